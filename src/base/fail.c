/* SPDX-License-Identifier: MIT */
/* fail.c - see fail.h */
#include "base/fail.h"

#include <stdarg.h>

#include "base/out.h"

bool fail(sudoku_error *error, long line, long column, const char *format, ...)
{
    if (!error) return false;
    error->line = line;
    error->column = column;
    struct out o = out_to_buffer(error->message, sizeof error->message);
    va_list arguments;
    va_start(arguments, format);
    out_vformat(&o, format, arguments);
    va_end(arguments);
    return false;
}
