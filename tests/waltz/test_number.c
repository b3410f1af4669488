/* SPDX-License-Identifier: MIT */
/* test_number.c - products, exactly as far as they fit, and roughly beyond. */
#include "support/cmocka_first.h"

#include "waltz/labels/number.h"

static void small_products_are_exact(void **state)
{
    (void)state;
    waltz_number n = number_of(1);
    uint64_t product = 1;
    for (uint64_t factor = 2; factor <= 20; factor++) {
        number_multiply(&n, factor);
        product *= factor;
        assert_true(n.exact == product);
        assert_true(n.mantissa >= 1 && n.mantissa < 10);
    }
    assert_int_equal(n.exponent, 18); /* 20! = 2.4e18 */
    assert_true(n.mantissa > 2.43 && n.mantissa < 2.44);
}

static void large_products_are_rough(void **state)
{
    (void)state;
    waltz_number n = number_of(UINT64_MAX);
    assert_true(n.exact == UINT64_MAX);
    number_multiply(&n, 1);
    assert_true(n.exact == UINT64_MAX);
    for (int i = 0; i < 1000; i++) number_multiply(&n, 10);
    assert_true(n.exact == UINT64_MAX);
    assert_int_equal(n.exponent, 1019);
    assert_true(n.mantissa > 1.8 && n.mantissa < 1.9);
}

static void nothing_is_nothing(void **state)
{
    (void)state;
    waltz_number n = number_of(0);
    assert_true(n.exact == 0 && n.mantissa == 0 && n.exponent == 0);
    n = number_of(UINT64_MAX);
    number_multiply(&n, 1000);
    number_multiply(&n, 0);
    assert_true(n.exact == 0 && n.mantissa == 0 && n.exponent == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_products_are_exact),
        cmocka_unit_test(large_products_are_rough),
        cmocka_unit_test(nothing_is_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
