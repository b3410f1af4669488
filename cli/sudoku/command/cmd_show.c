/* SPDX-License-Identifier: MIT */
/* cmd_show.c - sudoku show and sudoku convert: puzzles printed as they are. */
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"

static void print_puzzle(struct run *run, const sudoku_puzzle *puzzle)
{
    print_sheet(run, &(sudoku_sheet){.puzzle = puzzle});
}

static const char *always_pretty(const sudoku_format *input)
{
    (void)input;
    return "pretty";
}

static const char *always_line(const sudoku_format *input)
{
    (void)input;
    return "line";
}

int command_show(const struct settings *s)
{
    return run_puzzles(
        s,
        &(struct job){.each = print_puzzle, .default_format = always_pretty, .columns = puzzle_columns});
}

int command_convert(const struct settings *s)
{
    return run_puzzles(
        s,
        &(struct job){.each = print_puzzle, .default_format = always_line, .columns = puzzle_columns});
}
