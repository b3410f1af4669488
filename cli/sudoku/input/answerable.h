/* SPDX-License-Identifier: MIT */
/* answerable.h - may a command answer about the solutions of a puzzle? */
#ifndef SUDOKU_ANSWERABLE_H
#define SUDOKU_ANSWERABLE_H

#include "sudoku.h"

/* Not if its text states more than the puzzle has, unless that is to be ignored.  `sentence` then is a note, else why not, or
   empty.  */
bool may_be_answered(const sudoku_puzzle *, bool ignore, char sentence[2 * SUDOKU_TEXT]);
/* Why a command that knows only houses says nothing about a puzzle with clues. */
const char *refusal_of_clues(const sudoku_puzzle *, const char *command, char sentence[2 * SUDOKU_TEXT]);

#endif
