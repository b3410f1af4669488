/* SPDX-License-Identifier: MIT */
/* few_clues.h - puzzles with fewer clues than digging reaches. */
#ifndef GENERATE_FEW_CLUES_H
#define GENERATE_FEW_CLUES_H

#include "generate/digging.h"

struct few_clues; /* memory for one rule set; one for each thread */

/* Can this search meet the requirements?  Then digs that get stuck continue with few_clues_search(). */
bool few_clues_serve(const struct requirements *);

/* The rules must outlive it.  NULL: out of memory. */
struct few_clues *few_clues_new(const sudoku_rules *);
/* Accepts NULL. */
void few_clues_free(struct few_clues *);

/* Continues a dig that is stuck, with its own random numbers, until it is DIG_DONE or DIG_GAVE_UP.  `number` is the puzzle's
   number, for progress reports.  False: stopped.  */
bool few_clues_search(struct few_clues *, const struct requirements *, uint64_t number, struct dig *);

#endif
