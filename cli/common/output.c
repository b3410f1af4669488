/* SPDX-License-Identifier: MIT */
/* output.c - see output.h

   There is a buffer of our own in place of stdio's, which drops what it holds when a signal interrupts a write.  */
#include "common/output.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/files.h"
#include "common/progress.h"
#include "common/text.h"
#include "common/visible.h"

enum { BUFFER = 1 << 17 };

static char buffer[BUFFER];
static size_t buffered;
static bool to_terminal;
static char held[4096]; /* of a line that is not complete, for a terminal */
static size_t held_length;
static atomic_int
    first_error; /* errno of the first write that failed, or 0; other threads read it, too */

void output_start(void) { to_terminal = isatty(STDOUT_FILENO); }

/* ---- the buffer ---- */

static void write_out(const char *bytes, size_t length)
{
    if (!first_error) first_error = file_write(STDOUT_FILENO, bytes, length);
}

static void empty_buffer(void)
{
    write_out(buffer, buffered);
    buffered = 0;
}

static void put(void *context, const char *bytes, size_t length)
{
    (void)context;
    if (length > BUFFER - buffered) empty_buffer();
    if (length > BUFFER) {
        write_out(bytes, length);
        return;
    }
    memcpy(buffer + buffered, bytes, length);
    buffered += length;
}

/* ---- a terminal: line by line, since a colour or a character may come in two pieces ---- */

static void print_held(void)
{
    visible_bytes(put, NULL, VISIBLE_PAGE, held, held_length);
    held_length = 0;
    empty_buffer();
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
    if (first_error || !length) return;
    progress_erase();
    if (to_terminal) hold(text, length);
    else put(context, text, length);
}

void output(const char *format, ...)
{
    char room[FORMATTED];
    size_t length;
    va_list arguments;
    va_start(arguments, format);
    char *text = text_format(room, &length, format, arguments);
    va_end(arguments);
    if (text == room && length >= FORMATTED) output_short_of_memory();
    else output_bytes(NULL, text, length);
    if (text != room) free(text);
}

void output_flush(void)
{
    if (!first_error && held_length) print_held();
    if (!first_error) empty_buffer();
}

void output_short_of_memory(void)
{
    if (!first_error) first_error = ENOMEM;
}

const char *output_error(void) { return first_error ? strerror(first_error) : NULL; }
