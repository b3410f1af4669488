/* SPDX-License-Identifier: MIT */
/* progress.c - see progress.h */
#include "common/progress.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/clock.h"
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

/* What is quoted from a file must not control the terminal. */
static void print_visibly(const char *format, va_list arguments)
{
    char room[FORMATTED];
    char *text = text_format(room, format, arguments);
    visible_bytes(stderr, VISIBLE_LINE, text, strlen(text));
    if (text != room) free(text);
}

void progress_show(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputc('\r', stderr);
    print_visibly(format, arguments);
    fputs("\033[K", stderr);
    fflush(stderr);
    va_end(arguments);
    line.shown = true;
    line.last = clock_seconds();
}

void progress_erase(void)
{
    if (!line.shown) return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    line.shown = false;
}

void message(const char *format, ...)
{
    progress_erase();
    va_list arguments;
    va_start(arguments, format);
    print_visibly(format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}
