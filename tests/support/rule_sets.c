/* SPDX-License-Identifier: MIT */
/* rule_sets.c - see rule_sets.h */
#include "support/rule_sets.h"

#include "support/maker.h"

const struct rule_set rule_sets[RULE_SETS] = {
    {.name = "classic", .box_rows = 3, .box_columns = 3},
    {.name = "x", .box_rows = 3, .box_columns = 3, .rules = "x"},
    {.name = "nrc", .box_rows = 3, .box_columns = 3, .rules = "nrc"},
    {.name = "x+nrc", .box_rows = 3, .box_columns = 3, .rules = "x nrc"},
    {.name = "jigsaw", .box_rows = 3, .box_columns = 3, .jigsaw = true},
    {.name = "jigsaw+x", .box_rows = 3, .box_columns = 3, .rules = "x", .jigsaw = true},
    {.name = "jigsaw+nrc", .box_rows = 3, .box_columns = 3, .rules = "nrc", .jigsaw = true},
    {.name = "4x4", .box_rows = 2, .box_columns = 2},
    {.name = "6x6", .box_rows = 2, .box_columns = 3},
    {.name = "houses", .box_rows = 3, .box_columns = 3, .houses = 3},
    {.name = "6x6 jigsaw+houses", .box_rows = 2, .box_columns = 3, .jigsaw = true, .houses = 2},
    {.name = "4x4 nrc", .box_rows = 2, .box_columns = 2, .rules = "nrc"},
    {.name = "disjoint", .box_rows = 3, .box_columns = 3, .rules = "disjoint"},
    {.name = "6x6 disjoint", .box_rows = 2, .box_columns = 3, .rules = "disjoint"},
    {.name = "falling+nrc", .box_rows = 3, .box_columns = 3, .rules = "falling nrc"},
    {.name = "jigsaw+rising", .box_rows = 3, .box_columns = 3, .rules = "rising", .jigsaw = true},
    {.name = "asterisk", .box_rows = 3, .box_columns = 3, .rules = "asterisk"},
    {.name = "centre+girandola", .box_rows = 3, .box_columns = 3, .rules = "centre girandola"},
};

const struct rule_set size_sets[SIZE_SETS] = {
    {.name = "1x1", .box_rows = 1, .box_columns = 1},
    {.name = "1x1 x", .box_rows = 1, .box_columns = 1, .rules = "x"},
    {.name = "2x2", .box_rows = 1, .box_columns = 2, .no_boxes = true},
    {.name = "3x3 houses", .box_rows = 1, .box_columns = 3, .no_boxes = true, .houses = 1},
    {.name = "5x5 x", .box_rows = 1, .box_columns = 5, .rules = "x", .no_boxes = true},
    {.name = "6x6 x", .box_rows = 2, .box_columns = 3, .rules = "x"},
    {.name = "7x7 houses", .box_rows = 1, .box_columns = 7, .no_boxes = true, .houses = 2},
    {.name = "8x8 jigsaw", .box_rows = 2, .box_columns = 4, .jigsaw = true},
    {.name = "8x8 x", .box_rows = 2, .box_columns = 4, .rules = "x"},
    {.name = "9x9 no boxes", .box_rows = 3, .box_columns = 3, .no_boxes = true},
    {.name = "10x10", .box_rows = 2, .box_columns = 5},
    {.name = "12x12", .box_rows = 3, .box_columns = 4},
    {.name = "16x16", .box_rows = 4, .box_columns = 4},
    {.name = "20x20", .box_rows = 4, .box_columns = 5},
    {.name = "25x25", .box_rows = 5, .box_columns = 5},
    {.name = "36x36", .box_rows = 6, .box_columns = 6},
};

sudoku_rules *rules_of_set(const struct rule_set *s, struct rng *r)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    uint16_t cell[8][SUDOKU_MAX_SIZE];
    sudoku_cells houses[8];
    const int n = s->box_rows * s->box_columns;
    if (s->jigsaw) make_layout(r, s->box_rows, s->box_columns, n + rng_below(r, n), regions);
    for (int h = 0; h < s->houses; h++) {
        int order[SUDOKU_MAX_CELLS];
        houses[h] = (sudoku_cells){cell[h], 2 + rng_below(r, n - 1)};
        shuffle(r, order, n * n);
        for (int i = 0; i < houses[h].count; i++) cell[h][i] = (uint16_t)order[i];
    }
    const sudoku_shape shape = {.size = n,
                                .box_rows = s->no_boxes ? -1 : s->box_rows,
                                .box_columns = s->no_boxes ? -1 : s->box_columns,
                                .regions = s->jigsaw ? regions : NULL,
                                .rules = s->rules,
                                .houses = houses,
                                .house_count = s->houses};
    return sudoku_rules_new(&shape, NULL);
}
