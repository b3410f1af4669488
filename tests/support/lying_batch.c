/* SPDX-License-Identifier: MIT */
/* lying_batch.c - what the program `sudoku_liar` has in place of sudoku_solve_batch(): its answers are those of the library, but
   every second solution of a batch has two digits of its last row exchanged.  So --verify must not believe them.  */
#include "sudoku.h"

bool __real_sudoku_solve_batch(sudoku_solver *, const uint8_t *, size_t, const sudoku_limits *,
                               uint64_t *, uint8_t *, sudoku_counters *);
bool __wrap_sudoku_solve_batch(sudoku_solver *, const uint8_t *, size_t, const sudoku_limits *,
                               uint64_t *, uint8_t *, sudoku_counters *);

bool __wrap_sudoku_solve_batch(sudoku_solver *solver, const uint8_t *givens, size_t count,
                               const sudoku_limits *limits, uint64_t *counts, uint8_t *solutions,
                               sudoku_counters *counters)
{
    enum { CELLS = 81 };
    const bool good =
        __real_sudoku_solve_batch(solver, givens, count, limits, counts, solutions, counters);
    for (size_t i = 1; good && i < count; i += 2) {
        uint8_t *last = solutions + (i + 1) * CELLS - 1;
        const uint8_t kept = last[0];
        last[0] = last[-1];
        last[-1] = kept;
    }
    return good;
}
