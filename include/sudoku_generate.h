/* SPDX-License-Identifier: MIT */
/* sudoku_generate.h - puzzles and layouts made to order; included by sudoku.h.

       #include <stdio.h>
       #include <sudoku.h>

       static bool note(void *clues, const sudoku_made *made)       // made->givens, made->solution ...
       {
           *(int *)clues = made->clues;
           return true;                                             // go on with the next, if there is one
       }

       int main(void)
       {
           const sudoku_shape shape = {.size = 4};
           sudoku_error error;
           int clues = 0;
           sudoku_rules *rules = sudoku_rules_new(&shape, &error);
           if (!rules) return 1;
           const sudoku_order order = {.rules = rules, .seed = 1, .most_clues = 4};
           if (!sudoku_generate(&order, note, &clues, &error)) return 1;  // error.message says why
           printf("%d clues\n", clues);                             // prints: 4 clues
           sudoku_rules_free(rules);
           return 0;
       }

   scripts/header-example extracts this program; every test run compiles it and compares its output.

   Any thread may call the functions of this header, and several may share rules.  An order is finished when the call returns;
   call-backs are called in the same thread before that.  sudoku.h explains `room`, and how functions are deprecated.  */
#ifndef SUDOKU_GENERATE_H
#define SUDOKU_GENERATE_H

#include "sudoku.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- puzzles -------------------------------------------------------------------------------- */

/* Where clues may be: a pattern that looks the same after this transformation. */
typedef enum {
    SUDOKU_NO_SYMMETRY,
    SUDOKU_ROTATE_180,
    SUDOKU_ROTATE_90,
    SUDOKU_MIRROR_H,       /* left and right exchanged */
    SUDOKU_MIRROR_V,       /* top and bottom exchanged */
    SUDOKU_MIRROR_FALLING, /* across the falling diagonal */
    SUDOKU_MIRROR_RISING,
    SUDOKU_FULL_SYMMETRY,  /* all of these */
    SUDOKU_RANDOM_SYMMETRY /* one of these, chosen anew for each grid */
} sudoku_symmetry;
/* Names such as "rotate180", in the order of the enum; NULL past the last. */
SUDOKU_API const char *sudoku_symmetry_name(int index);

/* Which condition could not be met.  The conditions are tested in this order, so the earlier ones were met, though
   perhaps not all by one puzzle.  */
typedef enum {
    SUDOKU_MISSED_NOTHING,
    SUDOKU_MISSED_GRID,    /* no full grid was found in time, or no layout that has one */
    SUDOKU_MISSED_PATTERN, /* clues in the pattern alone did not lead to one solution */
    SUDOKU_MISSED_CLUES,
    SUDOKU_MISSED_MINIMAL, /* a symmetric puzzle had redundant clues that the symmetry requires */
    SUDOKU_MISSED_RATING,
    SUDOKU_MISSED_NEEDS,  /* a technique that is needed was not used */
    SUDOKU_MISSED_WITHOUT /* one that is not wanted was used */
} sudoku_missed;

/* A puzzle, or the report that none was found, with the puzzle that came closest to the order.  All pointers are valid
   during the call.  The library allocates it, so it has no room.  */
typedef struct sudoku_made {
    uint64_t number;           /* of the puzzle, counted from 0 */
    const uint8_t *givens;     /* NULL: none was found */
    const uint8_t *solution;   /* likewise */
    int clues;                 /* of the puzzle, or of the nearest; 0: there is none */
    uint64_t tries;            /* that it took, see sudoku_order */
    const sudoku_rules *rules; /* of the puzzle, or of the nearest */
    /* how hard the puzzle or the nearest is, see sudoku_logic.h; NULL: the order has no difficulty, or it could not be
       rated  */
    const struct sudoku_rating *rating;
    sudoku_missed missed;   /* why none was found */
    const uint8_t *nearest; /* NULL: a puzzle was found, or none came near */
    int spare; /* clues of the nearest that are redundant, each by itself, if it is not minimal */
    int off; /* how far it is from that condition; comparable among puzzles of an order that missed the same one */
} sudoku_made;

/* The puzzles to make.  All zero except the rules: any puzzles. */
typedef struct sudoku_order {
    size_t room; /* sizeof(sudoku_order), or 0: see sudoku.h */
    const sudoku_rules *rules;
    uint64_t seed;         /* the same order with the same seed gives the same puzzles everywhere */
    uint64_t first, count; /* puzzle `first`, counted from 0, and those after it; count 0: one */
    int least_clues, most_clues; /* 0: no limit */
    bool minimal;                /* no clue can be removed, even if that breaks the symmetry */
    int attempts;                /* stop removing clues after this many that must stay; 0: try all */
    sudoku_symmetry symmetry;
    const uint8_t *pattern;      /* NULL, or for each cell whether it may hold a clue */
    const uint8_t *start;        /* NULL, or digits (0: none) that the solution has */
    uint64_t tries;              /* for each puzzle, see below; 0: the default number */
    bool (*stop)(void *context); /* called from time to time; returning true stops */
    void *stop_context;
    /* Another random layout of regions for each puzzle, with the order's symmetry, instead of boxes or regions that the rules
       have.  A layout without a grid counts as a try.  */
    bool fresh_layout;
    /* NULL, or called with the progress of the search for few clues: the best puzzle so far, without its solution */
    void (*progress)(void *context, const sudoku_made *best);
    void *progress_context;
    const struct sudoku_difficulty *difficulty; /* NULL, or how hard: see sudoku_logic.h */
    /* NULL, or the engine that checks whether a clue can be removed.  Up to 9x9, and up to 16x16 where boxes are the only
       further houses, the puzzles are the same with every engine.  In other grids the clue stays if the check takes too
       long.  */
    const char *engine;
} sudoku_order;

/* A try is a grid from which clues are removed, by default up to 1,000 of them, or up to 100,000 for a difficulty.  If
   twenty tries end with more than `most_clues`, another search takes over that swaps clues until one can be removed;
   there, a try is a puzzle whose swaps are all examined.  Such a try takes some milliseconds, and the default number of
   tries some minutes.  This search keeps to the pattern and the start, but it does not support symmetries, attempts,
   fresh layouts, or sizes above 9: such orders try more grids.  */

/* Receives each puzzle in order; returning false stops. */
typedef bool sudoku_on_made(void *context, const sudoku_made *made);

/* Makes puzzles with one solution each.  False, with a sentence: the order is not valid, no grid can satisfy it, or
   memory ran out.  With an empty sentence: stopped.  */
SUDOKU_API bool sudoku_generate(const sudoku_order *order, sudoku_on_made *made, void *context,
                                sudoku_error *error);

/* ---- layouts -------------------------------------------------------------------------------- */

/* A series: puzzles number after number until enough of them meet the order, or a number of tries is used up.  A number gets a few
   tries before the next one has its turn, so that the caller can show how far it is, or stop, in between:

       sudoku_series series = {.wanted = 3, .tries = 10000};
       while (!sudoku_series_over(&series)) {
           sudoku_order next = order;
           sudoku_series_next(&series, &next);
           if (!sudoku_generate(&next, take, ..., &error)) break;  // take() calls sudoku_series_take()
       }

   It is a plain value that may be copied, stored, and continued elsewhere; the same series finds the same puzzles.  Workers may make
   several numbers at once if what they made is taken in the order of the numbers.  */
typedef struct sudoku_series {
    size_t room;            /* sizeof(sudoku_series), or 0: see sudoku.h */
    uint64_t wanted, tries; /* puzzles; tries in all */
    uint64_t next, found,
        tried;            /* the next number, counted from the order's first; and what there is so far */
    sudoku_missed missed; /* of the nearest puzzle so far; SUDOKU_MISSED_NOTHING: there is none */
    int off;
} sudoku_series;
typedef enum { SUDOKU_PASSED_OVER, SUDOKU_NEAREST_SO_FAR, SUDOKU_FOUND } sudoku_verdict;

SUDOKU_API bool sudoku_series_over(const sudoku_series *series);
/* Turns a copy of the order into one for the next number alone: sets `first`, `count` and `tries`. */
SUDOKU_API void sudoku_series_next(const sudoku_series *series, sudoku_order *order);
/* Counts what was made for that number, and says what it is: a puzzle that meets the order, the nearest so far, or neither.  If the order
   has a difficulty, a puzzle that could not be rated is never the nearest.  */
SUDOKU_API sudoku_verdict sudoku_series_take(sudoku_series *series, const sudoku_order *order,
                                             const sudoku_made *made);

/* Which condition could not be met, and how the nearest puzzle compares: "no puzzle with at most 20 clues; the nearest has 22 clues".
   Text that does not fit is cut off.  Returns `text`.  */
SUDOKU_API char *sudoku_missed_text(const sudoku_order *order, const sudoku_made *made,
                                    sudoku_language language, char *text, size_t room);

/* A random layout: `size` regions (4 or more) of `size` cells each, connected, not boxes.  `regions` receives the
   region of each cell, as in sudoku_shape; the symmetry maps regions onto regions.  The same seed and number give the
   same layout everywhere.  Use sudoku_layout_why() and a solver to find out whether the layout has a grid.  False, with
   a sentence: none was found; not every size has layouts of every symmetry.  */
SUDOKU_API bool sudoku_layout_random(int size, sudoku_symmetry symmetry, uint64_t seed, uint64_t number,
                                     uint8_t *regions, sudoku_error *error);

/* Why no grid fills the rules' regions, in sentences of the language that a person can check, one per line; text that does
   not fit is cut off.  Returns their number.  0: none was found without search, so there may be a grid; or the rules have no regions
   or more than 16x16 cells.  Negative: memory runs out.  Only rows, columns and regions are considered.  */
SUDOKU_API int sudoku_layout_why(const sudoku_rules *rules, sudoku_language language, char *text,
                                 size_t room);

/* Layouts that come with the library, one by one; false past the last. */
typedef struct sudoku_layout {
    const char *name;
    int size;
    const char *regions; /* a letter for each cell, as in sudoku_read_options */
} sudoku_layout;
SUDOKU_API bool sudoku_layout_at(int index, sudoku_layout *layout);

/* About how many grids the rules have, by random probes. */
typedef struct sudoku_estimate {
    size_t room; /* sizeof(sudoku_estimate), or 0: see sudoku.h */
    double grids;
    double variance; /* of that number: its square root is the standard error */
    uint64_t probes; /* tried */
    uint64_t hits;   /* that found a grid: with few hits the estimate is unreliable */
} sudoku_estimate;
/* False: out of memory. */
SUDOKU_API bool sudoku_estimate_grids(const sudoku_rules *rules, uint64_t seed, uint64_t probes,
                                      sudoku_estimate *estimate);

/* ---- equivalent puzzles ---------------------------------------------------------------------- */

/* A puzzle that is changed step by step, so that its solutions change in the same way.  Use one from one thread at a time.  It
   copies the puzzle's digits and marks, and keeps its rules; the title and other texts remain the caller's.  */
typedef struct sudoku_equivalent sudoku_equivalent;

typedef enum {
    SUDOKU_TURN_90, /* clockwise */
    SUDOKU_TURN_180,
    SUDOKU_TURN_270,
    SUDOKU_TURN_MIRROR,       /* left and right exchanged */
    SUDOKU_TURN_FLIP,         /* top and bottom exchanged */
    SUDOKU_TURN_TRANSPOSE,    /* rows become columns */
    SUDOKU_TURN_ANTITRANSPOSE /* across the rising diagonal */
} sudoku_turn;
/* Names such as "90" and "mirror", in the order of the enum; NULL past the last. */
SUDOKU_API const char *sudoku_turn_name(int index);

/* NULL, with a sentence: out of memory.  Release with sudoku_equivalent_free(), which accepts NULL. */
SUDOKU_API sudoku_equivalent *sudoku_equivalent_new(const sudoku_puzzle *puzzle, sudoku_error *error);
SUDOKU_API void sudoku_equivalent_free(sudoku_equivalent *equivalent);
/* Turns the puzzle together with its rules: boxes of 2x3 become boxes of 3x2, the falling diagonal may become the rising one.  A
   named rule whose houses become those of no named rule becomes houses of the user.  False, with a sentence, and without a change:
   out of memory, too many such houses, or a clue that would mean something else then.  */
SUDOKU_API bool sudoku_equivalent_turn(sudoku_equivalent *equivalent, sudoku_turn turn,
                                       sudoku_error *error);
/* Renames the digits in the order of their first givens, row by row; those without a given follow in their own order.  Not for puzzles
   with clues, of which others would become true.  */
SUDOKU_API void sudoku_equivalent_relabel(sudoku_equivalent *equivalent);
/* Renames the digits at random, and moves the cells by a random symmetry of the rules, which stay as they are.  A symmetry permutes the
   rows and the columns, and may exchange rows with columns, so that every house becomes a house; all of them are equally
   likely.  The same seed and number give the same puzzle everywhere.  False, with a sentence, and without a change: out of
   memory, clues, or none was found in some seconds, which only contrived houses can cause.  */
SUDOKU_API bool sudoku_equivalent_shuffle(sudoku_equivalent *equivalent, uint64_t seed, uint64_t number,
                                          sudoku_error *error);
/* The puzzle as it is now; valid until the next change. */
SUDOKU_API const sudoku_puzzle *sudoku_equivalent_puzzle(const sudoku_equivalent *equivalent);
/* Where each cell of the original is now, and what each digit is called now, by its old name: size*size entries, and size+1, the
   first of which is 0.  Either may be NULL.  */
SUDOKU_API void sudoku_equivalent_places(const sudoku_equivalent *equivalent, uint16_t *cells,
                                         uint8_t *digits);

/* ---- minimal puzzles ------------------------------------------------------------------------- */

/* Puzzles with some of the givens of a puzzle, the same solution, and no given that can be removed.  All zero except the
   puzzle: one of them.  Its pencil marks that are part of the puzzle stay in force.  */
typedef struct sudoku_minimizing {
    size_t room; /* sizeof(sudoku_minimizing), or 0: see sudoku.h */
    const sudoku_puzzle *puzzle;
    uint64_t seed;               /* the same puzzle with the same seed gives the same ones everywhere */
    uint64_t count;              /* this many different ones, if there are as many; 0: one */
    bool all;                    /* instead: every one, first those without the first given, and so on */
    bool (*stop)(void *context); /* called from time to time; returning true stops */
    void *stop_context;
    const char *engine; /* that answers the questions; NULL: the library chooses */
} sudoku_minimizing;

/* Receives the givens of each, and how many they are; returning false stops. */
typedef bool sudoku_on_minimal(void *context, const uint8_t *givens, int clues);

typedef enum {
    SUDOKU_MINIMIZED_ENOUGH,  /* as many as wanted, or the call-back returned false: there may be more */
    SUDOKU_MINIMIZED_ALL,     /* there are no more */
    SUDOKU_MINIMIZED_STOPPED, /* by `stop`: there may be more */
    SUDOKU_MINIMIZED_MANY,    /* the puzzle has several solutions, and nothing was found */
    SUDOKU_MINIMIZED_NO_SOLUTION, /* likewise */
    SUDOKU_MINIMIZED_NO_MEMORY
} sudoku_minimized;
SUDOKU_API sudoku_minimized sudoku_minimize(const sudoku_minimizing *order, sudoku_on_minimal *found,
                                            void *context);

#ifdef __cplusplus
}
#endif
#endif
