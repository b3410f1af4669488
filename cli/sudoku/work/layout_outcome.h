/* SPDX-License-Identifier: MIT */
/* layout_outcome.h - whether a layout of regions has a grid, and other facts about it.  Prints nothing, so that threads may work
   on several layouts at once.  */
#ifndef SUDOKU_LAYOUT_OUTCOME_H
#define SUDOKU_LAYOUT_OUTCOME_H

#include "sudoku/options/settings.h"

/* Starts as zeros. */
struct layout_outcome {
    enum { LAYOUT_UNKNOWN, LAYOUT_SOLVABLE, LAYOUT_IMPOSSIBLE, LAYOUT_FAILED } answer;
    sudoku_error error;             /* of one that failed */
    uint8_t grid[SUDOKU_MAX_CELLS]; /* if it is to be shown */
    size_t cells;
    uint64_t nodes; /* positions of the search; 0: there was none */
    char *reason;   /* why it is impossible, in lines; NULL: only a search shows it */
    int sentences;  /* of the reason */
    int broken;     /* a region that is not in one piece, or -1 */
    bool estimated, counted;
    sudoku_estimate estimate;
    uint64_t probes;          /* of the estimate */
    sudoku_counters counters; /* of the count */
    int status;               /* that the program should exit with */
};

/* How hard to try. */
struct layout_effort {
    bool explain;   /* look for a reason before searching */
    uint64_t nodes; /* of the search for a grid; 0: no limit */
};

void judge_layout(const struct settings *, int size, const uint8_t *regions, struct layout_effort,
                  struct layout_outcome *);
void layout_outcome_free(struct layout_outcome *);

#endif
