/* SPDX-License-Identifier: MIT */
/* known_layouts.h - 9x9 layouts that have a grid, and others that have none, where the lists are there. */
#ifndef SUPPORT_KNOWN_LAYOUTS_H
#define SUPPORT_KNOWN_LAYOUTS_H

#include <stdbool.h>

#include "sudoku.h"

/* Is this what the test thinks of a layout that has a grid, or of one that has none? */
typedef bool layout_judge(const sudoku_rules *rules, bool possible);

/* Judges every layout of the list of possible or of impossible ones, and prints those that are judged wrongly.  Returns how many
   these are, or -1 if the list is not there or is empty.  */
int judge_known_layouts(bool possible, layout_judge *judge);

#endif
