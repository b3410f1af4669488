/* SPDX-License-Identifier: MIT */
/* placements.h - counts the solutions of a node with few open cells, without visiting each.

   A placement of a digit is a set of open cells, one in each row that lacks the digit, and no two in the same house. A solution is
   one placement of each digit, no two of which share a cell: together they have as many cells as are open.

       open cells   1 2 3     placements of 4: {1,5} {2,4}      of 7: {1,6} {3,4}      of 8: {2,6} {3,5}
                    4 5 6     solutions: {1,5} {3,4} {2,6};  {2,4} {1,6} {3,5}

   Two digits are left at last; then only pairs of placements are compared.  */
#ifndef ENGINE_PLACEMENTS_H
#define ENGINE_PLACEMENTS_H

#include "board/rules.h"

struct placements;

/* Does counting in this way take less time than searching?  With many houses, most nodes have so few solutions that it does not. */
bool placements_pay(const sudoku_rules *);

/* Bytes for these rules, and the structure in such a block, which is aligned as malloc() aligns. */
size_t placements_memory(const sudoku_rules *);
struct placements *placements_in(void *memory, const sudoku_rules *);

/* The node has these candidates in each cell.  False: too much is open to count it here, which depends on the node alone. */
bool count_placements(struct placements *, const bitset *candidates, uint64_t *solutions);

#endif
