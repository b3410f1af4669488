/* SPDX-License-Identifier: MIT */
/* test_estimate.c - estimates of the number of grids, where the number is known. */
#include "support/cmocka_first.h"

#include "generate/estimate.h"

static void expect_about(const sudoku_shape *shape, uint64_t probes, double known)
{
    sudoku_estimate e;
    sudoku_rules *rules = sudoku_rules_new(shape, NULL);
    assert_true(estimate_grids(rules, 1, probes, &e));
    assert_true(e.probes == probes && e.hits > probes / 100);
    const double off = e.grids - known;
    assert_true(off * off <= 16 * e.variance); /* four standard errors; the seed is fixed */
    assert_true(e.grids > known * 0.8 && e.grids < known * 1.25);
    sudoku_rules_free(rules);
}

static void known_numbers_are_met(void **state)
{
    (void)state;
    expect_about(&(sudoku_shape){.size = 4}, 20000, 288);
    expect_about(&(sudoku_shape){.size = 4, .rules = "x"}, 20000, 48);
    expect_about(&(sudoku_shape){.size = 6}, 50000, 28200960);
}

static void the_same_seed_gives_the_same(void **state)
{
    (void)state;
    sudoku_estimate a, b, c;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    assert_true(estimate_grids(rules, 5, 200, &a) && estimate_grids(rules, 5, 200, &b) &&
                estimate_grids(rules, 6, 200, &c));
    assert_true(a.grids == b.grids && a.hits == b.hits);
    assert_true(a.grids != c.grids);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_numbers_are_met),
        cmocka_unit_test(the_same_seed_gives_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
