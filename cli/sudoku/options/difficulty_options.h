/* SPDX-License-Identifier: MIT */
/* difficulty_options.h - the difficulty and techniques requested from 'generate'. */
#ifndef SUDOKU_DIFFICULTY_OPTIONS_H
#define SUDOKU_DIFFICULTY_OPTIONS_H

#include "common/options.h"
#include "sudoku_logic.h"

enum { MOST_NAMED = 16 };

/* Zeros: any difficulty. */
struct difficulty_options {
    const char *range;                          /* of ratings, scores or levels; NULL: any */
    int needs[MOST_NAMED], without[MOST_NAMED]; /* techniques */
    int need_count, without_count;
};

bool asks_for_difficulty(const struct difficulty_options *);
/* Options whose values need more than a place. */
option_taker take_rating, take_needed, take_unwanted;
/* The same for the library; the result points into these options. */
sudoku_difficulty difficulty_of(const struct difficulty_options *, const char *profile);

#endif
