/* SPDX-License-Identifier: MIT */
/* plan_parts.h - the parts of a plan, which clue_plan.c puts together.  Each may find that memory has run out (plan_memory.h). */
#ifndef ENGINE_CLUES_PLAN_PARTS_H
#define ENGINE_CLUES_PLAN_PARTS_H

#include "engine/clues/clue_plan.h"

/* plan_houses.c: all cells that differ, first; then houses with every digit, and what lines and boxes have in common. */
void plan_peers(struct clue_plan *, const sudoku_rules *);
void plan_houses(struct clue_plan *, const sudoku_rules *);
void plan_crossings(struct clue_plan *, const sudoku_rules *);
/* plan_pairs.c */
void plan_pairs(struct clue_plan *);
/* plan_families.c */
void plan_families(struct clue_plan *, const sudoku_rules *);
/* plan_sums.c */
void plan_sums(struct clue_plan *);

/* ---- for all of them ---- */

static inline void add_bit(struct cell_bits *bits, int cell)
{
    bits->word[cell / LANES] |= (uint32_t)1 << cell % LANES;
}

static inline void fill_lanes(struct lane_values *v, int value)
{
    for (int l = 0; l < LANES; l++) v->lane[l] = (uint16_t)value;
}

/* All cells of the list differ. */
void plan_differing(struct clue_plan *, const uint16_t *cell, int count);

/* Does the pair only say that its cells differ? */
bool only_differ(const struct clue_plan *, const struct form_pair *);

#endif
