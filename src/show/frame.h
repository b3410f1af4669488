/* SPDX-License-Identifier: MIT */
/* frame.h - the lines that are drawn around and between cells.

       +-------+-------+     Heavy lines go around the grid and between boxes or regions, light ones
       | 1 2 3 | 4 5 6 |     around windows.  A column boundary is three characters wide between boxes
       |  +----|--+    |     and everywhere among regions, else one, so that every character has its
       | 4|5 6 | 1|2 3 |     column; a line between two rows is drawn only if something is on it.  */
#ifndef SHOW_FRAME_H
#define SHOW_FRAME_H

#include "base/out.h"
#include "board/rules.h"

struct frame {
    const sudoku_rules *rules;
    bool windows; /* draw them */
    bool ascii;
    bool wide[SUDOKU_MAX_SIZE + 1]; /* the boundary left of the column (or at the right end) */
    int width[SUDOKU_MAX_SIZE];     /* of the column's cells, in characters */
};

/* All columns are one character wide until the caller says otherwise. */
void frame_init(struct frame *, const sudoku_rules *, bool windows, bool ascii);
/* The line above a row, or below the last one: nothing at all if it is empty. */
void frame_line(struct out *, const struct frame *, int row);
/* What is before the cell of that column, or after the last one. */
void frame_bar(struct out *, const struct frame *, int row, int column);

/* Colours, if the style has them: givens are bold, found digits green, cells of diagonals and the like underlined (a
   background would not suit every terminal's own).  */
struct paint {
    bool given, found, marked;
};
void begin_paint(struct out *, const sudoku_style *, struct paint);
void end_paint(struct out *, const sudoku_style *, struct paint);

#endif
