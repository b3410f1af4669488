/* SPDX-License-Identifier: MIT */
/* puzzles.h - the loop over files and puzzles that all commands share. */
#ifndef SUDOKU_PUZZLES_H
#define SUDOKU_PUZZLES_H

#include "sudoku/output/run.h"

/* Runs the job for every puzzle of every file; returns the exit status. */
int run_puzzles(const struct settings *, const struct job *);

#endif
