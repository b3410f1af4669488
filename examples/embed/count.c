/* SPDX-License-Identifier: MIT */
/* count.c - counts solutions until there are a million, or until a function of ours says stop.

   Such a function looks at a clock, at a flag that a signal sets, or, as here, at how far the search is.  */
#include <inttypes.h>
#include <stdio.h>

#include <sudoku.h>

enum { MOST_NODES = 100000 };

static bool is_enough(void *context, const sudoku_counters *so_far)
{
    (void)context;
    return so_far->nodes > MOST_NODES;
}

static void count(sudoku_solver *solver, const sudoku_puzzle *puzzle, const sudoku_limits *limits)
{
    sudoku_counters counters = {.room = sizeof counters};
    const sudoku_answer answer = sudoku_search(solver, puzzle, limits, NULL, NULL, &counters);
    if (counters.complete) printf("exactly %" PRIu64 " solutions\n", counters.solutions);
    else if (answer == SUDOKU_STOPPED || answer == SUDOKU_MANY) puts("stopped before the end");
}

int main(void)
{
    const uint8_t empty[81] = {0}, few[16] = {1, 2, 0, 0, 0, 0, 1, 2};
    const sudoku_shape nine = {.room = sizeof nine, .size = 9}, four = {.room = sizeof four, .size = 4};
    const sudoku_limits limits = {.room = sizeof limits, .solutions = 1000000, .stop = is_enough};
    const uint8_t *const givens[] = {empty, few};
    const sudoku_shape *const shapes[] = {&nine, &four};
    for (int i = 0; i < 2; i++) {
        sudoku_rules *rules = sudoku_rules_new(shapes[i], NULL);
        sudoku_solver *solver = rules ? sudoku_solver_new(rules, NULL) : NULL;
        if (!solver) return 2;
        const sudoku_puzzle puzzle = {.room = sizeof puzzle, .rules = rules, .givens = givens[i]};
        count(solver, &puzzle, &limits);
        sudoku_solver_free(solver);
        sudoku_rules_free(rules);
    }
    return 0;
}
