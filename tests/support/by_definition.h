/* SPDX-License-Identifier: MIT */
/* by_definition.h - finders compared with definitions.

   A finder that finds nothing is sound.  So what a technique removes and places, over all steps that are listed, is compared with a slow
   search that is written from the technique's definition: plain loops over houses, cells and digits, on tables that share no code with
   src/logic.  The positions are random ones of all rule sets: puzzles part of the way to their solution, and solutions with random wrong
   candidates beside the right ones.

   Where a program that a profile follows restricts a technique, so does the definition, and a comment gives the reason.  */
#ifndef SUPPORT_BY_DEFINITION_H
#define SUPPORT_BY_DEFINITION_H

#include <stdbool.h>

#include "base/rng.h"
#include "logic/path/walk.h"

enum { BOARD_SIZE = 16, BOARD_CELLS = BOARD_SIZE * BOARD_SIZE, BOARD_HOUSES = 96 };

struct board {
    int n, cells, houses;
    struct {
        int kind, count;
        bool full; /* has every digit */
        int cell[BOARD_SIZE];
        bool has[BOARD_CELLS];
    } house[BOARD_HOUSES];
    bool sees[BOARD_CELLS][BOARD_CELLS]; /* no cell sees itself */
    int digit[BOARD_CELLS];              /* 0: open */
    bool given[BOARD_CELLS];
    bool can[BOARD_CELLS][BOARD_SIZE + 1];
    int candidates[BOARD_CELLS]; /* how many a cell has */
};

/* What follows by the definition.  `may`: programs differ in it. */
struct conclusions {
    bool removed[BOARD_CELLS][BOARD_SIZE + 1], placed[BOARD_CELLS][BOARD_SIZE + 1],
        may[BOARD_CELLS][BOARD_SIZE + 1];
};

static inline int board_row(const struct board *b, int cell) { return cell / b->n; }
static inline int board_column(const struct board *b, int cell) { return cell % b->n; }
/* Removes the digit if the cell has it. */
void remove_candidate(const struct board *, struct conclusions *, int cell, int digit);
/* Removes the digit from all cells that see all of these. */
void remove_seen_by_all(const struct board *, int digit, const int *cells_seen, int count,
                        struct conclusions *);
bool sees_all(const struct board *, int cell, const int *others, int count);
/* The places of a digit in a house: their cells, and how many there are. */
int list_places(const struct board *, int house, int digit, int cell[BOARD_SIZE]);
int open_cells(const struct board *, int house, int cell[BOARD_SIZE]);
bool is_box(const struct board *, int house);    /* or a region */
bool is_window(const struct board *, int house); /* or a hidden one */

bool among(int number, const int *list, int count);
/* Sukaku Explainer 1.18 finds no locked digits in diagonals, nor in patterns of one house. */
bool not_locked_in_118(const struct board *, int house);

/* The next choice of `count` of the numbers below `of`, in `pick`, or the first if `pick[0]` is -1.  False: there is none. */
bool next_choice(int *pick, int count, int of);

typedef void definition(const struct board *, int argument, struct conclusions *);

struct comparison {
    const char *profile,
        *techniques; /* one, or several with blanks between that are compared together */
    definition *define;
    int argument;
    int every; /* how many of the positions of size 8 and more: 1 all of them, 2 every other one... */
};

/* A random position with this solution. */
typedef void make_position(struct rng *, struct position *, const uint8_t *solution);
void scattered_position(struct rng *, struct position *, const uint8_t *solution);

/* Compares in `cases` positions of each rule set (or what $SUDOKU_CASES says), and fails if there is a difference, or if something has
   nothing to compare.  `make` NULL: positions of all kinds.  */
void compare_all(const struct comparison *, int count, int cases, make_position *make);

#endif
