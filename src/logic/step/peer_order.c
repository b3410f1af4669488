/* SPDX-License-Identifier: MIT */
/* peer_order.c - see peer_order.h */
#include "logic/step/peer_order.h"

#include <limits.h>

int peers_in_order(const struct finder *f, int cell, uint16_t *list)
{
    const struct field *field = f->field;
    int count = 0;
    if (f->habits != HABITS_SE) {
        for (int i = field->first_peer[cell]; i < field->first_peer[cell + 1]; i++)
            list[count++] = field->peer[i];
        return count;
    }
    /* The cell's houses by rank, with rows before columns. */
    cells rest = field->peers[cell];
    const struct seat *first = first_house(field, cell), *past = past_house(field, cell);
    for (int at = -1, next; !cells_empty(&rest); at = next) {
        next = INT_MAX;
        for (const struct seat *s = first; s < past; s++) {
            const int rank = house_rank(&field->rules->house[s->house], EXPLAINER_2023, 0);
            if (rank > at && rank < next) next = rank;
        }
        for (const struct seat *s = first; s < past; s++) {
            if (house_rank(&field->rules->house[s->house], EXPLAINER_2023, 0) != next) continue;
            const cells here = cells_and(&rest, &field->house[s->house]);
            for_each_cell(c, &here) list[count++] = (uint16_t)c;
            rest = cells_but_not(&rest, &here);
        }
    }
    return count;
}
