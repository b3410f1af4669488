/* SPDX-License-Identifier: MIT */
/* svg_board.h - the empty board of a picture: where things lie, shades of windows and diagonals, lines.

   Everything must survive a black-and-white print, so nothing is shown by colour alone.  A picture refers to nothing
   outside itself and names nothing inside (no ids, no classes), so that many fit on one page.  It is painted from the
   back: board_shades(), board_lines(), clues, and then digits.  */
#ifndef SHOW_SVG_BOARD_H
#define SHOW_SVG_BOARD_H

#include "base/out.h"
#include "board/rules.h"
#include "show/clues/clue_picture.h"

struct board {
    struct out *out;
    const sudoku_rules *rules;
    int n;
    int side;                    /* of a cell */
    int margin;                  /* around the grid */
    int mark_rows, mark_columns; /* how the marks lie in a cell */
    int mark_letter;             /* their size */
    int mark_edge, mark_top;     /* how far from the sides, and below the top of the cell they begin */
    struct clue_layout *clues;   /* NULL: none */
    bool ascii;                  /* what texts of clues are written in */
};

struct board board_of(struct out *, const sudoku_rules *, int margin, int room_of_mark);
/* Adds the clues (NULL: none), for which cells may have to be larger.  False: out of memory.  To be freed with board_free(). */
bool board_add_clues(struct board *, const sudoku_clues *);
void board_free(struct board *);

/* Width and height of the picture without clues. */
int board_extent(const struct board *);
/* The picture with all that is outside the grid: the corner may lie above or left of 0. */
struct board_view {
    int x, y, width, height;
};
struct board_view board_view(const struct board *);

int board_left(const struct board *, int cell);
int board_top(const struct board *, int cell);
/* The middle of a candidate's place. */
int mark_x(const struct board *, int cell, int digit);
int mark_y(const struct board *, int cell, int digit);
/* Half of the room that a candidate has. */
int mark_radius(const struct board *);

void board_shades(const struct board *);
void board_lines(const struct board *);
/* The clues in a layer: shades are below the lines of the board, all others above them. */
void board_clues(const struct board *, enum canvas_layer);
void board_clue_words(const struct board *);
/* The letters that name the regions, small, each in a corner of its region; nothing for boxes. */
void board_letters(const struct board *);
/* A digit around that point. */
void board_symbol(const struct board *, int x, int y, int letter, int digit);
/* The square of a cell as a piece of a path. */
void board_square(const struct board *, int cell);

/* Sizes and looks of the digits that the puzzle gives and of others. */
int given_letter(const struct board *);
int found_letter(const struct board *);
extern const char given_look[], found_look[];

#endif
