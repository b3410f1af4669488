/* SPDX-License-Identifier: MIT */
/* fill.h - random full grids. */
#ifndef GENERATE_FILL_H
#define GENERATE_FILL_H

#include "base/rng.h"
#include "board/rules.h"

struct filler; /* for one rule set; one for each thread */

/* The rules must outlive it.  NULL: out of memory. */
struct filler *filler_new(const sudoku_rules *);
/* Accepts NULL. */
void filler_free(struct filler *);

enum fill_result { FILLED, FILL_IMPOSSIBLE, FILL_GIVEN_UP };

/* A random grid that has the digits of `start` (NULL: none).  FILL_IMPOSSIBLE: it is proved that there is none;
   FILL_GIVEN_UP: `nodes` positions were not enough.  */
enum fill_result fill(struct filler *, struct rng *, const uint8_t *start, uint64_t nodes,
                      uint8_t *digits);

/* Descends once at random, and returns the product of the numbers of branches; 0: it got stuck. */
double probe_grids(struct filler *, struct rng *);

#endif
