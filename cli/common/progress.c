/* SPDX-License-Identifier: MIT */
/* progress.c - see progress.h */
#include "common/progress.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/clock.h"
#include "common/files.h"
#include "common/memory_limit.h"
#include "common/text.h"
#include "common/visible.h"

static const double interval = 0.2;

/* There is one standard error, so there is one progress line. */
static struct {
    bool allowed, shown;
    double last; /* when it was shown */
} line;

void progress_allow(void) { line.allowed = isatty(STDERR_FILENO); }

bool progress_due(void) { return line.allowed && clock_seconds() - line.last >= interval; }

/* ---- lines: written at once if they are not very long, since another program may write there, too ---- */

struct line_buffer {
    char bytes[2 * FORMATTED];
    size_t length;
};

static void write_line(struct line_buffer *b)
{
    (void)file_write(STDERR_FILENO, b->bytes, b->length); /* there is nowhere to say that it failed */
    b->length = 0;
}

static void put(void *context, const char *bytes, size_t length)
{
    struct line_buffer *b = context;
    while (length) {
        if (b->length == sizeof b->bytes) write_line(b);
        const size_t room = sizeof b->bytes - b->length, part = length < room ? length : room;
        memcpy(b->bytes + b->length, bytes, part);
        b->length += part;
        bytes += part;
        length -= part;
    }
}

static void put_text(struct line_buffer *b, const char *text) { put(b, text, strlen(text)); }

static bool ends_with(const char *text, size_t length, const char *end)
{
    const size_t wanted = strlen(end);
    return length >= wanted && memcmp(text + length - wanted, end, wanted) == 0;
}

/* What is quoted from a file must not control the terminal.  Who is told that memory ran out also learns which limit that
   was: many places notice, and none of them knows it.  */
static void put_visibly(struct line_buffer *b, const char *format, va_list arguments)
{
    char room[FORMATTED];
    size_t length;
    char *text = text_format(room, &length, format, arguments);
    if (text == room && length >= FORMATTED) length = FORMATTED - 1;
    visible_bytes(put, b, VISIBLE_LINE, text, length);
    if (memory_limit() && ends_with(text, length, "out of memory")) {
        char limit[64] = "";
        snprintf(limit, sizeof limit, " (the limit is %" PRIu64 " MB: --memory-limit)", memory_limit());
        put_text(b, limit);
    }
    if (text != room) free(text);
}

static const char to_line_start[] = "\r", erase_rest[] = "\033[K";

void progress_show(const char *format, ...)
{
    struct line_buffer b = {.length = 0};
    va_list arguments;
    va_start(arguments, format);
    put_text(&b, to_line_start);
    put_visibly(&b, format, arguments);
    put_text(&b, erase_rest);
    va_end(arguments);
    write_line(&b);
    line.shown = true;
    line.last = clock_seconds();
}

void progress_erase(void)
{
    if (!line.shown) return;
    struct line_buffer b = {.length = 0};
    put_text(&b, to_line_start);
    put_text(&b, erase_rest);
    write_line(&b);
    line.shown = false;
}

void message(const char *format, ...)
{
    struct line_buffer b = {.length = 0};
    progress_erase();
    va_list arguments;
    va_start(arguments, format);
    put_visibly(&b, format, arguments);
    va_end(arguments);
    put_text(&b, "\n");
    write_line(&b);
}
