/* SPDX-License-Identifier: MIT */
/* test_rounding.c - the rounding error of coordinates, by their digits. */
#include "support/cmocka_first.h"

#include "waltz.h"

static bool near_to(double a, double b) { return a > b * 0.999999 && a < b * 1.000001; }

static double rounding_of(double a, double b, double c)
{
    const waltz_segment s[] = {{.x1 = a, .y1 = b, .x2 = c, .y2 = a}};
    return waltz_rounding(s, 1);
}

static void the_last_decimal_counts(void **state)
{
    (void)state;
    assert_true(near_to(rounding_of(12.5, 3, 100.25), 0.005));
    assert_true(near_to(rounding_of(1.123, 2.5, 7), 0.0005));
    assert_true(near_to(rounding_of(10, 20, 31), 0.5));
}

static void all_digits_are_no_rounding(void **state)
{
    (void)state;
    assert_true(rounding_of(1.0 / 3, 2.0 / 7, 0.1) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_decimal_counts),
        cmocka_unit_test(all_digits_are_no_rounding),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
