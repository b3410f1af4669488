/* SPDX-License-Identifier: MIT */
/* sheets.h - puzzles and answers in every format: those of the library, and rows of CSV. */
#ifndef SUDOKU_SHEETS_H
#define SUDOKU_SHEETS_H

#include "common/rows.h"
#include "common/text.h"
#include "sudoku.h"
#include "sudoku/options/output_format.h"

/* A list of columns, and how many there are. */
struct columns {
    const struct column *column;
    int count;
    const struct kept
        *kept; /* rows of the input that are continued by these columns; NULL: rows of our own */
};
#define COLUMNS(list) \
    (struct columns) { .column = list, .count = sizeof(list) / sizeof *(list) }
/* Columns of solved puzzles, puzzles as they are, and candidates. */
extern const struct columns solution_columns, puzzle_columns, candidate_columns;

/* The puzzle with its rules as a line, without the line's end, stored in `room`, which the caller frees. */
const char *puzzle_as_line(const sudoku_puzzle *, struct text *room);
/* "unique", "no solution"... */
const char *words_of_answer(sudoku_answer);

/* The field of a sheet for the column of that name; empty if the sheet has none.  `room` as above. */
struct field field_of_sheet(const sudoku_sheet *, const char *name, struct text *room);

enum { MOST_COLUMNS = 24 };
/* Prints a row about the puzzle: a field for each column. */
void put_columns(const sudoku_puzzle *, enum rows_format, struct columns, const struct field *,
                 sudoku_sink);
/* Prints the sheet as a row with a field for each column name. */
void write_sheet_row(const sudoku_sheet *, enum rows_format, struct columns, sudoku_sink);
/* Can it be printed in the format?  If not, with a sentence. */
bool can_write_sheet(const sudoku_sheet *, const struct output_format *, sudoku_error *);
/* Prints the sheet in the format, whatever that of the style is; in CSV it is such a row.  False: out of memory, or the sheet cannot
   be printed in the format.  */
bool write_sheet(const sudoku_sheet *, const struct output_format *, sudoku_style, struct columns,
                 sudoku_sink);

/* The headings of such rows, above the first. */
void write_headings(struct columns, sudoku_sink);

#endif
