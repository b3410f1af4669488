/* SPDX-License-Identifier: MIT */
/* test_rule_words.c - which words name a variant, alone and in sentences. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "read/rule_words.h"

/* What is not explained by the usual rules. */
static const char *unexplained(const struct named_rules *named)
{
    static char list[SUDOKU_TEXT];
    const struct rule_spec usual = {.n = 9};
    const sudoku_rules *rules = rules_new(&usual, NULL);
    assert_non_null(rules);
    list[0] = '\0';
    list_named_rules(named, rules, NULL, list);
    rules_free(rules);
    return list;
}

struct expected {
    const char *text, *list;
};

static void expect_names(const struct expected *e, size_t count, enum rule_reading reading)
{
    for (size_t i = 0; i < count; i++) {
        struct named_rules named = {.count = 0};
        note_named_rules(&named, e[i].text, strlen(e[i].text), reading);
        if (strcmp(unexplained(&named), e[i].list)) fail_msg("%s: %s", e[i].text, unexplained(&named));
    }
}

static void expect_texts(const struct expected *e, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct named_rules named = {.count = 0};
        note_rules_of_text(&named, e[i].text, strlen(e[i].text));
        if (strcmp(unexplained(&named), e[i].list)) fail_msg("%s: %s", e[i].text, unexplained(&named));
    }
}

#define COUNT(a) (sizeof(a) / sizeof *(a))

static void names_of_variants_are_found(void **state)
{
    (void)state;
    static const struct expected names[] = {
        {"X-Sudoku", "\"X-Sudoku\" (--rules x)"},
        {"XSudoku 17", "\"XSudoku\" (--rules x)"},
        {"Sudoku X", "\"Sudoku X\" (--rules x)"},
        {"Diagonalsudoku", "\"Diagonalsudoku\" (--rules x)"},
        {"my_killer_grid", "\"killer\""},
        {"myKillerGrid", "\"KillerGrid\""},
        {"Anti\xE2\x80\x91Knight Sudoku", "\"Anti\xE2\x80\x91Knight\""},
        {"hyper-sudoku", "\"hyper-sudoku\" (--rules nrc)"},
        {"Unregelm\xC3\xA4\xC3\x9Figes Sudoku", "\"Unregelm\xC3\xA4\xC3\x9Figes\""},
        {"\xE5\xAF\xBE\xE8\xA7\x92\xE7\xB7\x9A", "\"\xE5\xAF\xBE\xE8\xA7\x92\xE7\xB7\x9A\" (--rules x)"},
        {"Killer Windoku", "\"Killer\", \"Windoku\" (--rules nrc)"},
        {"Windoku, windoku and NRC", "\"Windoku\" (--rules nrc)"},
        {"# nrc", "\"nrc\" (--rules nrc)"},
        {"x", "\"x\" (--rules x)"},
        {"Even/Odd", "\"Even/Odd\""},
        {"Clone-Sudoku 3", "\"Clone\""},
        {"Sudoku Pfeil", "\"Pfeil\""},
        {"Sudoku Asesino", "\"Asesino\""},
        {"\xD0\x9A\xD0\xB8\xD0\xBB\xD0\xBB\xD0\xB5\xD1\x80",
         "\"\xD0\x9A\xD0\xB8\xD0\xBB\xD0\xBB\xD0\xB5\xD1\x80\""},
    };
    expect_names(names, COUNT(names), RULES_IN_NAME);
    static const struct expected none[] = {
        {"", ""},
        {"Sudoku", ""},
        {"Sudoku 12", ""},
        {"Sudoku X-Wing", ""},
        {"Sudoku XII", ""},
        {"6 x Sudoku", ""},
        {"diagonally symmetric", ""},
        {"diagonal symmetry", ""},
        {"A knight and a king", ""},
        {"painkiller", ""},
        {"an x in a sentence", ""},
        {"King of puzzles", ""},
        {"Arrows are no cells", ""},
        {"a larger Sudoku", ""},
    };
    expect_names(none, COUNT(none), RULES_IN_NAME);
}

static void kinds_may_be_names_of_ours(void **state)
{
    (void)state;
    static const struct expected kinds[] = {
        {"sudoku, x", "\"x\" (--rules x)"},
        {"9x9 classic", ""},
        {"knight", "\"knight\""},
    };
    expect_names(kinds, COUNT(kinds), RULES_IN_KIND);
    struct named_rules named = {.count = 0};
    static const char *const usual[] = {"classic", "Sudoku 9x9", "easy", "Normal sudoku rules apply.",
                                        ""};
    for (size_t i = 0; i < COUNT(usual); i++) note_kind(&named, usual[i], strlen(usual[i]));
    assert_int_equal(named.count, 0);
    note_kind(&named, "Bumpy", 5);
    assert_string_equal(unexplained(&named), "\"Bumpy\"");
}

static void sentences_that_state_a_rule_are_found(void **state)
{
    (void)state;
    static const struct expected texts[] = {
        {"Digits a knight's\nmove apart must differ.", "\"knight\""},
        {"The shaded squares contain\n1 to 9, too, as digits.", "\"shaded\""},
        {"Rules: normal + diagonals", "\"diagonals\" (--rules x)"},
        {"Rules: something new", "\"something new\""},
        {"Typ: X", "\"X\" (--rules x)"},
        {"In den grauen Feldern kommt jede Ziffer vor", "\"grauen\""},
        {"<h1>Killer</h1>", "\"Killer\""},
        {"<div class=\"grid windoku\">", "\"windoku\" (--rules nrc)"},
        {"int killer[9][9] = {", "\"killer\""},
        {"house: r1c1 r1c2", "\"house: r1c1 r1c2\""},
        {"Arrows 12", "\"Arrows 12\""},
        {"X", "\"X\" (--rules x)"},
        {"nrc", "\"nrc\" (--rules nrc)"},
        {"Pentomino regions are marked", "\"Pentomino\", \"marked\""},
        {"Each of the 9 colours must contain 1-9, too", "\"colours\""},
        {"Sudoku: Palindrome", "\"Sudoku: Palindrome\""},
        {"A new variant", "\"A new variant\""},
        {"The four shaded 3x3 windows must contain 1-9.", "\"shaded\", \"windows\""},
        {"In the grey boxes, 1 to 9 appear once.", "\"grey\""},
        {"<img src=a.png alt=\"Thermo of today\">", "\"Thermo\""},
        {"<meta name='description' content='A Sandwich'>", "\"Sandwich\""},
    };
    expect_texts(texts, COUNT(texts));
    static const struct expected none[] = {
        {"I used the arrow keys.\n\nEach row has the digits 1-9.", ""},
        {"Windows 10, shaded by a tree", ""},
        {"Normal sudoku rules apply.", ""},
        {"Rules: Normal sudoku rules apply.", ""},
        {"Jede Zeile, jede Spalte und jeder Block enth\xC3\xA4lt jede Ziffer einmal.", ""},
        {"<p>See also <a href=\"/killer\">Killer Sudoku</a></p>", ""},
        {"<script>var killer = 1;</script>", ""},
        {"<option>Windoku</option>", ""},
        {"<meta name=\"keywords\" content=\"sudoku, killer, windoku\">", ""},
        {"<img src=\"killer.png\">", ""},
        {"variant: classic", ""},
        {"<span>x</span>", ""},
        {"Arrow keys move the cursor", ""},
        {"The grey cat has 1 of 9 lives", ""},
    };
    expect_texts(none, COUNT(none));
}

static void rules_that_are_applied_are_no_matter(void **state)
{
    (void)state;
    static const uint8_t pieces[16] = {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3};
    struct named_rules named = {.count = 0};
    char list[SUDOKU_TEXT] = "";
    note_rules_of_text(&named, "Diagonal Jigsaw", strlen("Diagonal Jigsaw"));
    assert_int_equal(named.count, 2);
    const struct rule_spec spec = {.n = 4, .regions = pieces, .extras = 1u << 0 | 1u << 1};
    const sudoku_rules *rules = rules_new(&spec, NULL);
    list_named_rules(&named, rules, NULL, list);
    assert_string_equal(list, "");
    rules_free(rules);
    const struct rule_spec without = {.n = 4, .box_rows = -1, .box_columns = -1};
    rules = rules_new(&without, NULL);
    list_named_rules(&named, rules, NULL, list);
    assert_string_equal(list, "\"Diagonal\" (--rules x), \"Jigsaw\"");
    named.count = 0;
    list[0] = '\0';
    note_rules_of_text(&named, "A Latin square", strlen("A Latin square"));
    list_named_rules(&named, rules, NULL, list);
    assert_string_equal(list, "");
    rules_free(rules);
}

static void the_table_is_in_order(void **state)
{
    (void)state;
    static const char *const words[] = {
#define NAME(words, family) words,
#define WORD(words)         words,
#include "read/rule_names.h"
    };
    for (size_t i = 1; i < COUNT(words); i++)
        if ((unsigned char)words[i][0] < (unsigned char)words[i - 1][0])
            fail_msg("%s comes after %s", words[i], words[i - 1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_variants_are_found),
        cmocka_unit_test(kinds_may_be_names_of_ours),
        cmocka_unit_test(sentences_that_state_a_rule_are_found),
        cmocka_unit_test(rules_that_are_applied_are_no_matter),
        cmocka_unit_test(the_table_is_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
