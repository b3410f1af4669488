/* SPDX-License-Identifier: MIT */
/* generate.c - puzzles to order.

   Puzzle number i of an order is made from random numbers of its own, seeded by the order's seed and i, so it is the same whatever
   comes before it, in whichever group and thread it is made.  */
#include "generate/generate.h"

#include <string.h>

#include "base/fail.h"
#include "board/house_list.h"
#include "board/naming.h"
#include "board/verify.h"
#include "generate/few_clues.h"
#include "generate/random_layout.h"

enum {
    GROUP = 64,         /* puzzles in the making at once */
    USUAL_GRIDS = 1000, /* for a puzzle */
    USUAL_EXPANSIONS = 250000 /* for a puzzle with few clues: some minutes */,
    STUCK_AFTER = 20 /* grids */
};

/* ---- does the order make sense? ---- */

static int cells_in(const uint8_t *pattern, int cells)
{
    int count = 0;
    for (int i = 0; i < cells; i++) count += pattern[i] != 0;
    return count;
}

/* Fewer clues than this are never enough: digits that are in no clue could be exchanged.  For the classic rules 17 was proved by search
   (McGuire, Tugemann and Civario, 2012).  */
static int fewest_possible(const sudoku_rules *r)
{
    const bool classic = r->n == 9 && r->box_rows == 3 && r->house_count == 27;
    return classic ? 17 : r->n - 1;
}

static bool check_clues(const sudoku_order *o, sudoku_error *error)
{
    const int cells = o->rules->cells, possible = fewest_possible(o->rules);
    const int most = o->most_clues ? o->most_clues : cells;
    if (o->least_clues < 0 || o->most_clues < 0 || o->least_clues > cells)
        return fail(error, 0, 0, "a puzzle of this size has at most %d clues", cells);
    if (o->least_clues > most)
        return fail(error, 0, 0, "at least %d and at most %d clues: no number is both", o->least_clues,
                    most);
    if (most < possible)
        return fail(error, 0, 0, "no puzzle with these rules has fewer than %d clues", possible);
    if (o->attempts && o->minimal)
        return fail(error, 0, 0, "a puzzle that stops after %d attempts need not be minimal",
                    o->attempts);
    if (!o->pattern) return true;
    const int held = cells_in(o->pattern, cells);
    if (held < possible)
        return fail(error, 0, 0,
                    "the pattern has %d cells, and no puzzle with these rules has fewer than %d clues",
                    held, possible);
    return held >= o->least_clues ||
           fail(error, 0, 0, "the pattern has %d cells, which is less than %d clues", held,
                o->least_clues);
}

/* A pattern and a symmetry must go together: an orbit is within the pattern, or outside. */
static bool check_pattern_symmetry(const sudoku_order *o, sudoku_error *error)
{
    struct orbits orbits;
    if (!o->pattern || o->symmetry == SUDOKU_RANDOM_SYMMETRY) return true;
    find_orbits(&orbits, o->rules->n, o->symmetry);
    for (int i = 0; i < orbits.count; i++)
        for (int k = orbits.start[i]; k < orbits.start[i + 1]; k++)
            if (!o->pattern[orbits.cell[k]] != !o->pattern[orbits.cell[orbits.start[i]]])
                return fail(error, 0, 0, "the pattern does not have the symmetry %s: see r%dc%d",
                            symmetry_name((int)o->symmetry), orbits.cell[k] / o->rules->n + 1,
                            orbits.cell[k] % o->rules->n + 1);
    return true;
}

static bool check_symmetry(const sudoku_order *o, sudoku_error *error)
{
    char name[SUDOKU_TEXT];
    if (o->symmetry == SUDOKU_RANDOM_SYMMETRY) return true;
    const int house = asymmetric_house(o->rules, o->symmetry);
    struct out words = out_to_buffer(name, sizeof name);
    if (house >= 0) {
        out_house(&words, o->rules, house);
        return fail(error, 0, 0, "the rules do not have the symmetry %s: see %s",
                    symmetry_name((int)o->symmetry), name);
    }
    return check_pattern_symmetry(o, error);
}

static bool check_start(const sudoku_order *o, sudoku_error *error)
{
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    struct out words = out_to_buffer(text, sizeof text);
    const sudoku_puzzle start = {.rules = o->rules, .givens = o->start};
    if (!o->start || !givens_clash(&start, &clash)) return true;
    out_clash(&words, o->rules, &clash);
    return fail(error, 0, 0, "the grid to start from has no solution: %s", text);
}

/* ---- making ---- */

static struct wish wish_of(const sudoku_order *o)
{
    const int cells = o->rules->cells;
    struct wish w = {.rules = o->rules,
                     .least = o->least_clues,
                     .most = o->most_clues ? o->most_clues : cells,
                     .exact = o->least_clues && o->most_clues,
                     .minimal = o->minimal,
                     .attempts = o->attempts,
                     .symmetry = o->symmetry,
                     .pattern = o->pattern,
                     .start = o->start,
                     .tries = o->tries ? o->tries : USUAL_GRIDS,
                     .expansions = o->tries ? o->tries : USUAL_EXPANSIONS,
                     .nodes = 30 * (uint64_t)o->rules->n,
                     .fill_nodes = 100000 * (uint64_t)o->rules->n,
                     .stop = o->stop,
                     .stop_context = o->stop_context,
                     .progress = o->progress,
                     .progress_context = o->progress_context};
    if (few_clues_serve(&w)) w.stuck_after = STUCK_AFTER;
    return w;
}

static sudoku_made made_of(const sudoku_rules *rules, const struct dig *d, uint64_t number)
{
    const bool done = d->state == DIG_DONE;
    return (sudoku_made){.number = number,
                         .rules = done ? rules : NULL,
                         .givens = done ? d->givens : NULL,
                         .solution = done ? d->solution : NULL,
                         .clues = done ? d->clues : d->fewest,
                         .tries = d->tries};
}

/* The crew stopped, or had to. */
static bool why_not(const struct crew *crew, sudoku_error *error)
{
    return crew_starved(crew) && fail(error, 0, 0, "memory is short");
}

/* What is needed to make puzzles, and where they go. */
struct maker {
    const sudoku_order *order;
    struct wish wish;
    struct crew *crew;
    struct few_clues *few; /* made when it is needed */
    sudoku_on_made *made;
    void *context;
    sudoku_error *error;
};

/* A dig is done, or stuck: then the other search goes on with it.  False: stopped, or there is a sentence. */
static bool bring_to_end(struct maker *m, uint64_t number, struct dig *d)
{
    if (d->state == DIG_IMPOSSIBLE)
        return fail(m->error, 0, 0,
                    m->order->start ? "the grid to start from has no solution"
                                    : "these rules have no solution at all");
    if (d->state != DIG_STUCK) return true;
    if (!m->few) m->few = few_clues_new(m->order->rules);
    if (!m->few) return fail(m->error, 0, 0, "memory is short");
    return few_clues_search(m->few, &m->wish, number, d);
}

/* False: stopped, or there is a sentence. */
static bool make_group(struct maker *m, uint64_t first, int count)
{
    for (int i = 0; i < count; i++)
        crew_dig(m->crew, i)->rng = rng_of(m->order->seed, first + (uint64_t)i);
    if (!crew_work(m->crew, &m->wish, count)) return why_not(m->crew, m->error);
    for (int i = 0; i < count; i++) {
        const uint64_t number = first + (uint64_t)i;
        struct dig *d = crew_dig(m->crew, i);
        if (!bring_to_end(m, number, d)) return false;
        const sudoku_made made = made_of(m->order->rules, d, number);
        if (!m->made(m->context, &made)) return false;
    }
    return true;
}

static bool make_groups(const sudoku_order *o, sudoku_on_made *made, void *context, sudoku_error *error)
{
    const int group = o->count < GROUP ? (int)o->count : GROUP;
    struct maker m = {.order = o,
                      .wish = wish_of(o),
                      .crew = crew_new(o->rules, group),
                      .made = made,
                      .context = context,
                      .error = error};
    if (!m.crew) return fail(error, 0, 0, "memory is short");
    bool good = true;
    for (uint64_t i = 0; i < o->count && good; i += (uint64_t)group) {
        const uint64_t left = o->count - i;
        good = make_group(&m, o->first + i, left < (uint64_t)group ? (int)left : group);
    }
    crew_free(m.crew);
    few_clues_free(m.few);
    return good;
}

/* ---- a layout for each puzzle ---- */

/* What the rules are besides boxes or regions; `houses` is room for those of users. */
static struct rule_spec spec_without_regions(const sudoku_rules *r, sudoku_cells *houses)
{
    struct rule_spec s = {
        .n = r->n, .box_rows = -1, .box_columns = -1, .extras = r->extras, .houses = houses};
    for (int h = 0; h < r->house_count; h++)
        if (r->house[h].kind == SUDOKU_EXTRA_HOUSE)
            houses[s.house_count++] = (sudoku_cells){r->house[h].cell, r->house[h].count};
    return s;
}

/* A puzzle in the making whose rules change. */
struct fresh {
    const sudoku_order *order;
    struct rule_spec spec;
    struct wish wish;
    sudoku_symmetry symmetry;
    uint64_t tries;
    int fewest; /* clues of a puzzle that was not as wanted */
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
            f->failed = !fail(f->error, 0, 0, "no layout of size %d with the symmetry %s was found", s.n,
                              symmetry_name((int)f->symmetry));
        return NULL;
    }
    s.box_rows = s.box_columns = 0;
    s.regions = regions;
    s.tested = true; /* by filling a grid before anything else */
    sudoku_rules *rules = rules_new(&s, f->error);
    f->failed = !rules;
    return rules;
}

/* Fills a grid of the new rules and digs it.  False: stopped or failed. */
static bool dig_fresh(struct fresh *f, struct crew *crew, const sudoku_rules *rules, uint64_t number,
                      sudoku_on_made *made, void *context)
{
    struct dig *d = crew_dig(crew, 0);
    f->wish.rules = rules;
    f->wish.symmetry = f->symmetry;
    d->rng = f->rng;
    if (!crew_work(crew, &f->wish, 1)) return why_not(crew, f->error);
    f->rng = d->rng;
    f->done = d->state == DIG_DONE;
    if (d->fewest && (!f->fewest || d->fewest < f->fewest)) f->fewest = d->fewest;
    sudoku_made m = made_of(rules, d, number);
    m.tries = f->tries;
    return !f->done || made(context, &m);
}

/* One try with a new layout. */
static bool try_fresh(struct fresh *f, uint64_t number, sudoku_on_made *made, void *context)
{
    sudoku_rules *rules = fresh_rules(f);
    if (!rules) return !f->failed;
    struct crew *crew = crew_new(rules, 1);
    const bool good = crew ? dig_fresh(f, crew, rules, number, made, context)
                           : fail(f->error, 0, 0, "memory is short");
    crew_free(crew);
    rules_free(rules);
    return good;
}

static bool make_fresh(struct fresh *f, uint64_t number, sudoku_on_made *made, void *context)
{
    const sudoku_order *o = f->order;
    const uint64_t most_tries = wish_of(o).tries;
    f->rng = rng_of(o->seed, number);
    f->done = false;
    f->fewest = f->misses = 0;
    for (f->tries = 1; f->tries <= most_tries && !f->done; f->tries++)
        if (!try_fresh(f, number, made, context) || (o->stop && o->stop(o->stop_context))) return false;
    const sudoku_made none = {.number = number, .clues = f->fewest, .tries = most_tries};
    return f->done || made(context, &none);
}

/* Positions that a layout is worth: 600 for 9x9, where another one is soon found, and 5,000 for 16x16. */
static uint64_t fresh_nodes(const sudoku_rules *r)
{
    return 100 + (uint64_t)r->cells * (uint64_t)r->cells / 13;
}

static bool make_all_fresh(const sudoku_order *o, const struct rule_spec *spec, sudoku_on_made *made,
                           void *context, sudoku_error *error)
{
    struct fresh f = {.order = o, .spec = *spec, .wish = wish_of(o), .error = error};
    f.wish.tries = 1;
    f.wish.stuck_after = 0;
    f.wish.fill_nodes = fresh_nodes(o->rules);
    if (spec->n < LEAST_LAYOUT_SIZE)
        return fail(error, 0, 0, "layouts have at least %d rows", LEAST_LAYOUT_SIZE);
    for (uint64_t i = 0; i < o->count; i++)
        if (!make_fresh(&f, o->first + i, made, context)) return false;
    return true;
}

bool generate(const sudoku_order *given, sudoku_on_made *made, void *context, sudoku_error *error)
{
    sudoku_order o = {0};
    sudoku_cells houses[SUDOKU_MAX_HOUSES + MAX_NAMED_HOUSES];
    struct rule_spec spec = {.n = 0};
    sudoku_rules *bare = NULL;
    memcpy(&o, given, given->room < sizeof o ? given->room : sizeof o);
    fail(error, 0, 0, "%s", "");
    if (o.fresh_layout) {
        spec = spec_without_regions(o.rules, houses);
        o.rules = bare = rules_new(&spec, error);
        if (!bare) return false;
    }
    if (!o.count) o.count = 1;
    const bool good = check_clues(&o, error) && check_symmetry(&o, error) && check_start(&o, error) &&
                      (o.fresh_layout ? make_all_fresh(&o, &spec, made, context, error)
                                      : make_groups(&o, made, context, error));
    rules_free(bare);
    return good;
}
