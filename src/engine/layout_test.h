/* SPDX-License-Identifier: MIT */
/* layout_test.h - layouts of regions that no grid can fill, found without search. */
#ifndef ENGINE_LAYOUT_TEST_H
#define ENGINE_LAYOUT_TEST_H

#include "board/rules.h"

/* False: no grid fills these rows, columns and regions.  True: perhaps one does.  The rules have regions and
   at most 16x16 cells.  */
bool layout_may_be_possible(const sudoku_rules *);

#endif
