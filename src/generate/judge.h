/* SPDX-License-Identifier: MIT */
/* judge.h - is a puzzle that was dug as hard as it is wanted?  If it is too hard, some of its clues come back. */
#ifndef GENERATE_JUDGE_H
#define GENERATE_JUDGE_H

#include "generate/digging.h"

struct difficulty; /* see logic/difficulty.h */
struct judge;      /* a difficulty, and memory to rate by */

/* The difficulty must outlive it.  NULL, with a sentence: out of memory. */
struct judge *judge_new(const struct difficulty *, const sudoku_rules *, const struct wish *,
                        sudoku_error *);
/* Accepts NULL. */
void judge_free(struct judge *);

/* Is the puzzle as hard as wanted, perhaps with clues put back?  If not, d->nearest hears of it.  Stopped: see judge_stopped(). */
bool judge_dig(struct judge *, const struct wish *, struct dig *);
bool judge_stopped(const struct judge *);
/* Was it memory? */
bool judge_starved(const struct judge *);

/* The puzzle that came nearest is rated to the end, if it was too hard to be so before. */
void judge_nearest(struct judge *, struct dig *);

#endif
