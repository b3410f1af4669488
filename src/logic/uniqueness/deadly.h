/* SPDX-License-Identifier: MIT */
/* deadly.h - what the searches for deadly patterns share.

   A deadly pattern is a set of cells, none of them given, with two digits each, such that every house has either none of
   the cells or each digit exactly twice among them.  If all of them held one of their two digits, exchanging the digits
   everywhere would give a second solution; so in a puzzle with one solution, some cell holds another digit: an extra
   one.  All uniqueness techniques draw conclusions from that.  */
#ifndef LOGIC_DEADLY_H
#define LOGIC_DEADLY_H

#include "logic/step/finder.h"

/* A cell of the pattern and its two digits. */
static inline void step_deadly_cell(struct step *s, int cell, bitset pair)
{
    for_each_bit(d, pair) step_part(s, SUDOKU_DEADLY, cell, d + 1);
}

/* The order of the houses in Sudoku Explainer and its successors: boxes first, but regions after rows and columns. */
static inline const uint16_t *boxes_first(const struct field *f)
{
    return f->order[f->rules->box_rows > 0 ? BOXES_ROWS_COLUMNS : ROWS_COLUMNS_BOXES];
}

/* The next larger number with as many bits: all choices of k out of m begin with first_bits(k) and end below bit(m). */
static inline bitset next_choice(bitset s)
{
    const bitset carried = s + bit(lowest(s));
    return carried | (s ^ carried) >> (lowest(s) + 2);
}

#endif
