/* SPDX-License-Identifier: MIT */
/* fuzz_read.c - any bytes through every reader, every printer, and a little solving.

   The first two bytes choose options and how the text is cut into pieces; the sum of all chooses what is
   done with the puzzles.  Whatever is read must print, and what we print to be read again must come back
   as the same puzzle.  */
#include <stdlib.h>
#include <string.h>

#include "sudoku.h"
#include "support/text.h"

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

static void read_back(const sudoku_puzzle *puzzle, const char *format, const struct output *expected)
{
    static struct output printed, again;
    const sudoku_sheet sheet = {.puzzle = puzzle};
    print(&sheet, format, &printed);
    if (printed.used == OUTPUT) return;
    sudoku_reader *reader = sudoku_reader_new_text(printed.text, printed.used, NULL, NULL);
    sudoku_puzzle copy;
    sudoku_error error;
    if (!reader) return;
    if (sudoku_reader_next(reader, &copy, &error) != SUDOKU_READ_PUZZLE) abort();
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

/* ---- quick reading ---- */

static void mix(uint64_t *sum, long line, const uint8_t *givens, size_t cells)
{
    *sum = (*sum ^ (uint64_t)line) * 0x100000001B3u;
    for (size_t i = 0; i < cells; i++) *sum = (*sum ^ givens[i]) * 0x100000001B3u;
}

/* Lines and givens of all puzzles in one number, by runs where there are any, or one by one. */
static uint64_t digest(struct pieces text, const sudoku_read_options *options, bool by_runs)
{
    enum { ROOM = 5 };
    uint64_t sum = 0xCBF29CE484222325u;
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &text, options, NULL);
    sudoku_puzzle p;
    sudoku_read_result result;
    while (reader && (result = sudoku_reader_next(reader, &p, NULL)) != SUDOKU_READ_END) {
        if (result != SUDOKU_READ_PUZZLE) continue;
        static uint8_t givens[ROOM * SUDOKU_MAX_CELLS];
        const size_t size = (size_t)sudoku_rules_size(p.rules), cells = size * size;
        size_t count = 1;
        mix(&sum, p.line, p.givens, cells);
        while (by_runs && count) {
            long line;
            count = sudoku_reader_run(reader, givens, ROOM, &line);
            for (size_t i = 0; i < count; i++) mix(&sum, line + (long)i, givens + i * cells, cells);
        }
    }
    sudoku_reader_free(reader);
    return sum;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const formats[] = {"line",   "grid", "jigsaw",   "marks", "tokens",
                                          "pretty", "list", "nonomino", "file"};
    static const char *const boxes[] = {"none", "2x2", "2x3", "3x3"};
    static const char *const houses[] = {"r1c1 r2c2"};
    if (size < 2) return 0;
    sudoku_read_options options = {0};
    if (data[0] >= 128 && data[0] % 16 < 9) options.format = formats[data[0] % 16];
    if (data[0] & 16) options.rules = data[0] & 32 ? "x nrc" : "classic";
    if (data[1] & 1) options.box = boxes[data[1] >> 1 & 3];
    if (data[1] & 8) options.houses = houses, options.house_count = 1;
    struct pieces pieces = {.text = (const char *)data + 2,
                            .left = size - 2,
                            .most = data[1] & 16 ? 7 : 0,
                            .fails_at_end = data[1] >= 224};
    if (digest(pieces, &options, true) != digest(pieces, &options, false)) abort();
    sudoku_error error;
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &pieces, &options, &error);
    if (!reader) return 0;
    sudoku_puzzle puzzle;
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
