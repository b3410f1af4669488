/* SPDX-License-Identifier: MIT */
/* look.h - could a field of a list be a puzzle? */
#ifndef READ_LIST_LOOK_H
#define READ_LIST_LOOK_H

#include "read/list/rows.h"
#include "read/reader.h"

struct look {
    enum {
        NO_CELLS,
        CELLS,        /* n*n digits and empty cells, perhaps with rules after a blank; or n words of n */
        CELLS_BESIDE, /* n*n*n marks, or n*n cells beside a layout */
        LAYOUT        /* n letters or figures n times each, which are no digits */
    } kind;
    int n;
    bool full;    /* no cell is empty */
    bool figures; /* nothing but figures and '-': it may be a number or a date */
    bool clashes; /* a row or a column has a digit twice */
    bool layout;  /* it may also be one */
};

/* `digits` receives the digits of CELLS.  Puzzles smaller than 4x4 are not seen: short fields are numbers and words.  */
struct look look_at_field(struct sudoku_reader *, const struct row *, const struct row_field *,
                          uint8_t *digits);

/* Has the field n words of n cells each, such as a grid in a cell of a sheet?  Their symbols are side by side in the reader then. */
bool is_grid_in_field(struct sudoku_reader *, const struct row *, const struct row_field *,
                      struct glyphs *);

#endif
