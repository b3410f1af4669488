/* SPDX-License-Identifier: MIT */
/* batch.h - many puzzles at once, with several threads; answers come in the order of the puzzles.

   Puzzles are collected in chunks, the tasks of common/ordered_work.h.  A thread searches a chunk; the engine finds how many
   solutions each puzzle has, and the job turns usual answers into text.  The thread that reads also prints the chunks
   in order, and handles all unusual answers.  */
#ifndef SUDOKU_BATCH_H
#define SUDOKU_BATCH_H

#include "sudoku/output/run.h"

struct batch;

/* NULL if the options require working puzzle by puzzle, or memory runs out. */
struct batch *batch_new(struct run *run);
/* Accepts NULL.  Discards answers that have not been printed. */
void batch_free(struct batch *batch);

/* Takes the puzzle for later.  False: the caller must handle it now, after batch_finish(). */
bool batch_add(struct batch *batch, const sudoku_puzzle *puzzle);
/* Takes puzzles straight from the reader that has just read `like`. */
void batch_add_run(struct batch *batch, sudoku_reader *reader, const sudoku_puzzle *like);
/* Prints the answers for all puzzles taken. */
void batch_finish(struct batch *batch);

#endif
