/* SPDX-License-Identifier: MIT */
/* open.h - the reader's interface for the layers above; as in sudoku.h. */
#ifndef READ_OPEN_H
#define READ_OPEN_H

#include "sudoku.h"

sudoku_reader *reader_new(sudoku_pull *, void *context, const sudoku_read_options *, sudoku_error *);
sudoku_reader *reader_new_text(const char *text, size_t length, const sudoku_read_options *,
                               sudoku_error *);
void reader_free(sudoku_reader *);
size_t reader_run(sudoku_reader *, sudoku_run *);
void reader_columns(const sudoku_reader *, sudoku_columns *);
void reader_recognition(const sudoku_reader *, sudoku_recognition *);
sudoku_read_result reader_next(sudoku_reader *, sudoku_puzzle *, sudoku_error *);

#endif
