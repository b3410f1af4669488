/* SPDX-License-Identifier: MIT */
/* house_list.h - the list of houses while rules are being made. */
#ifndef BOARD_HOUSE_LIST_H
#define BOARD_HOUSE_LIST_H

#include "sudoku.h"

enum {
    MAX_WINDOWS = 25 + 11, /* of size 36: (b-1)^2 windows, 2b-1 hidden ones */
    MAX_NAMED_HOUSES = 2 + MAX_WINDOWS,
    MAX_ALL_HOUSES = 3 * SUDOKU_MAX_SIZE + MAX_NAMED_HOUSES + SUDOKU_MAX_HOUSES
};

struct house_list {
    int n;
    int count;
    struct {
        sudoku_house_kind kind;
        int number;
        int cells;
        uint16_t cell[SUDOKU_MAX_SIZE];
    } house[MAX_ALL_HOUSES];
};

/* An empty house at the list's end; `number` counts within its kind from 1. */
void begin_house(struct house_list *, sudoku_house_kind kind, int number);
/* Adds a cell to the last house. */
void add_cell(struct house_list *, int row, int column);

#endif
