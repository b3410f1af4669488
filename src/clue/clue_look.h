/* SPDX-License-Identifier: MIT */
/* clue_look.h - how pictures show the clues of a kind, as data.  src/show/clues draws from it and knows no kind by name.

   Kinds differ in more than their colour, so that a print in black and white shows which is which: in dashes, in what is at the ends of a
   line, in a thin dark line within a broad one.  Lengths are in hundredths of a cell.  Further numbers, such as the sum of a cage, are
   the clue's own.  */
#ifndef CLUE_CLUE_LOOK_H
#define CLUE_CLUE_LOOK_H

#include <stdbool.h>

enum clue_drawing {
    DRAW_IN_WORDS, /* below the grid: the clue's statement */
    DRAW_CAGE,     /* an outline inside the cells' borders, with the number in a corner */
    DRAW_GROUPS,   /* such an outline around each of two groups, which have the same letter */
    DRAW_LINE,     /* through the middles of the cells, in their order if that matters */
    DRAW_ARROW,    /* a ring around the first group, and a line from there through the second */
    DRAW_EDGE,     /* a mark between two cells */
    DRAW_CORNER,   /* a circle where four cells meet, with the numbers in it */
    DRAW_CELLS,    /* a mark in each cell */
    DRAW_OUTSIDE,  /* the number outside the grid, where the line of cells begins */
    DRAW_DIAGONAL, /* the same with an arrow along the diagonal */
    CLUE_DRAWINGS
};

enum look_mark {
    MARK_NONE,
    MARK_DISC,    /* filled */
    MARK_RING,    /* a circle that is open */
    MARK_SQUARE,  /* filled */
    MARK_DIAMOND, /* open, a square on its corner */
    MARK_HEAD,    /* of an arrow */
    MARK_INTO,    /* an open circle, and the head of an arrow that points to it */
    MARK_INWARD,  /* four wedges that point to the middle of the cell */
    MARK_OUTWARD, /* four that point away */
    MARK_WEDGE,   /* open to the first cell, with its point to the second */
    MARK_BOX,     /* a square around a number */
    MARK_ROOF,    /* a square with a roof */
    MARK_ROUND    /* a circle around a number */
};

struct clue_look {
    enum clue_drawing drawing;
    const char *colour; /* of a line, a mark or a shade; NULL: black, or no shade */
    const char *ink;    /* of a number on that colour; NULL: black */
    int width;          /* of a line; of a mark half its size */
    const char *dashes; /* NULL: none */
    const char *core;   /* NULL, or the dashes of a thin dark line within the line; "" is unbroken */
    enum look_mark first, last;
    enum look_mark middle; /* of a line with an odd number of cells; elsewhere the mark */
    const char *text;      /* NULL, or what stands before the number or instead of it */
    bool
        lettered; /* gets a letter, which repeats below the grid before the clue's text if that is there */
};

#endif
