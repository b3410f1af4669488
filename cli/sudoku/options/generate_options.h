/* SPDX-License-Identifier: MIT */
/* generate_options.h - the options that describe the puzzles to make. */
#ifndef SUDOKU_GENERATE_OPTIONS_H
#define SUDOKU_GENERATE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/options.h"
#include "sudoku.h"

/* Zeros: the option was not given. */
struct generate_options {
    int size;
    bool fresh_layout; /* a new layout for each puzzle */
    int least, most;   /* clues */
    bool minimal;
    int attempts;
    sudoku_symmetry symmetry;
    const char *pattern, *start; /* files */
    bool with_solution;

    uint64_t count, skip, tries, seed;
    bool seeded; /* the seed may be 0 */
};

/* An option whose value needs more than a place. */
option_taker take_clues;

#endif
