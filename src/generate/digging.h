/* SPDX-License-Identifier: MIT */
/* digging.h - makes many puzzles at once.

   Each starts as a full grid, from which clues are removed as long as the solution stays unique.  Nearly all the time is spent on
   the question "is it still unique?", and the engine answers many such questions much faster together than one by one; so the
   questions of all unfinished puzzles are collected and asked together.  The result does not depend on how they are grouped.  */
#ifndef GENERATE_DIGGING_H
#define GENERATE_DIGGING_H

#include "base/rng.h"
#include "generate/fill.h"
#include "generate/symmetry.h"
#include "logic/path/path_rating.h"

struct judge; /* see judge.h */

/* The requirements for every puzzle of a batch. */
struct requirements {
    const sudoku_rules *rules;
    int least, most; /* clues */
    bool exact;      /* a random number of clues between these; otherwise as few as possible */
    bool minimal;    /* no clue is redundant */
    int attempts;    /* removals that may fail; 0: any number */
    sudoku_symmetry symmetry;
    const uint8_t *pattern; /* NULL, or which cells may hold a clue */
    const uint8_t *start;   /* NULL, or digits to start from */
    uint64_t tries;         /* grids for one puzzle */
    uint64_t stuck_after;   /* grids, if all have too many clues; 0: never */
    uint64_t expansions;    /* for a puzzle with few clues, including its grids: see few_clues.h */
    uint64_t nodes;         /* positions for a question of a large grid; beyond that the clue stays */
    uint64_t fill_nodes;    /* positions for a grid; beyond that the puzzle is abandoned */
    const char *engine;     /* that answers the questions; NULL: the library chooses */
    bool (*stop)(void *context);
    void *stop_context;
    void (*progress)(void *context, const sudoku_made *best); /* of few_clues.h; may be NULL */
    void *progress_context;
    struct judge *judge; /* NULL, or decides whether a puzzle has the requested difficulty */
};

enum { MOST_ASKED = 32 }; /* about one puzzle in a round */

enum dig_state { DIG_AT_WORK, DIG_DONE, DIG_STUCK, DIG_GAVE_UP, DIG_IMPOSSIBLE };

/* Of the puzzles that did not meet the order, the one that met the most requirements and, among those, missed the next by least. */
struct nearest {
    sudoku_missed missed; /* SUDOKU_MISSED_NOTHING: there was none */
    int off;
    int clues; /* 0: no puzzle was made */
    int spare; /* of these */
    uint8_t *givens;
    bool rated; /* by a judge: */
    struct path_rating rating;
};

struct dig {
    struct rng rng;
    enum dig_state state;
    uint64_t tries;    /* grids so far */
    int clues, fewest; /* now; of all finished grids */
    uint8_t *givens, *solution;
    struct path_rating rating; /* by the judge, if there is one and the puzzle is done */
    struct nearest nearest;
    struct orbits orbits;
    uint16_t order[SUDOKU_MAX_CELLS]; /* of the orbits */
    bool needed[SUDOKU_MAX_CELLS];    /* orbits that must stay */
    int next, failures, target;
    int asked; /* questions of this round */
    int chain; /* of these, cumulative questions: each also without the orbits before it */
    int ahead; /* how long a chain is worthwhile */
    uint16_t about[MOST_ASKED];
    enum { ASK_PATTERN, ASK_ORBITS, ASK_SINGLE_CLUES } question;
};

struct digger; /* memory, a solver and a filler for up to `digs` puzzles of one rule set */

struct digger *digger_new(const sudoku_rules *, int digs);
void digger_free(struct digger *);
struct dig *digger_puzzle(struct digger *, int i);

/* Reports a puzzle, or NULL if there is none, that misses a requirement by an amount.  True: it is the nearest so far, and is kept. */
bool dig_note_nearest(struct dig *, sudoku_missed, int off, const uint8_t *givens, int cells);

/* Makes puzzles with the first `count` digs, whose rng is set; false: stopped, or memory runs out. */
bool digger_work(struct digger *, const struct requirements *, int count);
/* Did it fail because memory runs out? */
bool digger_lacks_memory(const struct digger *);

#endif
