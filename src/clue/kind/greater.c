/* SPDX-License-Identifier: MIT */
/* greater.c - which of some cells has the greater digit.

       greater: r1c1 r1c2      the first has
       min: r1c1               less than each orthogonal neighbour; max: greater than each.  Two neighbours that are both called min, or
                               both max, are not compared  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool is_greater(int x, int y, int unused)
{
    (void)unused;
    return x > y;
}

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return !all_filled(c, digits) || digit_at(c, digits, 0) > digit_at(c, digits, 1);
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_pair(f, c->cell[0], c->cell[1], is_greater, 0);
}

const struct clue_kind clue_greater = {.name = "greater",
                                       .statement = STATES_CELLS,
                                       .in_order = true,
                                       .fewest = 2,
                                       .most = 2,
                                       .look = {.drawing = DRAW_EDGE, .middle = MARK_WEDGE, .width = 11},
                                       .holds = holds,
                                       .compile = compile};

/* ---- cells that are less, or greater, than all around them ---- */

/* Is there a clue of the same kind about the cell? */
static bool is_also_called_so(const struct clue *c, const sudoku_clues *set, int cell)
{
    for (int i = set->first_about[cell]; i < set->first_about[cell + 1]; i++) {
        const struct clue *other = &set->clue[set->about[i]];
        for (int j = 0; other->kind == c->kind && j < other->count; j++)
            if (other->cell[j] == cell) return true;
    }
    return false;
}

/* The neighbours with which a cell is compared; returns their number. */
static int find_compared(const struct clue *c, const sudoku_clues *set, int cell, int compared[4])
{
    const int n = set->rules->n, row = cell / n, column = cell % n;
    const int row_of[] = {row - 1, row, row, row + 1},
              column_of[] = {column, column - 1, column + 1, column};
    int count = 0;
    for (int i = 0; i < 4; i++) {
        if (row_of[i] < 0 || row_of[i] >= n || column_of[i] < 0 || column_of[i] >= n) continue;
        const int other = row_of[i] * n + column_of[i];
        if (!is_also_called_so(c, set, other)) compared[count++] = other;
    }
    return count;
}

static bool holds_as_least(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int other[4];
    for (int i = 0; i < c->count; i++)
        for (int j = 0, count = find_compared(c, set, c->cell[i], other); j < count; j++)
            if (digits[c->cell[i]] && digits[other[j]] && digits[c->cell[i]] >= digits[other[j]])
                return false;
    return true;
}

static bool holds_as_greatest(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int other[4];
    for (int i = 0; i < c->count; i++)
        for (int j = 0, count = find_compared(c, set, c->cell[i], other); j < count; j++)
            if (digits[c->cell[i]] && digits[other[j]] && digits[c->cell[i]] <= digits[other[j]])
                return false;
    return true;
}

static void compile_least(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    int other[4];
    for (int i = 0; i < c->count; i++)
        for (int j = 0, count = find_compared(c, set, c->cell[i], other); j < count; j++)
            forms_pair(f, other[j], c->cell[i], is_greater, 0);
}

static void compile_greatest(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    int other[4];
    for (int i = 0; i < c->count; i++)
        for (int j = 0, count = find_compared(c, set, c->cell[i], other); j < count; j++)
            forms_pair(f, c->cell[i], other[j], is_greater, 0);
}

const struct clue_kind clue_min = {
    .name = "min",
    .reaches_out = true,
    .statement = STATES_CELLS,
    .fewest = 1,
    .look = {.drawing = DRAW_CELLS, .colour = "#ececec", .middle = MARK_INWARD},
    .holds = holds_as_least,
    .compile = compile_least};

const struct clue_kind clue_max = {
    .name = "max",
    .reaches_out = true,
    .statement = STATES_CELLS,
    .fewest = 1,
    .look = {.drawing = DRAW_CELLS, .colour = "#ececec", .middle = MARK_OUTWARD},
    .holds = holds_as_greatest,
    .compile = compile_greatest};
