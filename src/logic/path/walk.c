/* SPDX-License-Identifier: MIT */
/* walk.c - see walk.h: the first finder that reports, apply, restart. */
#include "logic/path/walk.h"

#include <stdlib.h>
#include <string.h>

#include "base/contract.h"
#include "logic/proof/proof.h"
#include "logic/sets/als.h"
#include "words/fail.h"

bool is_variant(const sudoku_rules *r)
{
    for (int h = 0; h < r->all_house_count; h++)
        if (!house_kind_of(&r->house[h])->classic) return true;
    return false;
}

sudoku_logic *logic_new(const sudoku_rules *rules, const char *profile, sudoku_error *error)
{
    const struct profile *p = profile_named(profile);
    if (!p) {
        fail(error, 0, 0, say(unknown_profile, profile));
        return NULL;
    }
    if (rules->n > SUDOKU_LOGIC_SIZE) {
        fail(error, 0, 0, say(steps_up_to_size, SUDOKU_LOGIC_SIZE));
        return NULL;
    }
    if (rules->house_count - rules->first_user > SUDOKU_LOGIC_HOUSES) {
        fail(error, 0, 0, say(steps_up_to_houses, SUDOKU_LOGIC_HOUSES));
        return NULL;
    }
    sudoku_logic *l = calloc(1, sizeof *l);
    if (l) {
        l->profile = p;
        l->field = field_new(rules);
        l->at = l->field ? position_new(l->field) : NULL;
        l->solver = solver_new(rules, NULL);
        l->variant = is_variant(rules);
    }
    if (!l || !l->at || !l->solver || (p->habits == HABITS_HODOKU && !position_keep_singles(l->at))) {
        logic_free(l);
        fail_by_memory(error);
        return NULL;
    }
    l->finder.at = l->at;
    l->finder.field = l->field;
    l->finder.habits = p->habits;
    l->finder.allow = p->allow;
    l->finder.step = &l->draft;
    return l;
}

void logic_free(sudoku_logic *l)
{
    if (!l) return;
    for (int i = 0; i < SCRATCH_SLOTS; i++) free(l->finder.scratch[i].memory);
    als_forget(&l->finder);
    step_free(&l->draft);
    step_free(&l->next);
    position_free(l->at);
    field_free(l->field);
    solver_free(l->solver);
    free(l);
}

static bool keep_solution(void *context, const uint8_t *digits)
{
    sudoku_logic *l = context;
    if (!l->solved) memcpy(l->solution, digits, (size_t)l->field->cells);
    l->solved = true;
    return true;
}

static bool asked_to_stop(void *context, const sudoku_counters *so_far)
{
    const struct finder *f = context;
    (void)so_far;
    return f->stop && f->stop(f->stop_context);
}

static sudoku_limits limits_of(sudoku_logic *l)
{
    return (sudoku_limits){.solutions = 2, .stop = asked_to_stop, .stop_context = &l->finder};
}

sudoku_answer logic_solve(sudoku_logic *l, const sudoku_puzzle *puzzle)
{
    const sudoku_limits limits = limits_of(l);
    l->solved = false;
    return solver_search_any(l->solver, puzzle, &limits, keep_solution, l, NULL);
}

/* Exchanging the digits of a deadly pattern is not a second solution if marks that are part of the puzzle forbid it.  Often the marks
   are not part of it: a player has worked them out, and the digits alone have one solution without them.  */
static bool unique_without_marks(sudoku_logic *l, const sudoku_puzzle *puzzle)
{
    uint8_t givens[LOGIC_CELLS];
    if (!puzzle->allowed) return true;
    for (int cell = 0; cell < l->field->cells; cell++) givens[cell] = (uint8_t)lone_digit(puzzle, cell);
    const sudoku_puzzle bare = {.rules = puzzle->rules, .givens = givens};
    const sudoku_limits limits = limits_of(l);
    return solver_search(l->solver, &bare, &limits, NULL, NULL, NULL) == SUDOKU_UNIQUE;
}

sudoku_answer logic_start(sudoku_logic *l, const sudoku_puzzle *puzzle)
{
    l->finder.no_memory = false;
    l->answer = logic_solve(l, puzzle);
    if (l->answer != SUDOKU_NO_SOLUTION) position_start(l->at, puzzle);
    l->finder.unique = l->answer == SUDOKU_UNIQUE && unique_without_marks(l, puzzle);
    l->finder.solution = l->answer == SUDOKU_UNIQUE ? l->solution : NULL;
    return l->answer;
}

void logic_start_unique(sudoku_logic *l, const sudoku_puzzle *puzzle, const uint8_t *solution)
{
    l->finder.no_memory = false;
    l->answer = SUDOKU_UNIQUE;
    l->solved = true;
    memcpy(l->solution, solution, (size_t)l->field->cells);
    position_start(l->at, puzzle);
    l->finder.unique = true;
    l->finder.solution = l->solution;
}

/* ---- running finders ---- */

static bool stage_applies(const sudoku_logic *l, const struct stage *s)
{
    if (s->unique && !l->finder.unique) return false;
    return s->use == ALWAYS || s->use == WHEN_STUCK || (s->use == FOR_VARIANTS && l->variant) ||
           (s->use == FOR_CLASSIC && !l->variant);
}

enum {
    CELLS_PER_UNIT = 64, /* what every finder takes, even if it has nothing to look for */
    TO_TAKE_A_STEP = 64  /* units: the receiver may show or prove it */
};

/* All that a stage finds. */
static void run(sudoku_logic *l, const struct stage *s, bool (*take)(void *, const sudoku_step *),
                void *context)
{
    struct finder *f = &l->finder;
    f->take = take;
    f->context = context;
    f->stopped = f->out_of_work = f->reported = false;
    f->work = l->work ? l->work : UINT64_MAX;
    if (may_take_time(f, 1 + (uint64_t)f->field->cells / CELLS_PER_UNIT)) s->find(f, s->argument);
}

/* The same; but where a stage has found nothing before, it need not search again what is unchanged. */
static void run_again(sudoku_logic *l, const struct stage *s, bool (*take)(void *, const sudoku_step *),
                      void *context)
{
    struct finder *f = &l->finder;
    uint64_t *found_nothing_at = &l->found_nothing_at[s - l->profile->stage];
    f->found_nothing_at = *found_nothing_at;
    run(l, s, take, context);
    f->found_nothing_at = 0;
    if (!f->reported && !f->stopped && !f->no_memory) *found_nothing_at = l->at->clock;
}

/* The first step that a finder reports, and whether it has others. */
struct first {
    sudoku_logic *logic;
    bool look_on, found, others;
};

static bool keep_first(void *context, const sudoku_step *step)
{
    struct first *first = context;
    sudoku_logic *l = first->logic;
    if (first->found) {
        first->others = !same_conclusions(&l->next.it, step);
        return !first->others;
    }
    if (!step_copy(&l->next, step)) l->finder.no_memory = true;
    l->next.it.rating = rating_of(l->profile, step);
    first->found = true;
    return first->look_on;
}

static const sudoku_step *none(sudoku_logic *l, sudoku_logic_end_kind why)
{
    l->end = why;
    return NULL;
}

static const sudoku_step *find_next(sudoku_logic *l, int stages, struct first *first)
{
    if (!l->at->open) return none(l, SUDOKU_LOGIC_SOLVED);
    for (int i = 0; i < stages; i++) {
        const struct stage *s = &l->profile->stage[i];
        if (!stage_applies(l, s)) continue;
        run_again(l, s, keep_first, first);
        if (l->finder.no_memory) return none(l, SUDOKU_LOGIC_NO_MEMORY);
        if (first->found) return &l->next.it;
        if (l->finder.out_of_work) return none(l, SUDOKU_LOGIC_LIMIT);
    }
    return none(l, SUDOKU_LOGIC_STUCK);
}

#ifdef SUDOKU_CONTRACTS
static const sudoku_step *proved(const sudoku_logic *l, const sudoku_step *step)
{
    if (step && step->technique != TECHNIQUE_brute_force) {
        const proof_result proof = prove_step(l->at, l->finder.unique, step, NULL);
        REQUIRE(proof == PROVED || proof == TOO_LONG || proof == OUT_OF_MEMORY,
                "a step does not follow");
    }
    return step;
}
#else
static const sudoku_step *proved(const sudoku_logic *l, const sudoku_step *step)
{
    (void)l;
    return step;
}
#endif

const sudoku_step *logic_next(sudoku_logic *l) { return logic_next_within(l, l->profile->stages); }

const sudoku_step *logic_next_within(sudoku_logic *l, int stages)
{
    return proved(l, find_next(l, stages, &(struct first){.logic = l}));
}

static bool is_single_step(int technique)
{
    return technique == TECHNIQUE_full_house || technique == TECHNIQUE_naked_single ||
           technique == TECHNIQUE_hidden_single;
}

/* A player does not distinguish kinds of singles. */
static void look_for_other_singles(sudoku_logic *l, struct first *first)
{
    for (int i = 0; i < l->profile->stages && !first->others; i++)
        if (is_single_step(l->profile->stage[i].gives[0]))
            run(l, &l->profile->stage[i], keep_first, first);
}

const sudoku_step *logic_next_only(sudoku_logic *l, bool *only)
{
    struct first first = {.logic = l, .look_on = true};
    const sudoku_step *step = proved(l, find_next(l, l->profile->stages, &first));
    if (step && !first.others && is_single_step(step->technique)) look_for_other_singles(l, &first);
    *only = !first.others;
    return step;
}

void logic_apply(sudoku_logic *l, const sudoku_step *step)
{
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role == SUDOKU_PLACED && !l->at->digit[p->cell]) position_place(l->at, p->cell, p->digit);
        else if (p->role == SUDOKU_REMOVED) position_remove(l->at, p->cell, p->digit);
    }
}

struct wanted {
    sudoku_logic *logic;
    int technique;
    bool found;
    bool (*take)(void *, const sudoku_step *);
    void *context;
};

static bool pass_on(void *context, const sudoku_step *step)
{
    struct wanted *w = context;
    if (w->technique >= 0 && step->technique != w->technique) return true;
    w->found = true;
    sudoku_step rated = *step;
    rated.rating = rating_of(w->logic->profile, step);
    return w->take(w->context, &rated) && may_take_time(&w->logic->finder, TO_TAKE_A_STEP);
}

/* What is only searched for if it is requested by name. */
static unsigned extra_for(int technique)
{
    return technique == TECHNIQUE_dual_kite || technique == TECHNIQUE_dual_empty_rectangle ? ALLOW_DUALS
                                                                                           : 0;
}

void logic_all(sudoku_logic *l, int technique, bool (*take)(void *, const sudoku_step *), void *context)
{
    struct wanted wanted = {l, technique, false, take, context};
    l->end = l->at->open ? SUDOKU_LOGIC_STUCK : SUDOKU_LOGIC_SOLVED;
    if (!l->at->open) return;
    const unsigned usual = l->finder.allow;
    l->finder.allow |= extra_for(technique);
    for (int i = 0; i < l->profile->stages; i++) {
        const struct stage *s = &l->profile->stage[i];
        if (technique < 0 ? !stage_applies(l, s) : !stage_gives(s, technique)) continue;
        if (technique < 0 && s->use == WHEN_STUCK && wanted.found) continue;
        run(l, s, pass_on, &wanted);
        if (l->finder.stopped) break;
    }
    if (l->finder.out_of_work) l->end = SUDOKU_LOGIC_LIMIT;
    if (l->finder.no_memory) l->end = SUDOKU_LOGIC_NO_MEMORY;
    l->finder.allow = usual;
}
