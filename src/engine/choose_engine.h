/* SPDX-License-Identifier: MIT */
/* choose_engine.h - which engine answers a question if the caller does not name one.

   Above 16x16 it is bits.  Up to 16x16, two engines share the work.  `fast` is lanes; which of several solutions it finds
   first depends on the machine.  `steady` is bits, which finds the same one first everywhere.

       how many solutions; any solutions; batches      fast
       up to two solutions, to be shown                fast says how many; if two, steady says which
       more solutions, in order                        steady; fast if regions are not boxes, for which bits is too weak
       a grid for regions without givens               fast for a while, then layout_search.h, by turns  */
#ifndef ENGINE_CHOOSE_ENGINE_H
#define ENGINE_CHOOSE_ENGINE_H

#include "engine/engine.h"

/* An engine for sizes up to 16 that is not a row of the table: it passes each question to another engine. */
extern const struct engine engine_chosen;

#endif
