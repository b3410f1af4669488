/* SPDX-License-Identifier: MIT */
/* fuzz_xml.c - any bytes as the XML of other programs; what is read must be a puzzle, and what is not needs a sentence. */
#include "sudoku/input/xml_input.h"

#include "check_puzzle.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const sudoku_read_options options;
    struct input *input = input_of_text((const char *)data, size);
    if (!input) return 0;
    xml_recognised(input);
    struct xml_input *xml = xml_input_new(input, &options);
    sudoku_puzzle puzzle;
    sudoku_error error;
    sudoku_read_result result;
    size_t results = 0;
    while (xml && (result = xml_input_next(xml, &puzzle, &error)) != SUDOKU_READ_END) {
        require(++results <= size + 1); /* a game takes at least one byte; an error ends the text */
        if (result == SUDOKU_READ_ERROR) check_error(&error);
        else check_puzzle(&puzzle, sudoku_rules_size(puzzle.rules));
    }
    xml_input_free(xml);
    input_close(input);
    return 0;
}
