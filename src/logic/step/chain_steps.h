/* SPDX-License-Identifier: MIT */
/* chain_steps.h - what all finders of chains do with the steps they find: collect what is removed, keep the shortest
   chain for it, and put the best step first.  */
#ifndef LOGIC_CHAIN_STEPS_H
#define LOGIC_CHAIN_STEPS_H

#include "logic/step/step_list.h"

/* Candidates to remove, each once. */
struct removals {
    bitset digits; /* which of the sets are in use */
    cells from[SUDOKU_LOGIC_SIZE];
};

static inline void removals_clear(struct removals *r) { r->digits = 0; }
void removals_add(struct removals *, int cell, int digit);
void removals_add_all(struct removals *, const cells *, int digit);
/* Into the step: digit by digit, smallest first. */
void removals_write(const struct removals *, struct step *);

/* The last step of the list that has the same technique and removes the same in the same order; -1: none. */
int list_same(const struct step_list *, const sudoku_step *);

/* HoDoKu's order: more removals first; of equal ones the shorter chain; else those further up and to the left. */
int compare_by_removals(const sudoku_step *, const sudoku_step *);

/* Are the same candidates removed? */
bool same_removals(const sudoku_step *, const sudoku_step *);
int count_removals(const sudoku_step *);
/* Grows with the places of the removals, and with their number: HoDoKu's way to put one of two steps first. */
long sum_of_removals(const sudoku_step *);

/* A full house where these two are the only places of the digit; -1: none. */
int strong_house(const struct position *, int a, int b, int digit);
/* A full house that has the digit's places in these cells and no others; -1: none. */
int house_of_places(const struct position *, const cells *, int digit);

#endif
