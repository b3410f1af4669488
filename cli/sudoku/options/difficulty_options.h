/* SPDX-License-Identifier: MIT */
/* difficulty_options.h - the difficulty and techniques requested from 'generate'. */
#ifndef SUDOKU_DIFFICULTY_OPTIONS_H
#define SUDOKU_DIFFICULTY_OPTIONS_H

#include "sudoku_logic.h"

enum { MOST_NAMED = 16 };

/* Zeros: any difficulty. */
struct difficulty_options {
    /* tenths, also of a score by hodoku; or levels */
    int least, most;
    sudoku_level lowest, highest;
    int needs[MOST_NAMED], without[MOST_NAMED]; /* techniques */
    int need_count, without_count;
};

bool asks_for_difficulty(const struct difficulty_options *);
/* Takes one of --rating, --needs and --without.  False after a message. */
bool take_difficulty_option(struct difficulty_options *, int option, const char *value);
/* The same for the library; the result points into these options. */
sudoku_difficulty difficulty_of(const struct difficulty_options *, const char *profile);

#endif
