/* SPDX-License-Identifier: MIT */
/* test_difficulty_range.c - ranges of ratings, scores and levels as text. */
#include "support/cmocka_first.h"

#include "sudoku_logic.h"

struct range {
    const char *text;
    int least, most;
    sudoku_level lowest, highest;
};

static void expect(const char *profile, const struct range *r)
{
    sudoku_difficulty d = {.profile = profile, .least = 99, .highest = SUDOKU_HARD};
    assert_true(sudoku_difficulty_range(&d, r->text));
    assert_int_equal(d.least, r->least);
    assert_int_equal(d.most, r->most);
    assert_int_equal(d.lowest, r->lowest);
    assert_int_equal(d.highest, r->highest);
}

static void ratings_are_tenths(void **state)
{
    (void)state;
    const struct range ranges[] = {{"7.1..8.0", 71, 80, 0, 0}, {"4.5..", 45, 0, 0, 0},
                                   {"..2.6", 0, 26, 0, 0},     {"3.4", 34, 34, 0, 0},
                                   {"7", 70, 70, 0, 0},        {"2.549..2.55", 25, 26, 0, 0},
                                   {"0.01", 1, 1, 0, 0},       {".5..5.", 5, 50, 0, 0}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) expect("se121", &ranges[i]);
}

static void scores_are_whole(void **state)
{
    (void)state;
    const struct range ranges[] = {
        {"300..500", 300, 500, 0, 0},
        {"300.1..300.9", 301, 300, 0, 0}, /* an empty range is refused later */
        {"0.2", 1, 1, 0, 0},
        {"hard", 0, 0, SUDOKU_HARD, SUDOKU_HARD},
        {"Easy..UNFAIR", 0, 0, SUDOKU_EASY, SUDOKU_UNFAIR},
        {"..medium", 0, 0, 0, SUDOKU_MEDIUM},
        {"hard..900", 0, 900, SUDOKU_HARD, 0}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        expect("hodoku", &ranges[i]);
        expect(NULL, &ranges[i]);
    }
}

static void other_texts_are_refused(void **state)
{
    (void)state;
    const char *const texts[] = {"",       "..",    "0",   "0..0",    "-1",
                                 "1e3",    " 5",    "5 ",  "1000000", "5..6..7",
                                 "harder", "1.2.3", "inf", "nan",     "99999999999999999999"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        sudoku_difficulty d = {.least = 7, .lowest = SUDOKU_HARD};
        assert_false(sudoku_difficulty_range(&d, texts[i]));
        assert_int_equal(d.least, 7);
        assert_int_equal(d.lowest, SUDOKU_HARD);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ratings_are_tenths),
        cmocka_unit_test(scores_are_whole),
        cmocka_unit_test(other_texts_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
