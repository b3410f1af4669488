/* SPDX-License-Identifier: MIT */
/* test_classify.c - what kind of line is this? */
#include <string.h>

#include "support/cmocka_first.h"

#include "read/classify.h"

static struct line line_of(const char *text)
{
    return (struct line){.text = text, .length = strlen(text), .number = 1};
}

static void lines_have_a_class(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum line_class class;
    } cases[] = {
        {"", LINE_BLANK},           {"# 53..7", LINE_COMMENT},    {"rules: x", LINE_HEADER},
        {"[Puzzle]", LINE_SECTION}, {"[[0,0,3", LINE_LIST},       {"{\"givens\":", LINE_OBJECT},
        {"+---+---+", LINE_BORDER}, {"|   |   |", LINE_BORDER},   {"| 5 3 . | . 7 . |", LINE_DRAWN},
        {"Grid 01", LINE_TITLE},    {"53. .7. ...", LINE_GROUPS}, {"5 3 0 0 7", LINE_TOKENS},
        {"5,3,0,0,7", LINE_TOKENS}, {"53..7....", LINE_WORDS},    {"53..7.... x", LINE_WORDS},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct line l = line_of(cases[i].text);
        if (classify(&l) != cases[i].class)
            fail_msg("\"%s\" is of class %d", cases[i].text, (int)classify(&l));
    }
}

static void fields_and_columns(void **state)
{
    (void)state;
    const struct line l = line_of("  \xc3\xa4"
                                  "bc, d");
    const struct field f = first_field(&l);
    assert_ptr_equal(f.text, l.text + 2);
    assert_int_equal(f.length, 4);
    assert_int_equal(column_of(&l, f.text), 3);
    assert_int_equal(column_of(&l, f.text + f.length), 6);
    assert_false(is_one_word(&l));
    const struct line one = line_of(" abc"), commented = line_of("abc # d");
    assert_true(is_one_word(&one) && is_one_word(&commented));
}

static void drawings_become_ascii(void **state)
{
    (void)state;
    char flat[20];
    const struct line l = line_of("\xe2\x94\x82 5 \xe2\x94\x83\xc3\xa4\xe2\x94\x80\xe2\x94\xbc");
    const size_t length = flatten_drawing(&l, flat, sizeof flat);
    assert_int_equal(length, 8);
    assert_memory_equal(flat, "| 5 |?-+", length);
}

/* What Unicode calls each of U+2500 to U+257F: horizontal, vertical, or anything else. */
static void every_line_character_has_its_direction(void **state)
{
    (void)state;
    static const char expected[] = "--||--||--||++++"
                                   "++++++++++++++++"
                                   "++++++++++++++++"
                                   "++++++++++++++++"
                                   "++++++++++++--||"
                                   "-|++++++++++++++"
                                   "++++++++++++++++"
                                   "++++-|-|-|-|-|-|";
    for (int code = 0x2500; code < 0x2580; code++) {
        const char bytes[] = {(char)0xE2, (char)(0x80 | (code >> 6 & 0x3F)),
                              (char)(0x80 | (code & 0x3F)), 0};
        const struct line l = line_of(bytes);
        char flat;
        assert_int_equal(flatten_drawing(&l, &flat, 1), 1);
        if (flat != expected[code - 0x2500]) fail_msg("U+%04X becomes %c", (unsigned)code, flat);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_have_a_class),
        cmocka_unit_test(fields_and_columns),
        cmocka_unit_test(drawings_become_ascii),
        cmocka_unit_test(every_line_character_has_its_direction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
