/* SPDX-License-Identifier: MIT */
/* test_fill.c - full grids are right, and random enough.

   The seed is fixed, so these tests never fail by chance; the limits are those that chance passes once in some ten thousand
   times.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "generate/fill.h"
#include "support/rule_sets.h"

enum { GRIDS = 20000, NODES = 2500000 };

/* Returns how many grids there were: none if the random layout or houses allow none, or none that is easy to find. */
static int verify_fills(const sudoku_rules *rules, int grids)
{
    struct rng r = rng_from_seed(5);
    uint8_t digits[SUDOKU_MAX_CELLS], start[SUDOKU_MAX_CELLS] = {0};
    const sudoku_puzzle p = {.rules = rules, .givens = start};
    struct filler *f = filler_new(rules);
    for (int i = 0; i < grids; i++) {
        const enum fill_result result = fill(f, &r, start, 50000, digits);
        if (result != FILLED && !i) grids = 0;
        if (!grids) break;
        assert_int_equal(result, FILLED);
        assert_true(sudoku_verify(&p, digits, NULL));
        /* every other time a part of this grid has to stay */
        for (int c = 0; c < rules->cells; c++) start[c] = i % 2 || rng_below(&r, 3) ? 0 : digits[c];
    }
    filler_free(f);
    return grids;
}

static void grids_follow_the_rules(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(6);
    int filled = 0;
    static const int sizes[] = {1, 4, 6, 8, 9, 10, 12, 15, 16, 20, 25};
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < 5; i++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            filled += verify_fills(rules, 20) > 0;
            sudoku_rules_free(rules);
        }
    assert_true(filled >= RULE_SETS * 4);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = sizes[i]}, NULL);
        assert_int_equal(verify_fills(rules, 10), 10);
        sudoku_rules_free(rules);
    }
}

static void what_cannot_be_filled_is_told(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(7);
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    struct filler *f = filler_new(rules);
    uint8_t digits[81], start[81] = {1, 2, 3, 4, 5, 6, 7, 8};
    start[17] = 9;
    assert_int_equal(fill(f, &r, start, NODES, digits), FILL_IMPOSSIBLE);
    start[16] = 9;
    start[17] = 0;
    assert_int_equal(fill(f, &r, start, NODES, digits), FILL_IMPOSSIBLE);
    assert_int_equal(fill(f, &r, NULL, 3, digits), FILL_GIVEN_UP);
    assert_int_equal(fill(f, &r, NULL, NODES, digits), FILLED);
    filler_free(f);
    sudoku_rules_free(rules);
}

/* ---- chance ---- */

static uint8_t grids[GRIDS][81];

static int fill_grids(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(20260101);
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    struct filler *f = filler_new(rules);
    for (int i = 0; i < GRIDS; i++) fill(f, &r, NULL, NODES, grids[i]);
    filler_free(f);
    sudoku_rules_free(rules);
    return 0;
}

static double chi_square(const int *seen, int count, double expected)
{
    double sum = 0;
    for (int i = 0; i < count; i++) sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    return sum;
}

static void expect_chance(double chi, double limit, const char *what, int which)
{
    if (chi > limit) fail_msg("%s %d: chi-square %.1f is more than %.1f", what, which, chi, limit);
}

/* 99.99 % of chi-square: 31.8 for 8 degrees of freedom, 112.3 for 64 */
static void digits_and_positions_are_equally_likely(void **state)
{
    (void)state;
    static int in_cell[81][9], of_digit[9][81];
    double sum = 0;
    for (int i = 0; i < GRIDS; i++)
        for (int c = 0; c < 81; c++) {
            in_cell[c][grids[i][c] - 1]++;
            of_digit[grids[i][c] - 1][c]++;
        }
    for (int c = 0; c < 81; c++) {
        const double chi = chi_square(in_cell[c], 9, GRIDS / 9.0);
        expect_chance(chi, 31.8, "digits of cell", c);
        sum += chi;
    }
    printf("digits of a cell: chi-square %.2f on average, 8 expected\n", sum / 81);
    for (int d = 0; d < 9; d++)
        expect_chance(chi_square(of_digit[d], 81, GRIDS / 9.0), 112.3, "cells of digit", d + 1);
}

/* A digit of a cell is equally likely in all cells of a box that the cell does not see. */
static void pairs_of_cells_are_equally_likely(void **state)
{
    (void)state;
    for (int first = 0; first < 81; first++)
        for (int box = 0; box < 9; box++) {
            int same[9], cells = 0;
            if (box == first / 27 * 3 + first % 9 / 3) continue;
            for (int i = 0; i < 9; i++) {
                const int row = box / 3 * 3 + i / 3, column = box % 3 * 3 + i % 3;
                if (row == first / 9 || column == first % 9) continue;
                same[cells] = 0;
                for (int k = 0; k < GRIDS; k++)
                    same[cells] += grids[k][first] == grids[k][row * 9 + column];
                cells++;
            }
            expect_chance(chi_square(same, cells, (double)GRIDS / cells), cells == 9 ? 31.8 : 25.7,
                          "the digit of cell", first);
        }
}

static void orders_of_a_row_are_equally_likely(void **state)
{
    (void)state;
    int odd[2] = {0}, first_three[504] = {0};
    for (int i = 0; i < GRIDS; i++) {
        const uint8_t *d = grids[i];
        int inversions = 0;
        for (int a = 0; a < 9; a++)
            for (int b = a + 1; b < 9; b++) inversions += d[a] > d[b];
        odd[inversions % 2]++;
        const int second = d[1] - 1 - (d[1] > d[0]);
        const int third = d[2] - 1 - (d[2] > d[0]) - (d[2] > d[1]);
        first_three[((d[0] - 1) * 8 + second) * 7 + third]++;
    }
    expect_chance(chi_square(odd, 2, GRIDS / 2.0), 15.1, "parity of row", 1);
    expect_chance(chi_square(first_three, 504, GRIDS / 504.0), 625.0, "beginnings of row", 1);
}

/* ---- what is not quite so ---- */

static int digits_of(const uint8_t *cell) { return 1 << cell[0] | 1 << cell[1] | 1 << cell[2]; }

/* The rows of box 1 are {1,2,3}, {4,5,6} and {7,8,9}: in how many ways do the others of the band divide the digits, and how many of
   these put {1,2,3} into one row of box 2?  A row then has six digits left to divide between box 2 and box 3.  */
static void count_bands(int *ways, int *pure)
{
    enum { ROW_1 = 0007, ROW_2 = 0070, ROW_3 = 0700, ALL = 0777 };
    *ways = *pure = 0;
    for (int a = 0; a <= ALL; a++) {
        if (bits_in((bitset)a) != 3 || a & ROW_1) continue;
        for (int b = 0; b <= ALL; b++) {
            const int c = ALL & ~(a | b);
            if (bits_in((bitset)b) != 3 || b & (ROW_2 | a) || c & ROW_3) continue;
            ++*ways;
            *pure += b == ROW_1 || c == ROW_1;
        }
    }
}

static void rows_of_boxes_repeat_a_little_too_often(void **state)
{
    (void)state;
    int ways, pure, repeated = 0, rectangles = 0;
    count_bands(&ways, &pure);
    assert_int_equal(ways, 56);
    assert_int_equal(pure, 2);
    for (int i = 0; i < GRIDS; i++) {
        const uint8_t *d = grids[i];
        for (int c = 0; c < 81; c += 3)
            for (int row = c / 27 * 3; row < c / 27 * 3 + 3; row++)
                repeated += digits_of(d + c) == digits_of(d + row * 9 + (c + 3) % 9);
        for (int a = 0; a < 81; a++)
            for (int b = a + 1; b % 9; b++)
                for (int k = a + 9; k < 81; k += 9) rectangles += d[a] == d[k + b - a] && d[b] == d[k];
    }
    const double share = repeated / (27.0 * GRIDS), each = (double)rectangles / GRIDS;
    printf("rows of a box that are rows of the next: %.4f; %d of %d bands are so: %.4f\n", share, pure,
           ways, (double)pure / ways);
    printf("rectangles of two digits: %.2f in a grid; 19.5 if all grids are equally likely\n", each);
    assert_true(share < 0.047);
    assert_true(each > 19.2 && each < 19.8);
}

/* All 288 grids of size 4. */
static void small_grids_are_nearly_equally_likely(void **state)
{
    (void)state;
    enum { TIMES = 288 * 100 };
    static int seen[1 << 16];
    int different = 0;
    double chi = 0;
    struct rng r = rng_from_seed(8);
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    struct filler *f = filler_new(rules);
    for (int i = 0; i < TIMES; i++) {
        uint8_t d[16];
        static const int cell[] = {0, 1, 2, 4, 8, 10, 11, 14};
        int number = 0;
        fill(f, &r, NULL, NODES, d);
        for (int k = 0; k < 8; k++) number = number * 4 + d[cell[k]] - 1;
        seen[number]++;
    }
    for (int i = 0; i < 1 << 16; i++) {
        different += seen[i] > 0;
        if (seen[i]) chi += chi_square(&seen[i], 1, 100);
    }
    printf("4x4: %d grids of 288, chi-square %.0f (287 expected)\n", different, chi);
    assert_int_equal(different, 288);
    assert_true(chi < 400);
    filler_free(f);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grids_follow_the_rules),
        cmocka_unit_test(what_cannot_be_filled_is_told),
        cmocka_unit_test(digits_and_positions_are_equally_likely),
        cmocka_unit_test(pairs_of_cells_are_equally_likely),
        cmocka_unit_test(orders_of_a_row_are_equally_likely),
        cmocka_unit_test(rows_of_boxes_repeat_a_little_too_often),
        cmocka_unit_test(small_grids_are_nearly_equally_likely),
    };
    return cmocka_run_group_tests(tests, fill_grids, NULL);
}
