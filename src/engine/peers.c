/* SPDX-License-Identifier: MIT */
/* peers.c - see peers.h */
#include "engine/peers.h"

static uint32_t peers_of_cell(const sudoku_rules *r, int cell, uint16_t *peer)
{
    bool seen[SUDOKU_MAX_CELLS] = {false};
    uint32_t count = 0;
    for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++) {
        const struct house *h = &r->house[r->seat[i].house];
        for (int j = 0; j < h->count; j++) seen[h->cell[j]] = true;
    }
    seen[cell] = false;
    for (int other = 0; other < r->cells; other++) {
        if (!seen[other]) continue;
        if (peer) peer[count] = (uint16_t)other;
        count++;
    }
    return count;
}

size_t count_peers(const sudoku_rules *r)
{
    size_t count = 0;
    for (int cell = 0; cell < r->cells; cell++) count += peers_of_cell(r, cell, NULL);
    return count;
}

void list_peers(const sudoku_rules *r, uint32_t *first, uint16_t *peer)
{
    first[0] = 0;
    for (int cell = 0; cell < r->cells; cell++)
        first[cell + 1] = first[cell] + peers_of_cell(r, cell, peer + first[cell]);
}
