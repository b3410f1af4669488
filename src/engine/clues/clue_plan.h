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
#include "engine/cell_set.h"

enum {
    LANES = 32,
    CLUES_MAX_SIZE = 16,
    CLUE_CELLS = CLUES_MAX_SIZE * CLUES_MAX_SIZE,
    CELL_VECTORS = CLUE_CELLS / LANES + 1, /* with the two that stand for no cell */
    CELL_ROOM = CELL_VECTORS * LANES,
    SMALL_SIZE =
        9, /* grids up to that size are searched by code that knows how many vectors they have */
    SMALL_VECTORS = 3,
    PART = 5, /* candidates that one look-up takes */
    TABLE_PARTS = (CLUES_MAX_SIZE + PART - 1) / PART,
    SUM_SLOTS = 24, /* of a block of sums; longer sums are looked at one by one */
    SUM_GROUPS = 12,
    HOUSE_BLOCKS = 4,
    CROSSING_BLOCKS = 8
};

/* What each lane holds of something. */
struct lane_values {
    _Alignas(64) uint16_t lane[LANES];
};

/* The cell of each lane; and what these cells hold, for instruction sets that write each change of a cell into all its slots because
   collecting the cells of a slot would take longer (clue_slots.h).  */
struct slot {
    struct lane_values cell, value;
};

/* Slots of which changes are written at the same time. */
enum slot_group {
    SLOTS_OF_HOUSES,
    SLOTS_OF_PAIRS,
    SLOTS_OF_FAMILIES,
    SLOTS_OF_SUMS,
    SLOTS_OF_CROSSINGS,
    SLOT_GROUPS
};

/* Where each cell is in the slots of a group: place[first[cell]] to place[first[cell + 1] - 1]. */
struct slot_places {
    int *first;
    uint16_t **place;
};

/* What goes with each set of PART candidates, for sets of up to 16: the i-th table is for candidates from i * PART on. */
struct candidate_table {
    struct lane_values part[TABLE_PARTS];
};

/* Cells as bits, a word for each vector of a node. */
struct cell_bits {
    uint32_t word[CELL_VECTORS];
};

/* Houses that hold every digit: n slots. */
struct house_block {
    uint32_t used; /* lanes */
    struct slot *slot;
};

/* Pairs with the same table: the digits of one cell that go with any of the candidates of the other. */
struct pair_block {
    uint32_t used;
    struct cell_bits cells;
    struct slot slot[2];
    struct candidate_table to[2]; /* to the first cell; to the second */
};

/* Families, each with its sets of digits: set j of each lane; those that a lane has not are sets that no cells can hold.  Behind
   the slots of a family in a house are those of the other cells of the house, which hold the other digits.  */
struct family_block {
    uint32_t used;
    int slots, rest_slots, sets;
    struct cell_bits cells;
    uint32_t has_slot[CLUES_MAX_SIZE], has_rest_slot[CLUES_MAX_SIZE], has_rest;
    struct slot *slot, *rest;
    struct lane_values *set;
    int family[LANES];         /* in the forms */
    struct lane_values needed; /* digits that have no place yet, found in the node that is looked at */
};

/* Sums whose weights are 1 and -1.  The cells of a group have the same weight and differ from each other; groups of the same place
   have the same slots.  Digits of negative cells are counted from the other end, so that there are only positive ones.  */
struct sum_block {
    uint32_t used;
    int slots, groups;
    int group_slots[SUM_GROUPS];
    struct cell_bits cells;
    uint32_t has_slot[SUM_SLOTS], negative[SUM_SLOTS];
    uint32_t few_open; /* lanes with two or three open cells, in the node that is looked at */
    struct slot slot[SUM_SLOTS];
    struct lane_values least, most, end; /* of the sum, with digits so counted; (n + 1) for each cell */
    int sum[LANES];                      /* in the forms */
};

enum crossing_part { CROSSING, REST_OF_LINE, REST_OF_BOX, CROSSING_PARTS };

/* Crossings: what a line and a box, or region, have in common, the rest of the line, and the rest of the box. */
struct crossing_block {
    uint32_t used;
    struct slot *slot[CROSSING_PARTS];
};

struct clue_plan {
    const struct forms *forms;
    int n, cells, vectors; /* vectors of a node, with the two that stand for no cell */
    int empty_cell, full_cell;
    bool has_sums;             /* also those of cages */
    uint16_t *start;           /* CELL_ROOM candidates */
    struct lane_values *peers; /* of each cell: `vectors` of them, with all bits where a peer is */
    cell_set *sees;            /* the same as sets */
    uint32_t *weight;          /* of each cell at the beginning: how much is said about it */
    struct house_block house[HOUSE_BLOCKS];
    struct lane_values
        *house_of; /* `house_depth` for each vector of cells: their houses, or one that is empty */
    int house_depth;
    struct pair_block *pair;
    struct family_block *family;
    struct sum_block **sum;
    struct crossing_block crossing[CROSSING_BLOCKS];
    int crossing_slots[CROSSING_PARTS];
    int houses, pairs, families, sums, crossings; /* blocks */
    int *long_sum;                                /* those that are looked at one by one */
    int long_sums;
    struct cell_bits *sum_cells, *walk_cells; /* of each sum and walk */
    uint8_t *group; /* of each term of the forms: within its sum, terms of a group have the same weight,
                                                 and cells that differ from each other */
    struct candidate_table *mirrored, *total,
        *count;                             /* of sets: digits from the other end; their sum; how many */
    struct slot_places places[SLOT_GROUPS]; /* if they have been asked for */
    struct plan_chunk *chunk;               /* memory, see plan_memory.h */
    bool no_memory;
};

/* NULL: out of memory.  The forms must outlive the plan. */
struct clue_plan *clue_plan_new(const sudoku_puzzle *, const struct forms *);
/* Fills in the places of cells in slots.  False: out of memory. */
bool clue_plan_find_places(struct clue_plan *);
void clue_plan_free(struct clue_plan *);

#endif
