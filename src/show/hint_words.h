/* SPDX-License-Identifier: MIT */
/* hint_words.h - a step, or the mistakes so far, revealed in five levels. */
#ifndef SHOW_HINT_WORDS_H
#define SHOW_HINT_WORDS_H

#include "base/out.h"
#include "sudoku_logic.h"

/* A cell where the step places or removes something, and the house to begin with. */
int hint_cell(const sudoku_step *);
int hint_house(const sudoku_rules *, const sudoku_step *);
/* The cells that the step names, except those that only lose candidates.  Returns their number. */
int hint_cells(const sudoku_step *, uint16_t named[SUDOKU_MAX_CELLS]);

/* The sentence of one level, from 1 to 5. */
void out_hint(struct out *, const sudoku_rules *, const sudoku_step *, int level, sudoku_language);

/* The house in which a mistake shows. */
int mistake_house(const sudoku_logic *, const sudoku_mistake *);
/* The mistakes that logic_resume() found, at least one, with the same levels. */
void out_mistakes(struct out *, const sudoku_logic *, const sudoku_mistake *, int count, int level,
                  sudoku_language);

/* Why there is no step; nothing if a limit came first or memory ran out. */
void out_no_hint(struct out *, const sudoku_logic *, sudoku_logic_end_kind, sudoku_language);

#endif
