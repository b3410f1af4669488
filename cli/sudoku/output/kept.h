/* SPDX-License-Identifier: MIT */
/* kept.h - --keep: the rows of the input, with the answers as further columns.

       id;name;puzzle              id;name;puzzle;answer;solution;error    names only if the input has them; one that is
       1;"Day; one";53..7...   ->  1;"Day; one";53..7...;unique;534...;    there already gets a number: answer_2

   Rows stay as they are, but for empty fields that are added to short ones.  A puzzle that is no row of a list is printed as a line.
   Objects of JSON get further keys, and are printed as a line each.  */
#ifndef SUDOKU_KEPT_H
#define SUDOKU_KEPT_H

#include "common/rows.h"
#include "common/text.h"
#include "sudoku.h"

enum { KEPT_NAME = 80 }; /* the longest name of a further column, and a number */

struct kept {
    const char *added; /* the names of the further columns, a blank before and after each */
    char separator;    /* in the current file */
    int fields;        /* in its rows */
    bool bar_at_end;   /* they end in a separator: | 1 | 53..7... | */
    bool objects;      /* of JSON, instead of rows */
    bool known;        /* this is about the current file */
    struct text names; /* the names as they were in the file before, or are in this */
};

/* The first row of a file has been read, with these columns; or the file is JSON. */
void kept_begin(struct kept *, const sudoku_columns *, sudoku_row row, bool json);
/* Prints the names of its columns, if it has any that have not been printed. */
void kept_print_names(struct kept *, const sudoku_columns *, const struct column *, int count,
                      sudoku_sink);
/* Is the column one of those that are added? */
bool kept_adds(const struct kept *, const char *name);
/* Adds to a text what stands before the further columns. */
void kept_row(const struct kept *, const sudoku_puzzle *, struct text *);

/* The names of columns one by one, without blanks and quotes around them; *at begins as NULL. */
bool next_name(sudoku_row names, char separator, const char **at, sudoku_row *name);

/* The same of an object: all but its closing brace.  Returns whether it has members. */
bool kept_object(sudoku_row object, struct text *);
/* The name of a further key: another one if the object has it already. */
void kept_key(sudoku_row object, const char *name, char chosen[KEPT_NAME]);

#endif
