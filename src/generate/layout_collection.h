/* SPDX-License-Identifier: MIT */
/* layout_collection.h - built-in layouts. */
#ifndef GENERATE_LAYOUT_COLLECTION_H
#define GENERATE_LAYOUT_COLLECTION_H

#include "sudoku.h"

/* As sudoku_layout_at() in sudoku.h. */
bool layout_at(int index, sudoku_layout *);

#endif
