/* SPDX-License-Identifier: MIT */
/* choose_engine.h - which engine answers a question when the caller names none.

   Above 16x16 that is bits.  Up to there two engines share the work.  `fast` is lanes; of several solutions, which comes first
   depends on the machine.  `steady` is bits, which finds the same one first everywhere.

       how many solutions; any solutions; batches      fast
       up to two solutions, to be shown                fast says how many; if two, steady says which
       more solutions, in order                        steady; fast where regions are no boxes, for which bits is too weak
       a grid for regions without givens               fast for a while, then layout_search.h, by turns  */
#ifndef ENGINE_CHOOSE_ENGINE_H
#define ENGINE_CHOOSE_ENGINE_H

#include "engine/engine.h"

/* An engine for sizes up to 16 that is no row of the table: it hands each question to another. */
extern const struct engine engine_chosen;

#endif
