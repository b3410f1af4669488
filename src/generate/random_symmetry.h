/* SPDX-License-Identifier: MIT */
/* random_symmetry.h - a random symmetry of rules. */
#ifndef GENERATE_RANDOM_SYMMETRY_H
#define GENERATE_RANDOM_SYMMETRY_H

#include "base/rng.h"
#include "board/rules.h"

/* One of all ways to permute rows and columns, and to exchange rows with columns, that make every house of the rules a house, each
   equally likely: cell i moves to cell to[i].  False, with a sentence: out of memory, or none was found in a reasonable time.  */
bool random_symmetry(const sudoku_rules *, struct rng *, uint16_t *to, sudoku_error *);

#endif
