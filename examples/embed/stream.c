/* SPDX-License-Identifier: MIT */
/* stream.c - reads a list of any length from standard input, and prints how many puzzles have one solution.

   The memory needed does not depend on the length of the list.  Consecutive puzzles often have the same rules, so that the
   solver is kept while they stay the same.  */
#include <stdio.h>

#include <sudoku.h>

static size_t pull(void *context, char *buffer, size_t room) { return fread(buffer, 1, room, context); }

int main(void)
{
    sudoku_error error;
    sudoku_puzzle puzzle = {.room = sizeof puzzle};
    sudoku_read_result result;
    const sudoku_rules *rules = NULL;
    sudoku_solver *solver = NULL;
    long of_each[SUDOKU_STOPPED + 1] = {0}, mistakes = 0;
    sudoku_reader *reader = sudoku_reader_new(pull, stdin, NULL, &error);
    if (!reader) return 2;
    while ((result = sudoku_reader_next(reader, &puzzle, &error)) != SUDOKU_READ_END) {
        if (result == SUDOKU_READ_ERROR) { /* reading goes on after it */
            fprintf(stderr, "line %ld: %s\n", error.line, error.message);
            mistakes++;
            continue;
        }
        if (puzzle.rules != rules) {
            sudoku_solver_free(solver);
            sudoku_rules_free(rules);
            rules = sudoku_rules_keep(puzzle.rules); /* the reader may let go of them */
            solver = sudoku_solver_new(rules, NULL);
            if (!solver) return 2;
        }
        of_each[sudoku_solve(solver, &puzzle, NULL)]++;
    }
    printf("%ld with one solution, %ld with several, %ld with none; %ld could not be read\n",
           of_each[SUDOKU_UNIQUE], of_each[SUDOKU_MANY], of_each[SUDOKU_NO_SOLUTION], mistakes);
    sudoku_solver_free(solver);
    sudoku_rules_free(rules);
    sudoku_reader_free(reader);
    return mistakes > 0;
}
