/* SPDX-License-Identifier: MIT */
/* test_locked.c - pointing, claiming and generalised intersections, against their definitions. */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

/* All places of the digit in the base, at least two, lie in the cover: the rest of the cover loses it. */
static void try_pair(const struct board *b, int base, int cover, struct conclusions *found)
{
    for (int d = 1; d <= b->n && b->house[base].full; d++) {
        int place[BOARD_SIZE];
        const int places = list_places(b, base, d, place);
        bool locked = places >= 2;
        for (int i = 0; i < places; i++) locked &= b->house[cover].has[place[i]];
        for (int i = 0; locked && i < b->house[cover].count; i++)
            if (!b->house[base].has[b->house[cover].cell[i]])
                remove_candidate(b, found, b->house[cover].cell[i], d);
    }
}

/* HoDoKu's types, for any two houses: pointing from a box or region, claiming from any other house. */
static void locked_hodoku(const struct board *b, int pointing, struct conclusions *found)
{
    for (int base = 0; base < b->houses; base++)
        for (int cover = 0; cover < b->houses; cover++)
            if (cover != base && is_box(b, base) == pointing) try_pair(b, base, cover, found);
}

/* Sukaku Explainer takes houses of two kinds; 1.18 has no diagonals there.  Only boxes point, not regions. */
static void locked_explainer(const struct board *b, bool pointing, bool diagonals,
                             struct conclusions *found)
{
    for (int base = 0; base < b->houses; base++)
        for (int cover = 0; cover < b->houses; cover++) {
            const int kind = b->house[base].kind, other = b->house[cover].kind;
            if (kind == other || (is_window(b, base) && is_window(b, cover))) continue;
            if (!diagonals && (not_locked_in_118(b, base) || not_locked_in_118(b, cover))) continue;
            if ((kind == SUDOKU_BOX) == pointing) try_pair(b, base, cover, found);
        }
}

static void locked_2023(const struct board *b, int pointing, struct conclusions *found)
{
    locked_explainer(b, pointing, true, found);
}

static void locked_118(const struct board *b, int pointing, struct conclusions *found)
{
    locked_explainer(b, pointing, false, found);
}

/* A cell that sees all places of a digit in a house loses it.  `spared`: Sukaku Explainer skips digits with more than n-2 places, in
   1.18 with more than n-3.  */
static void intersections(const struct board *b, int spared, struct conclusions *found)
{
    for (int h = 0; h < b->houses; h++)
        for (int d = 1; d <= b->n && b->house[h].full; d++) {
            int place[BOARD_SIZE];
            const int places = list_places(b, h, d, place);
            if (places < 2 || places > b->n - spared) continue;
            for (int c = 0; c < b->cells; c++)
                if (sees_all(b, c, place, places)) remove_candidate(b, found, c, d);
        }
}

static const struct comparison list[] = {
    {"hodoku", "pointing", locked_hodoku, true, 1},
    {"hodoku", "claiming", locked_hodoku, false, 1},
    {"se121", "pointing", locked_2023, true, 1},
    {"se121", "claiming", locked_2023, false, 1},
    {"sukaku118", "pointing", locked_118, true, 1},
    {"sukaku118", "claiming", locked_118, false, 1},
    {"sukaku2023", "pointing", locked_2023, true, 1},
    {"sukaku2023", "claiming", locked_2023, false, 1},
    {"hodoku", "intersection", intersections, 0, 1},
    {"se121", "intersection", intersections, 2, 1},
    {"sukaku118", "intersection", intersections, 3, 1},
};

static void locked_digits_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 48, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(locked_digits_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
