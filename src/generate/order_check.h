/* SPDX-License-Identifier: MIT */
/* order_check.h - rejects orders that no puzzle can meet. */
#ifndef GENERATE_ORDER_CHECK_H
#define GENERATE_ORDER_CHECK_H

#include "sudoku.h"

/* False, with a sentence: the requirements contradict each other or the rules.  `rated`: the order restricts the difficulty;
   difficulty_read() checks that restriction itself.  */
bool check_order(const sudoku_order *, bool rated, sudoku_error *);

#endif
