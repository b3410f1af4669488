/* SPDX-License-Identifier: MIT */
/* digging.h - many puzzles in the making at once.

   Each is a full grid from which clues are taken as long as the solution stays the only one.  "Is it still the only one?" is
   the question that all the time goes into, and the engine answers many at once much faster than one by one; so the
   questions of all puzzles in the making are collected and asked together.  What comes out does not depend on how
   they are grouped.  */
#ifndef GENERATE_DIGGING_H
#define GENERATE_DIGGING_H

#include "base/rng.h"
#include "generate/fill.h"
#include "generate/symmetry.h"
#include "sudoku_logic.h"

struct judge; /* see judge.h */

/* What every puzzle of a batch is to be like. */
struct wish {
    const sudoku_rules *rules;
    int least, most; /* clues */
    bool exact;      /* any number of clues between these, each equally likely; else as few as it gets */
    bool minimal;    /* no clue can be spared */
    int attempts;    /* removals that may fail; 0: any number */
    sudoku_symmetry symmetry;
    const uint8_t *pattern; /* NULL, or which cells may hold a clue */
    const uint8_t *start;   /* NULL, or digits to begin with */
    uint64_t tries;         /* grids for one puzzle */
    uint64_t stuck_after;   /* grids, if all have too many clues; 0: never */
    uint64_t expansions;    /* for a puzzle with few clues, with its grids: see few_clues.h */
    uint64_t nodes;         /* positions for one question of a large grid; then the clue stays */
    uint64_t fill_nodes;    /* positions for one grid; then the puzzle is given up */
    bool (*stop)(void *context);
    void *stop_context;
    void (*progress)(void *context, const sudoku_made *best); /* of few_clues.h; may be NULL */
    void *progress_context;
    struct judge *judge; /* NULL, or who says whether a puzzle is as hard as it is wanted */
};

enum { MOST_ASKED = 32 }; /* about one puzzle in a round */

enum dig_state { DIG_AT_WORK, DIG_DONE, DIG_STUCK, DIG_GAVE_UP, DIG_IMPOSSIBLE };

/* Of the puzzles that were not as wanted, the one that met the most wishes, and of those the one that was least off. */
struct nearest {
    sudoku_missed missed; /* SUDOKU_MISSED_NOTHING: there was none */
    int off;
    int clues; /* 0: no puzzle came of it */
    int spare; /* of these */
    uint8_t *givens;
    bool rated; /* by a judge: */
    sudoku_rating rating;
};

struct dig {
    struct rng rng;
    enum dig_state state;
    uint64_t tries;    /* grids so far */
    int clues, fewest; /* now; of all grids that were dug to the end */
    uint8_t *givens, *solution;
    sudoku_rating rating; /* by the judge, if there is one and the puzzle is done */
    struct nearest nearest;
    struct orbits orbits;
    uint16_t order[SUDOKU_MAX_CELLS]; /* of the orbits */
    bool needed[SUDOKU_MAX_CELLS];    /* orbits that must stay */
    int next, failures, target;
    int asked; /* questions of this round */
    int chain; /* of these, each without the orbits of those before it */
    int ahead; /* how long a chain is worthwhile */
    uint16_t about[MOST_ASKED];
    enum { ASK_PATTERN, ASK_ORBITS, ASK_SINGLE_CLUES } question;
};

struct crew; /* memory, a solver and a filler for up to `digs` puzzles of one rule set */

struct crew *crew_new(const sudoku_rules *, int digs);
void crew_free(struct crew *);
struct dig *crew_dig(struct crew *, int i);

/* A puzzle, or NULL where none came of it, that misses a wish by so much.  True: it is the nearest so far, and is kept. */
bool dig_note_nearest(struct dig *, sudoku_missed, int off, const uint8_t *givens, int cells);

/* Makes puzzles of the first `count` digs, whose rng is set; false: stopped, or memory runs out. */
bool crew_work(struct crew *, const struct wish *, int count);
/* Was it memory? */
bool crew_starved(const struct crew *);

#endif
