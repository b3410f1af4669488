/* SPDX-License-Identifier: MIT */
/* pattern.h - the file of --pattern: which cells may have clues, optionally with headers above. */
#ifndef SUDOKU_PATTERN_H
#define SUDOKU_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

struct pattern {
    char *cells;   /* the text without its headers, each of which has become blanks */
    char *headers; /* the headers alone, with every other line as a comment; NULL: there are none */
};

/* False, after a message: the file cannot be read.  Free the pattern in either case. */
bool pattern_load(struct pattern *, const char *file);
void pattern_free(struct pattern *);

/* Reads a character for each cell, ignoring blanks; any but the marks of an empty cell allows a clue there.  False after a message. */
bool pattern_cells(const struct pattern *, const char *file, int cells, uint8_t *allowed);

/* "file:line:column: sentence", as far as the position is known. */
void say_at_place(const char *file, long line, long column, const char *sentence);

#endif
