/* SPDX-License-Identifier: MIT */
/* random_clue.h - random clues of a kind: what a statement of it could say.  Numbers may be out of range. */
#ifndef CLUE_RANDOM_CLUE_H
#define CLUE_RANDOM_CLUE_H

#include "base/rng.h"
#include "clue/clue_statement.h"

void make_random_clue(struct rng *, struct stated_clue *, const struct clue_kind *, int n);

/* Good clues: of the kind of that index, or if it is negative, of any. */
enum { MOST_RANDOM_CLUES = 12 };
const sudoku_clues *make_random_clues(struct rng *, const sudoku_rules *, int count, int kind);

/* Random digits for a grid of n rows or, if it is to be a latin square, all digits in every row and column. */
void fill_random_grid(struct rng *, uint8_t *digits, int n, bool latin);

#endif
