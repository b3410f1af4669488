/* SPDX-License-Identifier: MIT */
/* generate.h - puzzles to order. */
#ifndef GENERATE_GENERATE_H
#define GENERATE_GENERATE_H

#include "sudoku.h"

/* As sudoku_generate() in sudoku.h. */
bool generate(const sudoku_order *, sudoku_on_made *, void *context, sudoku_error *);

#endif
