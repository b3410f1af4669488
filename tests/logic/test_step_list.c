/* SPDX-License-Identifier: MIT */
/* test_step_list.c - steps that are kept are copies, and equal ones keep their order. */
#include "support/cmocka_first.h"

#include "logic/step/step_list.h"

static int by_technique(const sudoku_step *a, const sudoku_step *b)
{
    return a->technique - b->technique;
}

static void equal_steps_keep_their_order(void **state)
{
    (void)state;
    enum { STEPS = 50 };
    struct step_list list = {0};
    struct step s = {0};
    for (int i = 0; i < STEPS; i++) {
        step_begin(&s, i * 7 % 5);
        step_place(&s, i, 1 + i % 9);
        assert_true(list_add(&list, &s.it));
    }
    assert_true(list_sort(&list, by_technique));
    assert_int_equal(list.count, STEPS);
    for (int i = 1; i < STEPS; i++) {
        const sudoku_step *before = &list.step[i - 1].it, *here = &list.step[i].it;
        assert_true(
            before->technique < here->technique ||
            (before->technique == here->technique && before->parts[0].cell < here->parts[0].cell));
    }
    list_clear(&list);
    assert_int_equal(list.count, 0);
    list_free(&list);
    step_free(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_steps_keep_their_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
