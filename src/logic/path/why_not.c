/* SPDX-License-Identifier: MIT */
/* why_not.c - see why_not.h

   The digit is placed and the steps that follow are applied until a cell has no candidate left, or a digit no place in a
   house.  This is done several times, with more and more techniques allowed.  The result has steps that are not needed: each
   step in turn, the last first, is left out; if the independent checker still proves all others and the end is still the same
   kind of dead end, it stays out.  The shortest sequence of steps wins.  */
#include "logic/path/why_not.h"

#include "logic/proof/proof.h"
#include "logic/step/step_list.h"

/* ---- dead ends ---- */

static bool has_digit(const struct position *at, const struct house *h, int digit)
{
    for (int i = 0; i < h->count; i++)
        if (at->digit[h->cell[i]] == digit) return true;
    return false;
}

static bool dead_end(const struct position *at, sudoku_clash *clash)
{
    const struct field *f = at->field;
    for (int cell = 0; cell < f->cells; cell++)
        if (!at->digit[cell] && !at->candidates[cell]) {
            *clash = (sudoku_clash){.kind = SUDOKU_NO_CANDIDATE, .cell = cell};
            return true;
        }
    for (int h = 0; h < f->houses; h++)
        for (int d = 1; house_full(f, h) && d <= f->n; d++)
            if (!places_of(at, h, d) && !has_digit(at, &f->rules->house[h], d)) {
                *clash = (sudoku_clash){.kind = SUDOKU_NO_PLACE, .house = h, .digit = d};
                return true;
            }
    return false;
}

/* ---- a way ---- */

struct way {
    sudoku_logic *logic;
    const sudoku_puzzle *puzzle;
    int cell, digit; /* assumed */
    struct step_list steps;
    bool *left_out; /* by the number of the step */
    bool no_memory; /* so what was found need not be the shortest way, nor all there is */
};

static void begin(const struct way *w)
{
    position_start(w->logic->at, w->puzzle);
    if (!w->logic->at->digit[w->cell]) position_place(w->logic->at, w->cell, w->digit);
}

/* Applies steps of the first `stages` of the profile up to a dead end.  False: none is found. */
static bool walk_to_the_end(struct way *w, int stages)
{
    sudoku_clash clash;
    list_clear(&w->steps);
    begin(w);
    while (!dead_end(w->logic->at, &clash)) {
        const sudoku_step *step = logic_next_within(w->logic, stages);
        if (step ? !list_add(&w->steps, step) : w->logic->end == SUDOKU_LOGIC_NO_MEMORY)
            w->no_memory = true;
        if (!step || w->no_memory) return false;
        logic_apply(w->logic, step);
    }
    return true;
}

/* Shortening a way is not a search of a finder, but it may also take long. */
static bool time_is_up(struct finder *f)
{
    if (!f->out_of_work && f->stop && f->stop(f->stop_context)) f->out_of_work = true;
    return f->out_of_work;
}

/* Do the steps that are not left out follow one from another, up to a dead end? */
static bool holds(struct way *w, sudoku_clash *clash)
{
    struct finder *f = &w->logic->finder;
    const struct stop_check until = {f->stop, f->stop_context};
    begin(w);
    for (int i = 0; i < w->steps.count; i++) {
        const sudoku_step *step = &w->steps.step[i].it;
        if (w->left_out[i]) continue;
        if (time_is_up(f)) return false;
        const proof_result proof = prove_step_within(w->logic->at, false, step, until, NULL);
        if (proof == OUT_OF_MEMORY) w->no_memory = true;
        if (proof != PROVED) return false;
        logic_apply(w->logic, step);
    }
    return dead_end(w->logic->at, clash);
}

static int leave_out_what_is_not_needed(struct way *w)
{
    sudoku_clash clash;
    int count = w->steps.count;
    for (int i = 0; i < w->steps.count; i++) w->left_out[i] = false;
    for (int i = w->steps.count - 1; i >= 0 && !time_is_up(&w->logic->finder); i--) {
        w->left_out[i] = true;
        if (holds(w, &clash)) count--;
        else w->left_out[i] = false;
    }
    return count;
}

/* Keeps only the steps that are needed. */
static void close_ranks(struct way *w)
{
    int kept = 0;
    for (int i = 0; i < w->steps.count; i++) {
        if (w->left_out[i]) continue;
        const struct step moved = w->steps.step[kept];
        w->steps.step[kept] = w->steps.step[i];
        w->steps.step[i] = moved;
        w->left_out[kept++] = false;
    }
    w->steps.count = kept;
}

/* ---- the shortest ---- */

static void exchange(struct step_list *a, struct step_list *b)
{
    const struct step_list c = *a;
    *a = *b;
    *b = c;
}

/* Tries paths with more and more techniques, until one is found and the next is not shorter. */
static bool shortest_way(struct way *w, struct step_list *best)
{
    bool found = false;
    const struct finder *f = &w->logic->finder;
    for (int stages = 1; stages <= w->logic->profile->stages && !f->out_of_work && !w->no_memory;
         stages++) {
        if (!walk_to_the_end(w, stages)) continue;
        if (w->steps.count > LOGIC_CELLS) continue;
        leave_out_what_is_not_needed(w);
        close_ranks(w);
        if (found && w->steps.count >= best->count) return true;
        exchange(&w->steps, best);
        found = true;
    }
    return found;
}

static bool sees_the_digit(const struct way *w, sudoku_clash *clash)
{
    const struct field *f = w->logic->field;
    for (int i = f->first_peer[w->cell]; i < f->first_peer[w->cell + 1]; i++)
        if (w->puzzle->givens[f->peer[i]] == w->digit) {
            *clash = (sudoku_clash){.kind = SUDOKU_SAME_DIGIT,
                                    .cell = f->peer[i],
                                    .other = w->cell,
                                    .house = common_house(f, w->cell, f->peer[i]),
                                    .digit = w->digit};
            return true;
        }
    return false;
}

static sudoku_refutation tell(struct way *w, sudoku_on_step *found, void *context, sudoku_clash *end)
{
    begin(w);
    for (int i = 0; i < w->steps.count; i++) {
        const sudoku_step *step = &w->steps.step[i].it;
        if (!found(context, step)) break;
        logic_apply(w->logic, step);
    }
    dead_end(w->logic->at, end);
    return SUDOKU_REFUTED;
}

static sudoku_refutation refute(struct way *w, sudoku_on_step *found, void *context, sudoku_clash *end)
{
    struct step_list best = {0};
    bool left_out[LOGIC_CELLS + 1] = {false};
    w->left_out = left_out;
    w->logic->finder.out_of_work = w->logic->finder.no_memory = false; /* of an earlier search */
    w->logic->finder.unique = false;
    w->logic->finder.solution = NULL;
    const bool refuted = shortest_way(w, &best);
    exchange(&w->steps, &best);
    const bool known = !w->no_memory && (refuted || !w->logic->finder.out_of_work);
    const sudoku_refutation result = !known    ? SUDOKU_NOT_KNOWN
                                     : refuted ? tell(w, found, context, end)
                                               : SUDOKU_REFUTED_BY_SEARCH;
    if (!known) w->logic->end = w->no_memory ? SUDOKU_LOGIC_NO_MEMORY : SUDOKU_LOGIC_LIMIT;
    list_free(&best);
    return result;
}

sudoku_refutation why_not(sudoku_logic *l, const sudoku_puzzle *puzzle, int cell, int digit,
                          sudoku_on_step *found, void *context, sudoku_clash *end)
{
    struct way w = {.logic = l, .puzzle = puzzle, .cell = cell, .digit = digit};
    uint8_t givens[LOGIC_CELLS] = {0};
    sudoku_puzzle with = *puzzle;
    for (int c = 0; c < l->field->cells; c++) givens[c] = puzzle->givens[c];
    if (givens[cell] && givens[cell] != digit) {
        *end = (sudoku_clash){.kind = SUDOKU_NOT_THE_GIVEN, .cell = cell, .digit = givens[cell]};
        return SUDOKU_REFUTED;
    }
    if (sees_the_digit(&w, end)) return SUDOKU_REFUTED;
    if (puzzle->allowed && !(puzzle->allowed[cell] >> (digit - 1) & 1)) {
        *end = (sudoku_clash){.kind = SUDOKU_FORBIDDEN_DIGIT, .cell = cell, .digit = digit};
        return SUDOKU_REFUTED;
    }
    givens[cell] = (uint8_t)digit;
    with.givens = givens;
    const sudoku_answer answer = logic_solve(l, &with);
    if (answer == SUDOKU_UNIQUE || answer == SUDOKU_MANY || l->solved) return SUDOKU_POSSIBLE;
    if (answer == SUDOKU_STOPPED) {
        l->end = SUDOKU_LOGIC_LIMIT;
        return SUDOKU_NOT_KNOWN;
    }
    const sudoku_refutation result = refute(&w, found, context, end);
    list_free(&w.steps);
    return result;
}
