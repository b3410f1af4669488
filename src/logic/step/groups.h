/* SPDX-License-Identifier: MIT */
/* groups.h - groups: all cells with a digit in the crossing of two houses, two cells at least.

   A group acts as one place: it is "on" if one of its cells holds the digit, "off" if none does.  */
#ifndef LOGIC_GROUPS_H
#define LOGIC_GROUPS_H

#include "logic/step/finder.h"

struct group {
    int digit;
    int house[2]; /* first < second; in a classic puzzle a line and a box */
    cells all;
    cells seen; /* others with the digit that see all of it */
    int next;   /* of the same digit; -1: the last */
    int before; /* the last one before of the same digit and with the same first cell; -1: none */
};

struct group_list {
    struct group *group;
    int count, room;
    int first[SUDOKU_LOGIC_SIZE], last[SUDOKU_LOGIC_SIZE]; /* of each digit; -1: none */
};

/* False: out of memory, and f->no_memory is set, or a limit is reached.  Free the list in any case. */
bool groups_collect(struct finder *, struct group_list *);
void groups_free(struct group_list *);

#endif
