/* SPDX-License-Identifier: MIT */
/* column_names.h - what the name of a column says about it.

   Names only help: which column holds the puzzles is found by looking (survey.h), and a name decides where several could.  */
#ifndef READ_LIST_COLUMN_NAMES_H
#define READ_LIST_COLUMN_NAMES_H

#include "read/list/rows.h"

enum role {
    ROLE_UNKNOWN,
    ROLE_PUZZLE,   /* "quizzes", "puzzle" */
    ROLE_GRID,     /* "board", "sudoku": a puzzle, unless another column is called one */
    ROLE_SOLUTION, /* "solutions" */
    ROLE_REGIONS,  /* "layout" */
    ROLE_RULES,    /* "variant" */
    ROLE_OTHER     /* "puzzle_id", "current state", "mask" */
};

enum role role_of_name(const struct row_field *);
/* Is it one word that means a puzzle, and nothing else? */
bool is_puzzle_name(const struct row_field *);
/* Do all fields look like names of columns? */
bool are_names(const struct row *, char separator);
/* Is it the name wanted?  Case does not matter. */
bool is_name(const struct row_field *, const char *wanted);

#endif
