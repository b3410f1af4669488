/* SPDX-License-Identifier: MIT */
/* test_lanes.c - batches of every size, on every instruction set, against one by one with bits.

   Sources: src/base/cpu.c, src/engine/lanes_*.c, src/engine/batch_queue.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { MOST = 400 };

struct list {
    int count, cells;
    uint8_t *givens;
    uint64_t expected[MOST];
    uint8_t *solution; /* by bits, for unique ones */
};

/* Puzzles that are unique, have several solutions, or none. */
static void make_list(struct rng *r, const sudoku_rules *rules, struct list *l, int count)
{
    const int n = sudoku_rules_size(rules);
    uint8_t solution[SUDOKU_MAX_CELLS];
    sudoku_solver *bits = sudoku_solver_new(rules, "bits");
    l->count = count;
    l->cells = n * n;
    l->givens = calloc((size_t)count, (size_t)l->cells);
    l->solution = calloc((size_t)count, (size_t)l->cells);
    assert_true(l->givens && l->solution && make_solution(r, rules, solution));
    for (int i = 0; i < count; i++) {
        uint8_t *givens = l->givens + i * l->cells;
        keep_some(r, l->cells, solution, l->cells * (30 + rng_below(r, 35)) / 100, givens);
        if (rng_below(r, 4) == 0) givens[rng_below(r, l->cells)] = (uint8_t)(1 + rng_below(r, n));
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        const sudoku_answer answer = sudoku_solve(bits, &p, l->solution + i * l->cells);
        l->expected[i] = answer == SUDOKU_MANY ? 2 : answer == SUDOKU_UNIQUE;
    }
    sudoku_solver_free(bits);
}

static void check_batch(sudoku_solver *s, const sudoku_rules *rules, const struct list *l, int first,
                        int count)
{
    static uint64_t counts[MOST];
    static uint8_t solutions[MOST * 81];
    const size_t cells = (size_t)l->cells;
    const sudoku_limits two = {.solutions = 2};
    sudoku_counters counters = {0};
    const uint8_t *givens = l->givens + (size_t)first * cells;
    assert_true(sudoku_solve_batch(s, givens, (size_t)count, &two, counts, solutions, &counters));
    uint64_t total = 0;
    for (int i = 0; i < count; i++) {
        const sudoku_puzzle p = {.rules = rules, .givens = givens + (size_t)i * cells};
        assert_int_equal(counts[i], l->expected[first + i]);
        total += counts[i];
        const uint8_t *solution = solutions + (size_t)i * cells;
        if (counts[i] == 1)
            assert_memory_equal(solution, l->solution + (size_t)(first + i) * cells, cells);
        if (counts[i]) assert_true(sudoku_verify(&p, solution, NULL));
        else
            for (size_t j = 0; j < cells; j++) assert_int_equal(solution[j], 0);
    }
    assert_int_equal(counters.solutions, total);
    assert_true(sudoku_solve_batch(s, givens, (size_t)count, &two, NULL, NULL, NULL));
}

static void batches_agree_with_one_by_one(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const char *best = sudoku_isa();
    for (int set = 0; set < RULE_SETS; set++) {
        struct list l;
        sudoku_rules *rules = NULL;
        uint8_t solution[SUDOKU_MAX_CELLS];
        do {
            sudoku_rules_free(rules);
            rules = rules_of_set(&rule_sets[set], &r);
        } while (!make_solution(&r, rules, solution));
        make_list(&r, rules, &l, MOST);
        for (int i = 0; sudoku_isa_name(i); i++) {
            if (!sudoku_choose_isa(sudoku_isa_name(i))) continue;
            sudoku_solver *s = sudoku_solver_new(rules, "lanes");
            check_batch(s, rules, &l, 0, MOST);
            for (int count = 0; count <= 40; count++)
                check_batch(s, rules, &l, rng_below(&r, MOST - 40), count);
            sudoku_solver_free(s);
        }
        sudoku_solver *bits = sudoku_solver_new(rules, "bits");
        check_batch(bits, rules, &l, 0, MOST);
        sudoku_solver_free(bits);
        free(l.givens);
        free(l.solution);
        sudoku_rules_free(rules);
    }
    sudoku_choose_isa(best);
}

/* A solver has room for every instruction set, whichever is chosen before its first use. */
static void instructions_may_change_before_the_first_use(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const char *best = sudoku_isa();
    for (int set = 0; set < RULE_SETS; set++) {
        sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
        for (int i = 0; sudoku_isa_name(i); i++)
            for (int j = 0; sudoku_isa_name(j); j++) {
                static uint8_t givens[SUDOKU_MAX_CELLS]; /* none */
                const sudoku_puzzle p = {.rules = rules, .givens = givens};
                const sudoku_limits limits = {.solutions = 1, .nodes = 100};
                if (!sudoku_choose_isa(sudoku_isa_name(i))) continue;
                sudoku_solver *s = sudoku_solver_new(rules, NULL);
                sudoku_choose_isa(sudoku_isa_name(j));
                sudoku_search(s, &p, &limits, NULL, NULL, NULL);
                sudoku_solver_free(s);
            }
        sudoku_rules_free(rules);
    }
    sudoku_choose_isa(best);
}

/* ---- streams ---- */

struct answers {
    uint64_t next, stop_at;
    uint64_t solutions;
};

static bool take_answer(void *context, uint64_t number, uint64_t solutions, const uint8_t *solution)
{
    struct answers *a = context;
    assert_int_equal(number, a->next++);
    assert_int_equal(solutions != 0, solution != NULL);
    /* every third grid is the empty one, the others have one solution */
    assert_int_equal(solutions, number % 3 ? 1 : 2);
    if (number % 3) assert_int_equal(solution[0], number % 9 + 1);
    a->solutions += solutions;
    return a->next != a->stop_at;
}

/* A full grid whose first cell is 1 to 9. */
static void shifted_grid(int first, uint8_t *digits)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            digits[9 * row + column] = (uint8_t)((row * 3 + row / 3 + column + first - 1) % 9 + 1);
}

static void streams_answer_in_order(void **state)
{
    (void)state;
    enum { PUZZLES = 3000 };
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    for (int i = 0; sudoku_engine_name(i); i++) {
        sudoku_solver *s = sudoku_solver_new(rules, sudoku_engine_name(i));
        const sudoku_limits two = {.solutions = 2};
        struct answers a = {0};
        sudoku_batch *batch = sudoku_batch_new(s, &two, take_answer, &a);
        assert_non_null(batch);
        assert_true(sudoku_batch_finish(batch)); /* nothing to do */
        for (int k = 0; k < PUZZLES; k++) {
            uint8_t givens[81] = {0};
            if (k % 3) shifted_grid(k % 9 + 1, givens);
            if (k % 3) givens[k % 81] = 0;
            assert_true(sudoku_batch_add(batch, givens));
            if (k == 10) assert_true(sudoku_batch_finish(batch)); /* in between */
            if (k == 10) assert_int_equal(a.next, 11);
        }
        assert_true(sudoku_batch_finish(batch));
        assert_int_equal(a.next, PUZZLES);
        assert_int_equal(a.solutions, PUZZLES / 3 * 4);
        a.stop_at = PUZZLES + 1;
        assert_true(sudoku_batch_add(batch, (const uint8_t[81]){0}));
        assert_false(sudoku_batch_finish(batch)); /* the call-back wants no more */
        assert_false(sudoku_batch_add(batch, (const uint8_t[81]){0}));
        sudoku_batch_free(batch);
        sudoku_solver_free(s);
    }
    sudoku_batch_free(NULL);
    sudoku_rules_free(rules);
}

static bool stop_at_once(void *context, const sudoku_counters *so_far)
{
    (void)context;
    (void)so_far;
    return true;
}

static void batches_can_be_stopped(void **state)
{
    (void)state;
    static const uint8_t empty[81 * 20];
    uint64_t counts[20];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    for (int i = 0; sudoku_engine_name(i); i++) {
        sudoku_solver *s = sudoku_solver_new(rules, sudoku_engine_name(i));
        const sudoku_limits nodes = {.nodes = 1000}, stop = {.stop = stop_at_once};
        assert_false(sudoku_solve_batch(s, empty, 20, &nodes, counts, NULL, NULL));
        assert_false(sudoku_solve_batch(s, empty, 20, &stop, counts, NULL, NULL));
        const sudoku_limits many = {.solutions = 1000};
        sudoku_counters counters = {0};
        assert_true(sudoku_solve_batch(s, empty, 20, &many, counts, NULL, &counters));
        assert_int_equal(counters.solutions, 20000);
        for (int j = 0; j < 20; j++) assert_int_equal(counts[j], 1000);
        sudoku_solver_free(s);
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(batches_agree_with_one_by_one),
        cmocka_unit_test(instructions_may_change_before_the_first_use),
        cmocka_unit_test(batches_can_be_stopped),
        cmocka_unit_test(streams_answer_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
