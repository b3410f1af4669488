/* SPDX-License-Identifier: MIT */
/* test_step.c - a step under construction: its lists, its copies, what follows from it. */
#include "support/cmocka_first.h"

#include "logic/step/step.h"

static void truths_are_kept_once(void **state)
{
    (void)state;
    struct step s = {0};
    step_begin(&s, 0);
    step_cell_truth(&s, 5);
    step_house_truth(&s, 2, 7);
    step_cell_truth(&s, 5);
    step_house_truth(&s, 2, 7);
    assert_int_equal(s.it.truth_count, 2);
    step_house_truth(&s, 2, 8);
    assert_int_equal(s.it.truth_count, 3);
    step_free(&s);
}

static void a_step_without_conclusions_is_worth_nothing(void **state)
{
    (void)state;
    struct step s = {0};
    step_begin(&s, 0);
    step_cell(&s, SUDOKU_PATTERN, 3);
    step_cell_truth(&s, 3);
    assert_false(step_worth(&s));
    step_remove_digits(&s, 4, 0);
    assert_false(step_worth(&s));
    step_remove_digits(&s, 4, 6);
    assert_true(step_worth(&s));
    step_begin(&s, 0);
    assert_false(step_worth(&s));
    assert_int_equal(s.it.part_count, 0);
    step_place(&s, 4, 1);
    assert_true(step_worth(&s));
    step_free(&s);
}

static void conclusions_are_compared_in_any_order(void **state)
{
    (void)state;
    struct step a = {0}, b = {0}, copy = {0};
    step_begin(&a, 0);
    step_remove(&a, 4, 1);
    step_remove(&a, 5, 2);
    step_begin(&b, 3);
    step_cell(&b, SUDOKU_PATTERN, 9);
    step_remove(&b, 5, 2);
    assert_false(same_conclusions(&a.it, &b.it));
    step_remove(&b, 4, 1);
    assert_true(same_conclusions(&a.it, &b.it));
    assert_true(step_copy(&copy, &b.it));
    step_remove(&b, 6, 6);
    assert_false(same_conclusions(&copy.it, &b.it));
    assert_true(same_conclusions(&copy.it, &a.it));
    step_free(&a);
    step_free(&b);
    step_free(&copy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(truths_are_kept_once),
        cmocka_unit_test(a_step_without_conclusions_is_worth_nothing),
        cmocka_unit_test(conclusions_are_compared_in_any_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
