/* SPDX-License-Identifier: MIT */
/* test_ascii.c - the kinds of all bytes, the zero among them. */
#include "support/cmocka_first.h"

#include "base/ascii.h"

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
                  figures[] = "0123456789";

static bool is_in(int c, const char *set)
{
    while (*set)
        if (*set++ == (char)c) return true;
    return false;
}

static void kinds_of_all_bytes(void **state)
{
    (void)state;
    for (int c = 0; c < 256; c++) {
        assert_int_equal(is_letter((char)c), is_in(c, letters));
        assert_int_equal(is_figure((char)c), is_in(c, figures));
        assert_int_equal(is_one_of((char)c, "a\xC3 "), is_in(c, "a\xC3 "));
        assert_false(is_one_of((char)c, ""));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(kinds_of_all_bytes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
