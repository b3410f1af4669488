/* SPDX-License-Identifier: MIT */
/* cages.h - a grid that is cut into cages, as most forms of killer puzzles state it. */
#ifndef READ_PROGRAM_CAGES_H
#define READ_PROGRAM_CAGES_H

#include "read/draft.h"

enum { NO_CAGE = UINT16_MAX };

struct cages {
    uint16_t of[SUDOKU_MAX_CELLS]; /* each cell's cage: a cell of it, or NO_CAGE */
    int sum[SUDOKU_MAX_CELLS];     /* of the cage that is called so; 0: none is stated */
};

/* Adds them to the draft, whose size and givens are known.  A cage of one cell is a given, one without a sum a house. */
bool draft_cages(struct draft *, const struct cages *, struct place, sudoku_error *);

#endif
