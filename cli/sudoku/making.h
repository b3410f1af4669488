/* SPDX-License-Identifier: MIT */
/* making.h - the puzzles of an order made by several threads, and printed in the order of their numbers.

   Numbers are handed out in chunks, to whichever thread is free; the thread that prints waits for the oldest.  What is printed
   does not depend on how numbers are grouped, for the generator does not; so a chunk has as many puzzles as can be made in a
   moment: a puzzle that takes long is seen as soon as it is found, and easy ones are made many at a time, which is faster.  */
#ifndef SUDOKU_MAKING_H
#define SUDOKU_MAKING_H

#include "sudoku/settings.h"

/* What came of an order. */
struct made {
    uint64_t done;      /* puzzles, found or not, up to the first that was still in the making */
    uint64_t missed;    /* of these, not found */
    sudoku_error error; /* with a sentence: the order makes no sense */
};

/* Prints the puzzles as they are found, until all are done, or the user or the time limit stops it. */
struct made make_puzzles(const struct settings *, const sudoku_order *order);

#endif
