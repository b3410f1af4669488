/* SPDX-License-Identifier: MIT */
/* command_template.c - copy this file to cmd_<name>.c to add a command of sudoku: the number of givens of each puzzle.

   Only the tests compile it.  Other places to change:
       ../options/table.h                the name in COMMANDS, and in the sets of commands that share options (WORKING, ...)
       ../options/table.c                a row: arguments, help and examples
       ../options/option_rows.c          ON_<name> in the rows of options that it takes; a new option is a row, and a field of
                                         the settings
       tests/cli/<name>.bats             a test
       README.md                         for users
   Whatever a page or another program might want to know, too, belongs in the library: a command reads options and prints.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"

int command_template(const struct settings *s);

/* The columns of CSV, which are the keys of JSON. */
enum { PUZZLE, GIVENS, ERROR, FIELDS };
static const struct column columns[] = {
    {"puzzle", NULL, 0, IN_DATA}, {"givens", NULL, 0, IN_DATA}, {"error", NULL, 0, IN_DATA}};

static uint64_t count_givens(const sudoku_puzzle *p)
{
    const int cells = sudoku_rules_size(p->rules) * sudoku_rules_size(p->rules);
    uint64_t givens = 0;
    for (int i = 0; i < cells; i++) givens += p->givens[i] != 0;
    return givens;
}

/* Called for each puzzle that could be read; errors of others are printed by run_puzzles().  A puzzle that cannot be answered
   is reported by complain() or remark(), and raise_status() sets the exit status. */
static void print_givens(struct run *run, const sudoku_puzzle *puzzle)
{
    char words[40];
    const uint64_t givens = count_givens(puzzle);
    if (wants_data(run)) {
        struct text line = {0};
        const struct field row[FIELDS] = {
            [PUZZLE] = field_text(puzzle_as_line(puzzle, &line)), [GIVENS] = field_number(givens)};
        print_row(run, row);
        free(line.bytes);
        return;
    }
    snprintf(words, sizeof words, "%" PRIu64, givens);
    print_words(run, words);
}

int command_template(const struct settings *s)
{
    return run_puzzles(
        s, &(struct job){.each = print_givens, .columns = COLUMNS(columns), .own_objects = true});
}
