/* SPDX-License-Identifier: MIT */
/* test_utf8.c - characters in text from anywhere. */
#include "support/cmocka_first.h"

#include "common/utf8.h"

static void expect_character(const char *text, size_t length, size_t bytes, long expected)
{
    long code = 0;
    assert_int_equal(utf8_character(text, length, &code), bytes);
    assert_int_equal(code, expected);
}

static void characters_and_bytes_that_are_none(void **state)
{
    (void)state;
    expect_character("a", 1, 1, 'a');
    expect_character("\xc3\xa9!", 3, 2, 0xE9);
    expect_character("\xe2\x82\xac", 3, 3, 0x20AC);
    expect_character("\xf0\x9f\x98\x80", 4, 4, 0x1F600);
    expect_character("\xe2\x82", 2, 1, -1);
    expect_character("\xed\xa0\x80", 3, 1, -1);
    expect_character("\xc0\x80", 2, 1, -1);
    expect_character("\xff", 1, 1, -1);
}

static void lengths_count_characters(void **state)
{
    (void)state;
    assert_int_equal(utf8_length("", 0), 0);
    assert_int_equal(utf8_length("a\xc3\xa9\xe2\x82\xac\xff", 7), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_and_bytes_that_are_none),
        cmocka_unit_test(lengths_count_characters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
