/* SPDX-License-Identifier: MIT */
/* output.c - see output.h */
#include "common/output.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/progress.h"
#include "common/text.h"
#include "common/visible.h"

enum { BUFFER = 1 << 17 };

static char buffer[BUFFER];
static bool to_terminal;
static char held[4096]; /* of a line that is not complete, for a terminal */
static size_t held_length;
static atomic_int first_error; /* errno of the first write that failed, or 0 */

/* stdio does not keep the reason for a failure, so errno is saved at once. */
static void remember_error(void)
{
    if (!first_error) first_error = errno ? errno : EIO;
}

void output_start(void)
{
    to_terminal = isatty(STDOUT_FILENO);
    setvbuf(stdout, buffer, to_terminal ? _IOLBF : _IOFBF, sizeof buffer);
}

/* ---- a terminal: line by line, since a colour or a character may come in two pieces ---- */

static void print_held(void)
{
    if (!visible_bytes(stdout, VISIBLE_PAGE, held, held_length)) remember_error();
    held_length = 0;
}

static void hold(const char *text, size_t length)
{
    for (size_t i = 0; i < length && !first_error; i++) {
        held[held_length++] = text[i];
        if (text[i] == '\n' || held_length == sizeof held) print_held();
    }
}

/* ---- printing ---- */

void output_bytes(void *context, const char *text, size_t length)
{
    (void)context;
    if (first_error) return;
    progress_erase();
    if (to_terminal) hold(text, length);
    else if (fwrite(text, 1, length, stdout) < length) remember_error();
}

void output(const char *format, ...)
{
    if (first_error) return;
    progress_erase();
    va_list arguments;
    va_start(arguments, format);
    if (to_terminal) {
        char line[FORMATTED];
        char *text = text_format(line, format, arguments);
        hold(text, strlen(text));
        if (text != line) free(text);
    } else if (vfprintf(stdout, format, arguments) < 0) {
        remember_error();
    }
    va_end(arguments);
}

void output_flush(void)
{
    if (!first_error && held_length) print_held();
    if (!first_error && fflush(stdout) != 0) remember_error();
}

void output_short_of_memory(void)
{
    errno = ENOMEM;
    remember_error();
}

const char *output_error(void) { return first_error ? strerror(first_error) : NULL; }
