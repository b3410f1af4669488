/* SPDX-License-Identifier: MIT */
/* difficulty.h - how hard a puzzle is wanted: whether any puzzle can be like that, and whether this one is. */
#ifndef LOGIC_DIFFICULTY_H
#define LOGIC_DIFFICULTY_H

#include "logic/walk.h"

/* A sudoku_difficulty that makes sense, made ready to rate by. */
struct difficulty {
    const struct profile *profile;
    bool variant, boxes; /* of the rules */
    bool any;            /* every puzzle will do; it is only to be rated */
    bool has_limit;      /* some puzzles are too hard */
    int least, most;     /* tenths, or the score; 0: open */
    sudoku_level lowest, highest;
    bool needed[TECHNIQUE_COUNT], excluded[TECHNIQUE_COUNT];
    int stages;    /* of the profile: those behind them are too hard */
    uint64_t work; /* see sudoku_logic_limit() */
};

/* False, with a sentence: no puzzle with these rules, or with them and a layout of its own, is like that. */
bool difficulty_read(struct difficulty *, const sudoku_difficulty *, const sudoku_rules *,
                     bool fresh_layout, sudoku_error *);

enum fit { TOO_EASY, FITS, TOO_HARD, NOT_RATED };

/* Rates a puzzle whose only solution is known.  The rating is complete unless the puzzle is TOO_HARD, for then its way was not gone to the
   end, or NOT_RATED, because a limit came first or memory is short.  */
enum fit rate_for(sudoku_logic *, const struct difficulty *, const sudoku_puzzle *,
                  const uint8_t *solution, sudoku_rating *);

/* How far a complete rating is from what is wanted, and which wish is not met; 0 and SUDOKU_MISSED_NOTHING: none. */
int distance_from(const struct difficulty *, const sudoku_rating *, sudoku_missed *);

#endif
