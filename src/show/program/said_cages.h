/* SPDX-License-Identifier: MIT */
/* said_cages.h - a puzzle's cages for formats that state which cage each cell belongs to. */
#ifndef SHOW_PROGRAM_SAID_CAGES_H
#define SHOW_PROGRAM_SAID_CAGES_H

#include "sudoku.h"

struct said_cages {
    int of[SUDOKU_MAX_CELLS];  /* the first cell of the cell's cage; -1: it is in none */
    int sum[SUDOKU_MAX_CELLS]; /* of the cage that begins there; 0: none is stated */
    bool any;
};

/* Finds them.  False: there are clues that are no cages, or cages that overlap. */
bool find_said_cages(struct said_cages *, const sudoku_puzzle *);
/* Is a given in a cage with other cells? */
bool given_in_cage(const struct said_cages *, const sudoku_puzzle *);
/* Gives each cell that is in no cage one of its own, whose sum is its given.  False: it has none, or a cage has no sum. */
bool complete_cages(struct said_cages *, const sudoku_puzzle *);
/* Do the cells of each cage hang together? */
bool are_cages_connected(const struct said_cages *, int n);

#endif
