/* SPDX-License-Identifier: MIT */
/* order_check.c - see order_check.h */
#include "generate/order_check.h"

#include <string.h>

#include "board/naming.h"
#include "board/verify.h"
#include "engine/engine.h"
#include "generate/symmetry.h"
#include "words/fail.h"

/* ---- clues ---- */

static int cells_in(const uint8_t *pattern, int cells)
{
    int count = 0;
    for (int i = 0; i < cells; i++) count += pattern[i] != 0;
    return count;
}

/* Fewer clues than this are never enough: two digits without clues could be exchanged.  For the classic rules 17 was proved by search
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
        return fail(error, 0, 0, say(too_many_clues, cells));
    if (o->least_clues > most) return fail(error, 0, 0, say(clue_range_empty, o->least_clues, most));
    if (most < possible) return fail(error, 0, 0, say(too_few_clues, possible));
    if (o->attempts && o->minimal) return fail(error, 0, 0, say(attempts_not_minimal, o->attempts));
    /* A row full of clues has a redundant one: its last digit has no other place. */
    if (o->minimal && o->least_clues > cells - o->rules->n)
        return fail(error, 0, 0, say(too_many_minimal_clues, cells - o->rules->n));
    if (!o->pattern) return true;
    const int held = cells_in(o->pattern, cells);
    if (held < possible) return fail(error, 0, 0, say(pattern_below_possible, held, possible));
    return held >= o->least_clues || fail(error, 0, 0, say(pattern_too_small, held, o->least_clues));
}

/* ---- patterns and symmetries ---- */

/* A pattern must match the symmetry: each orbit is entirely inside or outside the pattern. */
static bool check_pattern_symmetry(const sudoku_order *o, sudoku_error *error)
{
    struct orbits orbits;
    if (!o->pattern || o->symmetry == SUDOKU_RANDOM_SYMMETRY) return true;
    find_orbits(&orbits, o->rules->n, o->symmetry);
    for (int i = 0; i < orbits.count; i++)
        for (int k = orbits.start[i]; k < orbits.start[i + 1]; k++)
            if (!o->pattern[orbits.cell[k]] != !o->pattern[orbits.cell[orbits.start[i]]])
                return fail(error, 0, 0,
                            say(pattern_not_symmetric, symmetry_word(o->symmetry),
                                orbits.cell[k] / o->rules->n + 1, orbits.cell[k] % o->rules->n + 1));
    return true;
}

static bool check_symmetry(const sudoku_order *o, sudoku_error *error)
{
    if (o->symmetry == SUDOKU_RANDOM_SYMMETRY) return true;
    const int house = asymmetric_house(o->rules, o->symmetry);
    if (house >= 0)
        return fail(error, 0, 0,
                    say(rules_not_symmetric, symmetry_word(o->symmetry),
                        house_argument(&o->rules->house[house])));
    return check_pattern_symmetry(o, error);
}

/* The numbers of clues that orbits within the pattern can add up to. */
static void find_sums(const sudoku_order *o, bool possible[SUDOKU_MAX_CELLS + 1])
{
    struct orbits orbits;
    int most = 0;
    find_orbits(&orbits, o->rules->n, o->symmetry);
    memset(possible, 0, (SUDOKU_MAX_CELLS + 1) * sizeof *possible);
    possible[0] = true;
    for (int i = 0; i < orbits.count; i++) {
        const int size = orbits.start[i + 1] - orbits.start[i];
        if (o->pattern && !o->pattern[orbits.cell[orbits.start[i]]]) continue;
        for (int sum = most; sum >= 0; sum--)
            if (possible[sum]) possible[sum + size] = true;
        most += size;
    }
}

static bool check_symmetric_clues(const sudoku_order *o, sudoku_error *error)
{
    bool possible[SUDOKU_MAX_CELLS + 1];
    int below = -1, above = -1;
    const int most = o->most_clues && o->most_clues < o->rules->cells ? o->most_clues : o->rules->cells;
    if (o->symmetry == SUDOKU_NO_SYMMETRY || o->symmetry == SUDOKU_RANDOM_SYMMETRY) return true;
    find_sums(o, possible);
    for (int clues = 0; clues <= o->rules->cells; clues++) {
        if (!possible[clues]) continue;
        if (clues >= o->least_clues && clues <= most) return true;
        if (clues < o->least_clues) below = clues;
        else if (above < 0) above = clues;
    }
    if (above < 0)
        return fail(error, 0, 0, say(no_symmetric_pattern_above, symmetry_word(o->symmetry), below));
    return fail(error, 0, 0, say(no_symmetric_pattern, symmetry_word(o->symmetry), below, above));
}

static bool line_is_empty(const sudoku_order *o, bool columns, int line)
{
    const int n = o->rules->n;
    for (int i = 0; i < n; i++)
        if (o->pattern[columns ? i * n + line : line * n + i]) return false;
    return true;
}

/* If two lines without clues can be exchanged, exchanging them in the solution gives a second solution. */
static bool check_empty_lines(const sudoku_order *o, sudoku_error *error)
{
    const int n = o->rules->n;
    if (!o->pattern) return true;
    for (int columns = 0; columns < 2; columns++)
        for (int a = 0; a < n; a++)
            for (int b = a + 1; b < n; b++)
                if (line_is_empty(o, columns, a) && line_is_empty(o, columns, b) &&
                    lines_can_be_exchanged(o->rules, columns, a, b))
                    return fail(error, 0, 0,
                                say(pattern_leaves_lines_empty,
                                    columns ? say(columns_word) : say(rows_word), a + 1, b + 1));
    return true;
}

/* ---- the rest ---- */

static bool check_start(const sudoku_order *o, sudoku_error *error)
{
    sudoku_clash clash;
    struct clash_names names;
    const sudoku_puzzle start = {.rules = o->rules, .givens = o->start};
    if (!o->start || !givens_clash(&start, &clash)) return true;
    return fail(error, 0, 0, say(start_contradicts, clash_message(o->rules, &clash, &names)));
}

static bool check_engine(const sudoku_order *o, sudoku_error *error)
{
    return !o->engine || engine_named(o->engine, o->rules->n) ||
           fail(error, 0, 0, say(no_engine_for_size, o->engine));
}

bool check_order(const sudoku_order *o, bool rated, sudoku_error *error)
{
    if (rated && o->least_clues == o->rules->cells) return fail(error, 0, 0, say(full_grid_not_rated));
    return check_engine(o, error) && check_clues(o, error) && check_symmetry(o, error) &&
           check_symmetric_clues(o, error) && (o->fresh_layout || check_empty_lines(o, error)) &&
           check_start(o, error);
}
