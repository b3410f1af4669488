/* SPDX-License-Identifier: MIT */
/* columns.h - a list with columns: which of them holds what.

       id;name;puzzle;solution        decided once for a file, from its first rows, up to 100 of them: which character separates
       1;"Day 1; easy";53..7...;534   fields, whether the first row has names, and which column holds the puzzles

   A column of n*n cells of which some are empty holds puzzles; a full one that keeps their givens holds solutions.  If several
   could hold the puzzles, their names decide; if they do not, the text is refused.  */
#ifndef READ_LIST_COLUMNS_H
#define READ_LIST_COLUMNS_H

#include "read/list/rows.h"

struct sudoku_reader;

struct columns {
    bool known;
    char separator;
    int count;                            /* of the names; 0: the list has none */
    int puzzle, solution, regions, rules; /* from 0; -1: no such column */
    char *names;                          /* the row of names */
    size_t names_length;
};

enum list_found {
    NO_LIST,
    LIST_BEGINS, /* and `lines` lines above its rows are to be skipped */
    LIST_REFUSED /* the error has been filled in */
};
/* Does a list with columns begin at the next line? */
enum list_found find_list(struct sudoku_reader *, int *lines);
/* The same where the next line is a comment that may have the names of the columns. */
enum list_found find_list_below_comment(struct sudoku_reader *, int *lines);
void columns_clear(struct columns *);

/* Is the next row, which is not a blank line, no data: without any text, or the names once more? */
bool is_row_without_data(const struct columns *, const struct row *);

#endif
