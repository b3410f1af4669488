/* SPDX-License-Identifier: MIT */
/* rating_words.h - what rating programs print behind a puzzle, this one included:

       PUZZLE ED=7.1/1.2/1.2                          as Sudoku Explainer's children do
       PUZZLE x Hard (456) 3 bottlenecks in 57 steps  level and score
       PUZZLE several solutions                       or "no solution", "stopped", "out of memory" */
#ifndef READ_RATING_WORDS_H
#define READ_RATING_WORDS_H

#include <stdbool.h>

/* Is the text from here to the line's end such a rating? */
bool is_rating(const char *at, const char *end);

/* Is the whole line an answer, as `check` prints it: "unique", "no solution: ...", "several solutions: ..."? */
bool is_answer_alone(const char *at, const char *end);

#endif
