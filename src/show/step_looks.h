/* SPDX-License-Identifier: MIT */
/* step_looks.h - what a picture of a step shows, on whatever it is drawn: how each candidate looks, which cells are
   framed, and where the links of chains run.  */
#ifndef SHOW_STEP_LOOKS_H
#define SHOW_STEP_LOOKS_H

#include "logic/position/position.h"
#include "show/svg_board.h"

/* From the least to the most important: a candidate that plays several roles shows the last of them. */
enum look {
    PLAIN,
    LOOK_DEADLY,
    LOOK_SET, /* and the following: almost locked sets in turn */
    LOOK_LAST_SET = LOOK_SET + 4,
    LOOK_PATTERN,
    LOOK_OTHER,
    LOOK_FIN,
    LOOK_ENDO_FIN,
    LOOK_REMOVED,
    LOOK_PLACED,
    LOOKS
};

/* A look for every candidate of the grid. */
struct looks {
    uint8_t of[LOGIC_CELLS][SUDOKU_LOGIC_SIZE]; /* [cell][digit - 1] */
    uint8_t set[LOGIC_CELLS]; /* the look of the almost locked set that the cell belongs to, or PLAIN */
    /* Cells named as a whole, without candidates: of the pattern, and others. */
    cells framed, framed_apart;
};

void looks_of(struct looks *, const sudoku_step *);

/* From a candidate to the one that follows from it. */
struct link {
    int from_cell, from_digit, to_cell, to_digit;
    bool strong;
};
/* The link from a node's parent to the node. */
struct link link_to(const struct board *, const sudoku_step *, const sudoku_node *to, int parent);
/* As a path: a curve, and the head of an arrow as another. */
void out_link(const struct board *, const struct link *);
void out_arrowhead(const struct board *, const struct link *);

#endif
