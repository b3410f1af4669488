/* SPDX-License-Identifier: MIT */
/* pattern.h - the file of --pattern: where clues may stand, and perhaps headers above that. */
#ifndef SUDOKU_PATTERN_H
#define SUDOKU_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

struct pattern {
    char *cells;   /* the text without its headers, each of which has become blanks */
    char *headers; /* the other way round: each other line is a comment; NULL: there are none */
};

/* False, after a message: the file cannot be read.  To be freed in any case. */
bool pattern_load(struct pattern *, const char *file);
void pattern_free(struct pattern *);

/* Reads a character for each cell, blanks aside; any but the marks of an empty cell lets a clue stand there.  False after a message. */
bool pattern_cells(const struct pattern *, const char *file, int cells, uint8_t *allowed);

/* "file:line:column: sentence", as far as the place is known. */
void say_at_place(const char *file, long line, long column, const char *sentence);

#endif
