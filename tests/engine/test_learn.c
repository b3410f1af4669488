/* SPDX-License-Identifier: MIT */
/* test_learn.c - the engine that learns: known counts, the same order each time, and hard large puzzles.

   tests/engine/test_engine.c compares it with the reference on small puzzles of all rules.

   Sources: src/engine/learn_*.c, src/engine/peers.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "engine/peers.h"
#include "generate/fill.h"
#include "support/maker.h"

static uint64_t count_all(const sudoku_rules *rules, const uint8_t *givens, const char *engine)
{
    sudoku_solver *solver = sudoku_solver_new(rules, engine);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    sudoku_counters counters = {0};
    sudoku_search(solver, &p, NULL, NULL, NULL, &counters);
    assert_true(counters.complete);
    sudoku_solver_free(solver);
    return counters.solutions;
}

/* Far more solutions than are excluded by clauses, and conflicts enough that clauses are dropped meanwhile. */
static void counts_are_the_known_ones(void **state)
{
    (void)state;
    const uint8_t first_row[36] = {1, 2, 3, 4, 5, 6};
    sudoku_rules *four = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    sudoku_rules *latin =
        sudoku_rules_new(&(sudoku_shape){.size = 4, .box_rows = -1, .box_columns = -1}, NULL);
    sudoku_rules *six = sudoku_rules_new(&(sudoku_shape){.size = 6}, NULL);
    assert_int_equal(count_all(four, (uint8_t[16]){0}, "learn"), 288);
    assert_int_equal(count_all(latin, (uint8_t[16]){0}, "learn"), 576);
    assert_int_equal(count_all(six, first_row, "learn"), 39168);
    sudoku_rules_free(four);
    sudoku_rules_free(latin);
    sudoku_rules_free(six);
}

/* ---- the order of solutions ---- */

enum { SOME = 500 };

struct found {
    size_t cells;
    int count;
    uint8_t digits[SOME][81];
};

static bool keep(void *context, const uint8_t *digits)
{
    struct found *f = context;
    memcpy(f->digits[f->count++], digits, f->cells);
    return f->count < SOME;
}

static int by_digits(const void *a, const void *b) { return memcmp(a, b, 81); }

/* Neither what a solver did before nor which solver it is makes a difference, and no solution comes twice. */
static void solutions_come_in_the_same_order(void **state)
{
    (void)state;
    static struct found first, again, other;
    struct rng r = rng_from_seed(3);
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    sudoku_solver *solver = sudoku_solver_new(rules, "learn"),
                  *fresh = sudoku_solver_new(rules, "learn");
    uint8_t solution[81], givens[81];
    assert_true(make_solution(&r, rules, solution));
    keep_some(&r, 81, solution, 20, givens);
    const sudoku_puzzle p = {.rules = rules, .givens = givens},
                        empty = {.rules = rules, .givens = (uint8_t[81]){0}};
    first.cells = again.cells = other.cells = 81;
    sudoku_search(solver, &p, NULL, keep, &first, NULL);
    sudoku_search(solver, &empty, NULL, keep, &other, NULL);
    sudoku_search(solver, &p, NULL, keep, &again, NULL);
    assert_int_equal(first.count, SOME);
    assert_memory_equal(&first, &again, sizeof first);
    memset(&again, 0, sizeof again);
    again.cells = 81;
    sudoku_search(fresh, &p, NULL, keep, &again, NULL);
    assert_memory_equal(&first, &again, sizeof first);
    qsort(first.digits, SOME, sizeof first.digits[0], by_digits);
    for (int i = 1; i < SOME; i++) assert_memory_not_equal(first.digits[i - 1], first.digits[i], 81);
    sudoku_solver_free(solver);
    sudoku_solver_free(fresh);
    sudoku_rules_free(rules);
}

/* ---- hard ones ---- */

static bool is_solution(void *context, const uint8_t *digits)
{
    return sudoku_verify(context, digits, NULL);
}

/* Fewer nodes than that are enough only for what learns. */
static void solve_large(int size, int percent, uint64_t seed, uint64_t nodes)
{
    uint8_t digits[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    struct rng r = rng_from_seed(seed);
    sudoku_rules *rules =
        sudoku_rules_new(&(sudoku_shape){.size = size, .box_rows = -1, .box_columns = -1}, NULL);
    struct filler *filler = filler_new(rules);
    assert_int_equal(fill(filler, &r, NULL, 20000, digits), FILLED);
    keep_some(&r, size * size, digits, size * size * percent / 100, givens);
    sudoku_puzzle p = {.rules = rules, .givens = givens};
    const sudoku_limits limits = {.solutions = 1, .nodes = nodes};
    sudoku_solver *solver = sudoku_solver_new(rules, "learn");
    sudoku_counters counters = {0};
    sudoku_search(solver, &p, &limits, is_solution, &p, &counters);
    assert_int_equal(counters.solutions, 1);
    sudoku_solver_free(solver);
    filler_free(filler);
    sudoku_rules_free(rules);
}

static void hard_large_puzzles_are_solved(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        solve_large(25, 55, seed, 100000);
        solve_large(33, 42, seed, 100000);
        solve_large(36, 58, seed, 300000);
    }
}

/* ---- peers ---- */

static void peers_are_those_of_the_rules(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x"}, NULL);
    uint32_t first[82];
    uint16_t peer[81 * 80], expected[80];
    list_peers(rules, first, peer);
    assert_int_equal(count_peers(rules), first[81]);
    for (int cell = 0; cell < 81; cell++) {
        const int count = sudoku_peers(rules, cell, expected);
        assert_int_equal(first[cell + 1] - first[cell], count);
        assert_memory_equal(peer + first[cell], expected, (size_t)count * sizeof *peer);
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_are_the_known_ones),
        cmocka_unit_test(solutions_come_in_the_same_order),
        cmocka_unit_test(hard_large_puzzles_are_solved),
        cmocka_unit_test(peers_are_those_of_the_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
