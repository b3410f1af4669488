/* SPDX-License-Identifier: MIT */
/* puzzle_why.h - why a puzzle has no solution: a smallest set of houses, clues, givens and marks that no grid has together. */
#ifndef ENGINE_PUZZLE_WHY_H
#define ENGINE_PUZZLE_WHY_H

#include "board/rules.h"

/* As sudoku_why() in sudoku.h. */
sudoku_why_proof puzzle_why(const sudoku_puzzle *, const sudoku_limits *, sudoku_condition *conditions,
                            int room, int *count);

#endif
