/* SPDX-License-Identifier: MIT */
/* test_symbols.c - the characters of digits and regions, all of them. */
#include <string.h>

#include "support/cmocka_first.h"

#include "board/symbols.h"

static const char all[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

static void digits_and_symbols(void **state)
{
    (void)state;
    assert_int_equal(digit_symbol(0), '.');
    for (int digit = 1; digit <= 61; digit++) assert_int_equal(digit_symbol(digit), all[digit - 1]);
    assert_int_equal(digit_symbol(62), '?');
    assert_int_equal(digit_symbol(-1), '?');
    assert_int_equal(region_symbol(0), 'A');
    assert_int_equal(region_symbol(25), 'Z');
    assert_int_equal(region_symbol(26), 'a');
    for (int n = 1; n <= 36; n++)
        for (const char *c = all; *c; c++) {
            const int place = (int)(c - all) + 1, upper = place > 35 && n <= 35 ? place - 26 : place;
            assert_int_equal(symbol_digit(*c, n), upper <= n ? upper : 0);
        }
    for (const char *c = "0.?*_ -@[`{/:"; *c; c++) assert_int_equal(symbol_digit(*c, 36), 0);
}

static void classes_of_characters(void **state)
{
    (void)state;
    for (int c = 1; c < 128; c++) {
        const bool letter = strchr(all + 9, c) != NULL, figure = c == '0' || (c >= '1' && c <= '9');
        const bool empty = strchr(".0_*", c) != NULL;
        assert_int_equal(is_empty_mark((char)c), empty);
        assert_int_equal(is_cell_symbol((char)c), letter || figure || empty);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(digits_and_symbols),
                                       cmocka_unit_test(classes_of_characters)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
