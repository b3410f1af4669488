/* SPDX-License-Identifier: MIT */
/* stream.h - the puzzles of one file. */
#ifndef SUDOKU_STREAM_H
#define SUDOKU_STREAM_H

#include "common/input.h"
#include "sudoku.h"

/* One of the two readers is NULL.  Starts as zeros except for its input. */
struct stream {
    struct input *input; /* NULL: memory was short */
    sudoku_reader *reader;
    sudoku_read_options options; /* of the reader */
    struct xml_input *xml;
};

/* Chooses the reader; `options` must outlive it.  False, with a sentence, if there is none. */
bool stream_open(struct stream *, const sudoku_read_options *options, sudoku_error *error);
/* As sudoku_reader_next(). */
sudoku_read_result stream_next(struct stream *, sudoku_puzzle *puzzle, sudoku_error *error);
/* Closes the input, too. */
void stream_close(struct stream *);

#endif
