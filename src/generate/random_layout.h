/* SPDX-License-Identifier: MIT */
/* random_layout.h - random layouts of regions. */
#ifndef GENERATE_RANDOM_LAYOUT_H
#define GENERATE_RANDOM_LAYOUT_H

#include "base/rng.h"
#include "board/rules.h"

enum {
    LEAST_LAYOUT_SIZE = 4,
    LAYOUT_TRIES = 20 /* that find nothing: then there are no such layouts, or very few */
};

/* Divides a grid into n connected regions of n cells, where n is the number of rows; the symmetry maps the regions onto each
   other, and they are not boxes.  Region 0 has the first cell, region 1 the first cell that is not in region 0, and so on.
   The layout need not have a grid.  False: none was found, as for size 6 with rotate90, where there is none.  The symmetry must not
   be SUDOKU_RANDOM_SYMMETRY.  */
bool random_layout(struct rng *, int size, sudoku_symmetry, uint8_t *regions);

/* As sudoku_layout_random() in sudoku.h. */
bool numbered_layout(int size, sudoku_symmetry, uint64_t seed, uint64_t number, uint8_t *regions,
                     sudoku_error *);

/* The random numbers of item `number` of a seed, which do not depend on earlier items. */
struct rng rng_of(uint64_t seed, uint64_t number);

#endif
