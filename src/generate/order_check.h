/* SPDX-License-Identifier: MIT */
/* order_check.h - orders that no puzzle can meet, whatever is tried. */
#ifndef GENERATE_ORDER_CHECK_H
#define GENERATE_ORDER_CHECK_H

#include "sudoku.h"

/* False, with a sentence: the wishes exclude each other, or the rules exclude them.  `rated`: not every difficulty will do; whether it makes
   sense by itself is for difficulty_read() to say.  */
bool check_order(const sudoku_order *, bool rated, sudoku_error *);

#endif
