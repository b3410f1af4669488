/* SPDX-License-Identifier: MIT */
/* spots.c - see spots.h */
#include "logic/spots.h"

void spots_of(struct spots *s, const struct position *at, int digit)
{
    s->count = 0;
    for_each_cell(cell, cells_with(at, digit)) s->cell[s->count++] = (uint16_t)cell;
    s->words = (s->count + 63) / 64;
    for (int i = 0; i < s->count; i++) {
        s->seen[i] = no_cells();
        for (int j = 0; j < s->count; j++)
            if (sees(at->field, s->cell[i], s->cell[j])) cells_add(&s->seen[i], j);
    }
}

cells spots_in_house(const struct spots *s, const struct field *f, int house)
{
    cells set = no_cells();
    for (int i = 0; i < s->count; i++)
        if (house_has(f, house, s->cell[i])) cells_add(&set, i);
    return set;
}
