/* SPDX-License-Identifier: MIT */
/* peer_order.c - see peer_order.h */
#include "logic/step/peer_order.h"

enum { LAST_RANK = 7 };

/* Where Sudoku Explainer has a kind of house; of the diagonals, the rising one comes first.  Regions were added to it
   late, and come late.  */
static int rank_of(const struct house *h)
{
    static const uint8_t rank[] = {
        [SUDOKU_BOX] = 0,    [SUDOKU_ROW] = 1,           [SUDOKU_COLUMN] = 2, [SUDOKU_DIAGONAL] = 3,
        [SUDOKU_WINDOW] = 5, [SUDOKU_HIDDEN_WINDOW] = 5, [SUDOKU_REGION] = 6, [SUDOKU_EXTRA_HOUSE] = 7};
    const bool falling = h->kind == SUDOKU_DIAGONAL && h->number == 1;
    return rank[h->kind] + falling;
}

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
            if (rank_of(&field->rules->house[s->house]) != at) continue;
            const cells here = cells_and(&rest, &field->house[s->house]);
            for_each_cell(c, &here) list[count++] = (uint16_t)c;
            rest = cells_but_not(&rest, &here);
        }
    return count;
}
