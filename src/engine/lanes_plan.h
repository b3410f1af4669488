/* SPDX-License-Identifier: MIT */
/* lanes_plan.h - rules prepared for the lanes engine: a list of phases, each a list of steps.

   A step processes cells of all lanes.  After each phase the driver examines the lanes.

       classic 9x9       bands of rows | bands of columns
       NRC               bands of rows | bands of columns | bands of window rows | bands of window columns
       X                 ... and both diagonals, once for each kind of boxes
       regions, sizes    pieces of rows | pieces of columns, leftovers, crossings
       other than 9x9    ... and both diagonals, and their pieces
       neither           all houses one by one
       users' houses     ... and these at the end of the last phase

   NRC is a second Sudoku: with rows and columns in the order 234 678 159, the windows and the hidden
   windows are nine ordinary boxes.  */
#ifndef ENGINE_LANES_PLAN_H
#define ENGINE_LANES_PLAN_H

#include "board/rules.h"
#include "engine/cell_set.h"
#include "engine/leftovers.h"

enum {
    LANES_MAX_SIZE = 16,
    LANES_MAX_CELLS = LANES_MAX_SIZE * LANES_MAX_SIZE,
    LANES_MAX_PHASES = 4,
    LANES_MAX_STEPS = 12,
    LANES_MAX_LEFTOVERS = 1500,
    LANES_MAX_CROSSINGS = 1500,
    MINI_LINES = 9,         /* of a band, three cells each */
    BAND_WAYS = 6,          /* that a digit can take through a band */
    CLEARED_MINI_LINES = 2, /* at most, by a guess */
    BANDS = 3 * LANES_MAX_PHASES
};

/* A grid cut into pieces, each the cells that a line and a region share.  A line is a row, a column or a
   diagonal; NO_LINE stands for the rest of a region that a diagonal crosses.  */
struct piece {
    uint8_t first, count; /* of its table's cells */
    uint8_t line, region;
};
enum { NO_LINE = LANES_MAX_SIZE };

struct piece_table {
    int pieces, lines, regions;
    struct piece piece[LANES_MAX_CELLS];
    uint8_t cell[LANES_MAX_CELLS];
};

/* A cell, and those cells of a house that it does not see: one of them holds the same digit. */
enum { MOST_UNSEEN = 5 }; /* larger ones cost more time than they save */
struct crossing {
    uint8_t cell, count;
    uint8_t unseen[MOST_UNSEEN];
};

enum step_kind { STEP_BANDS, STEP_PIECES, STEP_DIAGONAL, STEP_LEFTOVERS, STEP_CROSSINGS, STEP_HOUSES };

struct lanes_step {
    enum step_kind kind;
    bool columns;         /* bands */
    bool windows;         /* bands and diagonals: of the window boxes */
    bool anti;            /* diagonals: the one that rises */
    bool boxed;           /* diagonals: through boxes */
    int first_band;       /* bands */
    int line_start[3][3]; /* bands: first cell of each line of each */
    struct piece_table *pieces;
};

/* How a stuck lane guesses. */
enum chooser { BY_WAYS_THROUGH_BANDS, BY_NEIGHBOURING_PAIRS, BY_IMPACT };

struct lanes_plan {
    const sudoku_rules *rules;
    int n, cells;
    uint16_t all;                              /* every digit */
    uint16_t set_of_digit[LANES_MAX_SIZE + 1]; /* candidates of a given; 0: all */
    bool impossible;                           /* no grid has these regions */
    bool has_bands;
    bool is_classic; /* bands of rows and columns, and nothing else */
    bool sums_tell;  /* the sum of all cells does not overflow: equal sums, equal cells */
    enum chooser chooser;

    int phase_count;
    int first_step[LANES_MAX_PHASES + 1];
    struct lanes_step step[LANES_MAX_STEPS];
    struct piece_table pieces[4];
    int house_count; /* that are processed one by one */
    const struct house **house;
    int leftover_count;
    struct leftover leftover[LANES_MAX_LEFTOVERS];
    int crossing_count;
    struct crossing crossing[LANES_MAX_CROSSINGS];

    int checked_count; /* stated houses, all of which a solution must satisfy */
    const struct house *checked;

    /* for guesses */
    cell_set peers[LANES_MAX_CELLS];
    uint8_t mini_line[BANDS][MINI_LINES][3]; /* cells of mini-line 3*box + line */
    /* For the set of ways through a band that are open to a digit (see lanes_kernel.h): the mini-lines from
       which each of two children clears it, a byte each; some may repeat.  */
    uint32_t children[1 << BAND_WAYS][2];
};

/* Rows, and columns, of the second Sudoku of NRC. */
static const int window_order[9] = {1, 2, 3, 5, 6, 7, 0, 4, 8};

/* The sizes only: what memory depends on. */
void lanes_plan_outline(struct lanes_plan *, const sudoku_rules *);
/* All of it.  `room`: for a pointer to each of the rules' houses. */
void lanes_plan_make(struct lanes_plan *, const sudoku_rules *, const struct house **room);

#endif
