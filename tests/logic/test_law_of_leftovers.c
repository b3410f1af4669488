/* SPDX-License-Identifier: MIT */
/* test_law_of_leftovers.c - cells that are left over between lines and regions are equal. */
#include "support/cmocka_first.h"

#include "logic/path/walk.h"
#include "logic/proof/proof.h"

struct leftover_check {
    sudoku_logic *logic;
    int steps;
    bool placed; /* 5 in r2c1 */
};

static bool prove_leftover(void *context, const sudoku_step *step)
{
    struct leftover_check *check = context;
    assert_int_equal(prove_step(check->logic->at, true, step, NULL), PROVED);
    check->steps++;
    for_each_part(p, step, SUDOKU_PLACED) check->placed |= p->cell == 5 && p->digit == 5;
    return true;
}

/*     a a a a c       the a's have four cells of row 1 and one in row 2: the last cell of row 1 holds
       a b b c c       what that one holds  */
static void cells_that_are_left_over_are_equal(void **state)
{
    (void)state;
    static const uint8_t region[25] = {0, 0, 0, 0, 2, 0, 1, 1, 2, 2, 1, 1, 1,
                                       2, 2, 3, 3, 3, 4, 4, 3, 3, 4, 4, 4};
    const uint8_t givens[25] = {[4] = 5};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 5, .regions = region}, NULL);
    struct leftover_check check = {.logic = logic_new(rules, "hodoku", NULL)};
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    assert_int_not_equal(logic_start(check.logic, &puzzle), SUDOKU_NO_SOLUTION);
    logic_all(check.logic, TECHNIQUE_leftovers, prove_leftover, &check);
    assert_true(check.placed);
    logic_free(check.logic);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_that_are_left_over_are_equal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
