/* SPDX-License-Identifier: MIT */
/* fault.c - see fault.h */
#include "waltz/drawing/fault.h"

#include <string.h>

#include "base/out.h"

bool fault(waltz_error *error, long line, long column, const char *format, ...)
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

static const char out_of_memory[] = "out of memory";

bool memory_fault(waltz_error *error) { return fault(error, 0, 0, "%s", out_of_memory); }
bool is_memory_fault(const waltz_error *error) { return !strcmp(error->message, out_of_memory); }
