/* SPDX-License-Identifier: MIT */
/* step_notation.h - a step in one line, as the solver HoDoKu writes it. */
#ifndef SHOW_STEP_NOTATION_H
#define SHOW_STEP_NOTATION_H

#include "base/out.h"
#include "logic/step/step.h"

void out_notation(struct out *, const sudoku_rules *, const sudoku_step *, sudoku_language);

#endif
