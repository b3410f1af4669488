/* SPDX-License-Identifier: MIT */
/* test_basic_fish.c - X-wing, swordfish and jellyfish, plain, finned and sashimi, against their definitions. */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

enum { LARGEST = 4, MOST_FINS = 5 };

/* The cell where line i of the base's direction crosses line j of the other one. */
static int crossing(const struct board *b, bool columns, int i, int j)
{
    return columns ? j * b->n + i : i * b->n + j;
}

static int places_in_line(const struct board *b, bool columns, int line, int digit)
{
    int count = 0;
    for (int j = 0; j < b->n; j++) count += b->can[crossing(b, columns, line, j)][digit];
    return count;
}

static int times_placed(const struct board *b, int digit)
{
    int count = 0;
    for (int c = 0; c < b->cells; c++) count += b->digit[c] == digit;
    return count;
}

/* ---- plain ---- */

/* `size` lines have places for the digit, all of them in as many crossing lines, which lose it elsewhere.  Sudoku Explainer skips lines
   with one place, and digits that are missing in fewer than 2k lines: the other lines have a smaller fish.  */
static void plain(const struct board *b, int size, bool explainer, struct conclusions *found)
{
    for (int d = 1; d <= b->n; d++)
        for (int columns = 0; columns < 2; columns++) {
            int base[LARGEST] = {-1};
            if (explainer && b->n - times_placed(b, d) < 2 * size) continue;
            while (next_choice(base, size, b->n)) {
                bool covered[BOARD_SIZE] = {false}, fits = true;
                int covers = 0;
                for (int i = 0; i < size; i++) {
                    fits &= places_in_line(b, columns, base[i], d) >= (explainer ? 2 : 1);
                    for (int j = 0; j < b->n; j++)
                        covered[j] |= b->can[crossing(b, columns, base[i], j)][d];
                }
                for (int j = 0; j < b->n; j++) covers += covered[j];
                for (int j = 0; j < b->n && fits && covers == size; j++)
                    for (int i = 0; covered[j] && i < b->n; i++)
                        if (!among(i, base, size))
                            remove_candidate(b, found, crossing(b, columns, i, j), d);
            }
        }
}

static void plain_explainer(const struct board *b, int size, struct conclusions *found)
{
    plain(b, size, true, found);
}

static void plain_hodoku(const struct board *b, int size, struct conclusions *found)
{
    plain(b, size, false, found);
}

/* ---- with fins ---- */

struct fish {
    int digit, size;
    bool columns;
    int base[LARGEST], cover[LARGEST];
    int fin[MOST_FINS], fins;
    bool sashimi; /* some base line has, fins apart, no more than one place */
};

/* Finds the fins; false: too many or none, or some cover line has nothing of the base. */
static bool find_fins(const struct board *b, struct fish *f)
{
    bool met[LARGEST] = {false};
    f->fins = 0;
    f->sashimi = false;
    for (int i = 0; i < f->size; i++) {
        int rest = 0;
        for (int j = 0; j < b->n; j++) {
            const int cell = crossing(b, f->columns, f->base[i], j);
            if (!b->can[cell][f->digit]) continue;
            if (among(j, f->cover, f->size)) {
                rest++;
                for (int k = 0; k < f->size; k++) met[k] |= f->cover[k] == j;
            } else if (f->fins == MOST_FINS) return false;
            else f->fin[f->fins++] = cell;
        }
        f->sashimi |= rest <= 1;
    }
    for (int k = 0; k < f->size; k++)
        if (!met[k]) return false;
    return f->fins;
}

/* What the cover has outside the base is removed if it sees all the fins, of which HoDoKu allows five. */
static void finned(const struct board *b, int size, bool sashimi, struct conclusions *found)
{
    struct fish f = {.size = size};
    for (f.digit = 1; f.digit <= b->n; f.digit++)
        for (int columns = 0; columns < 2; columns++) {
            f.columns = columns;
            f.base[0] = -1;
            while (next_choice(f.base, size, b->n)) {
                bool empty = false;
                for (int i = 0; i < size; i++) empty |= !places_in_line(b, columns, f.base[i], f.digit);
                f.cover[0] = -1;
                while (!empty && next_choice(f.cover, size, b->n)) {
                    if (!find_fins(b, &f) || f.sashimi != sashimi) continue;
                    for (int k = 0; k < size; k++)
                        for (int i = 0; i < b->n; i++) {
                            const int cell = crossing(b, columns, i, f.cover[k]);
                            if (!among(i, f.base, size) && sees_all(b, cell, f.fin, f.fins))
                                remove_candidate(b, found, cell, f.digit);
                        }
                }
            }
        }
}

static void finned_only(const struct board *b, int size, struct conclusions *found)
{
    finned(b, size, false, found);
}

static void sashimi_only(const struct board *b, int size, struct conclusions *found)
{
    finned(b, size, true, found);
}

static const struct comparison list[] = {
    {"hodoku", "x-wing", plain_hodoku, 2, 1},
    {"hodoku", "swordfish", plain_hodoku, 3, 1},
    {"hodoku", "jellyfish", plain_hodoku, 4, 1},
    {"se121", "x-wing", plain_explainer, 2, 1},
    {"se121", "swordfish", plain_explainer, 3, 1},
    {"se121", "jellyfish", plain_explainer, 4, 1},
    {"hodoku", "finned-x-wing", finned_only, 2, 4},
    {"hodoku", "sashimi-x-wing", sashimi_only, 2, 4},
    {"hodoku", "finned-swordfish", finned_only, 3, 40},
    {"hodoku", "sashimi-swordfish", sashimi_only, 3, 40},
    {"hodoku", "finned-jellyfish", finned_only, 4, 80},
    {"hodoku", "sashimi-jellyfish", sashimi_only, 4, 80},
};

static void basic_fish_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 12, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(basic_fish_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
