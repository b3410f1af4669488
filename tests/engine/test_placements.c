/* SPDX-License-Identifier: MIT */
/* test_placements.c - nodes counted by placements against cell by cell, digit by digit; and whole puzzles against `bits`.

   SUDOKU_CASES=1000 makes it long, SUDOKU_SEED=N makes it different.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "engine/engine.h"
#include "engine/placements.h"
#include "support/maker.h"
#include "support/rule_sets.h"

static int cases(void) { return getenv("SUDOKU_CASES") ? atoi(getenv("SUDOKU_CASES")) : 25; }
static uint64_t seed(void)
{
    return getenv("SUDOKU_SEED") ? strtoull(getenv("SUDOKU_SEED"), NULL, 10) : 1;
}

/* ---- cell by cell ---- */

static bool clashes(const sudoku_rules *r, const uint8_t *digits, int cell)
{
    uint16_t peers[SUDOKU_MAX_CELLS];
    const int count = sudoku_peers(r, cell, peers);
    for (int i = 0; i < count; i++)
        if (digits[peers[i]] == digits[cell]) return true;
    return false;
}

static uint64_t count_plainly(const sudoku_rules *r, const bitset *candidates, uint8_t *digits, int cell)
{
    const int n = sudoku_rules_size(r);
    uint64_t count = 0;
    if (cell == n * n) return 1;
    for_each_bit(digit, candidates[cell]) {
        digits[cell] = (uint8_t)(digit + 1);
        if (!clashes(r, digits, cell)) count += count_plainly(r, candidates, digits, cell + 1);
    }
    digits[cell] = 0;
    return count;
}

/* ---- nodes ---- */

static struct placements *new_placements(const sudoku_rules *r)
{
    void *memory = malloc(placements_memory(r));
    assert_non_null(memory);
    return placements_in(memory, r);
}

/* A node with the solution: most cells of a few digits may hold any of these, and some cells other digits as well. */
static void make_node(struct rng *r, int n, const uint8_t *solution, bitset *candidates)
{
    bitset digits = 0;
    for (int i = 0; i < 3; i++) digits |= bit(rng_below(r, n));
    for (int cell = 0; cell < n * n; cell++) {
        const bitset own = bit(solution[cell] - 1);
        candidates[cell] = own & digits && rng_below(r, 8) ? digits : own;
    }
    for (int i = rng_below(r, 30); i > 0; i--) candidates[rng_below(r, n * n)] |= bit(rng_below(r, n));
}

static void swap_in_row(struct rng *r, int n, bitset *candidates)
{
    bitset *const row = candidates + n * rng_below(r, n);
    const int a = rng_below(r, n), b = rng_below(r, n);
    const bitset of_a = row[a];
    row[a] = row[b];
    row[b] = of_a;
}

static void nodes_are_counted(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(seed());
    int nodes = 0, refused = 0, several = 0;
    for (int set = 0; set < RULE_SETS + SIZE_SETS; set++) {
        const struct rule_set *s = set < RULE_SETS ? &rule_sets[set] : &size_sets[set - RULE_SETS];
        sudoku_rules *rules = rules_of_set(s, &r);
        const int n = sudoku_rules_size(rules);
        uint8_t solution[SUDOKU_MAX_CELLS], digits[SUDOKU_MAX_CELLS];
        bitset candidates[SUDOKU_MAX_CELLS];
        struct placements *p =
            n > 1 && n <= 16 && make_solution(&r, rules, solution) ? new_placements(rules) : NULL;
        for (int i = 0; i < cases() && p; i++) {
            uint64_t count;
            make_node(&r, n, solution, candidates);
            /* a wrong digit, two that are wrong only in columns and other houses, or a cell without any */
            if (i % 8 == 7) candidates[rng_below(&r, n * n)] = bit(rng_below(&r, n));
            if (i % 8 == 3) swap_in_row(&r, n, candidates);
            if (i % 16 == 8) candidates[rng_below(&r, n * n)] = 0;
            memset(digits, 0, sizeof digits);
            nodes++;
            if (!placements_count(p, candidates, &count)) {
                refused++;
                continue;
            }
            assert_int_equal(count, count_plainly(rules, candidates, digits, 0));
            several += count > 1;
        }
        free(p);
        sudoku_rules_free(rules);
    }
    assert_true(several > nodes / 8 && refused < nodes / 8);
}

/* What is too large for a word, a list or the patience of a caller is left to the search. */
static void large_nodes_are_refused(void **state)
{
    (void)state;
    static const int sizes[] = {9, 16, 36};
    for (int i = 0; i < 3; i++) {
        const int n = sizes[i], cells = n * n;
        const struct rule_set latin = {
            "latin", n == 9 ? 3 : n == 16 ? 4 : 6, n == 9 ? 3 : n == 16 ? 4 : 6, NULL, false, false, 0};
        struct rng r = rng_from_seed(1);
        sudoku_rules *rules = rules_of_set(&latin, &r);
        struct placements *p = new_placements(rules);
        bitset candidates[SUDOKU_MAX_CELLS];
        uint64_t count = 1;
        for (int open = 0; open < cells; open += 1 + cells / 9) {
            for (int cell = 0; cell < cells; cell++)
                candidates[cell] = cell < open ? first_bits(n) : bit(cell % n);
            placements_count(p, candidates, &count); /* whatever it says, it ends soon */
        }
        for (int cell = 0; cell < cells; cell++) candidates[cell] = first_bits(n);
        assert_false(placements_count(p, candidates, &count));
        free(p);
        sudoku_rules_free(rules);
    }
}

/* ---- whole puzzles ---- */

static uint64_t count_with(const char *engine, const sudoku_puzzle *p, uint64_t limit)
{
    sudoku_solver *s = sudoku_solver_new(p->rules, engine);
    sudoku_counters counters = {0};
    assert_non_null(s);
    sudoku_search(s, p, &(sudoku_limits){.solutions = limit}, NULL, NULL, &counters);
    assert_true(limit ? counters.solutions == limit || counters.complete : counters.complete);
    sudoku_solver_free(s);
    return counters.solutions;
}

static void puzzles_are_counted(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(seed());
    for (int set = 0; set < RULE_SETS; set++) {
        sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
        const int n = sudoku_rules_size(rules), cells = n * n;
        uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
        for (int i = 0; i < cases() / 5 && n <= 9 && make_solution(&r, rules, solution); i++) {
            const sudoku_puzzle p = {.rules = rules, .givens = givens};
            keep_some(&r, cells, solution, cells * (28 + rng_below(&r, 14)) / 100, givens);
            enum { MOST = 20000 };
            assert_int_equal(count_with("lanes", &p, MOST), count_with("bits", &p, MOST));
        }
        sudoku_rules_free(rules);
    }
}

static void empty_grids_are_counted(void **state)
{
    (void)state;
    static const uint8_t givens[36];
    struct rng r = rng_from_seed(1);
    sudoku_rules *four =
        rules_of_set(&(struct rule_set){.name = "4x4", .box_rows = 2, .box_columns = 2}, &r);
    sudoku_rules *six =
        rules_of_set(&(struct rule_set){.name = "6x6", .box_rows = 2, .box_columns = 3}, &r);
    const sudoku_puzzle of_four = {.rules = four, .givens = givens},
                        of_six = {.rules = six, .givens = givens};
    assert_int_equal(count_with(NULL, &of_four, 0), 288);
    assert_int_equal(count_with(NULL, &of_six, 0), 28200960);
    assert_int_equal(count_with(NULL, &of_six, 1234567), 1234567);
    sudoku_rules_free(four);
    sudoku_rules_free(six);
}

static void counts_saturate(void **state)
{
    (void)state;
    struct search s = {.counters = {.solutions = UINT64_MAX - 3}};
    record_solutions(&s, 3);
    assert_true(s.counters.solutions == UINT64_MAX && !s.counters.saturated);
    record_solutions(&s, 1);
    assert_true(s.counters.solutions == UINT64_MAX && s.counters.saturated);
    assert_false(s.stopped);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_are_counted),   cmocka_unit_test(large_nodes_are_refused),
        cmocka_unit_test(puzzles_are_counted), cmocka_unit_test(empty_grids_are_counted),
        cmocka_unit_test(counts_saturate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
