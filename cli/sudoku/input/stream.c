/* SPDX-License-Identifier: MIT */
/* stream.c - see stream.h */
#include "sudoku/input/stream.h"

#include <stdio.h>

#include "sudoku/input/xml_input.h"

/* Peeking at the first byte shows whether the input can be read at all. */
bool stream_open(struct stream *stream, const sudoku_read_options *options, sudoku_error *error)
{
    *error = (sudoku_error){.message = "out of memory"};
    if (!stream->input) return false;
    input_peek(stream->input, 0);
    if (input_error(stream->input)) {
        snprintf(error->message, sizeof error->message, "%s", input_error(stream->input));
        return false;
    }
    if (options->format ? is_xml_format(options->format) : xml_recognised(stream->input))
        stream->xml = xml_input_new(stream->input, options);
    else {
        stream->options = *options;
        stream->options.whole = input_is_whole(stream->input);
        stream->reader = sudoku_reader_new(input_pull, stream->input, &stream->options, error);
    }
    if (!stream->xml && !stream->reader) return false;
    *error = (sudoku_error){.line = 0};
    return true;
}

sudoku_read_result stream_next(struct stream *stream, sudoku_puzzle *puzzle, sudoku_error *error)
{
    *puzzle = (sudoku_puzzle){.room = sizeof *puzzle};
    if (stream->xml) return xml_input_next(stream->xml, puzzle, error);
    return sudoku_reader_next(stream->reader, puzzle, error);
}

void stream_close(struct stream *stream)
{
    xml_input_free(stream->xml);
    sudoku_reader_free(stream->reader);
    input_close(stream->input);
}
