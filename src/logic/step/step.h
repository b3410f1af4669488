/* SPDX-License-Identifier: MIT */
/* step.h - a step under construction. */
#ifndef LOGIC_STEP_H
#define LOGIC_STEP_H

#include "logic/position/position.h"

/* The lists of a sudoku_step.  They grow as needed; if memory runs out, `broken` is set and what does not
   fit is left out: the code that reports or keeps the step checks it.  */
struct step {
    sudoku_step it;
    int part_room, house_room, truth_room, node_room, node_cell_room, node_parent_room, node_truth_room;
    bool broken;
};

/* Forgets everything but the memory. */
void step_begin(struct step *, int technique);
void step_free(struct step *);
/* Returns false if memory runs out. */
bool step_copy(struct step *to, const sudoku_step *from);

void step_place(struct step *, int cell, int digit);
void step_remove(struct step *, int cell, int digit);
/* Every digit of the set, smallest first. */
void step_remove_digits(struct step *, int cell, bitset digits);
/* From every cell of the set, smallest first. */
void step_remove_from(struct step *, const cells *, int digit);

void step_part(struct step *, sudoku_role, int cell, int digit);
void step_cell(struct step *, sudoku_role, int cell);
void step_digit(struct step *, sudoku_role, int digit);
void step_digits(struct step *, sudoku_role, bitset digits);
void step_house(struct step *, sudoku_house_role, int house);

/* What the step relies on; a truth that is already there is not added again. */
void step_cell_truth(struct step *, int cell);
void step_house_truth(struct step *, int house, int digit);
/* The parts of role SUDOKU_DEADLY are the pattern. */
void step_deadly_truth(struct step *);

/* Adds a node and returns its number; add its cells, parents and truths before the next node. */
int step_node(struct step *, int chain, int digit, bool on, sudoku_reason, int house);
void step_node_cell(struct step *, int cell);
void step_node_parent(struct step *, int node);
void step_node_technique(struct step *, int technique);
/* What the node's technique relies on. */
void step_node_truth(struct step *, sudoku_truth);
void step_node_side(struct step *);
/* Drops nodes of side lines, from the first one that is given on, that no other node follows from. */
void step_drop_idle(struct step *, int first);

/* Does anything follow from the step? */
bool step_worth(const struct step *);
/* Does the same follow from both, in any order? */
bool same_conclusions(const sudoku_step *, const sudoku_step *);

/* for_each_part(p, step, role): p runs through the parts of that role. */
#define for_each_part(p, step, wanted)                                                      \
    for (const sudoku_part *p = (step)->parts; p < (step)->parts + (step)->part_count; p++) \
        if (p->role != (wanted)) {                                                          \
        } else

#endif
