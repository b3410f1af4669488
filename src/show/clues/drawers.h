/* SPDX-License-Identifier: MIT */
/* drawers.h - how each sort of drawing of clue_look.h is drawn, and the pieces that they share.

   A drawer draws what the clue has in the layer of the canvas.  What depends on the kind is in the kind's look.  */
#ifndef SHOW_CLUES_DRAWERS_H
#define SHOW_CLUES_DRAWERS_H

#include "show/clues/canvas.h"
#include "show/clues/clue_layout.h"

typedef void clue_drawer(struct canvas *, struct clue_layout *, int clue);
clue_drawer draw_cage, draw_groups; /* draw_cages.c */
clue_drawer draw_line, draw_arrow;  /* draw_lines.c */
clue_drawer draw_edge, draw_corner; /* draw_edges.c */
clue_drawer draw_cells;             /* draw_cells.c */
clue_drawer draw_outside;           /* draw_outside.c: also diagonals */

/* ---- draw_parts.c ---- */

struct spot cell_middle(const struct clue_layout *, int cell);
/* From `from` in the direction of `to`, so far. */
struct spot moved(struct spot from, struct spot to, int distance);
/* The size at which a text is at most so wide. */
int fitting_size(const char *text, int size, int width);

/* The clue's text, letter and numbers, as far as it has them and a reader needs them. */
enum { LABEL_ROOM = 40 + 4 * SUDOKU_MAX_SIZE };
void clue_label(const struct clue_layout *, int clue, char text[LABEL_ROOM]);
/* A small text in the upper left corner of a cell, behind those that are there. */
void draw_in_corner(struct canvas *, struct clue_layout *, int cell, const char *text);

/* An outline of the cells, so far inside their borders, piece by piece; and thin lines that join the pieces. */
void draw_outline(struct canvas *, const struct clue_layout *, const uint16_t *cell, int count,
                  int inset, int rounding, struct pen);
/* The head of an arrow whose tip is at `tip` and which comes from there. */
void draw_head(struct canvas *, struct spot from, struct spot tip, int arms, struct pen);

#endif
