/* SPDX-License-Identifier: MIT */
/* position.c - see position.h */
#include "logic/position.h"

#include <stdlib.h>
#include <string.h>

static size_t place_count(const struct field *f) { return (size_t)f->houses * (size_t)f->n; }

static void clear(struct position *p)
{
    const struct field *f = p->field;
    p->open = f->cells;
    memset(p->given, 0, sizeof p->given);
    memset(p->digit, 0, sizeof p->digit);
    memset(p->spread, 0, sizeof p->spread);
    for (int cell = 0; cell < f->cells; cell++) {
        p->candidates[cell] = first_bits(f->n);
        for (int d = 0; d < f->n; d++) cells_add(&p->spread[d], cell);
    }
    for (int h = 0; h < f->houses; h++)
        for (int d = 0; d < f->n; d++) p->places[h * f->n + d] = first_bits(f->rules->house[h].count);
}

struct position *position_new(const struct field *f)
{
    struct position *p = malloc(sizeof *p);
    bitset *places = malloc(place_count(f) * sizeof *places);
    if (!p || !places) {
        free(p);
        free(places);
        return NULL;
    }
    p->field = f;
    p->places = places;
    p->singles = NULL;
    clear(p);
    return p;
}

void position_free(struct position *p)
{
    if (!p) return;
    free(p->places);
    free(p);
}

void position_copy(struct position *to, const struct position *from)
{
    bitset *places = to->places;
    struct singles *singles = to->singles;
    *to = *from;
    to->places = places;
    to->singles = singles;
    memcpy(places, from->places, place_count(from->field) * sizeof *places);
}

static void take(struct position *p, int cell, int digit)
{
    const struct field *f = p->field;
    p->candidates[cell] &= ~bit(digit - 1);
    cells_remove(&p->spread[digit - 1], cell);
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++)
        p->places[s->house * f->n + digit - 1] &= ~bit(s->position);
}

void position_remove(struct position *p, int cell, int digit)
{
    if (has_candidate(p, cell, digit)) take(p, cell, digit);
}

void position_place(struct position *p, int cell, int digit)
{
    const struct field *f = p->field;
    for_each_bit(d, p->candidates[cell]) take(p, cell, d + 1);
    p->digit[cell] = (uint8_t)digit;
    p->open--;
    for (int i = f->first_peer[cell]; i < f->first_peer[cell + 1]; i++)
        position_remove(p, f->peer[i], digit);
}

void position_start(struct position *p, const sudoku_puzzle *puzzle)
{
    clear(p);
    for (int cell = 0; cell < p->field->cells; cell++)
        if (puzzle->givens[cell]) {
            position_place(p, cell, puzzle->givens[cell]);
            p->given[cell] = true;
        }
    if (!puzzle->allowed) return;
    for (int cell = 0; cell < p->field->cells; cell++)
        for_each_bit(d, p->candidates[cell] & ~puzzle->allowed[cell]) position_remove(p, cell, d + 1);
}

bitset open_places(const struct position *p, int house)
{
    const struct house *h = &p->field->rules->house[house];
    bitset open = 0;
    for (int i = 0; i < h->count; i++)
        if (!p->digit[h->cell[i]]) open |= bit(i);
    return open;
}
