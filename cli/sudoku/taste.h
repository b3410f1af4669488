/* SPDX-License-Identifier: MIT */
/* taste.h - how hard a puzzle is wanted, and by which techniques: for 'generate'. */
#ifndef SUDOKU_TASTE_H
#define SUDOKU_TASTE_H

#include "sudoku_logic.h"

enum { MOST_NAMED = 16 };

/* Zeros: no matter. */
struct taste {
    /* tenths by the SE profiles; by hodoku a score, or levels */
    int least, most;
    sudoku_level lowest, highest;
    int needs[MOST_NAMED], without[MOST_NAMED]; /* techniques */
    int need_count, without_count;
};

bool has_taste(const struct taste *);
/* Takes one of --rating, --needs and --without.  False after a message. */
bool take_taste(struct taste *, int option, const char *value);
/* Do the options fit the profile?  False after a message. */
bool taste_makes_sense(const struct taste *, const char *profile);
bool suits(const struct taste *, const sudoku_rating *);

#endif
