/* SPDX-License-Identifier: MIT */
/* technique_examples.h - a puzzle for each technique, and how far to solve it until the technique can be used. */
#ifndef SHOW_TECHNIQUE_EXAMPLES_H
#define SHOW_TECHNIQUE_EXAMPLES_H

#include "sudoku_logic.h"

/* False: there is no example. */
bool technique_example(int technique, sudoku_example *);

#endif
