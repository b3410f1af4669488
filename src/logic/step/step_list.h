/* SPDX-License-Identifier: MIT */
/* step_list.h - steps kept for a while: to sort them, to drop repeats, to report them in another order. */
#ifndef LOGIC_STEP_LIST_H
#define LOGIC_STEP_LIST_H

#include "logic/step/finder.h"

struct step_list {
    struct step *step;
    int count, room;
};

/* Copies a step to the end; false: out of memory. */
bool list_add(struct step_list *, const sudoku_step *);
void list_clear(struct step_list *);
void list_free(struct step_list *);
/* Sorts; equal steps keep their order.  False: out of memory. */
bool list_sort(struct step_list *, int (*compare)(const sudoku_step *, const sudoku_step *));
/* Reports all of them, in order, through the finder. */
void list_report(const struct step_list *, struct finder *);
/* Sorts and reports; short memory is noted in the finder. */
void list_report_sorted(struct step_list *, struct finder *,
                        int (*compare)(const sudoku_step *, const sudoku_step *));

#endif
