/* SPDX-License-Identifier: MIT */
/* rules_image.h - the rules of a grid whose cells have moved. */
#ifndef GENERATE_RULES_IMAGE_H
#define GENERATE_RULES_IMAGE_H

#include "board/rules.h"

/* Cell i moves to cell to[i]; rows and columns must become rows or columns.  Houses of a named rule keep a name if they become the
   houses of such a rule, perhaps of another one; otherwise they become houses of the user.  NULL, with a sentence: out of memory, or
   there are then too many of these.  */
sudoku_rules *rules_image(const sudoku_rules *, const uint16_t *to, sudoku_error *);

#endif
