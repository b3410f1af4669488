/* SPDX-License-Identifier: MIT */
/* test_tight_sets.c - choices of k sets with k members. */
#include "support/cmocka_first.h"

#include "base/bitset.h"
#include "logic/subsets/tight_sets.h"

static void choose(enum tight_order order, char *text)
{
    struct tight t = tight_begin(2, order);
    bitset names, members;
    for (int i = 0; i < 4; i++) tight_add(&t, i, i == 2 ? bit(0) : bit(0) | bit(1));
    while (tight_next(&t, &names, &members)) {
        assert_true(members == (bit(0) | bit(1)));
        for_each_bit(i, names) *text++ = (char)('0' + i);
        *text++ = ' ';
    }
    *text = 0;
}

static void choices_come_in_both_orders(void **state)
{
    (void)state;
    char text[64];
    choose(BY_SMALLEST, text);
    assert_string_equal(text, "01 02 03 12 13 23 ");
    choose(BY_LARGEST, text);
    assert_string_equal(text, "01 02 12 03 13 23 ");
}

static void sets_that_are_too_large_are_not_chosen(void **state)
{
    (void)state;
    struct tight t = tight_begin(3, BY_SMALLEST);
    bitset names, members;
    const bitset set[] = {0x3, 0xF, 0x6, 0x18, 0x5};
    for (int i = 0; i < 5; i++) tight_add(&t, i, set[i]);
    assert_true(tight_next(&t, &names, &members));
    assert_true(names == (bit(0) | bit(2) | bit(4)) && members == 0x7);
    assert_false(tight_next(&t, &names, &members));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(choices_come_in_both_orders),
        cmocka_unit_test(sets_that_are_too_large_are_not_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
