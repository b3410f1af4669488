/* SPDX-License-Identifier: MIT */
/* generate.c - puzzles to order.

   Puzzle number i of an order has its own random numbers, seeded by the order's seed and i, so it does not depend on the puzzles
   before it, its group or its thread.  */
#include "generate/generate.h"

#include <stdlib.h>
#include <string.h>

#include "generate/few_clues.h"
#include "generate/judge.h"
#include "generate/order_check.h"
#include "generate/random_layout.h"
#include "logic/path/difficulty.h"
#include "logic/path/rate.h"
#include "words/fail.h"

enum {
    GROUP = 64,           /* puzzles made at once */
    USUAL_GRIDS = 1000,   /* for a puzzle */
    USUAL_RATED = 100000, /* grids for a puzzle of some difficulty */
    USUAL_EXPANSIONS = 250000 /* for a puzzle with few clues: some minutes */,
    STUCK_AFTER = 20 /* grids */
};

/* ---- making ---- */

static struct requirements wish_of(const sudoku_order *o)
{
    const uint64_t usual = o->difficulty ? USUAL_RATED : USUAL_GRIDS;
    struct requirements w = {.rules = o->rules,
                             .least = o->least_clues,
                             .most = o->most_clues ? o->most_clues : o->rules->cells,
                             .exact = o->least_clues && o->most_clues,
                             .minimal = o->minimal,
                             .attempts = o->attempts,
                             .symmetry = o->symmetry,
                             .pattern = o->pattern,
                             .start = o->start,
                             .tries = o->tries ? o->tries : usual,
                             .expansions = o->tries ? o->tries : USUAL_EXPANSIONS,
                             .nodes = 30 * (uint64_t)o->rules->n,
                             .fill_nodes = 100000 * (uint64_t)o->rules->n,
                             .engine = o->engine,
                             .stop = o->stop,
                             .stop_context = o->stop_context,
                             .progress = o->progress,
                             .progress_context = o->progress_context};
    if (few_clues_serve(&w)) w.stuck_after = STUCK_AFTER;
    return w;
}

/* The result of a dig; `rules` are its own. */
static sudoku_made made_of(const sudoku_rules *rules, struct dig *d, bool rated, uint64_t number)
{
    struct nearest *n = &d->nearest;
    if (d->state == DIG_DONE)
        return (sudoku_made){.number = number,
                             .rules = rules,
                             .givens = d->givens,
                             .solution = d->solution,
                             .clues = d->clues,
                             .tries = d->tries,
                             .rating = rated ? rating_shown(&d->rating) : NULL};
    return (sudoku_made){.number = number,
                         .rules = rules,
                         .clues = n->clues,
                         .tries = d->tries,
                         .rating = n->rated ? rating_shown(&n->rating) : NULL,
                         .missed = n->missed,
                         .nearest = n->clues ? n->givens : NULL,
                         .spare = n->spare,
                         .off = n->off};
}

/* The work was stopped by the caller or by an error. */
static bool why_not(const struct digger *digger, const struct judge *judge, sudoku_error *error)
{
    return (digger_lacks_memory(digger) || judge_lacks_memory(judge)) && fail_by_memory(error);
}

/* What is needed to make puzzles, and where they go. */
struct maker {
    const sudoku_order *order;
    struct requirements required;
    struct digger *digger;
    struct judge *judge;   /* NULL: there is no difficulty */
    struct few_clues *few; /* made when it is needed */
    sudoku_on_made *made;
    void *context;
    sudoku_error *error;
};

/* A dig is done, or stuck: then the search for few clues continues it.  False: stopped, or there is an error message. */
static bool bring_to_end(struct maker *m, uint64_t number, struct dig *d)
{
    if (d->state == DIG_IMPOSSIBLE)
        return fail(m->error, 0, 0,
                    m->order->start ? say(start_without_solution) : say(rules_without_solution));
    if (d->state == DIG_STUCK) {
        if (!m->few) m->few = few_clues_new(m->order->rules);
        if (!m->few) return fail_by_memory(m->error);
        if (!few_clues_search(m->few, &m->required, number, d))
            return why_not(m->digger, m->judge, m->error);
    }
    if (m->judge && d->state != DIG_DONE) judge_nearest(m->judge, d);
    return !judge_stopped(m->judge);
}

/* Reports the puzzles of a group that were finished before it was stopped, up to the first unfinished one. */
static bool hand_over_done(struct maker *m, uint64_t first, int count)
{
    for (int i = 0; i < count && digger_puzzle(m->digger, i)->state == DIG_DONE; i++) {
        const sudoku_made made =
            made_of(m->order->rules, digger_puzzle(m->digger, i), m->judge, first + (uint64_t)i);
        if (!m->made(m->context, &made)) break;
    }
    return why_not(m->digger, m->judge, m->error);
}

/* False: stopped, or there is a sentence. */
static bool make_group(struct maker *m, uint64_t first, int count)
{
    for (int i = 0; i < count; i++)
        digger_puzzle(m->digger, i)->rng = rng_of(m->order->seed, first + (uint64_t)i);
    if (!digger_work(m->digger, &m->required, count)) return hand_over_done(m, first, count);
    for (int i = 0; i < count; i++) {
        const uint64_t number = first + (uint64_t)i;
        struct dig *d = digger_puzzle(m->digger, i);
        if (!bring_to_end(m, number, d)) return false;
        const sudoku_made made = made_of(m->order->rules, d, m->judge, number);
        if (!m->made(m->context, &made)) return false;
    }
    return true;
}

static bool make_groups(const sudoku_order *o, const struct difficulty *difficulty, sudoku_on_made *made,
                        void *context, sudoku_error *error)
{
    const int group = o->count < GROUP ? (int)o->count : GROUP;
    struct maker m = {.order = o,
                      .required = wish_of(o),
                      .digger = digger_new(o->rules, group),
                      .made = made,
                      .context = context,
                      .error = error};
    bool good = m.digger || fail_by_memory(error);
    if (good && difficulty) {
        m.required.judge = m.judge = judge_new(difficulty, o->rules, &m.required, error);
        good = m.judge;
    }
    for (uint64_t i = 0; i < o->count && good; i += (uint64_t)group) {
        const uint64_t left = o->count - i;
        good = make_group(&m, o->first + i, left < (uint64_t)group ? (int)left : group);
    }
    digger_free(m.digger);
    few_clues_free(m.few);
    judge_free(m.judge);
    return good;
}

/* ---- a layout for each puzzle ---- */

/* The rules other than boxes or regions; `houses` is room for the user's houses. */
static struct rule_spec spec_without_regions(const sudoku_rules *r, sudoku_cells *houses)
{
    struct rule_spec s = {
        .n = r->n, .box_rows = -1, .box_columns = -1, .extras = r->extras, .houses = houses};
    for (int h = r->first_user; h < r->house_count; h++)
        houses[s.house_count++] = (sudoku_cells){r->house[h].cell, r->house[h].count};
    return s;
}

/* An unfinished puzzle whose rules change from try to try. */
struct fresh {
    const sudoku_order *order;
    const struct difficulty *difficulty; /* may be NULL */
    struct rule_spec spec;
    struct requirements required;
    sudoku_symmetry symmetry;
    uint64_t tries;
    struct nearest nearest; /* of all tries; its rules are */
    const sudoku_rules *nearest_rules;
    uint8_t nearest_givens[SUDOKU_MAX_CELLS];
    int misses; /* layouts that were not found */
    bool done, failed;
    struct rng rng;
    sudoku_error *error;
};

/* Rules with a new layout; NULL: none was found this time, or there is a sentence. */
static sudoku_rules *fresh_rules(struct fresh *f)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    struct rule_spec s = f->spec;
    f->symmetry = f->order->symmetry;
    if (f->symmetry == SUDOKU_RANDOM_SYMMETRY) f->symmetry = any_symmetry(&f->rng);
    if (!random_layout(&f->rng, s.n, f->symmetry, regions)) {
        if (++f->misses == LAYOUT_TRIES && f->order->symmetry != SUDOKU_RANDOM_SYMMETRY)
            f->failed = !fail(f->error, 0, 0, say(no_layout_found, s.n, symmetry_word(f->symmetry)));
        return NULL;
    }
    s.box_rows = s.box_columns = 0;
    s.regions = regions;
    s.tested = true; /* by filling a grid first */
    sudoku_rules *rules = rules_new(&s, f->error);
    f->failed = !rules;
    return rules;
}

/* Keeps the nearest puzzle of the last try, if it is nearer than those before. */
static void keep_nearest(struct fresh *f, struct dig *d, sudoku_rules *rules)
{
    uint8_t *givens = f->nearest_givens;
    if (d->nearest.missed < f->nearest.missed ||
        (d->nearest.missed == f->nearest.missed && d->nearest.off >= f->nearest.off))
        return;
    if (f->required.judge) judge_nearest(f->required.judge, d);
    memcpy(givens, d->nearest.givens, (size_t)rules->cells);
    f->nearest = d->nearest;
    f->nearest.givens = givens;
    rules_free(f->nearest_rules);
    f->nearest_rules = rules_keep(rules);
}

/* Fills a grid of the new rules and digs it.  False: stopped or failed. */
static bool dig_fresh(struct fresh *f, struct digger *digger, sudoku_rules *rules, uint64_t number,
                      sudoku_on_made *made, void *context)
{
    struct dig *d = digger_puzzle(digger, 0);
    f->required.rules = rules;
    f->required.symmetry = f->symmetry;
    d->rng = f->rng;
    if (!digger_work(digger, &f->required, 1)) return why_not(digger, f->required.judge, f->error);
    f->rng = d->rng;
    f->done = d->state == DIG_DONE;
    if (!f->done) {
        keep_nearest(f, d, rules);
        return !judge_stopped(f->required.judge);
    }
    sudoku_made m = made_of(rules, d, f->required.judge, number);
    m.tries = f->tries;
    return made(context, &m);
}

/* One try with a new layout. */
static bool try_fresh(struct fresh *f, uint64_t number, sudoku_on_made *made, void *context)
{
    sudoku_rules *rules = fresh_rules(f);
    if (!rules) return !f->failed;
    struct digger *digger = digger_new(rules, 1);
    bool good = digger || fail_by_memory(f->error);
    if (good && f->difficulty) {
        f->required.judge = judge_new(f->difficulty, rules, &f->required, f->error);
        good = f->required.judge;
    }
    good = good && dig_fresh(f, digger, rules, number, made, context);
    judge_free(f->required.judge);
    f->required.judge = NULL;
    digger_free(digger);
    rules_free(rules);
    return good;
}

static bool make_fresh(struct fresh *f, uint64_t number, sudoku_on_made *made, void *context)
{
    const sudoku_order *o = f->order;
    const uint64_t most_tries = wish_of(o).tries;
    f->rng = rng_of(o->seed, number);
    f->done = false;
    f->misses = 0;
    f->nearest = (struct nearest){.missed = SUDOKU_MISSED_GRID};
    for (f->tries = 1; f->tries <= most_tries && !f->done; f->tries++)
        if (!try_fresh(f, number, made, context) || (o->stop && o->stop(o->stop_context))) return false;
    if (f->done) return true;
    sudoku_made none =
        made_of(f->nearest_rules, &(struct dig){.state = DIG_GAVE_UP, .nearest = f->nearest},
                f->difficulty, number);
    none.tries = most_tries;
    return made(context, &none);
}

/* The limit on positions for a layout: 600 for 9x9, where another layout is quickly found, and 5,000 for 16x16. */
static uint64_t fresh_nodes(const sudoku_rules *r)
{
    return 100 + (uint64_t)r->cells * (uint64_t)r->cells / 13;
}

static bool make_all_fresh(const sudoku_order *o, const struct difficulty *difficulty,
                           const struct rule_spec *spec, sudoku_on_made *made, void *context,
                           sudoku_error *error)
{
    struct fresh f = {
        .order = o, .difficulty = difficulty, .spec = *spec, .required = wish_of(o), .error = error};
    bool good = true;
    f.required.tries = 1;
    f.required.stuck_after = 0;
    f.required.fill_nodes = fresh_nodes(o->rules);
    if (spec->n < LEAST_LAYOUT_SIZE) return fail(error, 0, 0, say(layout_size, LEAST_LAYOUT_SIZE));
    for (uint64_t i = 0; i < o->count && good; i++) good = make_fresh(&f, o->first + i, made, context);
    rules_free(f.nearest_rules);
    return good;
}

bool generate(const sudoku_order *given, sudoku_on_made *made, void *context, sudoku_error *error)
{
    sudoku_order o = *given;
    sudoku_cells *houses = NULL;
    struct rule_spec spec = {.n = 0};
    struct difficulty difficulty = {.any = true};
    sudoku_rules *bare = NULL;
    fail_as_stopped(error);
    if (o.fresh_layout) {
        houses = malloc((size_t)(o.rules->house_count - o.rules->first_user + 1) * sizeof *houses);
        if (!houses) return fail_by_memory(error);
        spec = spec_without_regions(o.rules, houses);
        o.rules = bare = rules_new(&spec, error);
        if (!bare) {
            free(houses);
            return false;
        }
    }
    if (!o.count) o.count = 1;
    const struct difficulty *wanted = o.difficulty ? &difficulty : NULL;
    const bool good =
        (!wanted || difficulty_read(&difficulty, o.difficulty, o.rules, o.fresh_layout, error)) &&
        check_order(&o, wanted && !difficulty.any, error) &&
        (o.fresh_layout ? make_all_fresh(&o, wanted, &spec, made, context, error)
                        : make_groups(&o, wanted, made, context, error));
    rules_free(bare);
    free(houses);
    return good;
}
