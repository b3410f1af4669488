/* SPDX-License-Identifier: MIT */
/* fail.c - see fail.h */
#include "words/fail.h"

#include <string.h>

bool fail(sudoku_error *error, long line, long column, struct message m)
{
    if (!error) return false;
    /* Stored aside first: the arguments may contain the message of this very error. */
    char stored[sizeof error->arguments];
    struct out o = out_to_buffer(stored, sizeof stored);
    store_message(&o, m);
    memcpy(error->arguments, stored, sizeof stored);
    error->line = line;
    error->column = column;
    error->code = message_name(m.code);
    o = out_to_buffer(error->message, sizeof error->message);
    out_stored_message(&o, SUDOKU_ENGLISH, error->arguments);
    return false;
}

bool fail_by_memory(sudoku_error *error) { return fail(error, 0, 0, say(out_of_memory)); }

bool fail_as_stopped(sudoku_error *error)
{
    if (error) *error = (sudoku_error){.message = ""};
    return false;
}

bool fail_for(sudoku_error *error, long line, long column, const sudoku_error *reason)
{
    if (!reason) return fail_by_memory(error);
    if (!error) return false;
    *error = *reason;
    error->line = line;
    error->column = column;
    return false;
}

bool has_failed_by(const sudoku_error *error, enum message_code code)
{
    return error->code == message_name(code);
}
