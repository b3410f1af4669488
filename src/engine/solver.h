/* SPDX-License-Identifier: MIT */
/* solver.h - an engine with its memory, and questions that take more than one search. */
#ifndef ENGINE_SOLVER_H
#define ENGINE_SOLVER_H

#include "engine/engine.h"

sudoku_solver *solver_new(const sudoku_rules *, const char *engine);
void solver_free(sudoku_solver *);
const sudoku_rules *solver_rules(const sudoku_solver *);
bool solver_no_memory(const sudoku_solver *);

/* As sudoku_search() in sudoku.h; every pointer but the puzzle's may be NULL. */
sudoku_answer solver_search(sudoku_solver *, const sudoku_puzzle *, const sudoku_limits *,
                            sudoku_on_solution *found, void *context, sudoku_counters *counters);
/* The same for callers that do not care which of several solutions they get. */
sudoku_answer solver_search_any(sudoku_solver *, const sudoku_puzzle *, const sudoku_limits *,
                                sudoku_on_solution *found, void *context, sudoku_counters *counters);
bool solver_solve_batch(sudoku_solver *, const uint8_t *givens, size_t count, const sudoku_limits *,
                        uint64_t *counts, uint8_t *solutions, sudoku_counters *counters);
sudoku_answer solver_solve(sudoku_solver *, const sudoku_puzzle *, uint8_t *solution);
sudoku_answer solver_true_candidates(sudoku_solver *, const sudoku_puzzle *, const sudoku_limits *,
                                     uint64_t *candidates);

#endif
