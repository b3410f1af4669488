/* SPDX-License-Identifier: MIT */
/* spots.c - see spots.h */
#include "logic/position/spots.h"

void spots_of(struct spots *s, const struct position *at, int digit)
{
    const cells *with = cells_with(at, digit);
    uint16_t number[LOGIC_CELLS]; /* of the spot in each cell that is one */
    s->count = 0;
    for_each_cell(cell, with) {
        number[cell] = (uint16_t)s->count;
        s->cell[s->count++] = (uint16_t)cell;
    }
    s->words = (s->count + 63) / 64;
    for (int i = 0; i < s->count; i++) {
        const cells near = cells_and(&at->field->peers[s->cell[i]], with);
        s->seen[i] = no_cells();
        for_each_cell(cell, &near) cells_add(&s->seen[i], number[cell]);
    }
}

cells spots_in_house(const struct spots *s, const struct field *f, int house)
{
    cells set = no_cells();
    for (int i = 0; i < s->count; i++)
        if (house_has(f, house, s->cell[i])) cells_add(&set, i);
    return set;
}
