/* SPDX-License-Identifier: MIT */
/* sudoku_logic.h - solving as a person does: the next step and why, hints, ratings.

       sudoku_logic *logic = sudoku_logic_new(rules, "hodoku", NULL);     whose order and numbers to use
       if (!logic) return 1;
       if (sudoku_logic_start(logic, &puzzle, NULL) == SUDOKU_UNIQUE)
           for (const sudoku_step *step; (step = sudoku_logic_next(logic)); sudoku_logic_apply(logic, step))
               puts(sudoku_step_text(rules, step, text, sizeof text));
       sudoku_logic_free(logic);

   A step is data: a technique, what follows (digits placed, candidates removed), and what it rests upon.  Every
   technique works on houses, so the same ones serve all rules.  A step can be proved by a checker that knows no
   technique, see sudoku_logic_prove().

   Sizes up to SUDOKU_LOGIC_SIZE.  Use a sudoku_logic from one thread at a time; it keeps its rules.  */
#ifndef SUDOKU_LOGIC_H
#define SUDOKU_LOGIC_H

#include "sudoku.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SUDOKU_LOGIC_SIZE = 25, SUDOKU_NO_CELL = 0xFFFF, SUDOKU_NO_HOUSE = 0xFFFF };

/* ---- steps ---------------------------------------------------------------------------------- */

/* The role that a candidate, a cell or a digit plays in a step. */
typedef enum {
    SUDOKU_PLACED,  /* follows: this is the cell's digit */
    SUDOKU_REMOVED, /* follows: this candidate goes */
    SUDOKU_PATTERN, /* makes up the pattern; what notations name first */
    SUDOKU_OTHER, /* its counterpart: the second colour, the cells that connect two others, the Z digits */
    SUDOKU_FIN,   /* of a fish; of a Sue de Coq, what stands in the line */
    SUDOKU_ENDO_FIN, /* of a fish; of a Sue de Coq, what stands in the box */
    SUDOKU_DEADLY,   /* one of the two digits of a cell of a pattern that no unique puzzle can have */
    SUDOKU_SET       /* SUDOKU_SET + k: belongs to the k-th almost locked set */
} sudoku_role;

/* A thing that a step names: a candidate, a whole cell (digit 0), or a digit (cell SUDOKU_NO_CELL). */
typedef struct sudoku_part {
    uint16_t cell;
    uint8_t digit;
    uint8_t role;
} sudoku_part;

typedef enum { SUDOKU_BASE, SUDOKU_COVER } sudoku_house_role;

typedef struct sudoku_used_house {
    uint16_t house;
    uint8_t role;
} sudoku_used_house;

/* What a step rests upon.  Of the candidates of a truth, one is the case: a cell holds a digit, a digit has a
   place in a full house; and a puzzle with one solution holds a digit that is not deadly in one of the cells of
   a deadly pattern.  Together with "no two in one cell, no digit twice in a house" they prove the step.  */
typedef enum { SUDOKU_CELL_TRUTH, SUDOKU_HOUSE_TRUTH, SUDOKU_DEADLY_TRUTH } sudoku_truth_kind;

typedef struct sudoku_truth {
    uint8_t kind;
    uint8_t digit;  /* of a house truth */
    uint16_t where; /* cell or house */
} sudoku_truth;

/* Why a node of a chain holds. */
typedef enum {
    SUDOKU_ASSUMED,
    SUDOKU_SEES, /* off: it sees its parent, which is on, in `house` (SUDOKU_NO_HOUSE: in the cell) */
    SUDOKU_LAST_DIGIT, /* on: all other candidates of the cell are off */
    SUDOKU_LAST_PLACE, /* on: all other places of the digit in `house` are off */
    SUDOKU_BY_SET,     /* by the almost locked set of number `house` */
    SUDOKU_BY_STEP     /* off: by another technique, once its parents are off */
} sudoku_reason;

/* A node of a chain or a net: a candidate, or a group of cells for a digit, on or off, and where that follows
   from.  Parents come before their children, except where a loop closes on its first node.  */
typedef struct sudoku_node {
    uint8_t digit;
    bool on;
    uint8_t reason;
    uint8_t chain; /* which of the step's chains it belongs to, from 0 */
    uint16_t house;
    uint16_t technique;        /* of SUDOKU_BY_STEP */
    int first_cell, cells;     /* in step->node_cells */
    int first_parent, parents; /* in step->node_parents */
} sudoku_node;

typedef struct sudoku_step {
    int technique; /* see sudoku_technique_at() */
    int variant;   /* of the technique, where it has any */
    int rating;    /* by the profile: tenths, or a score */
    int length;    /* of a chain: how many nodes it takes; else 0 */
    const sudoku_part *parts;
    const sudoku_used_house *houses;
    const sudoku_truth *truths;
    const sudoku_node *nodes;
    const uint16_t *node_cells;
    const int *node_parents;
    int part_count, house_count, truth_count, node_count, node_cell_count, node_parent_count;
} sudoku_step;

/* ---- the way through a puzzle --------------------------------------------------------------- */

typedef struct sudoku_logic sudoku_logic;

#ifdef __cplusplus
}
#endif
#endif
