/* SPDX-License-Identifier: MIT */
/* making.h - makes the puzzles of an order with several threads, and prints them in the order of their numbers.

   Free threads get the numbers in chunks; the thread that prints waits for the oldest chunk.  The output does not depend on how
   numbers are grouped, because the generator does not.  So a chunk has as many puzzles as can be made in a moment: a slow puzzle
   is printed as soon as it is found, and easy puzzles are made many at a time, which is faster.  */
#ifndef SUDOKU_MAKING_H
#define SUDOKU_MAKING_H

#include "sudoku/options/settings.h"

/* The result of an order. */
struct made {
    uint64_t done;      /* puzzles, found or not, before the first unfinished one */
    uint64_t missed;    /* of these, not found */
    sudoku_error error; /* with a sentence: the order is invalid */
};

/* Prints the puzzles as they are found, until all are done, or the user or the time limit stops it. */
struct made make_puzzles(const struct settings *, const sudoku_order *order);

#endif
