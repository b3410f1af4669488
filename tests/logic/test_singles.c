/* SPDX-License-Identifier: MIT */
/* test_singles.c - singles, and the direct techniques of Sudoku Explainer, against their definitions.

   Sources: src/logic/singles/direct.c.  */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

/* ---- singles ---- */

static int only_candidate(const struct board *b, int cell)
{
    int digit = 0;
    for (int d = 1; d <= b->n; d++)
        if (b->can[cell][d]) digit = d;
    return b->candidates[cell] == 1 ? digit : 0;
}

/* The last open cell of a house that has every digit. */
static void full_houses(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int h = 0; h < b->houses; h++) {
        int open[BOARD_SIZE];
        if (b->house[h].full && open_cells(b, h, open) == 1 && only_candidate(b, open[0]))
            found->placed[open[0]][only_candidate(b, open[0])] = true;
    }
}

static void naked_singles(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int c = 0; c < b->cells; c++)
        if (only_candidate(b, c)) found->placed[c][only_candidate(b, c)] = true;
}

static void hidden_singles(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int h = 0; h < b->houses; h++)
        for (int d = 1; d <= b->n && b->house[h].full; d++) {
            int place[BOARD_SIZE];
            if (list_places(b, h, d, place) == 1) found->placed[place[0]][d] = true;
        }
}

/* ---- direct techniques ---- */

/* As Sudoku Explainer groups houses; each diagonal is a group by itself. */
static bool same_kind(const struct board *b, int house, int other)
{
    if (b->house[house].kind == SUDOKU_DIAGONAL) return house == other;
    return b->house[house].kind == b->house[other].kind || (is_window(b, house) && is_window(b, other));
}

/* All places of the digit in the base, at least two, lie in the cover, and the cover has others; where these are gone, another house of
   the base's kind has a single place left.  `removals`: Sukaku Explainer 2023.3 also clears the cover.  */
static void try_direct(const struct board *b, int base, int cover, int digit, bool removals,
                       struct conclusions *found)
{
    int place[BOARD_SIZE], others = 0;
    const int places = list_places(b, base, digit, place);
    for (int i = 0; i < places; i++)
        if (!b->house[cover].has[place[i]]) return;
    for (int i = 0; i < b->house[cover].count; i++)
        others += b->can[b->house[cover].cell[i]][digit] && !b->house[base].has[b->house[cover].cell[i]];
    if (places < 2 || !others) return;
    for (int third = 0; third < b->houses; third++) {
        int left = 0, last = 0;
        const int before = list_places(b, third, digit, place);
        if (third == base || !b->house[third].full || !same_kind(b, base, third)) continue;
        for (int i = 0; i < before; i++)
            if (!b->house[cover].has[place[i]] || b->house[base].has[place[i]]) {
                left++;
                last = place[i];
            }
        if (before < 2 || left != 1) continue;
        found->placed[last][digit] = true;
        for (int i = 0; i < b->house[cover].count && removals; i++)
            if (!b->house[base].has[b->house[cover].cell[i]])
                remove_candidate(b, found, b->house[cover].cell[i], digit);
    }
}

enum { POINTING = 1, WITH_REMOVALS = 2, NO_DIAGONALS = 4 };

/* Only boxes point, not regions; 1.18 has no diagonals here. */
static void direct_locking(const struct board *b, int options, struct conclusions *found)
{
    for (int base = 0; base < b->houses; base++)
        for (int cover = 0; cover < b->houses; cover++) {
            const int kind = b->house[base].kind, other = b->house[cover].kind;
            if (same_kind(b, base, cover) || kind == other || !b->house[base].full) continue;
            if ((options & NO_DIAGONALS) && (not_locked_in_118(b, base) || not_locked_in_118(b, cover)))
                continue;
            if ((kind == SUDOKU_BOX) != (options & POINTING)) continue;
            for (int d = 1; d <= b->n; d++)
                try_direct(b, base, cover, d, options & WITH_REMOVALS, found);
        }
}

/* `size` digits with two or more places each share as many cells of a house: of the digits with several places and one outside these
   cells, the smallest is placed there.  */
static void direct_subset(const struct board *b, int size, bool removals, struct conclusions *found)
{
    for (int h = 0; h < b->houses; h++) {
        int open[BOARD_SIZE], pick[3] = {-1};
        if (!b->house[h].full || open_cells(b, h, open) <= size) continue;
        while (next_choice(pick, size, b->n)) {
            int place[BOARD_SIZE], places = 0, own[BOARD_SIZE], digit = 0;
            bool fits = true;
            for (int i = 0; i < size; i++) {
                const int owns = list_places(b, h, pick[i] + 1, own);
                fits &= owns >= 2;
                for (int k = 0; k < owns; k++)
                    if (!among(own[k], place, places)) place[places++] = own[k];
            }
            for (int d = 1; d <= b->n && fits && places == size && !digit; d++) {
                const int owns = list_places(b, h, d, own);
                int outside = 0, last = 0;
                for (int k = 0; k < owns; k++)
                    if (!among(own[k], place, places)) {
                        outside++;
                        last = own[k];
                    }
                if (among(d - 1, pick, size) || owns < 2 || outside != 1) continue;
                digit = d;
                found->placed[last][d] = true;
            }
            for (int i = 0; i < places && digit && removals; i++)
                for (int d = 1; d <= b->n; d++)
                    if (!among(d - 1, pick, size)) remove_candidate(b, found, place[i], d);
        }
    }
}

static void direct_hidden(const struct board *b, int size, struct conclusions *found)
{
    direct_subset(b, size, false, found);
}

static void direct_hidden_2023(const struct board *b, int size, struct conclusions *found)
{
    direct_subset(b, size, true, found);
}

/* Sudoku Explainer treats a full house as the easiest hidden single: both names are compared together. */
static const struct comparison list[] = {
    {"hodoku", "full-house", full_houses, 0, 1},
    {"hodoku", "naked-single", naked_singles, 0, 1},
    {"hodoku", "hidden-single", hidden_singles, 0, 1},
    {"se121", "naked-single", naked_singles, 0, 1},
    {"se121", "full-house hidden-single", hidden_singles, 0, 1},
    {"sukaku118", "full-house hidden-single", hidden_singles, 0, 1},
    {"sukaku2023", "full-house hidden-single", hidden_singles, 0, 1},
    {"se121", "direct-pointing", direct_locking, POINTING, 1},
    {"se121", "direct-claiming", direct_locking, 0, 1},
    {"sukaku118", "direct-pointing", direct_locking, POINTING | NO_DIAGONALS, 1},
    {"sukaku118", "direct-claiming", direct_locking, NO_DIAGONALS, 1},
    {"sukaku2023", "direct-pointing", direct_locking, POINTING | WITH_REMOVALS, 1},
    {"sukaku2023", "direct-claiming", direct_locking, WITH_REMOVALS, 1},
    {"se121", "direct-hidden-pair", direct_hidden, 2, 1},
    {"se121", "direct-hidden-triple", direct_hidden, 3, 1},
    {"sukaku2023", "direct-hidden-pair", direct_hidden_2023, 2, 1},
    {"sukaku2023", "direct-hidden-triple", direct_hidden_2023, 3, 1},
};

static void singles_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 24, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(singles_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
