/* SPDX-License-Identifier: MIT */
/* row_run.h - a run of plain rows of a list with columns, as read_run.c does it for bare lines.

   After one row whose puzzle is nothing but digits and one mark for empty cells, rows of that kind have the same rules.  A row that is
   unusual in any way ends the run, and is left to the reader proper.  */
#ifndef READ_LIST_ROW_RUN_H
#define READ_LIST_ROW_RUN_H

#include "read/reader.h"

/* The row that has just been read made this puzzle: may plain rows follow? */
void note_plain_row(struct sudoku_reader *, const sudoku_puzzle *);

/* Reads rows from the text, as sudoku_reader_run().  *used: the bytes that they take. */
size_t read_plain_rows(const struct sudoku_reader *, const char *text, size_t length, const sudoku_run *,
                       size_t *used);

#endif
