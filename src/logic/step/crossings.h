/* SPDX-License-Identifier: MIT */
/* crossings.h - digits locked where two houses cross, in the order in which Sudoku Explainer visits pairs of houses. */
#ifndef LOGIC_CROSSINGS_H
#define LOGIC_CROSSINGS_H

#include "logic/step/finder.h"

/* All places of the digit in the base lie in the cover, and there are at least two. */
struct crossing {
    int base, cover, digit;
    int first, past; /* houses of the base's kind: a section of order[BOXES_COLUMNS_ROWS] */
};

/* Calls tell() for each until it returns false. */
void each_locked_digit(struct finder *, bool (*tell)(struct finder *, const struct crossing *));

/* The positions in the cover from which the digit is removed: those that are not in the base. */
bitset positions_left(const struct finder *, const struct crossing *);
/* Begins a step: the digit, its cells, the houses, and the truth that proves it. */
void begin_locked(struct finder *, int technique, const struct crossing *);
/* What follows from it. */
void remove_rest_of_cover(struct finder *, const struct crossing *);

#endif
