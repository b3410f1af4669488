/* SPDX-License-Identifier: MIT */
/* layout_why.h - why no grid fills a layout of regions, in sentences that a person can check. */
#ifndef ENGINE_LAYOUT_WHY_H
#define ENGINE_LAYOUT_WHY_H

#include "base/out.h"
#include "board/rules.h"
#include "sudoku_error.h"

/* Writes numbered sentences, one per line, or a single sentence without a number; returns how many.  0: no reason was
   found without search.  Negative: out of memory.  The rules have regions and at most 16x16 cells; only rows, columns and
   regions are used, no other houses.  */
int layout_why(const sudoku_rules *, sudoku_language, struct out *);

#endif
