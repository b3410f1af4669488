/* SPDX-License-Identifier: MIT */
/* fuzz_json.c - any bytes as puzzles in JSON; the first byte chooses options, and how the text arrives.

   What is read prints as JSON, and that reads as the same puzzle.  */
#include "check_puzzle.h"
#include "support/text.h"

static void print(const sudoku_puzzle *puzzle, const char *format, struct text *text)
{
    text_clear(text);
    require(sudoku_print(&(sudoku_sheet){.puzzle = puzzle}, &(sudoku_style){.format = format},
                         (sudoku_sink){text_sink, text}));
}

static void read_back(const sudoku_puzzle *puzzle)
{
    static struct text line, json, again;
    static const sudoku_read_options options;
    sudoku_puzzle copy = {0};
    sudoku_error error;
    print(puzzle, "line", &line);
    print(puzzle, "json", &json);
    sudoku_reader *reader = sudoku_reader_new_text(json.bytes, json.length, &options, NULL);
    if (reader) {
        require(sudoku_reader_next(reader, &copy, &error) == SUDOKU_READ_PUZZLE);
        print(&copy, "line", &again);
        require(again.length == line.length && !memcmp(again.bytes, line.bytes, line.length));
        require(sudoku_reader_next(reader, &copy, &error) == SUDOKU_READ_END);
    }
    sudoku_reader_free(reader);
}

/* Each result takes at least one byte of the text, so reading ends. */
static void read_all(struct pieces *pieces, const sudoku_read_options *options)
{
    sudoku_puzzle puzzle = {0};
    sudoku_error error;
    sudoku_read_result result;
    const size_t length = pieces->left;
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, pieces, options, &error);
    int read = 0;
    for (size_t results = 0;
         reader && (result = sudoku_reader_next(reader, &puzzle, &error)) != SUDOKU_READ_END;
         results++) {
        require(results <= length);
        if (result == SUDOKU_READ_ERROR) {
            check_error(&error);
            continue;
        }
        check_puzzle(&puzzle, sudoku_rules_size(puzzle.rules));
        if (!read++) read_back(&puzzle);
    }
    sudoku_reader_free(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size) return 0;
    sudoku_read_options options = {0};
    if (data[0] & 1) options.rules = "x";
    if (data[0] & 2) options.box = "none";
    if (data[0] & 4) options.format = "json";
    struct pieces pieces = {
        .text = (const char *)data + 1, .left = size - 1, .most = data[0] & 8 ? 1 + data[0] / 16u : 0};
    read_all(&pieces, &options);
    return 0;
}
