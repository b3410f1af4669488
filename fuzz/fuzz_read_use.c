/* SPDX-License-Identifier: MIT */
/* fuzz_read_use.c - puzzles from any bytes through every printer, and a little solving.

   The sum of all bytes chooses what is done with the puzzles.  Whatever is read must print, and what we print to be read again
   must come back as the same puzzle.  */
#include <stdlib.h>
#include <string.h>

#include "read_options.h"

enum { OUTPUT = 1 << 18, PUZZLES = 12 };

struct output {
    size_t used;
    char text[OUTPUT];
};

static void collect(void *context, const char *text, size_t length)
{
    struct output *o = context;
    if (length > OUTPUT - o->used) length = OUTPUT - o->used;
    memcpy(o->text + o->used, text, length);
    o->used += length;
}

static void print(const sudoku_sheet *sheet, const char *format, struct output *o)
{
    const sudoku_style style = {.format = format, .ascii = o->used % 2};
    o->used = 0;
    if (!sudoku_print(sheet, &style, (sudoku_sink){collect, o})) abort();
}

/* A line that says all there is to say of a puzzle. */
static void fingerprint(const sudoku_puzzle *puzzle, struct output *o)
{
    const sudoku_sheet sheet = {.puzzle = puzzle};
    print(&sheet, "line", o);
}

/* Each digit n times, and yet no grid: as text, nothing tells them from the regions of a puzzle, so that they are refused. */
static bool look_like_regions(const sudoku_puzzle *puzzle)
{
    const int n = sudoku_rules_size(puzzle->rules);
    int count[SUDOKU_MAX_SIZE + 1] = {0};
    sudoku_clash clash;
    for (int cell = 0; cell < n * n; cell++) count[puzzle->givens[cell]]++;
    for (int digit = 1; digit <= n; digit++)
        if (count[digit] != n) return false;
    return sudoku_givens_clash(puzzle, &clash);
}

static void read_back(const sudoku_puzzle *puzzle, const char *format, const struct output *expected)
{
    static struct output printed, again;
    const sudoku_sheet sheet = {.puzzle = puzzle};
    print(&sheet, format, &printed);
    if (printed.used == OUTPUT) return;
    sudoku_reader *reader = sudoku_reader_new_text(printed.text, printed.used, NULL, NULL);
    sudoku_puzzle copy = {0};
    sudoku_error error;
    if (!reader) return;
    if (sudoku_reader_next(reader, &copy, &error) != SUDOKU_READ_PUZZLE) {
        if (!look_like_regions(puzzle)) abort();
        sudoku_reader_free(reader);
        return;
    }
    fingerprint(&copy, &again);
    if (again.used != expected->used || memcmp(again.text, expected->text, again.used)) abort();
    if (sudoku_reader_next(reader, &copy, &error) != SUDOKU_READ_END) abort();
    sudoku_reader_free(reader);
}

static void solve_a_little(const sudoku_puzzle *puzzle)
{
    static uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    if (sudoku_givens_clash(puzzle, &clash)) sudoku_clash_text(puzzle->rules, &clash, text);
    if (!sudoku_candidates(puzzle, candidates, &clash)) sudoku_clash_text(puzzle->rules, &clash, text);
    for (int i = 0; sudoku_engine_name(i); i++) {
        sudoku_solver *solver = sudoku_solver_new(puzzle->rules, sudoku_engine_name(i));
        const sudoku_limits limits = {.solutions = 2, .nodes = 20};
        if (!solver) continue;
        sudoku_search(solver, puzzle, &limits, NULL, NULL, NULL);
        sudoku_true_candidates(solver, puzzle, &limits, candidates);
        sudoku_solver_free(solver);
    }
}

static void use(const sudoku_puzzle *puzzle, unsigned choice)
{
    static const char *const readable[] = {"line", "grid", "pretty", "jigsaw"};
    static const char *const others[] = {"json", "svg", "candidates", "marks"};
    static struct output line, other;
    const sudoku_sheet sheet = {.puzzle = puzzle};
    fingerprint(puzzle, &line);
    if (choice % 8 < 4) read_back(puzzle, readable[choice % 8], &line);
    else print(&sheet, others[choice % 4], &other);
    if (choice / 8 % 4 == 0) solve_a_little(puzzle);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < OPTION_BYTES) return 0;
    sudoku_read_options options;
    struct pieces pieces = take_options(data, size, &options);
    sudoku_error error;
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &pieces, &options, &error);
    if (!reader) return 0;
    sudoku_puzzle puzzle = {0};
    unsigned choice = 0;
    for (size_t i = 0; i < size; i++) choice += data[i];
    for (int i = 0; i < PUZZLES; i++) {
        const sudoku_read_result result = sudoku_reader_next(reader, &puzzle, &error);
        if (result == SUDOKU_READ_END) break;
        if (result == SUDOKU_READ_PUZZLE) use(&puzzle, choice + (unsigned)i);
        else if (!error.message[0]) abort();
    }
    sudoku_reader_free(reader);
    return 0;
}
