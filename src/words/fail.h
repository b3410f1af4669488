/* SPDX-License-Identifier: MIT */
/* fail.h - fill in an error and return false. */
#ifndef WORDS_FAIL_H
#define WORDS_FAIL_H

#include "words/message.h"

/* `error` may be NULL.  Always returns false. */
bool fail(sudoku_error *error, long line, long column, struct message);
/* The same with the message out_of_memory, and no place. */
bool fail_by_memory(sudoku_error *error);
/* The search was stopped by the caller: an error without a sentence. */
bool fail_as_stopped(sudoku_error *error);

/* The error `reason`, at another place; NULL: out of memory. */
bool fail_for(sudoku_error *error, long line, long column, const sudoku_error *reason);

/* Is it the error of this code?  As in has_failed_by(error, SAY_out_of_memory). */
bool has_failed_by(const sudoku_error *error, enum message_code);

#endif
