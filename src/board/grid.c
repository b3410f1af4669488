/* SPDX-License-Identifier: MIT */
/* grid.c - see grid.h.  Written to be read; the engines have faster methods of their own. */
#include "board/grid.h"

void grid_from_puzzle(struct grid *g, const sudoku_puzzle *p)
{
    g->rules = p->rules;
    for (int cell = 0; cell < p->rules->cells; cell++) {
        g->candidates[cell] = allowed_digits(p, cell);
        g->digit[cell] = 0;
    }
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (p->givens[cell]) grid_place(g, cell, p->givens[cell]);
}

/* A cell without any marks has not been marked yet. */
void grid_as_it_stands(struct grid *g, const sudoku_puzzle *p)
{
    static const uint8_t nothing[SUDOKU_MAX_CELLS];
    grid_from_puzzle(g, &(sudoku_puzzle){.rules = p->rules, .givens = nothing, .allowed = p->allowed});
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const int digit = p->givens[cell] || !p->placed ? p->givens[cell] : p->placed[cell];
        if (digit) grid_place(g, cell, digit);
    }
    for (int cell = 0; cell < p->rules->cells; cell++) {
        if (g->digit[cell]) g->candidates[cell] = bit(g->digit[cell] - 1);
        else if (p->marks && p->marks[cell]) g->candidates[cell] &= p->marks[cell];
    }
}

void grid_place(struct grid *g, int cell, int digit)
{
    const sudoku_rules *r = g->rules;
    g->digit[cell] = (uint8_t)digit;
    g->candidates[cell] &= bit(digit - 1);
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const struct house *h = &r->house[r->seat[s].house];
        for (int i = 0; i < h->count; i++)
            if (h->cell[i] != cell) g->candidates[h->cell[i]] &= ~bit(digit - 1);
    }
}

/* Digits of a house by the number of places they have: none, exactly one. */
static void count_places(const struct grid *g, const struct house *h, bitset *none, bitset *one)
{
    bitset once = 0, twice = 0;
    for (int i = 0; i < h->count; i++) {
        const bitset here = g->candidates[h->cell[i]];
        twice |= once & here;
        once |= here;
    }
    *none = all_digits(g->rules) & ~once;
    *one = once & ~twice;
}

bool grid_contradicts(const struct grid *g, sudoku_clash *clash)
{
    const sudoku_rules *r = g->rules;
    for (int cell = 0; cell < r->cells; cell++)
        if (!g->candidates[cell]) {
            *clash = (sudoku_clash){SUDOKU_NO_CANDIDATE, cell, 0, 0, 0};
            return true;
        }
    for (int h = 0; h < r->all_house_count; h++) {
        bitset none, one;
        if (!r->house[h].full) continue;
        count_places(g, &r->house[h], &none, &one);
        if (none) {
            *clash = (sudoku_clash){SUDOKU_NO_PLACE, 0, 0, h, lowest(none) + 1};
            return true;
        }
    }
    return false;
}

static bool place_naked_singles(struct grid *g)
{
    bool placed = false;
    for (int cell = 0; cell < g->rules->cells; cell++)
        if (!g->digit[cell] && is_single(g->candidates[cell])) {
            grid_place(g, cell, lowest(g->candidates[cell]) + 1);
            placed = true;
        }
    return placed;
}

static bool place_hidden_singles(struct grid *g)
{
    bool placed = false;
    for (int h = 0; h < g->rules->all_house_count; h++) {
        const struct house *house = &g->rules->house[h];
        bitset none, one;
        if (!house->full) continue;
        count_places(g, house, &none, &one);
        for (int i = 0; i < house->count; i++) {
            const int cell = house->cell[i];
            const bitset here = g->candidates[cell] & one;
            if (here && !g->digit[cell]) {
                grid_place(g, cell, lowest(here) + 1);
                placed = true;
            }
        }
    }
    return placed;
}

bool grid_place_singles(struct grid *g, sudoku_clash *clash)
{
    while (!grid_contradicts(g, clash))
        if (!place_naked_singles(g) && !place_hidden_singles(g)) return true;
    return false;
}
