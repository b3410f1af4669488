/* SPDX-License-Identifier: MIT */
/* naming.h - cells, houses and clashes in words. */
#ifndef BOARD_NAMING_H
#define BOARD_NAMING_H

#include "base/out.h"
#include "board/rules.h"

void out_cell(struct out *, const sudoku_rules *, int cell);
void out_house(struct out *, const sudoku_rules *, int house);
void out_clash(struct out *, const sudoku_rules *, const sudoku_clash *);

#endif
