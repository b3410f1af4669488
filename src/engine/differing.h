/* SPDX-License-Identifier: MIT */
/* differing.h - which cells must differ in every grid, whatever the digits are.

   At first, cells that share a house.  A leftover pairs up the cells of its two lists by digit, so each cell of
   one list equals a cell of the other that it may equal:

       no way to pair them all up               no grid
       two cells that no way pairs up           differ
       a cell with one possible partner         they are equal: what differs from one differs from both
       a cell that differs from all partners    differs from the cell they are the partners of
       of another

   Likewise, any cell outside a house with all digits is paired with one of the cells in it.  */
#ifndef ENGINE_DIFFERING_H
#define ENGINE_DIFFERING_H

#include "engine/leftovers.h"

enum { DIFFERING_CELLS = 256, DIFFERING_LEFTOVERS = 4000, DIFFERING_HOUSES = 128 };

struct differing {
    const sudoku_rules *rules;
    cell_set differs[DIFFERING_CELLS]; /* what is known of each cell */
    bool impossible;                   /* there is no grid */
    /* the lists that are paired up */
    int houses, leftovers;
    cell_set house[DIFFERING_HOUSES];
    struct leftover leftover[DIFFERING_LEFTOVERS];
    /* A clock counts changes: a list is due when one of its cells has changed since it was last used. */
    uint32_t now, changed[DIFFERING_CELLS];
    uint32_t used_house[DIFFERING_HOUSES], used_leftover[DIFFERING_LEFTOVERS];
};

/* Begins with the first `houses` houses of the rules: rows, columns and regions, perhaps more.  The rules have regions
   and at most 16x16 cells.  */
void differing_begin(struct differing *, const sudoku_rules *, int houses);
/* Adds an assumption. */
void suppose_equal(struct differing *, int a, int b);
void suppose_different(struct differing *, int a, int b);
/* Continues until nothing changes or it is certain that there is no grid. */
void differing_settle(struct differing *);
/* To be called after all facts were replaced by a state that was complete before. */
void differing_restored(struct differing *);

#endif
