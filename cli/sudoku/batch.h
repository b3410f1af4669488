/* SPDX-License-Identifier: MIT */
/* batch.h - many puzzles at a time, by several threads, with answers in the order of the puzzles.

   Puzzles are collected in chunks.  A chunk is searched by whichever thread is free; the engine says how many
   solutions each puzzle has, and the job turns the usual answer into text.  The thread that reads also prints
   the chunks one after the other; what is out of the ordinary is left to it.

       reader -> chunk | chunk | chunk  ...  threads          memory: a few chunks, however long the list
                   v                                          is; when all are in use, the oldest is
                 stdout, oldest first                         waited for and printed  */
#ifndef SUDOKU_BATCH_H
#define SUDOKU_BATCH_H

#include "sudoku/run.h"

struct batch;

/* NULL if the command line asks for something that has to be done puzzle by puzzle, or memory runs out. */
struct batch *batch_new(struct run *run);
/* Accepts NULL.  Drops what has not been printed. */
void batch_free(struct batch *batch);

/* Takes the puzzle for later.  False: it must be dealt with now, after batch_finish(). */
bool batch_add(struct batch *batch, const sudoku_puzzle *puzzle);
/* Takes puzzles straight from the reader that has just read `like`. */
void batch_add_run(struct batch *batch, sudoku_reader *reader, const sudoku_puzzle *like);
/* Prints the answers to all that has been taken. */
void batch_finish(struct batch *batch);

#endif
