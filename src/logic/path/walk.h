/* SPDX-License-Identifier: MIT */
/* walk.h - a puzzle on its way to the solution, step by step. */
#ifndef LOGIC_WALK_H
#define LOGIC_WALK_H

#include "engine/solver.h"
#include "logic/path/path_rating.h"
#include "logic/profiles/profiles.h"

struct sudoku_logic {
    const struct profile *profile;
    struct field *field;
    struct position *at;
    struct finder finder;
    struct step draft; /* what finders build */
    struct step next;  /* what logic_next() has found */
    sudoku_solver *solver;
    sudoku_answer answer; /* of the puzzle */
    sudoku_logic_end_kind end;
    uint64_t
        found_nothing_at[MOST_STAGES]; /* by the position's clock, when each stage last found nothing */
    uint64_t work;                     /* the limit on each search; 0: none */
    bool variant;                      /* more than rows, columns and boxes, or others */
    bool solved;                       /* there is a solution: */
    uint8_t solution[LOGIC_CELLS];
    struct path_rating rating; /* the last one that a caller asked for */
};

sudoku_logic *logic_new(const sudoku_rules *, const char *profile, sudoku_error *);
void logic_free(sudoku_logic *);
/* Looks for up to two solutions, and keeps the first; the position stays as it is. */
sudoku_answer logic_solve(sudoku_logic *, const sudoku_puzzle *);
sudoku_answer logic_start(sudoku_logic *, const sudoku_puzzle *);
/* The same for a puzzle of givens whose only solution is known. */
void logic_start_unique(sudoku_logic *, const sudoku_puzzle *, const uint8_t *solution);
/* More than rows, columns and boxes, or others? */
bool is_variant(const sudoku_rules *);
const sudoku_step *logic_next(sudoku_logic *);
/* The same by the first `stages` of the profile. */
const sudoku_step *logic_next_within(sudoku_logic *, int stages);
/* The same by all of them; `only` says whether the finder that gave the step (for singles: any
   finder of singles) had no other to offer. */
const sudoku_step *logic_next_only(sudoku_logic *, bool *only);
void logic_apply(sudoku_logic *, const sudoku_step *);
/* Reports all steps of the position that are of `technique` (-1: of any that the profile uses by default),
   in the profile's order, until take() returns false.  */
void logic_all(sudoku_logic *, int technique, bool (*take)(void *context, const sudoku_step *),
               void *context);

#endif
