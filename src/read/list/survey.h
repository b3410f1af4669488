/* SPDX-License-Identifier: MIT */
/* survey.h - the first rows of a list, column by column. */
#ifndef READ_LIST_SURVEY_H
#define READ_LIST_SURVEY_H

#include "read/list/look.h"
#include "read/list/column_names.h"

enum { MOST_COLUMNS = 256, MOST_ROWS = 100 };

struct tally {
    enum role role; /* by its name, if it has one */
    /* How many rows: not empty, cells, cells with a given twice... */
    int filled, cells, full, clashes, figures, layouts, beside;
    int n;          /* of the cells; the smallest */
    size_t longest; /* field that begins with a figure */
    bool counts;    /* its numbers grow by one from row to row */
    char last[32];  /* its last field, if it is short */
};

struct survey {
    struct sudoku_reader *reader;
    char separator;
    int first;         /* row of data: that many lines on */
    int rows, columns; /* those that are not empty, and all before them */
    struct tally column[MOST_COLUMNS];
};

/* The first row of data from `ahead` lines on: no comment, nor an empty row.  False: there is none. */
bool find_data_row(struct sudoku_reader *, int ahead, char separator, int *found, struct row *);
/* A row without any text, or a line of a drawn table (|---|---|). */
bool is_empty_row(const struct row *, char separator);

/* Looks at up to `rows` rows from `first` lines on; more than MOST_COLUMNS columns are not seen. */
void survey_rows(struct survey *, int rows);

/* Two columns, row by row: have they the same cells?  Is `full` in every row a full grid that keeps the cells of `part`?  Rows
   where one is empty do not count.  */
bool columns_equal(const struct survey *, int one, int other);
bool column_completes(const struct survey *, int part, int full);

#endif
