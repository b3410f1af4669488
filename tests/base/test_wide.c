/* SPDX-License-Identifier: MIT */
/* test_wide.c - numbers of 128 bits against the compiler's own. */
#include "base/wide.h"

#include <stdio.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"

__extension__ typedef __int128 number;
__extension__ typedef unsigned __int128 bits;

/* Where signs, carries and sizes change. */
static const int64_t edges[] = {0,
                                1,
                                -1,
                                2,
                                -2,
                                3,
                                UINT32_MAX,
                                -(int64_t)UINT32_MAX,
                                (int64_t)1 << 32,
                                -((int64_t)1 << 32),
                                3037000499,
                                3037000500,
                                (int64_t)1 << 62,
                                -((int64_t)1 << 62),
                                INT64_MAX - 1,
                                -(INT64_MAX - 1),
                                INT64_MAX,
                                -INT64_MAX,
                                INT64_MIN};
enum { EDGES = sizeof edges / sizeof *edges };

static number number_of(struct wide a) { return (number)((bits)(uint64_t)a.high << 64 | a.low); }
static struct wide wide_of(number n) { return (struct wide){(int64_t)((bits)n >> 64), (uint64_t)n}; }

static void expect_number(struct wide a, number expected)
{
    const struct wide e = wide_of(expected);
    if (a.high != e.high || a.low != e.low)
        fail_msg("%llx %016llx instead of %llx %016llx", (unsigned long long)a.high,
                 (unsigned long long)a.low, (unsigned long long)e.high, (unsigned long long)e.low);
}

/* An edge or near it, or any number of any length. */
static int64_t some_number(struct rng *r)
{
    const uint64_t near = (uint64_t)edges[rng_below(r, EDGES)] + (uint64_t)(rng_below(r, 5) - 2);
    const uint64_t any = rng_next(r) >> rng_below(r, 64);
    return (int64_t)(rng_below(r, 2) ? near : rng_below(r, 2) ? any : 0 - any);
}

static number quotient_down(number a, int64_t b) { return a / b - (a % b < 0); }

static void compare_quotient(number a, int64_t b)
{
    const number exact = quotient_down(a, b);
    const int64_t expected = exact > INT64_MAX    ? INT64_MAX
                             : exact < -INT64_MAX ? -INT64_MAX
                                                  : (int64_t)exact;
    assert_int_equal(wide_quotient_down(wide_of(a), b), expected);
}

/* Everything that is made of two numbers and their product. */
static void compare_two(int64_t a, int64_t b)
{
    const number product = (number)a * b;
    expect_number(wide_from(a), a);
    expect_number(wide_product(a, b), product);
    expect_number(wide_plus(wide_from(a), wide_from(b)), (number)a + b);
    expect_number(wide_minus(wide_from(a), wide_from(b)), (number)a - b);
    expect_number(wide_negative(wide_of(product)), -product);
    expect_number(wide_plus(wide_of(product), wide_from(a)), product + a);
    expect_number(wide_minus(wide_from(a), wide_of(product)), a - product);
    assert_int_equal(wide_is_negative(wide_of(product)), product < 0);
    assert_int_equal(wide_compare(wide_from(a), wide_from(b)), (a > b) - (a < b));
    assert_int_equal(wide_compare(wide_of(product), wide_from(b)), (product > b) - (product < b));
    if (b > 0) {
        compare_quotient(a, b);
        compare_quotient(product, b);
        compare_quotient(product + 1, b);
        compare_quotient(product - 1, b);
    }
}

static void edges_are_right(void **state)
{
    (void)state;
    for (int i = 0; i < EDGES; i++)
        for (int k = 0; k < EDGES; k++) compare_two(edges[i], edges[k]);
}

static void random_numbers_are_right(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(100000);
    for (int i = 0; i < cases; i++) {
        compare_two(some_number(&r), some_number(&r));
        const number a = (number)some_number(&r) * some_number(&r),
                     b = (number)some_number(&r) * some_number(&r);
        const int64_t divisor = some_number(&r);
        if (a / 4 + b / 4 < ((number)1 << 124) && a / 4 + b / 4 > -((number)1 << 124))
            expect_number(wide_plus(wide_of(a), wide_of(b)), a + b);
        if (a / 4 - b / 4 < ((number)1 << 124) && a / 4 - b / 4 > -((number)1 << 124))
            expect_number(wide_minus(wide_of(a), wide_of(b)), a - b);
        assert_int_equal(wide_compare(wide_of(a), wide_of(b)), (a > b) - (a < b));
        if (divisor > 0) compare_quotient(a, divisor);
        assert_true(number_of(wide_of(a)) == a);
    }
}

/* Quotients at the end of 64 bits are cut off there, and nowhere before. */
static void quotients_end_at_64_bits(void **state)
{
    static const int64_t divisors[] = {1, 2, 3, 1000000007, (int64_t)1 << 62, INT64_MAX - 1, INT64_MAX};
    (void)state;
    for (size_t i = 0; i < sizeof divisors / sizeof *divisors; i++)
        for (int k = -3; k <= 3; k++) {
            const number end = (number)INT64_MAX * divisors[i];
            compare_quotient(end + k, divisors[i]);
            compare_quotient(-end + k, divisors[i]);
            compare_quotient(end + divisors[i] + k, divisors[i]);
            compare_quotient(-end - divisors[i] + k, divisors[i]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(edges_are_right),
        cmocka_unit_test(random_numbers_are_right),
        cmocka_unit_test(quotients_end_at_64_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
