/* SPDX-License-Identifier: MIT */
/* test_utf8.c - characters are counted, and bad ones recognised. */
#include "support/cmocka_first.h"

#include "base/utf8.h"

static void characters_are_counted(void **state)
{
    (void)state;
    assert_int_equal(utf8_characters("a\xC3\xA9\xE2\x94\x81\xFF", 7), 4);
}

static void expect_character(const char *text, size_t length, int bytes, int32_t expected)
{
    int32_t code;
    assert_int_equal(utf8_decode(text, length, &code), bytes);
    assert_int_equal(code, expected);
}

/* Surrogates, long forms, codes past the last and ends that are missing are no characters. */
static void characters_are_decoded(void **state)
{
    (void)state;
    expect_character("a", 1, 1, 'a');
    expect_character("\xc3\xa9!", 3, 2, 0xE9);
    expect_character("\xe2\x82\xac", 3, 3, 0x20AC);
    expect_character("\xf0\x9f\x98\x80", 4, 4, 0x1F600);
    expect_character("\xf4\x8f\xbf\xbf", 4, 4, 0x10FFFF);
    expect_character("\xe2\x82", 2, 1, -1);
    expect_character("\xed\xa0\x80", 3, 1, -1);
    expect_character("\xc0\x80", 2, 1, -1);
    expect_character("\xf4\x90\x80\x80", 4, 1, -1);
    expect_character("\x80", 1, 1, -1);
}

/* The first and the last characters of each length. */
static void characters_are_encoded(void **state)
{
    (void)state;
    static const int32_t codes[] = {1, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF};
    for (int i = 0; i < 8; i++) {
        char bytes[4];
        int32_t code;
        assert_int_equal(utf8_encode(codes[i], bytes), i / 2 + 1);
        assert_int_equal(utf8_decode(bytes, (size_t)(i / 2 + 1), &code), i / 2 + 1);
        assert_int_equal(code, codes[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_are_counted),
        cmocka_unit_test(characters_are_decoded),
        cmocka_unit_test(characters_are_encoded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
