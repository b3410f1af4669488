/* SPDX-License-Identifier: MIT */
/* said_clues.h - clues as f-puzzles and Interactive Sudoku Solver state them. */
#ifndef SHOW_LINK_SAID_CLUES_H
#define SHOW_LINK_SAID_CLUES_H

#include "base/json_writer.h"
#include "clue/clue.h"

/* Can the program state all these clues (NULL: there are none)?  If not, names the first that it cannot in `error` (may be NULL). */
bool fpuzzles_can_say_clues(const char *format, const sudoku_clues *, sudoku_error *);
bool iss_can_say_clues(const sudoku_clues *, sudoku_error *);

/* The fields of an object. */
void json_fpuzzles_clues(struct json *, const sudoku_clues *);
/* The items of a string. */
void out_iss_clues(struct out *, const sudoku_clues *);

#endif
