/* SPDX-License-Identifier: MIT */
/* taken.h - puzzles of callers, checked and as this version of the library has them (base/room.h). */
#ifndef API_TAKEN_H
#define API_TAKEN_H

#include "board/rules.h"

/* Debug builds check that it has rules, and givens that fit them.  `whole` is room for a copy. */
const sudoku_puzzle *taken_puzzle(const sudoku_puzzle *, sudoku_puzzle *whole);
void give_puzzle(sudoku_puzzle *to, const sudoku_puzzle *);

#endif
