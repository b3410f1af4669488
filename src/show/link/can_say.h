/* SPDX-License-Identifier: MIT */
/* can_say.h - what the formats of links can say. */
#ifndef SHOW_LINK_CAN_SAY_H
#define SHOW_LINK_CAN_SAY_H

#include "show/printers.h"

print_check can_say_fpuzzles, can_say_sudokupad, can_say_iss, can_say_wiki, can_say_page;

/* The digits that the puzzle allows in a cell, if that is less than all of them and than its given; else 0. */
uint64_t stated_marks(const sudoku_puzzle *, int cell);

#endif
