/* SPDX-License-Identifier: MIT */
/* fuzz_read.c - any bytes through every reader of puzzles, and nothing else, so that many inputs can be tried.

   Links only src/base, src/board and src/read, below the public functions.  Lines of a list that are read in runs must be those
   that are read one by one.  */
#include "board/rules.h"
#include "check_puzzle.h"
#include "read/open.h"
#include "read_options.h"

/* A solution that the text does not state is NULL, or zeros. */
static void mix(uint64_t *sum, long line, const uint8_t *givens, const uint8_t *solution, size_t cells)
{
    *sum = (*sum ^ (uint64_t)line) * 0x100000001B3u;
    for (size_t i = 0; i < cells; i++) *sum = (*sum ^ givens[i]) * 0x100000001B3u;
    for (size_t i = 0; i < cells; i++) *sum = (*sum ^ (solution ? solution[i] : 0)) * 0x100000001B3u;
}

/* Reads and checks everything.  Returns lines, givens and stated solutions of all puzzles in one number; `lines` is how many came from a list. */
static uint64_t read_all(struct pieces text, const sudoku_read_options *options, bool by_runs,
                         int *lines)
{
    enum { ROOM = 3, MOST = 6 }; /* an input with more puzzles or errors finds nothing new */
    static uint8_t givens[ROOM * SUDOKU_MAX_CELLS], solutions[ROOM * SUDOKU_MAX_CELLS];
    uint64_t sum = 0xCBF29CE484222325u;
    sudoku_puzzle p = {0};
    sudoku_error error = {.message = ""};
    sudoku_reader *reader = reader_new(pull_pieces, &text, options, &error);
    if (!reader) check_error(&error);
    for (int i = 0; reader && i < MOST; i++) {
        const sudoku_read_result result = reader_next(reader, &p, &error);
        if (result == SUDOKU_READ_END) break;
        if (result == SUDOKU_READ_ERROR) {
            check_error(&error);
            continue;
        }
        const int size = p.rules->n;
        const size_t cells = (size_t)(size * size);
        check_puzzle(&p, size);
        mix(&sum, p.line, p.givens, p.solution, cells);
        *lines += !strcmp(p.format, "line");
        for (size_t count = by_runs; count && i < MOST - ROOM;) {
            sudoku_run run = {
                .room = sizeof run, .most = ROOM, .givens = givens, .solutions = solutions};
            count = reader_run(reader, &run);
            check_digits(solutions, count * cells, size);
            check_digits(givens, count * cells, size);
            for (size_t k = 0; k < count; k++)
                mix(&sum, run.first_line + (long)k, givens + k * cells, solutions + k * cells, cells);
            i += (int)count;
        }
    }
    reader_free(reader);
    return sum;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < OPTION_BYTES) return 0;
    sudoku_read_options options;
    const struct pieces text = take_options(data, size, &options);
    int lines = 0, unused = 0;
    const uint64_t one_by_one = read_all(text, &options, false, &lines);
    if (lines > 1) require(read_all(text, &options, true, &unused) == one_by_one);
    return 0;
}
