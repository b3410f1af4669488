/* SPDX-License-Identifier: MIT */
/* difficulty.h - how hard a puzzle shall be: whether any puzzle can be so hard, and whether this one is. */
#ifndef LOGIC_DIFFICULTY_H
#define LOGIC_DIFFICULTY_H

#include "logic/path/walk.h"

/* A checked sudoku_difficulty, prepared for rating. */
struct difficulty {
    const struct profile *profile;
    bool variant, boxes; /* of the rules */
    int size;
    bool any;        /* every puzzle is accepted; it is only rated */
    bool has_limit;  /* some puzzles are too hard */
    int least, most; /* tenths, or the score; 0: open */
    sudoku_level lowest, highest;
    bool needed[TECHNIQUE_COUNT], excluded[TECHNIQUE_COUNT];
    int stages;    /* of the profile: later stages are too hard */
    uint64_t work; /* see sudoku_logic_limit() */
};

/* False, with a sentence: no puzzle with these rules, or with these rules and its own layout, meets the request. */
bool difficulty_read(struct difficulty *, const sudoku_difficulty *, const sudoku_rules *,
                     bool fresh_layout, sudoku_error *);

enum fit { TOO_EASY, FITS, TOO_HARD, NOT_RATED };

/* Rates a puzzle whose only solution is known.  The rating is complete unless the puzzle is TOO_HARD, because then its
   steps were not followed to the end, or NOT_RATED, because a limit came first or memory runs out.  */
enum fit rate_for(sudoku_logic *, const struct difficulty *, const sudoku_puzzle *,
                  const uint8_t *solution, struct path_rating *);

/* How far a complete rating is from the request, and which part of the request is not met; 0 and SUDOKU_MISSED_NOTHING: none. */
int distance_from(const struct difficulty *, const struct path_rating *, sudoku_missed *);

#endif
