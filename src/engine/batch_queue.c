/* SPDX-License-Identifier: MIT */
/* batch_queue.c - see batch_queue.h */
#include "engine/batch_queue.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 1024 }; /* puzzles: enough to keep all lanes busy, few enough to be answered soon */

struct sudoku_batch {
    sudoku_solver *solver;
    sudoku_limits limits;
    uint64_t nodes; /* spent so far */
    sudoku_on_answer *answer;
    void *context;
    uint64_t answered;
    bool stopped;
    size_t cells, count;
    uint8_t *givens, *solutions;
    uint64_t found[ROOM];
    uint8_t bytes[]; /* givens, then solutions */
};

sudoku_batch *batch_queue_new(sudoku_solver *solver, const sudoku_limits *limits,
                              sudoku_on_answer *answer, void *context)
{
    const size_t cells = (size_t)solver_rules(solver)->cells;
    sudoku_batch *b = malloc(sizeof *b + 2 * ROOM * cells);
    if (!b) return NULL;
    b->solver = solver;
    b->limits = limits ? *limits : (sudoku_limits){0};
    b->answer = answer;
    b->context = context;
    b->nodes = b->answered = 0;
    b->stopped = false;
    b->cells = cells;
    b->count = 0;
    b->givens = b->bytes;
    b->solutions = b->bytes + ROOM * cells;
    return b;
}

void batch_queue_free(sudoku_batch *b) { free(b); }

bool batch_queue_finish(sudoku_batch *b)
{
    sudoku_counters counters;
    sudoku_limits left = b->limits;
    if (!b->count || b->stopped) return !b->stopped;
    if (left.nodes) {
        left.nodes -= b->nodes < left.nodes ? b->nodes : left.nodes;
        if (!left.nodes) return !(b->stopped = true);
    }
    if (!solver_solve_batch(b->solver, b->givens, b->count, &left, b->found, b->solutions, &counters))
        b->stopped = true; /* it is not known which of the counts are final */
    b->nodes += counters.nodes;
    for (size_t i = 0; i < b->count && !b->stopped; i++)
        if (!b->answer(b->context, b->answered++, b->found[i],
                       b->found[i] ? b->solutions + i * b->cells : NULL))
            b->stopped = true;
    b->count = 0;
    return !b->stopped;
}

bool batch_queue_add(sudoku_batch *b, const uint8_t *givens)
{
    if (b->stopped) return false;
    memcpy(b->givens + b->count++ * b->cells, givens, b->cells);
    return b->count < ROOM || batch_queue_finish(b);
}
