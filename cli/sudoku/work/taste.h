/* SPDX-License-Identifier: MIT */
/* taste.h - the difficulty and techniques requested from 'generate'. */
#ifndef SUDOKU_TASTE_H
#define SUDOKU_TASTE_H

#include "sudoku_logic.h"

enum { MOST_NAMED = 16 };

/* Zeros: any difficulty. */
struct taste {
    /* tenths, also of a score by hodoku; or levels */
    int least, most;
    sudoku_level lowest, highest;
    int needs[MOST_NAMED], without[MOST_NAMED]; /* techniques */
    int need_count, without_count;
};

bool has_taste(const struct taste *);
/* Takes one of --rating, --needs and --without.  False after a message. */
bool take_taste(struct taste *, int option, const char *value);
/* The same for the library; the result points into the taste. */
sudoku_difficulty difficulty_of(const struct taste *, const char *profile);

#endif
