/* SPDX-License-Identifier: MIT */
/* test_brute_force.c - a guess is a digit of the solution, and there is none without one. */
#include "support/cmocka_first.h"

#include "logic/path/walk.h"
#include "logic/step/finders.h"

enum { CELLS = 16 };

static bool count_step(void *context, const sudoku_step *step)
{
    static const uint8_t solution[CELLS] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    assert_int_equal(step->technique, TECHNIQUE_brute_force);
    for_each_part(p, step, SUDOKU_PLACED) {
        assert_int_equal(p->digit, solution[p->cell]);
        ++*(int *)context;
    }
    return false;
}

static int guesses(const uint8_t *givens)
{
    int count = 0;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    logic_start(l, &(sudoku_puzzle){.rules = rules, .givens = givens});
    logic_all(l, TECHNIQUE_brute_force, count_step, &count);
    logic_free(l);
    sudoku_rules_free(rules);
    return count;
}

static void a_guess_is_right(void **state)
{
    (void)state;
    assert_int_equal(guesses((uint8_t[CELLS]){1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 4, 0, 0, 3, 2, 0}), 1);
}

static void without_one_solution_there_is_no_guess(void **state)
{
    (void)state;
    assert_int_equal(guesses((uint8_t[CELLS]){1, 2, 3}), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_guess_is_right),
        cmocka_unit_test(without_one_solution_there_is_no_guess),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
