/* SPDX-License-Identifier: MIT */
/* test_logic_states.c - what may be asked of a sudoku_logic when, and what a caller keeps of a rating. */
#include "support/caught.h"

#include "sudoku_logic.h"

static const uint8_t solvable[16] = {1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 0, 3, 0, 3, 2, 0};
static const uint8_t contradictory[16] = {1, 1};
static sudoku_rules *rules;
static sudoku_logic *logic;

static int make_logic(void **state)
{
    (void)state;
    rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    logic = sudoku_logic_new(rules, NULL, NULL);
    return rules && logic ? 0 : -1;
}

static int free_logic(void **state)
{
    (void)state;
    sudoku_logic_free(logic);
    sudoku_rules_free(rules);
    return 0;
}

static bool count_step(void *context, const sudoku_step *step)
{
    (void)step;
    ++*(int *)context;
    return true;
}

static void expect_no_steps(void)
{
    int count = 0;
    assert_null(sudoku_logic_next(logic));
    assert_int_equal(sudoku_logic_end(logic), SUDOKU_LOGIC_STUCK);
    sudoku_logic_all(logic, -1, count_step, &count);
    assert_int_equal(count, 0);
    assert_int_equal(sudoku_logic_end(logic), SUDOKU_LOGIC_STUCK);
}

static void without_a_solution_there_are_no_steps(void **state)
{
    (void)state;
    const sudoku_puzzle good = {.rules = rules, .givens = solvable};
    const sudoku_puzzle bad = {.rules = rules, .givens = contradictory};
    expect_no_steps();
    assert_int_equal(sudoku_logic_start(logic, &good), SUDOKU_UNIQUE);
    assert_non_null(sudoku_logic_next(logic));
    assert_int_equal(sudoku_logic_start(logic, &bad),
                     SUDOKU_NO_SOLUTION); /* nor any of the puzzle before */
    expect_no_steps();
    assert_int_equal(sudoku_logic_start(logic, &good), SUDOKU_UNIQUE);
    assert_non_null(sudoku_logic_next(logic));
}

static void wrong_calls_are_caught(void **state)
{
    (void)state;
    int count = 0;
    sudoku_rules *others = sudoku_rules_new(&(sudoku_shape){.size = 4, .rules = "x"}, NULL);
    const sudoku_puzzle good = {.rules = rules, .givens = solvable};
    const sudoku_puzzle foreign = {.rules = others, .givens = solvable};
    CAUGHT(sudoku_logic_solution(logic)); /* of no puzzle */
    CAUGHT(sudoku_logic_start(logic, &foreign));
    CAUGHT(sudoku_logic_start(logic, &(sudoku_puzzle){.rules = rules}));
    CAUGHT(sudoku_logic_start(NULL, &good));
    CAUGHT(sudoku_rate(logic, &foreign, false, &(sudoku_rating){0}));
    CAUGHT(sudoku_rate(logic, &good, false, &(sudoku_rating){.room = 8}));
    CAUGHT(sudoku_logic_all(logic, 10000, count_step, &count));
    sudoku_rules_free(others);
}

static void a_rating_lists_every_technique(void **state)
{
    (void)state;
    const sudoku_puzzle puzzle = {.rules = rules, .givens = solvable};
    sudoku_technique technique = {0};
    sudoku_rating rating = {.room = sizeof rating};
    int steps = 0;
    assert_int_equal(sudoku_rate(logic, &puzzle, false, &rating), SUDOKU_UNIQUE);
    assert_int_equal(rating.end, SUDOKU_LOGIC_SOLVED);
    assert_true(sudoku_technique_at(rating.used_count - 1, &technique));
    assert_false(sudoku_technique_at(rating.used_count, &technique));
    for (int i = 0; i < rating.used_count; i++) steps += rating.used[i];
    assert_int_equal(steps, rating.steps);
    assert_true(rating.used[rating.hardest] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(without_a_solution_there_are_no_steps, make_logic, free_logic),
        cmocka_unit_test_setup_teardown(wrong_calls_are_caught, make_logic, free_logic),
        cmocka_unit_test_setup_teardown(a_rating_lists_every_technique, make_logic, free_logic),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
