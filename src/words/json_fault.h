/* SPDX-License-Identifier: MIT */
/* json_fault.h - what is wrong with a JSON text, as an error. */
#ifndef WORDS_JSON_FAULT_H
#define WORDS_JSON_FAULT_H

#include "base/json_reader.h"
#include "words/fail.h"

/* The text begins at this place; the error is at the fault in it.  Always returns false. */
bool fail_by_json(sudoku_error *error, const struct json_tree *, long line, long column);
/* The error of that message, at a byte of the text. */
bool fail_in_json(sudoku_error *error, const struct json_tree *, size_t at, long line, long column,
                  struct message);

#endif
