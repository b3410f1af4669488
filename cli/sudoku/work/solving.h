/* SPDX-License-Identifier: MIT */
/* solving.h - searches under the limits of the command line, with solvers kept from puzzle to puzzle. */
#ifndef SUDOKU_SOLVING_H
#define SUDOKU_SOLVING_H

#include "sudoku/output/run.h"

/* How a search ended. */
typedef enum {
    SEARCH_DONE,    /* every solution was seen */
    SEARCH_ENOUGH,  /* as many solutions as requested */
    SEARCH_STOPPED, /* by a limit or Ctrl-C */
    SEARCH_FAILED   /* an error, which has been reported; nothing is known */
} search_end;

/* Has the puzzle's time run out, or is the program interrupted? */
bool must_stop_now(struct run *);

/* Those of the command line, for up to `wanted` solutions (0: all). */
sudoku_limits search_limits(struct run *, uint64_t wanted);

/* Prints the item of a puzzle whose search failed, if every puzzle has one. */
void print_failed_search(struct run *, const sudoku_puzzle *);

/* Searches for up to `wanted` solutions (0: all).  `found` may be NULL. */
search_end search(struct run *, const sudoku_puzzle *, uint64_t wanted, sudoku_on_solution *found,
                  void *context, sudoku_counters *counters);

/* The first two solutions. */
struct two_solutions {
    size_t cells;
    int count;
    uint8_t digits[2][SUDOKU_MAX_CELLS];
};
search_end search_two(struct run *, const sudoku_puzzle *, uint64_t wanted, struct two_solutions *,
                      sudoku_counters *counters);

search_end search_true_candidates(struct run *, const sudoku_puzzle *, uint64_t *candidates,
                                  sudoku_answer *answer);

/* Why there is no solution, if there is a simple reason; "" if only a search shows it. */
char *reason_for_none(const sudoku_puzzle *, char reason[2 * SUDOKU_TEXT]);

#endif
