/* SPDX-License-Identifier: MIT */
/* lanes_plan.h - rules made ready for the lanes engine: a list of phases.

   A phase either runs the band kernel over three bands (nine lines of a grid that has 3x3 boxes, in some
   order of the rows and columns), or nothing; then it goes through the houses that no band covers.

       classic 9x9          bands of rows | bands of columns
       NRC                  ... | bands of the window rows | bands of the window columns
       X, houses of users   ... and these houses after the last phase
       jigsaw, other sizes  one phase without bands, all houses

   NRC is a second Sudoku: with rows and columns in the order 234 678 159, the windows and the hidden
   windows are nine ordinary boxes.  */
#ifndef ENGINE_LANES_PLAN_H
#define ENGINE_LANES_PLAN_H

#include "board/house_list.h"
#include "board/rules.h"

enum {
    LANES_MAX_SIZE = 16,
    LANES_MAX_CELLS = LANES_MAX_SIZE * LANES_MAX_SIZE,
    LANES_MAX_PHASES = 4,
    MINI_LINES = 9,         /* of a band, three cells each */
    BAND_WAYS = 6,          /* that a digit can take through a band */
    CLEARED_MINI_LINES = 2, /* at most, by a guess */
    BANDS = 3 * LANES_MAX_PHASES
};

struct lanes_phase {
    bool has_bands, columns, windows;
    int line_start[3][3];         /* first cell of each line of each band */
    int first_house, house_count; /* of plan->house */
};

struct lanes_plan {
    const sudoku_rules *rules;
    int n, cells;
    uint16_t all;                              /* every digit */
    uint16_t set_of_digit[LANES_MAX_SIZE + 1]; /* candidates of a given; 0: all */
    /* cells of mini-line 3*box + line of band 3*phase + i */
    uint8_t mini_line[BANDS][MINI_LINES][3];
    int phase_count;
    struct lanes_phase phase[LANES_MAX_PHASES];
    int house_count; /* that phases go through one by one */
    const struct house *house[MAX_ALL_HOUSES];
    int checked_count; /* stated houses, all of which a solution must satisfy */
    const struct house *checked;
    /* For the set of ways through a band that are open to a digit (see lanes_kernel.h): the mini-lines from
       which each of two children clears it, a byte each; some may repeat.  */
    uint32_t children[1 << BAND_WAYS][2];
};

void lanes_plan_make(struct lanes_plan *, const sudoku_rules *);

#endif
