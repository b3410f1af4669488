/* SPDX-License-Identifier: MIT */
/* listing.h - all steps of a position, each of them told once.

   Finders may come upon a step in several ways: a hidden pair in a row and again in a box, a plain chain again among the
   grouped ones, a wing by other ends.  Who looks for the next step does not mind, for the first one is taken; in a list they would
   be the same line twice.

   Two steps say the same if they are of the same technique, remove and place the same, and have the same pattern: cells,
   candidates, chains, and the houses of a fish.  Where a step has base houses and no cover, these only say where the
   pattern was seen.  A large wing is told by its cells and digits; which of them are its ends is not.  */
#ifndef LOGIC_LISTING_H
#define LOGIC_LISTING_H

#include "logic/walk.h"

/* As logic_all(), but of steps that say the same only the first. */
void logic_list(sudoku_logic *, int technique, bool (*take)(void *context, const sudoku_step *),
                void *context);

#endif
