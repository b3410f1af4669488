/* SPDX-License-Identifier: MIT */
/* judge.h - checks whether a dug puzzle has the requested difficulty.  If it is too hard, some clues are put back. */
#ifndef GENERATE_JUDGE_H
#define GENERATE_JUDGE_H

#include "generate/digging.h"

struct difficulty; /* see logic/path/difficulty.h */
struct judge;      /* a difficulty, and memory to rate by */

/* The difficulty must outlive it.  NULL, with a sentence: out of memory. */
struct judge *judge_new(const struct difficulty *, const sudoku_rules *, const struct requirements *,
                        sudoku_error *);
/* Accepts NULL. */
void judge_free(struct judge *);

/* Does the puzzle have the requested difficulty, perhaps with clues put back?  If not, d->nearest is updated.  Stopped: see
   judge_stopped(). */
bool judge_dig(struct judge *, const struct requirements *, struct dig *);
bool judge_stopped(const struct judge *);
/* Did it fail because memory ran out? */
bool judge_lacks_memory(const struct judge *);

/* Rates the nearest puzzle fully, if rating stopped early because it was too hard. */
void judge_nearest(struct judge *, struct dig *);

#endif
