/* SPDX-License-Identifier: MIT */
/* test_rules_text.c - which words are the usual rules, and which name a variant. */
#include <string.h>

#include "support/cmocka_first.h"

#include "read/link/rules_text.h"

static void expect(const char *text, enum rules_text kind, const char *variant)
{
    char found[VARIANT_ROOM];
    if (judge_rules_text(text, strlen(text), found) != kind) fail_msg("%s", text);
    if (variant) assert_string_equal(found, variant);
}

static void usual_rules_are_known(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "Normal sudoku rules apply.",
        "Normal Sudoku rules apply",
        "Classic sudoku",
        "Place the digits 1-9 once in each row, column and 3x3 box.",
        "Fill the grid with the numbers 1 to 9 so that every row, every column and every region "
        "contains each of them exactly once.",
        "Normal irregular sudoku rules apply \xE2\x80\x93 place 1\xE2\x80\x93"
        "6 in every row, column and bold outlined region.",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) expect(texts[i], RULES_USUAL, "");
    expect("", RULES_EMPTY, "");
    expect(" \n - ", RULES_EMPTY, "");
}

static void diagonals_are_known(void **state)
{
    (void)state;
    expect("Normal sudoku rules apply. Digits cannot repeat on both main diagonals.", RULES_DIAGONAL,
           "diagonal");
    expect("Digits along the blue diagonal must not repeat.", RULES_DIAGONAL, "diagonal");
    expect("Digits along both lines must not repeat.", RULES_UNKNOWN, "");
}

static void variants_are_named(void **state)
{
    (void)state;
    expect("Normal sudoku rules apply. Cells a knight's move apart cannot contain the same digit.",
           RULES_VARIANT, "knight");
    expect("Digits in cages sum to the number in the corner.", RULES_VARIANT, "cage");
    expect("Anti-King sudoku", RULES_VARIANT, "anti");
    expect("No two orthogonally adjacent cells have consecutive digits.", RULES_VARIANT, "orthogonally");
    expect("Disjoint groups on the diagonals", RULES_VARIANT, "disjoint");
}

static void cages_that_are_read_are_no_variant(void **state)
{
    char found[VARIANT_ROOM];
    static const char cages[] = "Digits in cages sum to the total in the corner.",
                      more[] = "Killer sudoku. Digits in cages sum to their totals. Anti-knight.";
    (void)state;
    assert_int_equal(judge_rules_beside_cages(cages, strlen(cages), found), RULES_UNKNOWN);
    assert_string_equal(found, "");
    assert_int_equal(judge_rules_beside_cages(more, strlen(more), found), RULES_VARIANT);
    assert_string_equal(found, "anti");
}

static void other_words_are_only_that(void **state)
{
    (void)state;
    expect("Normal sudoku rules apply. Have fun!", RULES_UNKNOWN, "");
    expect("\xE6\x95\xB0\xE7\x8B\xAC", RULES_UNKNOWN, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(usual_rules_are_known),
        cmocka_unit_test(diagonals_are_known),
        cmocka_unit_test(variants_are_named),
        cmocka_unit_test(cages_that_are_read_are_no_variant),
        cmocka_unit_test(other_words_are_only_that),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
