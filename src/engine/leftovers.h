/* SPDX-License-Identifier: MIT */
/* leftovers.h - the law of leftovers.

   Take k rows (or columns) and k regions.  Both hold every digit k times, so the cells that only the rows
   have and the cells that only the regions have hold the same digits.

       row 1   a a a a a a a b b        region A (a) has seven cells in row 1 and two below it;
       row 2   . . . . a a . . .        the two b's and those two cells hold the same digits  */
#ifndef ENGINE_LEFTOVERS_H
#define ENGINE_LEFTOVERS_H

#include "board/rules.h"
#include "engine/cell_set.h"

enum { LEFTOVER_SIZE = 8 }; /* the largest that is searched for */

/* Two lists of the same length whose cells hold the same digits, each equally often. */
struct leftover {
    uint8_t count;
    uint8_t lines; /* that it comes from */
    uint8_t a[LEFTOVER_SIZE], b[LEFTOVER_SIZE];
};

/* The lines and regions that a leftover comes from: set a is what only the lines have. */
struct leftover_origin {
    bool columns;
    bitset lines, regions;
};

/* Writes up to `room` leftovers of up to `size` cells, the smallest first, and returns their number.  The
   rules have regions and at most 16x16 cells.  Those of one line and one region are left out if
   `fewest_lines` is 2.  */
int list_leftovers(const sudoku_rules *, int fewest_lines, int size, struct leftover *, int room);
/* The same, of one line or more, with their lines and regions. */
int list_leftovers_and_origins(const sudoku_rules *, int size, struct leftover *,
                               struct leftover_origin *, int room);

#endif
