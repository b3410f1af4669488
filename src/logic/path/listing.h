/* SPDX-License-Identifier: MIT */
/* listing.h - all steps of a position, each reported once.

   Finders may find a step in several ways: a hidden pair in a row and again in a box, a plain chain again among the
   grouped ones, a wing by other ends.  This does not matter for the next step, since the first one is taken; in a list the
   same line would appear twice.

   Two steps say the same if they are of the same technique, remove and place the same, and have the same pattern: cells,
   candidates, chains, and the houses of a fish.  Where a step has base houses and no cover, these only say where the
   pattern was seen.  A large wing is identified by its cells and digits, whichever of them are its ends.  */
#ifndef LOGIC_LISTING_H
#define LOGIC_LISTING_H

#include "logic/path/walk.h"

/* As logic_all(), but reports only the first of steps that say the same. */
void logic_list(sudoku_logic *, int technique, bool (*take)(void *context, const sudoku_step *),
                void *context);

#endif
