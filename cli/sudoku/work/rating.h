/* SPDX-License-Identifier: MIT */
/* rating.h - rates many puzzles with several threads; answers come in the order of the puzzles. */
#ifndef SUDOKU_RATING_H
#define SUDOKU_RATING_H

#include "sudoku/work/guide.h"

struct rating_queue;

/* Writes the answer for a puzzle as text. */
typedef void write_rating(const struct run *, const sudoku_puzzle *, const char *profile, sudoku_answer,
                          const sudoku_rating *, sudoku_sink);

/* NULL: out of memory. */
struct rating_queue *rating_queue_new(struct run *, write_rating *);
void rating_queue_free(struct rating_queue *);
/* Takes a copy of a puzzle.  False: out of memory. */
bool rating_queue_add(struct rating_queue *, const sudoku_puzzle *);
/* Waits for all puzzles taken, and prints their ratings. */
void rating_queue_finish(struct rating_queue *);

#endif
