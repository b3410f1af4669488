/* SPDX-License-Identifier: MIT */
/* test_subsets.c - naked, locked and hidden subsets, against their definitions. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

enum { LARGEST = 4 };

static int digits_of(const struct board *b, const int *cell, int count, bool digits[BOARD_SIZE + 1])
{
    int sum = 0;
    for (int d = 1; d <= b->n; d++) {
        digits[d] = false;
        for (int i = 0; i < count; i++) digits[d] |= b->can[cell[i]][d];
        sum += digits[d];
    }
    return sum;
}

static void clear_house(const struct board *b, int house, const int *set, int size, const bool *digits,
                        struct conclusions *found)
{
    for (int i = 0; i < b->house[house].count; i++)
        for (int d = 1; d <= b->n; d++)
            if (digits[d] && !among(b->house[house].cell[i], set, size))
                remove_candidate(b, found, b->house[house].cell[i], d);
}

/* ---- naked ---- */

typedef void use_naked(const struct board *, int house, const int *set, int size, const bool *digits,
                       struct conclusions *);

/* Calls `use` for all sets of `size` open cells of a house with as many digits.  Sudoku Explainer and its successors skip cells with one
   digit, and houses of n cells with fewer than 2k open ones: the rest has a hidden subset of fewer than k digits.  */
static void each_naked(const struct board *b, int size, bool explainer, use_naked *use,
                       struct conclusions *found)
{
    for (int h = 0; h < b->houses; h++) {
        int open[BOARD_SIZE], pick[LARGEST] = {-1};
        const int count = open_cells(b, h, open);
        if (explainer && b->house[h].full && count < 2 * size) continue;
        while (next_choice(pick, size, count)) {
            int set[LARGEST];
            bool digits[BOARD_SIZE + 1], skip = false;
            for (int i = 0; i < size; i++) {
                set[i] = open[pick[i]];
                skip |= explainer && b->candidates[set[i]] == 1;
            }
            if (!skip && digits_of(b, set, size, digits) == size) use(b, h, set, size, digits, found);
        }
    }
}

static void in_this_house(const struct board *b, int house, const int *set, int size, const bool *digits,
                          struct conclusions *found)
{
    clear_house(b, house, set, size, digits, found);
}

/* HoDoKu: the digits leave the rest of every house that has all the cells. */
static void in_shared_houses(const struct board *b, int house, const int *set, int size,
                             const bool *digits, struct conclusions *found)
{
    (void)house;
    for (int h = 0; h < b->houses; h++) {
        bool holds_all = true;
        for (int i = 0; i < size; i++) holds_all &= b->house[h].has[set[i]];
        if (holds_all) clear_house(b, h, set, size, digits, found);
    }
}

/* Sukaku Explainer 1.18 in variants: each digit leaves the cells that see all its places in the set. */
static void in_sight(const struct board *b, int house, const int *set, int size, const bool *digits,
                     struct conclusions *found)
{
    (void)house;
    for (int d = 1; d <= b->n; d++) {
        int place[LARGEST], places = 0;
        for (int i = 0; i < size; i++)
            if (b->can[set[i]][d]) place[places++] = set[i];
        for (int c = 0; digits[d] && c < b->cells; c++)
            if (!among(c, set, size) && sees_all(b, c, place, places)) remove_candidate(b, found, c, d);
    }
}

static void naked_explainer(const struct board *b, int size, struct conclusions *found)
{
    each_naked(b, size, true, in_this_house, found);
}

static void naked_hodoku(const struct board *b, int size, struct conclusions *found)
{
    each_naked(b, size, false, in_shared_houses, found);
}

/* Both finders of Sukaku Explainer 1.18, for classic grids and for variants, answer to the name. */
static void naked_sukaku(const struct board *b, int size, struct conclusions *found)
{
    each_naked(b, size, true, in_this_house, found);
    each_naked(b, size, true, in_sight, found);
}

/* ---- hidden ---- */

/* The same exceptions for Sudoku Explainer: digits with one place, and 2k or fewer open cells. */
static void hidden(const struct board *b, int size, bool explainer, struct conclusions *found)
{
    for (int h = 0; h < b->houses; h++) {
        int open[BOARD_SIZE], pick[LARGEST] = {-1};
        const int count = open_cells(b, h, open);
        if (!b->house[h].full || (explainer && count <= 2 * size)) continue;
        while (next_choice(pick, size, b->n)) {
            int place[BOARD_SIZE], places = 0;
            bool skip = false;
            for (int i = 0; i < size; i++) {
                int own[BOARD_SIZE];
                const int owns = list_places(b, h, pick[i] + 1, own);
                skip |= owns < (explainer ? 2 : 1);
                for (int k = 0; k < owns; k++)
                    if (!among(own[k], place, places)) place[places++] = own[k];
            }
            for (int i = 0; i < places && !skip && places == size; i++)
                for (int d = 1; d <= b->n; d++)
                    if (!among(d - 1, pick, size)) remove_candidate(b, found, place[i], d);
        }
    }
}

static void hidden_explainer(const struct board *b, int size, struct conclusions *found)
{
    hidden(b, size, true, found);
}

static void hidden_hodoku(const struct board *b, int size, struct conclusions *found)
{
    hidden(b, size, false, found);
}

/* HoDoKu calls a naked subset locked if it removes digits from two houses: both names are compared together. */
static const struct comparison list[] = {
    {"hodoku", "naked-pair locked-pair", naked_hodoku, 2, 1},
    {"hodoku", "naked-triple locked-triple", naked_hodoku, 3, 1},
    {"hodoku", "naked-quadruple", naked_hodoku, 4, 1},
    {"se121", "naked-pair", naked_explainer, 2, 1},
    {"se121", "naked-triple", naked_explainer, 3, 1},
    {"se121", "naked-quadruple", naked_explainer, 4, 1},
    {"sukaku118", "naked-pair", naked_sukaku, 2, 1},
    {"sukaku118", "naked-triple", naked_sukaku, 3, 1},
    {"sukaku118", "naked-quadruple", naked_sukaku, 4, 1},
    {"hodoku", "hidden-pair", hidden_hodoku, 2, 1},
    {"hodoku", "hidden-triple", hidden_hodoku, 3, 1},
    {"hodoku", "hidden-quadruple", hidden_hodoku, 4, 1},
    {"se121", "hidden-pair", hidden_explainer, 2, 1},
    {"se121", "hidden-triple", hidden_explainer, 3, 1},
    {"se121", "hidden-quadruple", hidden_explainer, 4, 1},
    {"sukaku118", "hidden-triple", hidden_explainer, 3, 1},
};

static void subsets_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 12, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(subsets_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
