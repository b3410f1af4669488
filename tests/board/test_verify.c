/* SPDX-License-Identifier: MIT */
/* test_verify.c - the independent check must find every kind of fault, and candidates their reason. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

static const char solved[] =
    "412985763753416892986327145271568934549173628368249517634751289195832476827694351";

static void digits_of(const char *text, uint8_t *digits)
{
    for (int i = 0; i < 81; i++) digits[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static void expect_clash(const sudoku_puzzle *p, const uint8_t *digits, const char *sentence)
{
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    assert_false(sudoku_verify(p, digits, &clash));
    assert_string_equal(sudoku_clash_text(p->rules, &clash, text), sentence);
    assert_false(sudoku_verify(p, digits, NULL));
}

static void every_fault_is_found(void **state)
{
    (void)state;
    uint8_t digits[81], givens[81] = {0};
    uint64_t allowed[81];
    memset(allowed, 0xFF, sizeof allowed);
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    sudoku_puzzle p = {.rules = rules, .givens = givens, .allowed = allowed};
    digits_of(solved, digits);
    assert_true(sudoku_verify(&p, digits, NULL));

    givens[0] = 5;
    expect_clash(&p, digits, "the given in r1c1 is 5");
    givens[0] = 4;
    assert_true(sudoku_verify(&p, digits, NULL));
    allowed[80] = 0;
    expect_clash(&p, digits, "r9c9 is 1, which is not among its candidates");
    allowed[80] = 1;
    assert_true(sudoku_verify(&p, digits, NULL));
    digits[40] = 0;
    expect_clash(&p, digits, "r5c5 is empty");
    digits[40] = 10;
    expect_clash(&p, digits, "r5c5 is empty");
    digits[40] = 5;
    expect_clash(&p, digits, "r5c1 and r5c5 are both 5 in row 5");
    sudoku_rules_free(rules);
}

/* Every single wrong digit, in every cell. */
static void no_wrong_digit_passes(void **state)
{
    (void)state;
    uint8_t digits[81];
    const uint8_t givens[81] = {0};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    digits_of(solved, digits);
    for (int cell = 0; cell < 81; cell++) {
        const uint8_t right = digits[cell];
        for (uint8_t wrong = 0; wrong <= 10; wrong++) {
            digits[cell] = wrong;
            assert_int_equal(sudoku_verify(&p, digits, NULL), wrong == right);
        }
        digits[cell] = right;
    }
    sudoku_rules_free(rules);
}

/* The published solver for X forgot the diagonals; its wrong answers must not pass ours. */
static void each_rule_counts(void **state)
{
    (void)state;
    uint8_t digits[81];
    const uint8_t givens[81] = {0};
    static const char *const names[] = {"x", "nrc"};
    for (int i = 0; i < 2; i++) {
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = names[i]}, NULL);
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        sudoku_clash clash;
        digits_of(solved, digits);
        assert_false(sudoku_verify(&p, digits, &clash));
        assert_int_equal(clash.kind, SUDOKU_SAME_DIGIT);
        assert_int_equal(digits[clash.cell], digits[clash.other]);
        assert_int_equal(digits[clash.cell], clash.digit);
        assert_true(sudoku_rules_house_kind(rules, clash.house) > SUDOKU_REGION);
        sudoku_rules_free(rules);
    }
}

static void givens_clash_at_sight(void **state)
{
    (void)state;
    uint8_t givens[81] = {0};
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    assert_false(sudoku_givens_clash(&p, &clash));
    givens[0] = givens[4] = 5;
    assert_true(sudoku_givens_clash(&p, &clash));
    assert_string_equal(sudoku_clash_text(rules, &clash, text), "r1c1 and r1c5 are both 5 in row 1");
    sudoku_rules_free(rules);
}

static void expect_candidates(const sudoku_rules *rules, const char *text, const char *sentence)
{
    uint8_t givens[81];
    uint64_t candidates[81];
    sudoku_clash clash = {.kind = SUDOKU_NO_CLASH};
    char why[SUDOKU_TEXT];
    const sudoku_puzzle p = {.rules = rules, .givens = givens};
    digits_of(text, givens);
    assert_int_equal(sudoku_candidates(&p, candidates, &clash), sentence == NULL);
    if (sentence) assert_string_equal(sudoku_clash_text(rules, &clash, why), sentence);
    else
        for (int cell = 0; cell < 81; cell++)
            if (givens[cell]) assert_int_equal(candidates[cell], (uint64_t)1 << (givens[cell] - 1));
}

static void candidates_say_why_not(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    expect_candidates(
        rules, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        NULL);
    expect_candidates(
        rules, "12345678.........9...............................................................",
        "nothing fits in r1c9");
    expect_candidates(
        rules, "123......456..............8......................................................",
        "8 has no place in box 1");
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fault_is_found),   cmocka_unit_test(no_wrong_digit_passes),
        cmocka_unit_test(each_rule_counts),       cmocka_unit_test(givens_clash_at_sight),
        cmocka_unit_test(candidates_say_why_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
