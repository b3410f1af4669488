/* SPDX-License-Identifier: MIT */
/* cmd_show.c - sudoku show and sudoku convert: puzzles printed as they are. */
#include "common/interrupt.h"
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/solving.h"

static void print_puzzle(struct run *run, const sudoku_puzzle *puzzle)
{
    const struct change_options *changes = &run->settings->changes;
    sudoku_error error;
    if (!changes->count) {
        print_sheet(run, &(sudoku_sheet){.puzzle = puzzle});
        return;
    }
    sudoku_equivalent *e = changed_puzzle(changes, puzzle, run->number, &error);
    if (e) print_sheet(run, &(sudoku_sheet){.puzzle = sudoku_equivalent_puzzle(e)});
    else print_complaint(run, puzzle, error.message);
    sudoku_equivalent_free(e);
}

/* With the solution, if the format has it beside the puzzle and it is found soon. */
static void print_converted(struct run *run, const sudoku_puzzle *puzzle)
{
    enum { ENOUGH_NODES = 100000 };
    sudoku_puzzle solved = *puzzle;
    struct two_solutions two;
    sudoku_counters counters = {0};
    if (run->format.carries_solution && !puzzle->solution && !puzzle->unapplied) {
        run->nodes_left = ENOUGH_NODES;
        const search_end end = search_two(run, puzzle, 2, &two, &counters);
        if (end == SEARCH_FAILED) {
            print_failed_search(run, puzzle);
            return;
        }
        if (interrupted()) return;
        if (end == SEARCH_DONE && two.count == 1) solved.solution = two.digits[0];
    }
    print_puzzle(run, &solved);
}

static const char *always_pretty(const sudoku_format *input)
{
    (void)input;
    return "pretty";
}

int command_show(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = print_puzzle,
                                        .knows_clues = true,
                                        .default_format = always_pretty,
                                        .as_it_is = true,
                                        .columns = puzzle_columns});
}

int command_convert(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = print_converted,
                                        .knows_clues = true,
                                        .default_format = always_line,
                                        .as_it_is = true,
                                        .columns = puzzle_columns,
                                        .added = " clues error "});
}
