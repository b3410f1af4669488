/* SPDX-License-Identifier: MIT */
/* maker.h - puzzles for tests and examples: fill a grid at random, take clues away. */
#ifndef SUPPORT_MAKER_H
#define SUPPORT_MAKER_H

#include "base/rng.h"
#include "sudoku.h"

/* A random layout: the boxes (rows x columns), their borders shifted by `swaps` exchanges of two cells
   that leave every region in one piece.  */
void make_layout(struct rng *, int box_rows, int box_columns, int swaps, uint8_t *regions);

/* A random solution of the rules.  False if none was found within the (large) budget. */
bool make_solution(struct rng *, const sudoku_rules *, uint8_t *digits);

/* Takes digits away in random order while the solution stays unique, down to `clues`.  A removal that
   cannot be judged within `nodes` is not made.  Returns the clues left.  */
int dig(struct rng *, const sudoku_rules *, const uint8_t *solution, int clues, uint64_t nodes,
        uint8_t *givens);

/* Keeps `clues` random digits of the solution, unique or not. */
void keep_some(struct rng *, int cells, const uint8_t *solution, int clues, uint8_t *givens);

void shuffle(struct rng *, int *numbers, int count);

#endif
