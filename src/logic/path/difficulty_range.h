/* SPDX-License-Identifier: MIT */
/* difficulty_range.h - a range of ratings, scores or levels, as people write it. */
#ifndef LOGIC_DIFFICULTY_RANGE_H
#define LOGIC_DIFFICULTY_RANGE_H

#include "sudoku_logic.h"

/* As sudoku_difficulty_range(). */
bool difficulty_range(sudoku_difficulty *, const char *text);

#endif
