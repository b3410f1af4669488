/* SPDX-License-Identifier: MIT */
/* why_words.h - why a puzzle has no solution, as engine/puzzle_why.h finds it: in a sentence, and as JSON. */
#ifndef SHOW_WHY_WORDS_H
#define SHOW_WHY_WORDS_H

#include "base/out.h"
#include "sudoku.h"

struct why {
    const sudoku_puzzle *puzzle;
    sudoku_why_proof proof;
    const sudoku_condition *condition;
    int count;
};

void out_condition(struct out *, const sudoku_puzzle *, const sudoku_condition *, sudoku_language);
void out_why(struct out *, const struct why *, sudoku_language);
void out_why_json(struct out *, const struct why *);

#endif
