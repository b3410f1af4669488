/* SPDX-License-Identifier: MIT */
/* equivalent.h - a puzzle turned, mirrored, relabelled or shuffled; see sudoku_generate.h. */
#ifndef GENERATE_EQUIVALENT_H
#define GENERATE_EQUIVALENT_H

#include "sudoku.h"

/* As the functions sudoku_equivalent_...() of sudoku_generate.h. */
sudoku_equivalent *equivalent_new(const sudoku_puzzle *, sudoku_error *);
void equivalent_free(sudoku_equivalent *);
const char *turn_name(int index);
bool equivalent_turn(sudoku_equivalent *, sudoku_turn, sudoku_error *);
void equivalent_relabel(sudoku_equivalent *);
bool equivalent_shuffle(sudoku_equivalent *, uint64_t seed, uint64_t number, sudoku_error *);
const sudoku_puzzle *equivalent_puzzle(const sudoku_equivalent *);
void equivalent_places(const sudoku_equivalent *, uint16_t *cells, uint8_t *digits);

#endif
