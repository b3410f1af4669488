/* SPDX-License-Identifier: MIT */
/* fuzz_json.c - any bytes as puzzles in JSON; the first byte chooses options.

   What is read prints as JSON, and that reads as the same puzzle.  */
#include "check_puzzle.h"
#include "sudoku/input/json_input.h"
#include "sudoku/input/json_stream.h"
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
    struct input *input = input_of_text(json.bytes, json.length);
    struct json_input *reader = json_input_new(input, &options);
    if (reader) {
        require(json_input_next(reader, &copy, &error) == SUDOKU_READ_PUZZLE);
        print(&copy, "line", &again);
        require(again.length == line.length && !memcmp(again.bytes, line.bytes, line.length));
        require(json_input_next(reader, &copy, &error) == SUDOKU_READ_END);
    }
    json_input_free(reader);
    input_close(input);
}

/* Each result takes at least one byte of the text, so reading ends. */
static void read_all(struct input *input, size_t length, const sudoku_read_options *options)
{
    sudoku_puzzle puzzle = {0};
    sudoku_error error;
    sudoku_read_result result;
    struct json_input *reader = json_input_new(input, options);
    int read = 0;
    for (size_t results = 0;
         reader && (result = json_input_next(reader, &puzzle, &error)) != SUDOKU_READ_END; results++) {
        require(results <= length);
        if (result == SUDOKU_READ_ERROR) {
            check_error(&error);
            continue;
        }
        check_puzzle(&puzzle, sudoku_rules_size(puzzle.rules));
        if (!read++) read_back(&puzzle);
    }
    json_input_free(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size) return 0;
    sudoku_read_options options = {0};
    if (data[0] & 1) options.rules = "x";
    if (data[0] & 2) options.box = "none";
    struct input *input = input_of_text((const char *)data + 1, size - 1);
    if (!input) return 0;
    json_recognised(input);
    read_all(input, size - 1, &options);
    input_close(input);
    return 0;
}
