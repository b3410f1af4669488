/* SPDX-License-Identifier: MIT */
/* made_step.h - steps made by hand from short texts, so that what is expected of them depends on nothing but their data. */
#ifndef SHOW_MADE_STEP_H
#define SHOW_MADE_STEP_H

#include "board/rules.h"
#include "logic/step/step.h"

extern sudoku_rules *classic;
extern struct step made;

/* What a group of tests begins and ends with. */
int start_steps(void **state);
int finish_steps(void **state);

/* "r1c2": the cell. */
int cell_named(const char *name);

/* A new step of a technique. */
void begin(int technique);
/* Adds to the step what the words name, one after the other:

       5           a digit of the pattern                  r1c2      a cell of the pattern
       =r1c2:5     placed          -r1c2:5    removed      fr1c2:5   fin      er1c2:5   endo fin
       pr1c2:5     pattern         or1c2:5    other        0r1c2:5   set 0    1r1c2:5   set 1...
       B3 C12      houses of base and cover                o:5       a digit of the counterpart  */
void add(const char *words);
/* A chain "r1c1-6 r1c1+3 r25c2-3": cells, on or off, digit; each follows from the one before. */
void add_chain(int chain, const char *words, int parent_of_first);

#endif
