/* SPDX-License-Identifier: MIT */
/* rate.h - how hard a puzzle is: the steps of its path added up. */
#ifndef LOGIC_RATE_H
#define LOGIC_RATE_H

#include "logic/path/walk.h"
#include "words/message.h"

sudoku_answer rate_puzzle(sudoku_logic *, const sudoku_puzzle *, bool count_bottlenecks,
                          struct path_rating *);
/* For callers: the same with its pointer set, valid as long as the rating itself. */
const sudoku_rating *rating_shown(struct path_rating *);

/* A rating step by step: a new one, one step more (`highest` is the highest of the steps' ratings so far, from 0), whether later steps
   cannot change it, and at the end the level. */
void rating_begin(struct path_rating *);
void rating_add(const struct profile *, struct path_rating *, const sudoku_step *, int *highest);
bool rating_is_over(const struct profile *, const struct path_rating *);
void rating_raise_level(struct path_rating *);

const char *level_name(sudoku_level, sudoku_language);
struct argument level_word(sudoku_level);
/* The highest score of the level; 0: there is no limit. */
int level_most(sudoku_level);

#endif
