/* SPDX-License-Identifier: MIT */
/* test_language.c - each language has its words; houses are named in them. */
#include "support/cmocka_first.h"

#include "show/language.h"

static void all_languages_are_there(void **state)
{
    (void)state;
    for (int l = 0; sudoku_language_code(l); l++) {
        const struct language *language = language_of((sudoku_language)l);
        assert_int_equal(language->houses, l);
        for (int t = 0; t < TECHNIQUE_COUNT; t++) {
            assert_non_null(technique_title(language, t));
            assert_non_null(language->about[t]);
        }
    }
}

static void expect_house(sudoku_language l, const sudoku_rules *rules, int house, const char *name,
                         const char *after)
{
    char text[SUDOKU_TEXT];
    struct out o = out_to_buffer(text, sizeof text);
    out_house_name(&o, language_of(l), &rules->house[house]);
    assert_string_equal(text, name);
    o = out_to_buffer(text, sizeof text);
    out_house_after(&o, language_of(l), &rules->house[house]);
    assert_string_equal(text, after);
}

static void houses_have_names(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x"}, NULL);
    expect_house(SUDOKU_ENGLISH, rules, 2, "row 3", "row 3");
    expect_house(SUDOKU_ENGLISH, rules, 27, "the falling diagonal", "the falling diagonal");
    expect_house(SUDOKU_GERMAN, rules, 2, "Zeile 3", "Zeile 3");
    expect_house(SUDOKU_GERMAN, rules, 27, "die fallende Diagonale", "der fallenden Diagonale");
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_languages_are_there),
        cmocka_unit_test(houses_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
