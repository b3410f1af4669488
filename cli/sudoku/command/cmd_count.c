/* SPDX-License-Identifier: MIT */
/* cmd_count.c - sudoku count: how many solutions each puzzle has. */
#include <inttypes.h>
#include <stdio.h>

#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/solving.h"

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
    sudoku_counters counters = {0};
    run->progress = true;
    const search_end end = search(run, puzzle, run->settings->limit, NULL, NULL, &counters);
    if (end == SEARCH_FAILED) {
        print_failed_search(run, puzzle);
        return;
    }
    print_count(run, puzzle, &counters);
    if (end == SEARCH_DONE && !counters.solutions) raise_status(run, STATUS_NO_SOLUTION);
    if (end == SEARCH_STOPPED) raise_status(run, stopped_status(run));
}

/* ---- many puzzles at once ---- */

enum { MANY_SOLUTIONS = 1 << 12 }; /* puzzles with more are worth a progress line of their own */

static bool fits_quick(const struct run *run)
{
    const struct settings *s = run->settings;
    return !s->limit && (!run->format.name || (wants_csv(run) && !s->timing));
}

static size_t write_count(char *text, uint64_t count, const uint8_t *digits, size_t cells)
{
    (void)digits;
    (void)cells;
    if (!count || count >= MANY_SOLUTIONS) return 0;
    return (size_t)sprintf(text, "%" PRIu64 "\n", count);
}

static bool answer_quickly(struct run *run, const sudoku_puzzle *puzzle, uint64_t count,
                           const uint8_t *solution)
{
    const sudoku_counters counters = {.solutions = count, .complete = true};
    (void)solution;
    if (count >= MANY_SOLUTIONS) return false;
    print_count(run, puzzle, &counters);
    if (!count) raise_status(run, STATUS_NO_SOLUTION);
    return true;
}

static const struct quick_job quick_count = {fits_quick, MANY_SOLUTIONS, write_count, answer_quickly,
                                             true};

int command_count(const struct settings *s)
{
    static const struct column columns[] = {
        {"puzzle", NULL, 0, IN_DATA},    {"answer", NULL, 0, IN_DATA},   {"count", NULL, 0, IN_DATA},
        {"saturated", NULL, 0, IN_DATA}, {"complete", NULL, 0, IN_DATA}, {"seconds", NULL, 0, IN_DATA},
        {"error", NULL, 0, IN_DATA}};
    return run_puzzles(s, &(struct job){.each = count,
                                        .knows_clues = true,
                                        .quick = &quick_count,
                                        .columns = COLUMNS(columns),
                                        .added = " answer count error "});
}
