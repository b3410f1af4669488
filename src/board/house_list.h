/* SPDX-License-Identifier: MIT */
/* house_list.h - the list of houses while rules are being made.  It is made twice: the first time houses and cells are only
   counted, so that the rules take exactly the memory that they need.  */
#ifndef BOARD_HOUSE_LIST_H
#define BOARD_HOUSE_LIST_H

#include "board/rules.h"

struct house_list {
    int n;
    int box_rows, box_columns; /* 0, 0: there are none */
    int houses;
    size_t cells;        /* of all houses together */
    struct house *house; /* NULL: only count */
    uint16_t *cell;
};

/* An empty house at the list's end; `number` counts within its kind from 1. */
void begin_house(struct house_list *, enum house_kind_id, int number);
/* Adds a cell to the last house. */
void add_cell(struct house_list *, int row, int column);

#endif
