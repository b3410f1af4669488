/* SPDX-License-Identifier: MIT */
/* change_options.h - the options that change a puzzle into an equivalent one, in the order in which they were given. */
#ifndef SUDOKU_CHANGE_OPTIONS_H
#define SUDOKU_CHANGE_OPTIONS_H

#include "common/options.h"
#include "sudoku.h"

enum { MOST_CHANGES = 100 };

struct change {
    enum { CHANGE_TURN, CHANGE_RELABEL, CHANGE_SHUFFLE } kind;
    sudoku_turn turn;
    uint64_t seed;
};

struct change_options {
    struct change change[MOST_CHANGES];
    int count;
};

option_taker take_rotation, take_turn, take_relabel, take_shuffle;

/* Makes the changes; `number` counts the puzzles of a run, so that each is shuffled in its own way.  NULL, with a sentence: it failed. */
sudoku_equivalent *changed_puzzle(const struct change_options *, const sudoku_puzzle *, uint64_t number,
                                  sudoku_error *);

#endif
