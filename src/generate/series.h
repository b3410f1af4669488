/* SPDX-License-Identifier: MIT */
/* series.h - puzzles number after number, until enough of them meet an order; see sudoku_series in sudoku_generate.h. */
#ifndef GENERATE_SERIES_H
#define GENERATE_SERIES_H

#include "sudoku.h"

bool series_is_over(const sudoku_series *);
void series_next(const sudoku_series *, sudoku_order *);
sudoku_verdict series_take(sudoku_series *, const sudoku_order *, const sudoku_made *);

#endif
