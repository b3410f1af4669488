/* SPDX-License-Identifier: MIT */
/* test_marks_clash.c - pencil marks that leave out the solution of the givens are named. */
#include "support/cmocka_first.h"

#include "board/rules.h"
#include "engine/marks_clash.h"

enum { N = 4, CELLS = N * N };

static const uint8_t givens[CELLS] = {1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 4, 0, 0, 3, 2, 0};
static const uint8_t solution[CELLS] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

/* All marks, but the cell lacks the digit of the solution. */
static bool clash_without(int cell, sudoku_clash *clash)
{
    uint64_t allowed[CELLS];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    for (int i = 0; i < CELLS; i++) allowed[i] = 15;
    if (cell >= 0) allowed[cell] &= ~((uint64_t)1 << (solution[cell] - 1));
    const sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = allowed};
    const bool found = marks_clash(&p, clash);
    sudoku_rules_free(rules);
    return found;
}

static void the_cell_is_named(void **state)
{
    (void)state;
    for (int cell = 0; cell < CELLS; cell++) {
        sudoku_clash clash;
        if (givens[cell]) continue;
        assert_true(clash_without(cell, &clash));
        assert_int_equal(clash.cell, cell);
    }
}

static void right_marks_do_not_clash(void **state)
{
    (void)state;
    sudoku_clash clash;
    assert_false(clash_without(-1, &clash));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cell_is_named),
        cmocka_unit_test(right_marks_do_not_clash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
