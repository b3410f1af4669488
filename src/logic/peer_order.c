/* SPDX-License-Identifier: MIT */
/* peer_order.c - see peer_order.h */
#include "logic/peer_order.h"

/* Where Sudoku Explainer has its kinds of houses; regions are an addition to it and come late. */
static const uint8_t rank[] = {
    [SUDOKU_BOX] = 0,    [SUDOKU_ROW] = 1,           [SUDOKU_COLUMN] = 2, [SUDOKU_DIAGONAL] = 3,
    [SUDOKU_WINDOW] = 4, [SUDOKU_HIDDEN_WINDOW] = 4, [SUDOKU_REGION] = 5, [SUDOKU_EXTRA_HOUSE] = 6};
enum { LAST_RANK = 6 };

int peers_in_order(const struct finder *f, int cell, uint16_t *list)
{
    const struct field *field = f->field;
    int count = 0;
    if (f->habits != HABITS_SE) {
        for (int i = field->first_peer[cell]; i < field->first_peer[cell + 1]; i++)
            list[count++] = field->peer[i];
        return count;
    }
    cells rest = field->peers[cell];
    for (int at = 0; at <= LAST_RANK; at++)
        for (const struct seat *s = first_house(field, cell); s < past_house(field, cell); s++) {
            const struct house *house = &field->rules->house[s->house];
            if (rank[house->kind] != at) continue;
            for (int i = 0; i < house->count; i++)
                if (cells_have(&rest, house->cell[i])) {
                    list[count++] = house->cell[i];
                    cells_remove(&rest, house->cell[i]);
                }
        }
    return count;
}
