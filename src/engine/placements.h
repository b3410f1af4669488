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

enum {
    MOST_OPEN = 64, /* cells: a placement is one word */
    MOST_EACH = 64, /* placements of a digit: some of them are one word */
    MOST_LISTED = 400,
    MOST_EXPECTED = 17, /* a power of two: solutions that are counted without asking whether to stop */
    MOST_CHOICES = 1 << 20 /* tried for one node */
};

struct placements {
    const sudoku_rules *rules;
    bitset *settled;  /* digits of the settled cells of each house */
    bitset *in_house; /* open cells of each house, by number */
    int open;
    uint16_t cell[MOST_OPEN];    /* of each open cell's number */
    bitset allowed[MOST_OPEN];   /* its digits */
    bitset peers[MOST_OPEN];     /* open cells that share a house with it, and itself */
    bitset row[SUDOKU_MAX_SIZE]; /* rows that lack the digit: its cells there */
    int digits;                  /* that are not settled everywhere */
    int listed;
    int first[SUDOKU_MAX_SIZE + 1]; /* of each of these, the first of its placements; then the end */
    bitset placement[MOST_LISTED];
    bitset with[MOST_OPEN * SUDOKU_MAX_SIZE]; /* [cell * digits + digit]: the digit's placements there */
    int choices;
    bitset
        *fits; /* [placement * digits + digit]: which of the digit's placements are disjoint from it */
};

/* Does counting in this way take less time than searching?  With many houses, most nodes have so few solutions that it does not. */
bool placements_pay(const sudoku_rules *);

/* Bytes for these rules, and the structure in such a block, which is aligned as malloc() aligns. */
size_t placements_memory(const sudoku_rules *);
struct placements *placements_in(void *memory, const sudoku_rules *);

/* The node has these candidates in each cell.  False: too much is open to count it here, which depends on the node alone.  For portable
   processors; placements_count.h is the same for the instruction set of the file that includes it.  */
bool placements_count(struct placements *, const bitset *candidates, uint64_t *solutions);

#endif
