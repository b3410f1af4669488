/* SPDX-License-Identifier: MIT */
/* cell_set.h - sets of the cells of a grid of up to 16x16. */
#ifndef ENGINE_CELL_SET_H
#define ENGINE_CELL_SET_H

#include "base/bitset.h"

enum { CELL_SET_WORDS = 4 };

typedef struct cell_set {
    bitset word[CELL_SET_WORDS];
} cell_set;

static inline void set_add(cell_set *s, int cell) { s->word[cell / 64] |= bit(cell % 64); }
static inline void set_add_all(cell_set *s, const uint16_t *cell, int count)
{
    for (int i = 0; i < count; i++) set_add(s, cell[i]);
}
static inline bool set_has(const cell_set *s, int cell) { return s->word[cell / 64] >> cell % 64 & 1; }

static inline cell_set set_either(const cell_set *a, const cell_set *b)
{
    cell_set s;
    for (int i = 0; i < CELL_SET_WORDS; i++) s.word[i] = a->word[i] | b->word[i];
    return s;
}
static inline cell_set set_both(const cell_set *a, const cell_set *b)
{
    cell_set s;
    for (int i = 0; i < CELL_SET_WORDS; i++) s.word[i] = a->word[i] & b->word[i];
    return s;
}
static inline cell_set set_but_not(const cell_set *a, const cell_set *b)
{
    cell_set s;
    for (int i = 0; i < CELL_SET_WORDS; i++) s.word[i] = a->word[i] & ~b->word[i];
    return s;
}

static inline bool set_equal(const cell_set *a, const cell_set *b)
{
    bitset difference = 0;
    for (int i = 0; i < CELL_SET_WORDS; i++) difference |= a->word[i] ^ b->word[i];
    return !difference;
}
static inline bool set_is_empty(const cell_set *s)
{
    bitset any = 0;
    for (int i = 0; i < CELL_SET_WORDS; i++) any |= s->word[i];
    return !any;
}
static inline int set_count(const cell_set *s)
{
    int count = 0;
    for (int i = 0; i < CELL_SET_WORDS; i++) count += bits_in(s->word[i]);
    return count;
}

/* Writes the members, smallest first, and returns their number. */
static inline int set_list(const cell_set *s, uint8_t *cell)
{
    int count = 0;
    for (int i = 0; i < CELL_SET_WORDS; i++)
        for_each_bit(b, s->word[i]) cell[count++] = (uint8_t)(64 * i + b);
    return count;
}

#endif
