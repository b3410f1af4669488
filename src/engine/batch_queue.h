/* SPDX-License-Identifier: MIT */
/* batch_queue.h - puzzles one by one into a batch, answers one by one out of it; as in sudoku.h. */
#ifndef ENGINE_BATCH_QUEUE_H
#define ENGINE_BATCH_QUEUE_H

#include "engine/solver.h"

sudoku_batch *batch_queue_new(sudoku_solver *, const sudoku_limits *, sudoku_on_answer *, void *context);
void batch_queue_free(sudoku_batch *);
bool batch_queue_add(sudoku_batch *, const uint8_t *givens);
bool batch_queue_finish(sudoku_batch *);

#endif
