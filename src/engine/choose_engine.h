/* SPDX-License-Identifier: MIT */
/* choose_engine.h - which engine answers a question if the caller does not name one.

   Above 16x16 it is bits, up to 16x16 lanes; both find the solutions of a puzzle in the same order on every machine.  Some questions are
   asked in parts, the first of which is for bits alone, for a while; if that finds that there is one solution or none, it is enough:

       at most two solutions above 16x16                              then learn, which solves what bits does not
       at most two of one puzzle with regions that are not boxes      then lanes, which take a while to prepare
       a grid for such regions without givens                         then lanes for a while and layout_search.h, by turns  */
#ifndef ENGINE_CHOOSE_ENGINE_H
#define ENGINE_CHOOSE_ENGINE_H

#include "engine/engine.h"

/* Engines that are not rows of the table, for sizes up to 16 and above: they pass each question to other engines. */
extern const struct engine engine_chosen, engine_chosen_large;

/* The engine that answers if none is named. */
const struct engine *engine_for_size(int size);

/* The engine that takes this one's place for puzzles with clues; itself, if it knows them.  NULL: an engine that was named does not. */
const struct engine *engine_for_clues(const struct engine *, int size);

/* ---- questions that one engine answers: its name ---- */

/* For limits of nodes inside the library, which it has always answered. */
const char *engine_that_counts_alike(void);
/* An engine that counts nodes alike on every machine; NULL: the one that the library chooses does. */
const char *engine_for_node_limit(const sudoku_rules *);
/* It searches the puzzle as a model of that style. */
const char *engine_of_model(sudoku_csp_style);

/* Is it certain that the library's choice takes no long time for any puzzle? */
bool engine_answers_soon(const sudoku_rules *);
/* Does the engine of that name search many puzzles at once, or does the library choose one that does (NULL)? */
bool engine_takes_batches(const char *name);

#endif
