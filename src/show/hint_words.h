/* SPDX-License-Identifier: MIT */
/* hint_words.h - a step, or what is wrong, told bit by bit, in five degrees. */
#ifndef SHOW_HINT_WORDS_H
#define SHOW_HINT_WORDS_H

#include "base/out.h"
#include "sudoku_logic.h"

/* Where it leads first: a cell in which something follows, and the house to begin with. */
int hint_cell(const sudoku_step *);
int hint_house(const sudoku_rules *, const sudoku_step *);
/* The cells that it names, but for those that only lose candidates; as many as are returned. */
int hint_cells(const sudoku_step *, uint16_t named[SUDOKU_MAX_CELLS]);

/* The sentence of one degree, from 1 to 5. */
void out_hint(struct out *, const sudoku_rules *, const sudoku_step *, int level, sudoku_language);

/* The house that a mistake shows in. */
int mistake_house(const sudoku_logic *, const sudoku_mistake *);
/* Mistakes that logic_resume() has found, at least one, by the same degrees. */
void out_mistakes(struct out *, const sudoku_logic *, const sudoku_mistake *, int count, int level,
                  sudoku_language);

#endif
