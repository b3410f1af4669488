/* SPDX-License-Identifier: MIT */
/* rate.h - how hard a puzzle is: what the steps of its way add up to. */
#ifndef LOGIC_RATE_H
#define LOGIC_RATE_H

#include "logic/walk.h"

sudoku_answer rate_puzzle(sudoku_logic *, const sudoku_puzzle *, bool count_bottlenecks,
                          sudoku_rating *);
const char *level_name(sudoku_level);

#endif
