/* SPDX-License-Identifier: MIT */
/* json_cells.h - what stands in the cells of a grid, as JSON: symbols in a string, or numbers, or rows of either. */
#ifndef READ_JSON_CELLS_H
#define READ_JSON_CELLS_H

#include "base/json_reader.h"
#include "read/reader.h"

/* An error at a value, or at a key. */
bool fail_at_value(struct sudoku_reader *, const struct json_tree *, uint32_t value, struct message);
/* Its place, for the draft. */
struct place place_of_value(const struct json_tree *, uint32_t value);

/* A key as a message can show it: anything but ASCII letters and signs becomes a question mark. */
const char *with_plain_characters(char *key);

enum { JSON_SCRATCH = SUDOKU_MAX_CELLS * SUDOKU_MAX_SIZE };

/* So many bytes for decoded text, always the same.  NULL: out of memory, which is the error. */
char *json_scratch(struct sudoku_reader *);

/* The cells of one key. */
struct json_cells {
    const char *key;
    uint32_t value;
    bool one_each; /* a string within two lists is one cell, such as "10" or "" */
    const char *symbol;
    int count;
    size_t first; /* where the symbols are in the text, if they are one string there; 0: somewhere */
};

/* Finds the symbols; they stay until the next call. */
bool find_cells(struct sudoku_reader *, const struct json_tree *, struct json_cells *);
/* Decodes them for the size of the draft: n*n digits, n*n regions, n*n*n marks. */
bool take_digits(struct sudoku_reader *, const struct json_tree *, const struct json_cells *,
                 uint8_t *digits);
bool take_layout(struct sudoku_reader *, const struct json_tree *, const struct json_cells *,
                 uint8_t *regions);
bool take_marks(struct sudoku_reader *, const struct json_tree *, const struct json_cells *,
                uint64_t *marks);

#endif
