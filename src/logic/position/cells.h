/* SPDX-License-Identifier: MIT */
/* cells.h - sets of the cells of a grid of up to 25x25.

   The engines' cell_set has four words, for 16x16; techniques work on larger grids, where speed matters less.  */
#ifndef LOGIC_CELLS_H
#define LOGIC_CELLS_H

#include "base/bitset.h"
#include "sudoku_logic.h"

enum { LOGIC_CELLS = SUDOKU_LOGIC_SIZE * SUDOKU_LOGIC_SIZE, CELLS_WORDS = (LOGIC_CELLS + 63) / 64 };

typedef struct cells {
    bitset word[CELLS_WORDS];
} cells;

static inline cells no_cells(void) { return (cells){{0}}; }
static inline void cells_add(cells *s, int cell) { s->word[cell / 64] |= bit(cell % 64); }
static inline void cells_remove(cells *s, int cell) { s->word[cell / 64] &= ~bit(cell % 64); }
static inline bool cells_have(const cells *s, int cell) { return s->word[cell / 64] >> cell % 64 & 1; }

static inline cells cells_or(const cells *a, const cells *b)
{
    cells s;
    for (int i = 0; i < CELLS_WORDS; i++) s.word[i] = a->word[i] | b->word[i];
    return s;
}
static inline cells cells_and(const cells *a, const cells *b)
{
    cells s;
    for (int i = 0; i < CELLS_WORDS; i++) s.word[i] = a->word[i] & b->word[i];
    return s;
}
static inline cells cells_but_not(const cells *a, const cells *b)
{
    cells s;
    for (int i = 0; i < CELLS_WORDS; i++) s.word[i] = a->word[i] & ~b->word[i];
    return s;
}
static inline bool cells_empty(const cells *s)
{
    bitset any = 0;
    for (int i = 0; i < CELLS_WORDS; i++) any |= s->word[i];
    return !any;
}
static inline bool cells_equal(const cells *a, const cells *b)
{
    bitset difference = 0;
    for (int i = 0; i < CELLS_WORDS; i++) difference |= a->word[i] ^ b->word[i];
    return !difference;
}
static inline bool cells_meet(const cells *a, const cells *b)
{
    bitset common = 0;
    for (int i = 0; i < CELLS_WORDS; i++) common |= a->word[i] & b->word[i];
    return common;
}
/* Is every member of a one of b? */
static inline bool cells_within(const cells *a, const cells *b)
{
    bitset outside = 0;
    for (int i = 0; i < CELLS_WORDS; i++) outside |= a->word[i] & ~b->word[i];
    return !outside;
}
static inline int cells_count(const cells *s)
{
    int count = 0;
    for (int i = 0; i < CELLS_WORDS; i++)
        if (s->word[i]) count += bits_in(s->word[i]);
    return count;
}
/* The first member after `cell`, or -1; begin with -1. */
static inline int cells_next(const cells *s, int cell)
{
    int i = ++cell / 64;
    if (i >= CELLS_WORDS) return -1;
    bitset rest = s->word[i] >> cell % 64 << cell % 64;
    while (!rest) {
        if (++i == CELLS_WORDS) return -1;
        rest = s->word[i];
    }
    return 64 * i + lowest(rest);
}

/* for_each_cell(c, &set): c runs through the members, smallest first. */
#define for_each_cell(c, set) for (int c = cells_next(set, -1); c >= 0; c = cells_next(set, c))

#endif
