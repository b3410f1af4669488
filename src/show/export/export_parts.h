/* SPDX-License-Identifier: MIT */
/* export_parts.h - what several formats for other tools share. */
#ifndef SHOW_EXPORT_PARTS_H
#define SHOW_EXPORT_PARTS_H

#include "show/parts.h"
#include "show/printers.h"

/* The lines of out_headers() as comments: each behind `sign` and a blank. */
void out_comments(struct out *, const sudoku_puzzle *, const sudoku_style *, const char *sign);

/* The digit that a table shows in a cell: the solution's, if the sheet has one, else the given; 0: none. */
int table_digit(const sudoku_sheet *, int cell);
/* Are the cells on both sides of an edge in different boxes or regions?  `other` may be beyond the edge of the grid: -1. */
bool region_ends(const sudoku_rules *, int cell, int other);

#endif
