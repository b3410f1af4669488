/* SPDX-License-Identifier: MIT */
/* generate.c - puzzles to order.

   Puzzle number i of an order is made from random numbers of its own, seeded by the order's seed and i, so it is the same whatever
   comes before it, in whichever group and thread it is made.  */
#include "generate/generate.h"

#include <string.h>

#include "base/fail.h"
#include "board/naming.h"
#include "board/verify.h"
#include "generate/digging.h"

enum { GROUP = 64 /* puzzles in the making at once */ };

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
                            symmetry_name(o->symmetry), orbits.cell[k] / o->rules->n + 1,
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
                    symmetry_name(o->symmetry), name);
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

static struct rng rng_of(uint64_t seed, uint64_t number)
{
    struct rng mixed = rng_from_seed(seed);
    return rng_from_seed(rng_next(&mixed) ^ (number + 1) * 0xD1B54A32D192ED03u);
}

static struct wish wish_of(const sudoku_order *o)
{
    const int cells = o->rules->cells;
    return (struct wish){.rules = o->rules,
                         .least = o->least_clues,
                         .most = o->most_clues ? o->most_clues : cells,
                         .exact = o->least_clues && o->most_clues,
                         .minimal = o->minimal,
                         .attempts = o->attempts,
                         .symmetry = o->symmetry,
                         .pattern = o->pattern,
                         .start = o->start,
                         .tries = o->tries ? o->tries : 1000,
                         .nodes = 300 * (uint64_t)o->rules->n,
                         .stop = o->stop,
                         .stop_context = o->stop_context};
}

static sudoku_made made_of(const struct dig *d, uint64_t number)
{
    const bool done = d->state == DIG_DONE;
    return (sudoku_made){.number = number,
                         .givens = done ? d->givens : NULL,
                         .solution = done ? d->solution : NULL,
                         .clues = done ? d->clues : d->fewest,
                         .tries = d->tries};
}

/* False: stopped, or there is no grid; then there is a sentence. */
static bool make_group(struct crew *crew, const sudoku_order *o, uint64_t first, int count,
                       sudoku_on_made *made, void *context, sudoku_error *error)
{
    const struct wish w = wish_of(o);
    for (int i = 0; i < count; i++) crew_dig(crew, i)->rng = rng_of(o->seed, first + (uint64_t)i);
    if (!crew_work(crew, &w, count)) return false;
    for (int i = 0; i < count; i++) {
        const struct dig *d = crew_dig(crew, i);
        if (d->state == DIG_IMPOSSIBLE)
            return fail(error, 0, 0,
                        o->start ? "the grid to start from has no solution"
                                 : "these rules have no solution at all");
        const sudoku_made m = made_of(d, first + (uint64_t)i);
        if (!made(context, &m)) return false;
    }
    return true;
}

bool generate(const sudoku_order *given, sudoku_on_made *made, void *context, sudoku_error *error)
{
    sudoku_order o = {0};
    memcpy(&o, given, given->room < sizeof o ? given->room : sizeof o);
    fail(error, 0, 0, "%s", "");
    if (!check_clues(&o, error) || !check_symmetry(&o, error) || !check_start(&o, error)) return false;
    if (!o.count) o.count = 1;
    const int group = o.count < GROUP ? (int)o.count : GROUP;
    struct crew *crew = crew_new(o.rules, group);
    if (!crew) return fail(error, 0, 0, "memory is short");
    bool good = true;
    for (uint64_t i = 0; i < o.count && good; i += (uint64_t)group) {
        const uint64_t left = o.count - i;
        good = make_group(crew, &o, o.first + i, left < (uint64_t)group ? (int)left : group, made,
                          context, error);
    }
    crew_free(crew);
    return good;
}
