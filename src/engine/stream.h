/* SPDX-License-Identifier: MIT */
/* stream.h - puzzles one by one into a batch, answers one by one out of it; as in sudoku.h. */
#ifndef ENGINE_STREAM_H
#define ENGINE_STREAM_H

#include "engine/solver.h"

sudoku_batch *stream_new(sudoku_solver *, const sudoku_limits *, sudoku_on_answer *, void *context);
void stream_free(sudoku_batch *);
bool stream_add(sudoku_batch *, const uint8_t *givens);
bool stream_finish(sudoku_batch *);

#endif
