/* SPDX-License-Identifier: MIT */
/* position.h - a puzzle at some point of its solution: digits placed, candidates left.

   Three views of the same candidates are kept in step, since techniques ask in three ways:

       candidates[cell]          the digits of a cell; none once it is placed
       places[house * n + d-1]   the positions of a digit within a house
       spread[d-1]               the cells that have the digit  */
#ifndef LOGIC_POSITION_H
#define LOGIC_POSITION_H

#include "logic/position/field.h"

struct position {
    const struct field *field;
    int open;                       /* cells without a digit */
    bool given[LOGIC_CELLS];        /* the puzzle's own digits: uniqueness patterns may not use them */
    uint8_t digit[LOGIC_CELLS];     /* 0: open */
    bitset candidates[LOGIC_CELLS]; /* bit d-1 */
    cells spread[SUDOKU_LOGIC_SIZE];
    bitset *places;
    bitset *open_in; /* [house]: positions without a digit */
    bitset *lone;    /* [house]: digits that have one place there */
    /* When something was last removed: a count of all removals, and the count at the last removal of each digit and house. */
    uint64_t clock, digit_clock[SUDOKU_LOGIC_SIZE], *house_clock;
    struct singles *singles; /* in the order in which they appear; NULL: not kept */
};

/* Empty: every cell open with all candidates.  NULL: out of memory. */
struct position *position_new(const struct field *);
/* From the next start on, its singles are kept in order.  False: out of memory. */
bool position_keep_singles(struct position *);
void position_free(struct position *);
/* All but the singles' order. */
void position_copy(struct position *to, const struct position *from);

/* A cell's given; in a drawing of marks, a cell with a single digit counts as given, too.  0: neither. */
int lone_digit(const sudoku_puzzle *, int cell);
/* The puzzle's givens placed one by one, then what it allows. */
void position_start(struct position *, const sudoku_puzzle *);
/* Puts a digit into an open cell and removes it from all cells that see this one. */
void position_place(struct position *, int cell, int digit);
/* Removes a candidate; does nothing if it is not there. */
void position_remove(struct position *, int cell, int digit);

static inline bool has_candidate(const struct position *p, int cell, int digit)
{
    return p->candidates[cell] >> (digit - 1) & 1;
}
/* The positions of a digit in a house. */
static inline bitset places_of(const struct position *p, int house, int digit)
{
    return p->places[house * p->field->n + digit - 1];
}
/* The cells that have the digit. */
static inline const cells *cells_with(const struct position *p, int digit)
{
    return &p->spread[digit - 1];
}
/* Open cells of a house, as positions. */
static inline bitset open_places(const struct position *p, int house) { return p->open_in[house]; }
/* The digits that have one place in a house. */
static inline bitset lone_digits(const struct position *p, int house) { return p->lone[house]; }

#endif
