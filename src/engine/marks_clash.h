/* SPDX-License-Identifier: MIT */
/* marks_clash.h - pencil marks that leave out the solution which the givens lead to. */
#ifndef ENGINE_MARKS_CLASH_H
#define ENGINE_MARKS_CLASH_H

#include "sudoku.h"

/* As sudoku_marks_clash() in sudoku.h. */
bool marks_clash(const sudoku_puzzle *, sudoku_clash *);

#endif
