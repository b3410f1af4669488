/* SPDX-License-Identifier: MIT */
/* clue_plan.h - a puzzle with clues as the clue engine searches it: rules of one form side by side.

   A block holds up to LANES rules of the same form.  Its slots are vectors: slot k names the k-th cell of each rule, so that one
   operation looks at all rules of the block:

       killer cages          cage 0    cage 1    cage 2  ...  cage 31
         slot 0              r1c1      r1c3      r2c2
         slot 1              r1c2      r1c4      r3c2
         slot 2              r2c1      -         -                       - is a cell that holds nothing

   The candidates of all cells stand one after the other in a node; behind those of the grid are a cell that is always empty, and one
   that always has all.  */
#ifndef ENGINE_CLUES_CLUE_PLAN_H
#define ENGINE_CLUES_CLUE_PLAN_H

#include "clue/clue_forms.h"

enum {
    LANES = 32,
    CLUES_MAX_SIZE = 16,
    CLUE_CELLS = CLUES_MAX_SIZE * CLUES_MAX_SIZE,
    CELL_VECTORS = CLUE_CELLS / LANES + 1, /* with the two that stand for no cell */
    CELL_ROOM = CELL_VECTORS * LANES,
    TABLE_PARTS = 4 /* of five candidates each */
};

/* What each lane holds of something. */
struct lane_values {
    _Alignas(64) uint16_t lane[LANES];
};

/* Cells as bits, a word for each vector of a node. */
struct cell_bits {
    uint32_t word[CELL_VECTORS];
};

/* Houses that hold every digit. */
struct house_block {
    uint32_t used; /* lanes */
    struct cell_bits cells;
    struct lane_values slot[CLUES_MAX_SIZE];
};

/* Pairs with the same table, which is cut into parts of five candidates: to_b[i].lane[m] are the digits of b that go with any of the
   candidates 5i + (members of m) of a.  */
struct pair_block {
    uint32_t used;
    struct cell_bits cells;
    struct lane_values a, b;
    struct lane_values to_a[TABLE_PARTS], to_b[TABLE_PARTS];
};

/* Families, each with its sets of digits: set j of each lane; those that a lane has not are sets that no cells can hold. */
struct family_block {
    uint32_t used;
    int slots, sets;
    struct cell_bits cells;
    uint32_t has_slot[CLUES_MAX_SIZE];
    struct lane_values slot[CLUES_MAX_SIZE];
    const struct lane_values *set;
};

struct clue_plan {
    const struct forms *forms;
    int n, cells, vectors; /* vectors of a node, with the two that stand for no cell */
    int empty_cell, full_cell;
    uint16_t *start;           /* CELL_ROOM candidates */
    struct lane_values *peers; /* of each cell: `vectors` of them, with all bits where a peer is */
    uint32_t *weight;          /* of each cell at the beginning: how much is said about it */
    struct house_block *house;
    struct pair_block *pair;
    struct family_block *family;
    struct lane_values *sets;
    int houses, pairs, families;              /* blocks */
    struct cell_bits *sum_cells, *walk_cells; /* of each sum and walk */
    uint8_t *group; /* of each term of the forms: within its sum, terms of a group have the same weight,
                                                 and cells that differ from each other */
};

/* NULL: out of memory.  The forms must outlive the plan. */
struct clue_plan *clue_plan_new(const sudoku_puzzle *, const struct forms *);
void clue_plan_free(struct clue_plan *);

#endif
