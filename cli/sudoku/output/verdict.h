/* SPDX-License-Identifier: MIT */
/* verdict.h - what was recognised in a text: of one puzzle, or of consecutive ones of which the same can be said. */
#ifndef SUDOKU_VERDICT_H
#define SUDOKU_VERDICT_H

#include "sudoku/output/run.h"

struct verdict {
    uint64_t puzzles;     /* or texts that could not be read; 0: there is no verdict */
    long line, last_line; /* where the first and the last begin; 0: unknown */
    sudoku_error error;   /* the first; without a message: they could be read */
    const char *format;
    const sudoku_rules *rules; /* kept; NULL: none could be read */
    uint64_t givens, most_givens;
    char empty[32], wrapping[80], unapplied[SUDOKU_TEXT], note[SUDOKU_TEXT];
    unsigned states; /* what else the text has, as bits */
    long lines_passed, comments;
    bool text_before, text_behind;
    sudoku_columns columns; /* of a list; the names belong to the reader */
    int fields;             /* in its rows */
};

/* `reader` may be NULL. */
void verdict_of_puzzle(struct verdict *, const sudoku_puzzle *, const sudoku_reader *reader);
void verdict_of_error(struct verdict *, const sudoku_error *);
/* Does the next one say the same?  Then it becomes a part of the first, and is cleared. */
bool verdict_merge(struct verdict *, struct verdict *next);
void verdict_clear(struct verdict *);

/* As text, and as a row of these columns. */
extern const struct columns verdict_columns;
void print_verdict(struct run *, const struct verdict *);
void print_verdict_row(struct run *, const struct verdict *);

#endif
