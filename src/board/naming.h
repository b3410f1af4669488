/* SPDX-License-Identifier: MIT */
/* naming.h - cells, houses and clashes in words. */
#ifndef BOARD_NAMING_H
#define BOARD_NAMING_H

#include "base/out.h"
#include "board/rules.h"

void out_cell(struct out *, const sudoku_rules *, int cell);
void out_house(struct out *, const sudoku_rules *, int house);
/* As notations write it: r3, c4, b5, region D, d1 the falling diagonal, w2, hw1, h1. */
void out_short_house(struct out *, const sudoku_rules *, int house);
/* The letters of that name without the number; none for regions. */
const char *house_letters(sudoku_house_kind);
void out_clash(struct out *, const sudoku_rules *, const sudoku_clash *);

#endif
