/* SPDX-License-Identifier: MIT */
/* estimate.h - estimates how many grids rules have. */
#ifndef GENERATE_ESTIMATE_H
#define GENERATE_ESTIMATE_H

#include "board/rules.h"

/* As sudoku_estimate_grids() in sudoku.h. */
bool estimate_grids(const sudoku_rules *, uint64_t seed, uint64_t probes, sudoku_estimate *);

#endif
