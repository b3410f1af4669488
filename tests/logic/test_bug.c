/* SPDX-License-Identifier: MIT */
/* test_bug.c - the bivalue universal grave with one more candidate, against its definition. */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"
#include "support/maker.h"

/* Without one candidate, has every open cell two, and every house each digit twice or not at all? */
static bool is_grave_without(const struct board *b, int cell, int digit)
{
    for (int c = 0; c < b->cells; c++)
        if (!b->digit[c] && b->candidates[c] - (c == cell) != 2) return false;
    for (int h = 0; h < b->houses; h++)
        for (int d = 1; d <= b->n; d++) {
            int place[BOARD_SIZE];
            const int count = list_places(b, h, d, place) - (d == digit && b->house[h].has[cell]);
            if (count && count != 2) return false;
        }
    return true;
}

/* The cell then holds this candidate, and loses the others. */
static void bug_plus_one(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int c = 0; c < b->cells; c++)
        for (int digit = 1; digit <= b->n; digit++) {
            if (!b->can[c][digit] || !is_grave_without(b, c, digit)) continue;
            for (int d = 1; d <= b->n; d++)
                if (d != digit) remove_candidate(b, found, c, d);
        }
}

/* Sudoku Explainer's type 1 also takes one cell with several extra candidates: here there is one, so both find the same. */
static const struct comparison list[] = {
    {"hodoku", "bug", bug_plus_one, 0, 1},
    {"se121", "bug", bug_plus_one, 0, 1},
    {"sukaku118", "bug", bug_plus_one, 0, 1},
};

/* Each open cell may have the digit of the solution or the one that follows it in a ring of digits: a grave, wherever such digits are
   open in all their cells.  Then a cell gets one more, and sometimes something else is wrong with the grave.  */
static void grave_and_one(struct rng *r, struct position *at, const uint8_t *solution)
{
    const int n = at->field->n, count = at->field->cells, ring = n > 1 ? 2 + rng_below(r, n - 1) : 1;
    int next[SUDOKU_LOGIC_SIZE] = {0},
        order[SUDOKU_LOGIC_SIZE] = {0}; /* digits from 0; the next from 1 */
    uint8_t givens[LOGIC_CELLS] = {0};
    shuffle(r, order, n);
    for (int i = 0; i < ring; i++) next[order[i]] = order[(i + 1) % ring] + 1;
    if (ring >= 4 && rng_below(r, 2)) { /* two rings */
        next[order[1]] = order[0] + 1;
        next[order[ring - 1]] = order[2] + 1;
    }
    for (int c = 0; c < count; c++)
        if (!next[solution[c] - 1]) givens[c] = solution[c];
    position_start(at, &(sudoku_puzzle){.rules = at->field->rules, .givens = givens});
    const int odd = rng_below(r, count), wrong = rng_below(r, 4) ? -1 : rng_below(r, count);
    for (int c = 0; c < count; c++)
        for_each_bit(d, at->candidates[c]) {
            const bool kept = d + 1 == solution[c] || d + 1 == next[solution[c] - 1];
            if (!kept && ((c != odd && c != wrong) || bits_in(at->candidates[c]) > 3))
                position_remove(at, c, d + 1);
        }
}

static void graves_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 80, grave_and_one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(graves_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
