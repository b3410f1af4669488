/* SPDX-License-Identifier: MIT */
/* output.c - see output.h */
#include "common/output.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "common/progress.h"

enum { BUFFER = 1 << 17 };

static char buffer[BUFFER];
static atomic_int first_error; /* errno of the first write that failed, or 0 */

/* stdio does not keep the reason for a failure, so errno is saved at once. */
static void remember_error(void)
{
    if (!first_error) first_error = errno ? errno : EIO;
}

void output_start(void)
{
    setvbuf(stdout, buffer, isatty(STDOUT_FILENO) ? _IOLBF : _IOFBF, sizeof buffer);
}

void output_bytes(void *context, const char *text, size_t length)
{
    (void)context;
    if (first_error) return;
    progress_erase();
    if (fwrite(text, 1, length, stdout) < length) remember_error();
}

void output(const char *format, ...)
{
    if (first_error) return;
    progress_erase();
    va_list arguments;
    va_start(arguments, format);
    if (vfprintf(stdout, format, arguments) < 0) remember_error();
    va_end(arguments);
}

void output_flush(void)
{
    if (!first_error && fflush(stdout) != 0) remember_error();
}

void output_short_of_memory(void)
{
    errno = ENOMEM;
    remember_error();
}

const char *output_error(void) { return first_error ? strerror(first_error) : NULL; }
