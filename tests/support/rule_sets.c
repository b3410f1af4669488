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
                                .box_rows = s->box_rows,
                                .box_columns = s->box_columns,
                                .regions = s->jigsaw ? regions : NULL,
                                .rules = s->rules,
                                .houses = houses,
                                .house_count = s->houses};
    return sudoku_rules_new(&shape, NULL);
}
