/* SPDX-License-Identifier: MIT */
/* step_facts.h - what a step names, sorted for its sentences.

   Finders list the parts of a step in the order in which they matter.  A part with a cell and a digit is a
   candidate to be coloured; a part with only a digit or only a cell is there to be named.  Where a finder names
   nothing, the candidates of the role are named instead.  */
#ifndef SHOW_STEP_FACTS_H
#define SHOW_STEP_FACTS_H

#include "base/out.h"
#include "logic/position/cells.h"

enum { LONGEST_LIST = 64 };

/* Up to LONGEST_LIST numbers in order: digits or cells. */
struct short_list {
    int count;
    uint16_t item[LONGEST_LIST];
};

/* What the role names, in its order. */
struct short_list named_digits(const sudoku_step *, int role);
struct short_list named_cells(const sudoku_step *, int role);
/* The same as a set, without a limit on their number. */
cells named_cell_set(const sudoku_step *, int role);
/* The cells that are parts as a whole. */
struct short_list only_cells(const sudoku_step *, int role);
/* Every digit, every cell that occurs in the role's parts. */
bitset role_digits(const sudoku_step *, int role);
cells role_cells(const sudoku_step *, int role);
/* The cells of the role that have a digit there. */
cells candidate_cells(const sudoku_step *, int role);
bool role_occurs(const sudoku_step *, int role);
/* How many almost locked sets there are. */
int step_sets(const sudoku_step *);
/* Fins that are not also cells of the pattern, unless all are. */
cells fin_cells(const sudoku_step *);
cells list_cells(const struct short_list *, int first, int past);

/* The houses of a role, in order. */
struct short_list role_houses(const sudoku_step *, int role);
cells cells_of_house(const sudoku_rules *, int house);
/* The first house that has all of these cells, or -1. */
int house_of_all(const sudoku_rules *, const cells *);
/* Do two different cells have a house in common? */
bool cells_see(const sudoku_rules *, int a, int b);
/* The cells of the set that the cell sees. */
cells seen_among(const sudoku_rules *, int cell, const cells *);

/* The digits that are removed, and for a digit the cells it is removed from: groups in the order of their first removals. */
struct short_list removed_digits(const sudoku_step *);
cells removed_from(const sudoku_step *, int digit);

/* A node's cells, and its index in its step. */
cells cells_of_node(const sudoku_step *, const sudoku_node *);
int first_cell_of(const sudoku_step *, const sudoku_node *);
/* The cells of a chain in its order; a cell of two nodes in a row counts once. */
struct short_list path_cells(const sudoku_step *);
/* Number of the last chain, plus 1. */
int step_chains(const sudoku_step *);
/* The first node of a chain, and the one after its last. */
int chain_begin(const sudoku_step *, int chain);
int chain_end(const sudoku_step *, int chain);

/* Cells as notations write them: r1c2, r12c3, r1c2,r2c4.  A cell is grouped with the cells of its row,
   or of its column, that no earlier cell has been grouped with; where numbers have two figures, each cell is written alone.  */
void out_compact(struct out *, const sudoku_rules *, const cells *);

#endif
