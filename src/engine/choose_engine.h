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

/* The engine that answers if none is named. */
const struct engine *engine_for_size(int size);

/* The engine that takes this one's place for puzzles with clues; itself, if it knows them.  NULL: an engine that was named does not. */
const struct engine *engine_for_clues(const struct engine *, int size);

/* ---- questions that one engine answers: its name ---- */

/* Nodes are counted alike on every machine, so that a limit of nodes means the same everywhere. */
const char *engine_that_counts_alike(void);
/* The same for rules that this engine is strong enough for; otherwise NULL: the library chooses. */
const char *engine_for_node_limit(const sudoku_rules *);
/* It searches the puzzle as a model of that style. */
const char *engine_of_model(sudoku_csp_style);

/* Is it certain that the library's choice takes no long time for any puzzle? */
bool engine_answers_soon(const sudoku_rules *);
/* Does the engine of that name search many puzzles at once, or does the library choose one that does (NULL)? */
bool engine_takes_batches(const char *name);

#endif
