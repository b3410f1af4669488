/* SPDX-License-Identifier: MIT */
/* verify.h - the independent check of any answer.

   Plain loops over the stated houses and nothing else: no engine, no candidates, no implied houses.  */
#ifndef BOARD_VERIFY_H
#define BOARD_VERIFY_H

#include "sudoku.h"

/* Is `digits` a solution of the puzzle?  If not, `clash` says why. */
bool verify(const sudoku_puzzle *, const uint8_t *digits, sudoku_clash *clash);
/* Do the givens contradict each other, or the candidates allowed, at sight? */
bool givens_clash(const sudoku_puzzle *, sudoku_clash *clash);
/* As sudoku_conflicts(). */
int find_conflicts(const sudoku_puzzle *, sudoku_conflict *conflicts);

#endif
