/* SPDX-License-Identifier: MIT */
/* cmd_minimize.c - sudoku minimize: minimal puzzles below each puzzle. */
#include <inttypes.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/solving.h"

static const struct column columns[] = {{"puzzle", NULL, 0, IN_DATA},
                                        {"answer", NULL, 0, IN_DATA},
                                        {"clues", NULL, 0, IN_DATA},
                                        {"error", NULL, 0, IN_DATA}};

struct minimizing {
    struct run *run;
    const sudoku_puzzle *puzzle;
    uint64_t found;
};

/* What a player has noted belongs to the larger puzzle. */
static bool print_minimal(void *context, const uint8_t *givens, int clues)
{
    struct minimizing *m = context;
    struct run *run = m->run;
    const uint64_t limit = run->settings->limit;
    sudoku_puzzle minimal = *m->puzzle;
    (void)clues;
    minimal.givens = givens;
    minimal.placed = NULL;
    minimal.marks = NULL;
    m->found++;
    print_sheet(run, &(sudoku_sheet){.puzzle = &minimal, .answered = true, .answer = SUDOKU_UNIQUE});
    return !run->over && !output_error() && (!limit || m->found < limit);
}

static bool must_stop(void *context)
{
    const struct minimizing *m = context;
    if (progress_due()) progress_show("%" PRIu64 " minimal puzzles so far", m->found);
    return must_stop_now(m->run);
}

static void say_stopped(const struct minimizing *m)
{
    if (m->found) raise_status(m->run, stopped_status(m->run));
    else print_stopped(m->run, m->puzzle, NULL);
    remark(m->run, m->puzzle, "%s after %" PRIu64 " minimal puzzle%s; there may be more",
           interrupted() ? "interrupted" : "stopped by the time limit", m->found,
           m->found == 1 ? "" : "s");
}

/* Less was found than was asked for. */
static void say_limited(const struct minimizing *m)
{
    const struct settings *s = m->run->settings;
    if (s->limit && m->found == s->limit && (s->all || m->found < s->minimize.count))
        remark(m->run, m->puzzle, "stopped by --limit %" PRIu64 "; there may be more minimal puzzles",
               s->limit);
}

static void say_all(const struct minimizing *m)
{
    if (m->found < m->run->settings->minimize.count)
        remark(m->run, m->puzzle, "there %s only %" PRIu64 " minimal puzzle%s",
               m->found == 1 ? "is" : "are", m->found, m->found == 1 ? "" : "s");
}

static void minimize(struct run *run, const sudoku_puzzle *puzzle)
{
    const struct settings *s = run->settings;
    struct minimizing m = {.run = run, .puzzle = puzzle};
    char reason[2 * SUDOKU_TEXT];
    const sudoku_minimizing order = {.room = sizeof order,
                                     .puzzle = puzzle,
                                     .seed = s->minimize.seed,
                                     .count = s->minimize.count,
                                     .all = s->all,
                                     .stop = must_stop,
                                     .stop_context = &m};
    switch (sudoku_minimize(&order, print_minimal, &m)) {
    case SUDOKU_MINIMIZED_ENOUGH: say_limited(&m); break;
    case SUDOKU_MINIMIZED_ALL: say_all(&m); break;
    case SUDOKU_MINIMIZED_STOPPED: say_stopped(&m); break;
    case SUDOKU_MINIMIZED_MANY: print_several(run, puzzle); break;
    case SUDOKU_MINIMIZED_NO_SOLUTION:
        print_no_solution(run, puzzle, NULL, reason_for_none(puzzle, reason));
        break;
    case SUDOKU_MINIMIZED_NO_MEMORY: print_complaint(run, puzzle, "out of memory"); break;
    }
}

int command_minimize(const struct settings *s)
{
    return run_puzzles(
        s, &(struct job){.each = minimize, .default_format = always_line, .columns = COLUMNS(columns)});
}
