/* SPDX-License-Identifier: MIT */
/* puzzles.h - the loop over files and puzzles that all commands share. */
#ifndef SUDOKU_PUZZLES_H
#define SUDOKU_PUZZLES_H

#include "sudoku/output/run.h"

/* May a command answer about the puzzle's solutions?  Not if its text states more than the puzzle has, unless that is to be ignored.
   `sentence` then is a note, else why not, or empty.  */
bool may_be_answered(const sudoku_puzzle *, bool ignore, char sentence[2 * SUDOKU_TEXT]);

/* Runs the job for every puzzle of every file; returns the exit status. */
int run_puzzles(const struct settings *, const struct job *);

#endif
