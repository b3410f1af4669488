/* SPDX-License-Identifier: MIT */
/* missed_words.h - what is said about a puzzle that was not found. */
#ifndef SHOW_MISSED_WORDS_H
#define SHOW_MISSED_WORDS_H

#include "base/out.h"
#include "sudoku_logic.h"

/* As sudoku_missed_text(). */
void out_missed(struct out *, const sudoku_order *, const sudoku_made *, sudoku_language);

#endif
