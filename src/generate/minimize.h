/* SPDX-License-Identifier: MIT */
/* minimize.h - minimal puzzles below a given one; see sudoku_generate.h. */
#ifndef GENERATE_MINIMIZE_H
#define GENERATE_MINIMIZE_H

#include "sudoku.h"

/* As sudoku_minimize(). */
sudoku_minimized minimize(const sudoku_minimizing *, sudoku_on_minimal *, void *context);

#endif
