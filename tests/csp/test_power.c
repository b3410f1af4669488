/* SPDX-License-Identifier: MIT */
/* test_power.c - powers where some are too large for a table: by bounds, against brute force. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/data.h"

struct range {
    csp_value low, high;
};

static struct range some_range(struct rng *r, int from, int to)
{
    const int low = from + rng_below(r, to - from + 1);
    return (struct range){low, low + rng_below(r, to - low + 1)};
}

/* False: there is no such power, or it is beyond 64 bits. */
static bool plain_power(csp_value base, csp_value exponent, csp_value *power)
{
    *power = 1;
    if (exponent < 0) {
        if (!base) return false;
        *power = base == 1 || (base == -1 && exponent % 2 == 0) ? 1 : base == -1 ? -1 : 0;
        return true;
    }
    for (csp_value i = 0; i < exponent; i++)
        if (__builtin_mul_overflow(*power, base, power)) return false;
    return true;
}

static uint64_t count_by_hand(struct range x, struct range y, struct range z)
{
    uint64_t count = 0;
    for (csp_value a = x.low; a <= x.high; a++)
        for (csp_value b = y.low; b <= y.high; b++) {
            csp_value power;
            if (plain_power(a, b, &power) && power >= z.low && power <= z.high) count++;
        }
    return count;
}

static uint64_t count_by_search(struct range x, struct range y, struct range z, csp_result *result)
{
    csp_model *m = csp_model_new();
    const csp_variable a = csp_add_range(m, "a", x.low, x.high),
                       b = csp_add_range(m, "b", y.low, y.high),
                       c = csp_add_range(m, "c", z.low, z.high);
    assert_true(csp_power(m, a, b, c));
    csp_search *s = csp_search_new(m, NULL);
    uint64_t count = 0;
    while ((*result = csp_search_next(s)) == CSP_SOLUTION) {
        csp_value power;
        assert_true(plain_power(csp_search_value(s, a), csp_search_value(s, b), &power));
        assert_true(power == csp_search_value(s, c));
        count++;
    }
    csp_search_free(s);
    csp_model_free(m);
    return count;
}

static void bounds_lose_no_power(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int some = 0;
    for (int i = 0; i < test_cases(400); i++) {
        const struct range x = some_range(&r, -6, 12), y = some_range(&r, -3, 70);
        const csp_value far = INT64_C(1) << (8 + rng_below(&r, 54));
        const struct range z = {rng_below(&r, 2) ? -far : rng_below(&r, 40), far};
        csp_result result;
        const uint64_t expected = count_by_hand(x, y, z), found = count_by_search(x, y, z, &result);
        if (found != expected || result != CSP_DONE)
            fail_msg("%d powers, not %d: %" PRId64 "..%" PRId64 " ^ %" PRId64 "..%" PRId64 " in %" PRId64
                     "..%" PRId64,
                     (int)found, (int)expected, x.low, x.high, y.low, y.high, z.low, z.high);
        some += expected > 0;
    }
    assert_true(some > test_cases(400) / 4);
}

/* A power that no variable can hold leaves the question open. */
static void powers_beyond_all_values_prove_nothing(void **state)
{
    const struct range none = {-CSP_NO_BOUND, CSP_NO_BOUND};
    csp_result result;
    (void)state;
    assert_int_equal(count_by_search((struct range){10, 10}, (struct range){18, 20}, none, &result), 1);
    assert_int_equal(result, CSP_CUT_OFF);
    assert_int_equal(count_by_search((struct range){10, 10}, (struct range){19, 20},
                                     (struct range){0, CSP_MAX_VALUE}, &result),
                     0);
    assert_int_equal(result, CSP_DONE);
}

/* Roots of a known power, far from brute force. */
static void roots_are_found(void **state)
{
    csp_result result;
    (void)state;
    assert_int_equal(count_by_search((struct range){0, 1000000000}, (struct range){3, 3},
                                     (struct range){999999999999999, 1000000000000001}, &result),
                     1);
    assert_int_equal(count_by_search((struct range){2, 2}, (struct range){0, 1000000000},
                                     (struct range){1000, 5000}, &result),
                     3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounds_lose_no_power),
        cmocka_unit_test(powers_beyond_all_values_prove_nothing),
        cmocka_unit_test(roots_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
