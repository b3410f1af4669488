/* SPDX-License-Identifier: MIT */
/* test_layout_collection.c - the layouts that have a name are layouts, and have grids. */
#include <string.h>

#include "support/cmocka_first.h"

#include "generate/layout_collection.h"

static void every_layout_has_a_grid(void **state)
{
    (void)state;
    sudoku_layout layout;
    int count = 0;
    for (; layout_at(count, &layout); count++) {
        const int cells = layout.size * layout.size;
        uint8_t region[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS] = {0}, grid[SUDOKU_MAX_CELLS];
        assert_int_equal(strlen(layout.regions), cells);
        for (int i = 0; i < cells; i++) region[i] = (uint8_t)(layout.regions[i] - 'A');
        sudoku_rules *rules =
            sudoku_rules_new(&(sudoku_shape){.size = layout.size, .regions = region}, NULL);
        assert_non_null(rules);
        sudoku_solver *solver = sudoku_solver_new(rules, NULL);
        assert_non_null(solver);
        const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
        assert_int_equal(sudoku_solve(solver, &puzzle, grid), SUDOKU_MANY);
        assert_true(sudoku_verify(&puzzle, grid, NULL));
        sudoku_solver_free(solver);
        sudoku_rules_free(rules);
    }
    assert_true(count > 0);
    assert_false(layout_at(-1, &layout));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_layout_has_a_grid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
