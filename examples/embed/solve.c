/* SPDX-License-Identifier: MIT */
/* solve.c - solves the puzzle given as an argument, in any form that the library reads. */
#include <stdio.h>
#include <string.h>

#include <sudoku.h>

static void print(void *context, const char *text, size_t length)
{
    fwrite(text, 1, length, context);
}

int main(int argc, char **argv)
{
    sudoku_error error;
    sudoku_puzzle puzzle = {.room = sizeof puzzle};
    if (argc != 2) {
        fprintf(stderr, "usage: %s PUZZLE\n", argv[0]);
        return 2;
    }
    sudoku_reader *reader = sudoku_reader_new_text(argv[1], strlen(argv[1]), NULL, &error);
    if (!reader || sudoku_reader_next(reader, &puzzle, &error) != SUDOKU_READ_PUZZLE) {
        fprintf(stderr, "column %ld: %s\n", reader ? error.column : 0, error.message);
        sudoku_reader_free(reader);
        return 2;
    }
    uint8_t solution[SUDOKU_MAX_CELLS];
    sudoku_solver *solver = sudoku_solver_new(puzzle.rules, NULL); /* NULL: the library chooses the engine */
    const sudoku_answer answer = solver ? sudoku_solve(solver, &puzzle, solution) : SUDOKU_STOPPED;
    if (answer == SUDOKU_UNIQUE || answer == SUDOKU_MANY) {
        const sudoku_sheet sheet = {.room = sizeof sheet, .puzzle = &puzzle, .solution = solution};
        const sudoku_style style = {.room = sizeof style, .format = "grid"};
        sudoku_print(&sheet, &style, (sudoku_sink){print, stdout});
    }
    if (answer == SUDOKU_NO_SOLUTION) puts("no solution");
    if (answer == SUDOKU_MANY) puts("and more solutions");
    sudoku_solver_free(solver);
    sudoku_reader_free(reader);
    return answer != SUDOKU_UNIQUE;
}
