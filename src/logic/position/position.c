/* SPDX-License-Identifier: MIT */
/* position.c - see position.h */
#include "logic/position/position.h"

#include "base/contract.h"

#include <stdlib.h>
#include <string.h>

#include "logic/position/singles_order.h"

/* What is kept of each house and digit, and three times more of each house. */
static size_t house_words(const struct field *f) { return (size_t)f->houses * (size_t)(f->n + 3); }

static void share_out(struct position *p, bitset *memory)
{
    p->places = memory;
    p->open_in = p->places + p->field->houses * p->field->n;
    p->lone = p->open_in + p->field->houses;
    p->house_clock = p->lone + p->field->houses;
}

static void clear(struct position *p)
{
    const struct field *f = p->field;
    p->open = f->cells;
    p->clock++; /* continues from puzzle to puzzle, so that everything counts as new */
    if (p->singles) singles_clear(p->singles);
    memset(p->given, 0, sizeof p->given);
    memset(p->digit, 0, sizeof p->digit);
    memset(p->spread, 0, sizeof p->spread);
    for (int cell = 0; cell < f->cells; cell++) {
        p->candidates[cell] = first_bits(f->n);
        for (int d = 0; d < f->n; d++) cells_add(&p->spread[d], cell);
    }
    for (int d = 0; d < f->n; d++) p->digit_clock[d] = p->clock;
    for (int h = 0; h < f->houses; h++) {
        p->house_clock[h] = p->clock;
        const bitset all = first_bits(f->rules->house[h].count);
        for (int d = 0; d < f->n; d++) p->places[h * f->n + d] = all;
        p->open_in[h] = all;
        p->lone[h] = is_single(all) ? first_bits(f->n) : 0;
    }
}

struct position *position_new(const struct field *f)
{
    struct position *p = malloc(sizeof *p);
    bitset *memory = malloc(house_words(f) * sizeof *memory);
    if (!p || !memory) {
        free(p);
        free(memory);
        return NULL;
    }
    p->field = f;
    share_out(p, memory);
    p->singles = NULL;
    p->clock = 0;
    clear(p);
    return p;
}

bool position_keep_singles(struct position *p)
{
    if (!p->singles) p->singles = singles_new(p->field);
    return p->singles;
}

void position_free(struct position *p)
{
    if (!p) return;
    singles_free(p->singles);
    free(p->places);
    free(p);
}

void position_copy(struct position *to, const struct position *from)
{
    bitset *places = to->places;
    struct singles *singles = to->singles;
    *to = *from;
    share_out(to, places);
    to->singles = singles;
    memcpy(places, from->places, house_words(from->field) * sizeof *places);
}

/* A digit is no longer possible in a cell: updates the houses and the cells of the digit. */
static void leave(struct position *p, int cell, int digit)
{
    const struct field *f = p->field;
    cells_remove(&p->spread[digit - 1], cell);
    p->digit_clock[digit - 1] = ++p->clock;
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++) {
        p->house_clock[s->house] = p->clock;
        const bitset left = p->places[s->house * f->n + digit - 1] &= ~bit(s->position);
        if (without_lowest(left)) continue;
        if (left) p->lone[s->house] |= bit(digit - 1);
        else p->lone[s->house] &= ~bit(digit - 1);
        if (left && p->singles) note_last_place(p, s->house, digit);
    }
}

void position_remove(struct position *p, int cell, int digit)
{
    if (!has_candidate(p, cell, digit)) return;
    p->candidates[cell] &= ~bit(digit - 1);
    if (p->singles && is_single(p->candidates[cell])) note_last_digit(p, cell);
    leave(p, cell, digit);
}

/* The cell's own candidates are removed last: the order of singles depends on it. */
void position_place(struct position *p, int cell, int digit)
{
    REQUIRE(!p->digit[cell], "the cell is placed already");
    const struct field *f = p->field;
    const bitset own = p->candidates[cell];
    p->candidates[cell] = 0;
    p->digit[cell] = (uint8_t)digit;
    p->open--;
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++)
        p->open_in[s->house] &= ~bit(s->position);
    for (int i = f->first_peer[cell]; i < f->first_peer[cell + 1]; i++)
        position_remove(p, f->peer[i], digit);
    for_each_bit(d, own) leave(p, cell, d + 1);
}

int lone_digit(const sudoku_puzzle *p, int cell)
{
    if (p->givens[cell]) return p->givens[cell];
    return p->allowed && is_single(p->allowed[cell]) ? lowest(p->allowed[cell]) + 1 : 0;
}

void position_start(struct position *p, const sudoku_puzzle *puzzle)
{
    clear(p);
    if (p->singles && p->field->n == 1) { /* singles from the start, which no removal reveals */
        note_last_digit(p, 0);
        note_last_place(p, 0, 1);
    }
    for (int cell = 0; cell < p->field->cells; cell++) {
        const int digit = lone_digit(puzzle, cell);
        if (!digit) continue;
        position_place(p, cell, digit);
        p->given[cell] = true;
    }
    if (!puzzle->allowed) return;
    for (int cell = 0; cell < p->field->cells; cell++)
        for_each_bit(d, p->candidates[cell] & ~puzzle->allowed[cell]) position_remove(p, cell, d + 1);
}
