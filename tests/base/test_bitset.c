/* SPDX-License-Identifier: MIT */
/* test_bitset.c - sets of up to 64 numbers. */
#include "support/cmocka_first.h"

#include "base/bitset.h"
#include "base/rng.h"

static void sets_count(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(1);
    for (int i = 0; i < 1000; i++) {
        const bitset s = rng_next(&r) & rng_next(&r);
        int count = 0;
        bitset again = 0;
        for_each_bit(j, s) {
            count++;
            again |= bit(j);
        }
        assert_int_equal(count, bits_in(s));
        assert_true(again == s);
        assert_int_equal(is_single(s), count == 1);
        assert_int_equal(is_pair(s), count == 2);
    }
    assert_true(first_bits(64) == UINT64_MAX && first_bits(0) == 0 && first_bits(9) == 511);
    assert_true(is_single(bit(63)) && !is_single(0) && is_pair(3) && !is_pair(7) && !is_pair(1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
