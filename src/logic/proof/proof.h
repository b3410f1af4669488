/* SPDX-License-Identifier: MIT */
/* proof.h - an independent check of a step.

   It knows no technique.  A step names truths, sets of candidates of which one must be true; the check makes sure
   that they are truths, then assumes the opposite of each thing that the step claims and looks, by plain search, for a
   choice from the truths in which no two candidates exclude each other.  If there is none, the claim holds.  */
#ifndef LOGIC_PROOF_H
#define LOGIC_PROOF_H

#include "logic/position/position.h"

typedef enum {
    PROVED,
    NOT_PROVED,   /* a claim does not follow from the truths */
    FALSE_TRUTH,  /* the step relies on something that is not true */
    NO_CANDIDATE, /* it removes or places what is not there */
    TOO_LONG,     /* the search was stopped */
    OUT_OF_MEMORY
} proof_result;

/* Called about every millisecond; true: stop.  Either may be NULL. */
struct stop_check {
    bool (*stop)(void *context);
    void *context;
};

/* `unique`: the puzzle is known to have one solution, so deadly patterns count.  `culprit` (may be NULL) receives the
   number of the part or truth that is wrong.  */
proof_result prove_step(const struct position *, bool unique, const sudoku_step *, int *culprit);
proof_result prove_step_within(const struct position *, bool unique, const sudoku_step *,
                               struct stop_check, int *culprit);
/* The same; says in a sentence what is wrong.  `reason` has room for SUDOKU_TEXT characters.  Guesses are never proved. */
bool explain_proof(const struct position *, bool unique, const sudoku_step *, struct stop_check,
                   char *reason);

#endif
