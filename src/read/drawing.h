/* SPDX-License-Identifier: MIT */
/* drawing.h - a drawn grid between lines and cells; see read_pretty.c. */
#ifndef READ_DRAWING_H
#define READ_DRAWING_H

#include "read/classify.h"

enum { MAX_DRAWN_WIDTH = 512 };

struct drawn_word {
    struct field text; /* in the source */
    int column;        /* from 0 */
    bool bar_before;
};

struct drawing {
    int rows;
    bool has_places; /* blanks between bars are empty cells, see read_pretty.c */
    struct {
        int words, characters;
        long line;
        struct drawn_word word[SUDOKU_MAX_SIZE];
    } row[SUDOKU_MAX_SIZE];
    /* dash[i]: columns with a dash between rows i and i+1 */
    bool dash[SUDOKU_MAX_SIZE][MAX_DRAWN_WIDTH];
    /* what the drawing turns into */
    int n;
    bool by_character;
    struct {
        const char *text;
        int length, column;
        bool bar_before;
    } cell[SUDOKU_MAX_CELLS];
};

#endif
