/* SPDX-License-Identifier: MIT */
/* test_order_check.c - orders that make no sense get a sentence, and work stops when it is asked to. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

static bool count_made(void *context, const sudoku_made *m)
{
    (void)m;
    ++*(int *)context;
    return true;
}

static sudoku_rules *rules_of(const sudoku_shape *shape)
{
    sudoku_rules *rules = sudoku_rules_new(shape, NULL);
    assert_non_null(rules);
    return rules;
}

static void expect_refusal(sudoku_order o, const char *sentence)
{
    sudoku_error error;
    int made = 0;
    o.room = sizeof o;
    assert_false(sudoku_generate(&o, count_made, &made, &error));
    assert_string_equal(error.message, sentence);
    assert_int_equal(made, 0);
    assert_false(sudoku_generate(&o, count_made, &made, NULL));
}

static void numbers_of_clues(void **state)
{
    (void)state;
    sudoku_rules *r = rules_of(&(sudoku_shape){.size = 9});
    sudoku_rules *x = rules_of(&(sudoku_shape){.size = 9, .rules = "x"});
    expect_refusal((sudoku_order){.rules = r, .least_clues = 82},
                   "a puzzle of this size has at most 81 clues");
    expect_refusal((sudoku_order){.rules = r, .least_clues = -1},
                   "a puzzle of this size has at most 81 clues");
    expect_refusal((sudoku_order){.rules = r, .most_clues = -1},
                   "a puzzle of this size has at most 81 clues");
    expect_refusal((sudoku_order){.rules = r, .least_clues = 30, .most_clues = 29},
                   "at least 30 and at most 29 clues: no number satisfies both");
    expect_refusal((sudoku_order){.rules = r, .most_clues = 16},
                   "no puzzle with these rules has fewer than 17 clues");
    expect_refusal((sudoku_order){.rules = x, .most_clues = 7},
                   "no puzzle with these rules has fewer than 8 clues");
    expect_refusal((sudoku_order){.rules = r, .attempts = 5, .minimal = true},
                   "a puzzle that stops after 5 attempts may not be minimal");
    expect_refusal((sudoku_order){.rules = r, .least_clues = 73, .minimal = true},
                   "a minimal puzzle of this size has at most 72 clues");
    sudoku_rules_free(r);
    sudoku_rules_free(x);
}

static void engines(void **state)
{
    (void)state;
    sudoku_rules *r = rules_of(&(sudoku_shape){.size = 25});
    expect_refusal((sudoku_order){.rules = r, .engine = "lanes"},
                   "no engine 'lanes' solves puzzles of this size");
    expect_refusal((sudoku_order){.rules = r, .engine = "steam"},
                   "no engine 'steam' solves puzzles of this size");
    sudoku_rules_free(r);
}

static void patterns(void **state)
{
    (void)state;
    sudoku_rules *r = rules_of(&(sudoku_shape){.size = 9});
    uint8_t pattern[81] = {0};
    memset(pattern, 1, 16);
    expect_refusal((sudoku_order){.rules = r, .pattern = pattern},
                   "the pattern has 16 cells, but no puzzle with these rules has fewer than 17 clues");
    memset(pattern, 1, 30);
    expect_refusal((sudoku_order){.rules = r, .pattern = pattern, .least_clues = 31},
                   "the pattern has 30 cells, too few for 31 clues");
    expect_refusal((sudoku_order){.rules = r, .pattern = pattern, .symmetry = SUDOKU_ROTATE_180},
                   "the pattern does not have the symmetry rotate180: see r9c9");
    expect_refusal((sudoku_order){.rules = r, .pattern = pattern},
                   "the pattern leaves rows 5 and 6 empty, which could be exchanged in any solution");
    for (int i = 0; i < 81; i++) pattern[i] = i % 9 != 0 && i % 9 != 2;
    expect_refusal((sudoku_order){.rules = r, .pattern = pattern},
                   "the pattern leaves columns 1 and 3 empty, which could be exchanged in any solution");
    sudoku_rules_free(r);
    /* on diagonals they could not */
    int made = 0;
    sudoku_rules *x = rules_of(&(sudoku_shape){.size = 9, .rules = "x"});
    const sudoku_order o = {.room = sizeof o, .rules = x, .pattern = pattern};
    assert_true(sudoku_generate(&o, count_made, &made, NULL));
    sudoku_rules_free(x);
}

static void symmetries(void **state)
{
    (void)state;
    const uint16_t corner[] = {0, 1, 9};
    const sudoku_cells house = {corner, 3};
    sudoku_rules *wide = rules_of(&(sudoku_shape){.size = 6});
    sudoku_rules *odd = rules_of(&(sudoku_shape){.size = 9, .houses = &house, .house_count = 1});
    expect_refusal((sudoku_order){.rules = wide, .symmetry = SUDOKU_ROTATE_90},
                   "the rules do not have the symmetry rotate90: see box 1");
    expect_refusal((sudoku_order){.rules = odd, .symmetry = SUDOKU_MIRROR_H},
                   "the rules do not have the symmetry mirror-h: see house 1");
    expect_refusal(
        (sudoku_order){
            .rules = wide, .symmetry = SUDOKU_ROTATE_180, .least_clues = 11, .most_clues = 11},
        "no pattern with the symmetry rotate180 has that many clues: the nearest numbers are 10 and 12");
    int made = 0;
    const sudoku_order falling = {
        .room = sizeof falling, .rules = odd, .symmetry = SUDOKU_MIRROR_FALLING};
    assert_true(sudoku_generate(&falling, count_made, &made, NULL));
    assert_int_equal(made, 1);
    sudoku_rules_free(wide);
    sudoku_rules_free(odd);
}

static void starts(void **state)
{
    (void)state;
    sudoku_rules *r = rules_of(&(sudoku_shape){.size = 9});
    uint8_t start[81] = {5, 5};
    expect_refusal((sudoku_order){.rules = r, .start = start},
                   "the grid to start from has no solution: r1c1 and r1c2 are both 5 in row 1");
    memcpy(start, (uint8_t[]){1, 2, 3, 4, 5, 6, 7, 8, 0}, 9);
    start[17] = 9;
    expect_refusal((sudoku_order){.rules = r, .start = start}, "the grid to start from has no solution");
    sudoku_rules_free(r);
}

/* In a 2x2 grid opposite corners are equal; a house says they are not. */
static void rules_without_a_grid(void **state)
{
    (void)state;
    const uint16_t corners[] = {0, 3};
    sudoku_rules *r = rules_of(&(sudoku_shape){.size = 2,
                                               .box_rows = -1,
                                               .box_columns = -1,
                                               .houses = &(sudoku_cells){corners, 2},
                                               .house_count = 1});
    expect_refusal((sudoku_order){.rules = r}, "these rules have no solution at all");
    sudoku_rules_free(r);
}

/* ---- stopping ---- */

static bool stop_after(void *context) { return --*(int *)context < 0; }

static void work_stops_when_asked(void **state)
{
    (void)state;
    static const int sizes[] = {9, 16};
    for (int i = 0; i < 2; i++) {
        sudoku_rules *r = rules_of(&(sudoku_shape){.size = sizes[i]});
        for (int questions = 0; questions < 40; questions += 13) {
            int left = questions, made = 0;
            sudoku_error error = {.message = "?"};
            const sudoku_order o = {.room = sizeof o,
                                    .rules = r,
                                    .count = 1000000,
                                    .stop = stop_after,
                                    .stop_context = &left};
            assert_false(sudoku_generate(&o, count_made, &made, &error));
            assert_string_equal(error.message, "");
            assert_true(left >= -3); /* asked hardly again once it said yes */
            assert_true(made < 1000000);
        }
        sudoku_rules_free(r);
    }
}

static bool third_is_enough(void *context, const sudoku_made *m)
{
    (void)m;
    return ++*(int *)context < 3;
}

static void the_receiver_stops_it_too(void **state)
{
    (void)state;
    sudoku_rules *r = rules_of(&(sudoku_shape){.size = 9});
    const sudoku_order o = {.room = sizeof o, .rules = r, .count = 100};
    sudoku_error error = {.message = "?"};
    int made = 0;
    assert_false(sudoku_generate(&o, third_is_enough, &made, &error));
    assert_int_equal(made, 3);
    assert_string_equal(error.message, "");
    sudoku_rules_free(r);
}

static void names_of_symmetries(void **state)
{
    (void)state;
    assert_string_equal(sudoku_symmetry_name(SUDOKU_NO_SYMMETRY), "none");
    assert_string_equal(sudoku_symmetry_name(SUDOKU_RANDOM_SYMMETRY), "random");
    assert_null(sudoku_symmetry_name(SUDOKU_RANDOM_SYMMETRY + 1));
    assert_null(sudoku_symmetry_name(-1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_of_clues),
        cmocka_unit_test(engines),
        cmocka_unit_test(patterns),
        cmocka_unit_test(symmetries),
        cmocka_unit_test(starts),
        cmocka_unit_test(rules_without_a_grid),
        cmocka_unit_test(work_stops_when_asked),
        cmocka_unit_test(the_receiver_stops_it_too),
        cmocka_unit_test(names_of_symmetries),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
