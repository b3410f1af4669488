/* SPDX-License-Identifier: MIT */
/* cmd_count.c - sudoku count: how many solutions each puzzle has. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/progress.h"
#include "sudoku/commands.h"
#include "sudoku/puzzles.h"
#include "sudoku/search.h"

static sudoku_answer answer_of(const sudoku_counters *counters)
{
    if (counters->solutions > 1) return SUDOKU_MANY;
    if (!counters->complete) return SUDOKU_STOPPED;
    return counters->solutions ? SUDOKU_UNIQUE : SUDOKU_NO_SOLUTION;
}

static void print_count(struct run *run, const sudoku_puzzle *puzzle, const sudoku_counters *counters)
{
    char line[64];
    const sudoku_sheet sheet = {.puzzle = puzzle,
                                .answered = true,
                                .answer = answer_of(counters),
                                .counters = counters,
                                .seconds = seconds_spent(run)};
    if (run->format.name) {
        print_sheet(run, &sheet);
        return;
    }
    if (counters->saturated) snprintf(line, sizeof line, "more than %" PRIu64, UINT64_MAX);
    else
        snprintf(line, sizeof line, "%s%" PRIu64, counters->complete ? "" : "at least ",
                 counters->solutions);
    print_words(run, line);
}

static void count(struct run *run, const sudoku_puzzle *puzzle)
{
    sudoku_counters counters;
    run->progress = true;
    const search_end end = search(run, puzzle, run->settings->limit, NULL, NULL, &counters);
    if (end == SEARCH_FAILED) {
        print_error(run, "the engine failed");
        return;
    }
    print_count(run, puzzle, &counters);
    if (end == SEARCH_DONE && !counters.solutions) raise_status(run, STATUS_NO_SOLUTION);
    if (end == SEARCH_STOPPED) raise_status(run, stopped_status(run));
}

int command_count(const struct settings *s)
{
    if (s->format && strcmp(s->format, "json") != 0) {
        message("sudoku: count prints numbers; the only --format it takes is json");
        return STATUS_BAD;
    }
    return run_puzzles(s, &(struct job){.each = count});
}
