/* SPDX-License-Identifier: MIT */
/* taste.h - how hard a puzzle is wanted, and by which techniques: for 'generate'. */
#ifndef SUDOKU_TASTE_H
#define SUDOKU_TASTE_H

#include "sudoku_logic.h"

enum { MOST_NAMED = 16 };

/* Zeros: no matter. */
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
/* The same for the library, which points into the taste. */
sudoku_difficulty difficulty_of(const struct taste *, const char *profile);

#endif
