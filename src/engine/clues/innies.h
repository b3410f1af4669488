/* SPDX-License-Identifier: MIT */
/* innies.h - what the sums of cages say about other cells.

   A house holds every digit, so its digits add up to a known total, and so do several houses that have no cell in common.  Cages that lie
   inside leave the rest of the total for the cells that are in none (innies); cages that reach out hold more than the total
   by what is outside (outies).

       | 12    | 7         a row of 45 with cages of 12 and 20 inside:
       |   20  |  5 .      its other cells add up to 13  */
#ifndef ENGINE_CLUES_INNIES_H
#define ENGINE_CLUES_INNIES_H

#include "clue/clue_forms.h"

/* Adds such sums of a few cells, also between the cages of neighbouring lines and boxes. */
void add_innies(struct forms *);

#endif
