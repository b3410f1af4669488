/* SPDX-License-Identifier: MIT */
/* layout_file.h - layouts of regions from a text: one per line, or drawn as a square of lines.

   Any character but a blank names a region; '#' begins a comment.  */
#ifndef SUDOKU_LAYOUT_FILE_H
#define SUDOKU_LAYOUT_FILE_H

#include "sudoku.h"

struct layout_file {
    const char *at;     /* the rest of the text */
    long line;          /* of the rest, counted from 1 */
    sudoku_error wrong; /* with bad text */
};

struct read_layout {
    int size;
    long line; /* where it begins */
    uint8_t regions[SUDOKU_MAX_CELLS];
};

enum layout_found { LAYOUT_FOUND, LAYOUT_BAD, LAYOUT_END };

/* Reading may continue after bad text. */
enum layout_found next_layout(struct layout_file *, struct read_layout *);

#endif
