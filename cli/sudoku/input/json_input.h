/* SPDX-License-Identifier: MIT */
/* json_input.h - puzzles in JSON, such as

       {"size":9, "rules":["x"], "box":"3x3", "givens":"53..7...."}

   An object is turned into a line of our own line format, which the library reads: so the library does every
   check, and both formats mean the same.  Digits may be a string, a list of row strings, or numbers
   in a list or in a list per row.  */
#ifndef SUDOKU_JSON_INPUT_H
#define SUDOKU_JSON_INPUT_H

#include "common/input.h"
#include "sudoku.h"

struct json_input;

/* `options` must outlive the reader; its format is ignored.  Returns NULL if memory runs out. */
struct json_input *json_input_new(struct input *input, const sudoku_read_options *options);
/* Accepts NULL. */
void json_input_free(struct json_input *json);
/* As sudoku_reader_next(). */
sudoku_read_result json_input_next(struct json_input *json, sudoku_puzzle *puzzle, sudoku_error *error);

#endif
