/* SPDX-License-Identifier: MIT */
/* test_minimize.c - minimal puzzles against the definition: one solution, and none with any given less.  In grids of 4 rows, all of
   them are compared with those among all sets of givens.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { MOST_FOUND = 70000 };

struct found {
    const sudoku_puzzle *puzzle;
    sudoku_solver *solver; /* plain */
    const uint8_t *solution;
    bool check;
    int count, wanted;        /* 0: all */
    uint32_t set[MOST_FOUND]; /* of the cells of a grid of 4 rows */
};

static bool is_unique(const struct found *f, const uint8_t *givens)
{
    sudoku_puzzle p = *f->puzzle;
    p.givens = givens;
    return sudoku_solve(f->solver, &p, NULL) == SUDOKU_UNIQUE;
}

/* Minimal by its definition, and below the puzzle. */
static void expect_minimal(const struct found *f, const uint8_t *givens, int clues)
{
    const int n = sudoku_rules_size(f->puzzle->rules);
    uint8_t less[SUDOKU_MAX_CELLS];
    int count = 0;
    assert_true(is_unique(f, givens));
    memcpy(less, givens, (size_t)(n * n));
    for (int cell = 0; cell < n * n; cell++) {
        if (!givens[cell]) continue;
        count++;
        assert_int_equal(givens[cell], f->puzzle->givens[cell]);
        less[cell] = 0;
        assert_false(is_unique(f, less));
        less[cell] = givens[cell];
    }
    assert_int_equal(count, clues);
}

static bool take(void *context, const uint8_t *givens, int clues)
{
    struct found *f = context;
    const int n = sudoku_rules_size(f->puzzle->rules);
    if (f->check) expect_minimal(f, givens, clues);
    assert_true(f->count < MOST_FOUND);
    f->set[f->count] = 0;
    for (int cell = 0; cell < n * n; cell++)
        if (givens[cell])
            f->set[f->count] =
                n == 4 ? f->set[f->count] | 1u << cell : f->set[f->count] * 31 + (uint32_t)cell;
    f->count++;
    return f->count != f->wanted;
}

static int compare_sets(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* The minimal sets among all subsets of the givens, by one loop. */
static int list_by_definition(const struct found *f, uint32_t *list)
{
    static bool unique[1 << 16];
    int count = 0;
    uint32_t all = 0;
    for (int cell = 0; cell < 16; cell++) all |= f->puzzle->givens[cell] ? 1u << cell : 0;
    for (uint32_t set = 0; set < 1u << 16; set++) {
        uint8_t givens[16];
        unique[set] = false;
        if (set & ~all) continue;
        bool minimal = true, enough = false;
        for (int cell = 0; cell < 16; cell++)
            if (set >> cell & 1 && unique[set & ~(1u << cell)]) minimal = false, enough = true;
        for (int cell = 0; cell < 16; cell++)
            givens[cell] = set >> cell & 1 ? f->puzzle->givens[cell] : 0;
        unique[set] = enough || is_unique(f, givens);
        if (unique[set] && minimal) list[count++] = set;
    }
    return count;
}

static struct found found;

static void all_are_those_of_the_definition(void **state)
{
    (void)state;
    static const char *const rules_of_four[] = {NULL, "x", "nrc", "falling", "disjoint"};
    static uint32_t expected[MOST_FOUND];
    struct rng r = rng_from_seed(test_seed());
    for (int i = 0; i < test_cases(10); i++) {
        const sudoku_shape shape = {.size = 4, .rules = rules_of_four[i % 5]};
        sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
        uint8_t solution[16], givens[16];
        uint64_t allowed[16];
        assert_true(make_solution(&r, rules, solution));
        keep_some(&r, 16, solution, 10 + rng_below(&r, 5), givens);
        for (int cell = 0; cell < 16; cell++)
            allowed[cell] = rng_below(&r, 4) ? 15 : (rng_next(&r) & 15) | 1u << (solution[cell] - 1);
        const sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = i % 2 ? allowed : NULL};
        found = (struct found){.puzzle = &p, .solver = sudoku_solver_new(rules, "plain")};
        const bool unique = is_unique(&found, givens);
        const int count = list_by_definition(&found, expected);
        const sudoku_minimizing order = {.puzzle = &p, .all = true};
        assert_int_equal(sudoku_minimize(&order, take, &found),
                         unique ? SUDOKU_MINIMIZED_ALL : SUDOKU_MINIMIZED_MANY);
        assert_int_equal(found.count, count);
        /* in the order of their givens: first those without the first one */
        for (int j = 1; j < found.count; j++) {
            const uint32_t difference = found.set[j - 1] ^ found.set[j];
            assert_true(found.set[j] & difference & ~(difference - 1));
        }
        qsort(found.set, (size_t)found.count, sizeof *found.set, compare_sets);
        assert_memory_equal(found.set, expected, (size_t)count * sizeof *expected);
        /* the same at random, and more than there are */
        found.count = 0;
        const sudoku_minimizing random = {
            .puzzle = &p, .seed = (uint64_t)i, .count = (uint64_t)count + 1};
        if (unique) assert_int_equal(sudoku_minimize(&random, take, &found), SUDOKU_MINIMIZED_ALL);
        assert_int_equal(found.count, count);
        qsort(found.set, (size_t)found.count, sizeof *found.set, compare_sets);
        assert_memory_equal(found.set, expected, (size_t)count * sizeof *expected);
        sudoku_solver_free(found.solver);
        sudoku_rules_free(rules);
    }
}

static void minimal_puzzles_of_all_rules(void **state)
{
    (void)state;
    static uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    struct rng r = rng_from_seed(test_seed());
    int puzzles = 0;
    for (int i = 0; i < RULE_SETS + SIZE_SETS; i++) {
        const struct rule_set *set = i < RULE_SETS ? &rule_sets[i] : &size_sets[i - RULE_SETS];
        sudoku_rules *rules = rules_of_set(set, &r);
        const int n = sudoku_rules_size(rules);
        if (n > 9 || !make_solution(&r, rules, solution)) {
            sudoku_rules_free(rules);
            continue;
        }
        dig(&r, rules, solution, n * n / 2, 2000, givens);
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        found = (struct found){.puzzle = &p, .solver = sudoku_solver_new(rules, NULL), .check = true};
        for (int all = 0; all < 2; all++) {
            const sudoku_minimizing order = {.puzzle = &p, .all = all, .seed = (uint64_t)i, .count = 3};
            found.count = 0;
            found.wanted = all ? 3 : 0;
            const sudoku_minimized result = sudoku_minimize(&order, take, &found);
            assert_true(result == SUDOKU_MINIMIZED_ENOUGH ||
                        (result == SUDOKU_MINIMIZED_ALL && found.count <= 3));
            for (int j = 1; j < found.count; j++) assert_int_not_equal(found.set[j], found.set[j - 1]);
            const uint32_t first = found.set[0];
            found.count = 0;
            sudoku_minimize(&order, take, &found);
            assert_int_equal(found.set[0], first);
        }
        puzzles++;
        sudoku_solver_free(found.solver);
        sudoku_rules_free(rules);
    }
    printf("%d puzzles\n", puzzles);
    assert_true(puzzles > 20);
}

struct stopping {
    int left;
};

static bool stop_soon(void *context)
{
    struct stopping *s = context;
    return s->left-- <= 0;
}

/* Whenever it is stopped, what was found by then is minimal, and the result says that there may be more. */
static void stopping_is_said(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 4};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    const uint8_t full[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    const sudoku_puzzle p = {.rules = rules, .givens = full};
    found = (struct found){.puzzle = &p, .solver = sudoku_solver_new(rules, "plain"), .check = true};
    int last = 0;
    for (int left = 0; left < 4000; left += 1 + left / 4) {
        struct stopping s = {left};
        const sudoku_minimizing order = {
            .puzzle = &p, .all = true, .stop = stop_soon, .stop_context = &s};
        found.count = 0;
        const sudoku_minimized result = sudoku_minimize(&order, take, &found);
        assert_int_equal(result, s.left < 0 ? SUDOKU_MINIMIZED_STOPPED : SUDOKU_MINIMIZED_ALL);
        assert_true(found.count >= last);
        last = found.count;
    }
    assert_true(last > 10);
    sudoku_solver_free(found.solver);
    sudoku_rules_free(rules);
}

static void puzzles_without_one_solution_have_none(void **state)
{
    (void)state;
    const sudoku_shape shape = {.size = 4};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    uint8_t givens[16] = {1};
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    const sudoku_minimizing order = {.puzzle = &p};
    found = (struct found){.puzzle = &p};
    assert_int_equal(sudoku_minimize(&order, take, &found), SUDOKU_MINIMIZED_MANY);
    givens[1] = 1;
    assert_int_equal(sudoku_minimize(&order, take, &found), SUDOKU_MINIMIZED_NO_SOLUTION);
    assert_int_equal(found.count, 0);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_are_those_of_the_definition),
                                       cmocka_unit_test(minimal_puzzles_of_all_rules),
                                       cmocka_unit_test(stopping_is_said),
                                       cmocka_unit_test(puzzles_without_one_solution_have_none)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
