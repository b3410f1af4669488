/* SPDX-License-Identifier: MIT */
/* test_lanes_order.c - lanes finds the solutions of a puzzle in the same order everywhere, and counts guesses and nodes alike:
   with every instruction set, alone and in batches of every size, with and without limits.

   Source: src/engine/lanes_order.h.  What is expected comes from one lane, which has nobody to share work with: the portable driver.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { PUZZLES = 48, LONGEST_BATCH = 40, MOST_SOLUTIONS = 60 };

struct puzzles {
    const sudoku_rules *rules;
    size_t cells;
    uint8_t givens[PUZZLES * SUDOKU_MAX_CELLS];
};

/* What a search has reported, as one number that depends on the order. */
struct report {
    size_t cells;
    uint64_t solutions, hash;
};

static uint64_t hash_digits(uint64_t hash, const uint8_t *digits, size_t cells)
{
    for (size_t i = 0; i < cells; i++) hash = (hash ^ digits[i]) * 0x100000001B3;
    return hash;
}

static bool add_to_report(void *context, const uint8_t *digits)
{
    struct report *r = context;
    r->solutions++;
    r->hash = hash_digits(r->hash, digits, r->cells);
    return true;
}

/* Most have several solutions, some one or none. */
static bool make_puzzles(struct rng *r, const sudoku_rules *rules, struct puzzles *p)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    const int n = sudoku_rules_size(rules);
    p->rules = rules;
    p->cells = (size_t)(n * n);
    if (!make_solution(r, rules, solution)) return false;
    for (int i = 0; i < PUZZLES; i++) {
        uint8_t *givens = p->givens + (size_t)i * p->cells;
        const int percent = n > 9 ? 50 + rng_below(r, 20) : 22 + rng_below(r, 18);
        keep_some(r, n * n, solution, n * n * percent / 100, givens);
        if (rng_below(r, 6) == 0) givens[rng_below(r, n * n)] = (uint8_t)(1 + rng_below(r, n));
    }
    return true;
}

struct outcome {
    struct report report;
    sudoku_counters counters;
    sudoku_answer answer;
};

static struct outcome search_one(sudoku_solver *s, const struct puzzles *p, int i, uint64_t limit,
                                 uint64_t nodes)
{
    struct outcome o = {.report = {.cells = p->cells}};
    const sudoku_puzzle puzzle = {.rules = p->rules, .givens = p->givens + (size_t)i * p->cells};
    const sudoku_limits limits = {.solutions = limit, .nodes = nodes};
    o.answer = sudoku_search(s, &puzzle, &limits, add_to_report, &o.report, &o.counters);
    return o;
}

static void expect_same(const struct outcome *a, const struct outcome *b, uint64_t node_limit)
{
    assert_int_equal(a->answer, b->answer);
    assert_int_equal(a->report.solutions, b->report.solutions);
    assert_int_equal(a->report.hash, b->report.hash);
    assert_int_equal(a->counters.solutions, b->counters.solutions);
    assert_int_equal(a->counters.complete, b->counters.complete);
    assert_int_equal(a->counters.nodes, b->counters.nodes);
    /* a search that is stopped may have made a few guesses more, for nodes that it did not enter */
    if (a->counters.complete || !node_limit) assert_int_equal(a->counters.guesses, b->counters.guesses);
}

/* Limits of solutions around the number that a lane keeps, and of nodes. */
static const struct {
    uint64_t solutions, nodes;
} limits[] = {{1, 0}, {2, 0}, {3, 0}, {16, 0}, {17, 0}, {MOST_SOLUTIONS, 0}, {0, 100}, {2, 40}};
enum { LIMITS = sizeof limits / sizeof *limits };

static void check_singles(sudoku_solver *one, sudoku_solver *s, const struct puzzles *p)
{
    for (int i = 0; i < PUZZLES; i++)
        for (int k = 0; k < LIMITS; k++) {
            const struct outcome a = search_one(one, p, i, limits[k].solutions, limits[k].nodes),
                                 b = search_one(s, p, i, limits[k].solutions, limits[k].nodes);
            expect_same(&a, &b, limits[k].nodes);
        }
}

/* Counts and first solutions of all puzzles, in batches of that size; how much was searched. */
static sudoku_counters solve_in_batches(sudoku_solver *s, const struct puzzles *p, int size,
                                        uint64_t limit, uint64_t *counts, uint8_t *solutions)
{
    sudoku_counters total = {0};
    const sudoku_limits wanted = {.solutions = limit};
    for (int at = 0; at < PUZZLES; at += size) {
        const size_t first = (size_t)at * p->cells;
        sudoku_counters c = {0};
        assert_true(sudoku_solve_batch(s, p->givens + first,
                                       (size_t)(size < PUZZLES - at ? size : PUZZLES - at), &wanted,
                                       counts + at, solutions + first, &c));
        total.guesses += c.guesses;
        total.nodes += c.nodes;
    }
    return total;
}

static void check_batches(sudoku_solver *one, sudoku_solver *s, const struct puzzles *p, uint64_t limit)
{
    static uint64_t expected[PUZZLES], counts[PUZZLES];
    static uint8_t expected_solutions[PUZZLES * SUDOKU_MAX_CELLS], solutions[PUZZLES * SUDOKU_MAX_CELLS];
    const sudoku_counters a = solve_in_batches(one, p, 1, limit, expected, expected_solutions);
    for (int size = 1; size <= LONGEST_BATCH; size++) {
        const sudoku_counters b = solve_in_batches(s, p, size, limit, counts, solutions);
        assert_memory_equal(counts, expected, sizeof counts);
        assert_memory_equal(solutions, expected_solutions, PUZZLES * p->cells);
        assert_int_equal(a.guesses, b.guesses);
        assert_int_equal(a.nodes, b.nodes);
    }
}

static void one_order_everywhere(void **state)
{
    (void)state;
    static struct puzzles p;
    struct rng r = rng_from_seed(test_seed());
    const char *best = sudoku_isa();
    for (int i = 0; i < test_cases(1); i++)
        for (int set = 0; set < RULE_SETS; set++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            if (make_puzzles(&r, rules, &p)) {
                sudoku_choose_isa("portable");
                sudoku_solver *one = sudoku_solver_new(rules, "lanes");
                for (int k = 0; sudoku_isa_name(k); k++) {
                    if (!sudoku_choose_isa(sudoku_isa_name(k))) continue;
                    sudoku_solver *s = sudoku_solver_new(rules, "lanes");
                    check_singles(one, s, &p);
                    check_batches(one, s, &p, 2);
                    check_batches(one, s, &p, 5);
                    sudoku_solver_free(s);
                }
                sudoku_solver_free(one);
            }
            sudoku_rules_free(rules);
        }
    sudoku_choose_isa(best);
}

/* The engine bits finds the same solutions, in its own order. */
struct set_of_solutions {
    size_t cells;
    uint64_t count, sum;
};

static bool add_to_set(void *context, const uint8_t *digits)
{
    struct set_of_solutions *s = context;
    s->count++;
    s->sum += hash_digits(1, digits, s->cells);
    return true;
}

static void all_solutions_are_those_of_bits(void **state)
{
    (void)state;
    enum { MANY = 3000 };
    static struct puzzles p;
    struct rng r = rng_from_seed(test_seed());
    int compared = 0;
    for (int set = 0; set < RULE_SETS; set++) {
        sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
        const bool made = make_puzzles(&r, rules, &p);
        sudoku_solver *lanes = sudoku_solver_new(rules, NULL), *bits = sudoku_solver_new(rules, "bits");
        for (int i = 0; made && i < PUZZLES; i++) {
            const sudoku_puzzle puzzle = {.rules = rules, .givens = p.givens + (size_t)i * p.cells};
            const sudoku_limits many = {.solutions = MANY, .nodes = 20000};
            struct set_of_solutions a = {.cells = p.cells}, b = {.cells = p.cells};
            sudoku_counters counters = {0};
            sudoku_search(bits, &puzzle, &many, add_to_set, &b, &counters);
            if (!counters.complete) continue;
            sudoku_search(lanes, &puzzle, NULL, add_to_set, &a, NULL);
            assert_int_equal(a.count, b.count);
            assert_int_equal(a.sum, b.sum);
            compared += b.count > 16;
        }
        sudoku_solver_free(lanes);
        sudoku_solver_free(bits);
        sudoku_rules_free(rules);
    }
    assert_true(compared > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_order_everywhere),
        cmocka_unit_test(all_solutions_are_those_of_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
