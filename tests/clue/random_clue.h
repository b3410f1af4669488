/* SPDX-License-Identifier: MIT */
/* random_clue.h - random clues of a kind: what a statement of it could say.  Numbers may be out of range. */
#ifndef CLUE_RANDOM_CLUE_H
#define CLUE_RANDOM_CLUE_H

#include "base/rng.h"
#include "clue/clue_statement.h"

void make_random_clue(struct rng *, struct stated_clue *, const struct clue_kind *, int n);

#endif
