/* SPDX-License-Identifier: MIT */
/* hint_words.h - a step told bit by bit, in five degrees. */
#ifndef SHOW_HINT_WORDS_H
#define SHOW_HINT_WORDS_H

#include "base/out.h"
#include "sudoku_logic.h"

/* The sentence of one degree, from 1 to 5. */
void out_hint(struct out *, const sudoku_rules *, const sudoku_step *, int level, sudoku_language);

#endif
