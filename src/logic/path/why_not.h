/* SPDX-License-Identifier: MIT */
/* why_not.h - why a digit cannot be in a cell, in steps that a person can follow. */
#ifndef LOGIC_WHY_NOT_H
#define LOGIC_WHY_NOT_H

#include "logic/path/walk.h"

/* As sudoku_why_not(). */
sudoku_refutation why_not(sudoku_logic *l, const sudoku_puzzle *puzzle, int cell, int digit,
                          sudoku_on_step *found, void *context, sudoku_clash *end);

#endif
