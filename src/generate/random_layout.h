/* SPDX-License-Identifier: MIT */
/* random_layout.h - layouts of regions at random. */
#ifndef GENERATE_RANDOM_LAYOUT_H
#define GENERATE_RANDOM_LAYOUT_H

#include "base/rng.h"
#include "board/rules.h"

enum {
    LEAST_LAYOUT_SIZE = 4,
    LAYOUT_TRIES = 20 /* that find nothing: then there is no such layout, or hardly any */
};

/* Cuts a grid into as many regions as it has rows, each of so many cells in one piece, which the symmetry maps onto each
   other; they are no boxes.  Region 0 has the first cell, region 1 the first cell that is not in region 0, and so on.
   Whether the layout has a grid is another question.  False: none was found, as for the size 6 turned by
   a quarter, where there is none.  The symmetry is not SUDOKU_RANDOM_SYMMETRY.  */
bool random_layout(struct rng *, int size, sudoku_symmetry, uint8_t *regions);

/* As sudoku_layout_random() in sudoku.h. */
bool numbered_layout(int size, sudoku_symmetry, uint64_t seed, uint64_t number, uint8_t *regions,
                     sudoku_error *);

/* The random numbers of thing `number` of a seed, whatever is made before it. */
struct rng rng_of(uint64_t seed, uint64_t number);

#endif
