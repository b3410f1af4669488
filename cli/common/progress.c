/* SPDX-License-Identifier: MIT */
/* progress.c - see progress.h */
#include "common/progress.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "common/clock.h"

static const double interval = 0.2;

/* There is one standard error, so there is one progress line. */
static struct {
    bool allowed, shown;
    double last; /* when it was shown */
} line;

void progress_allow(void) { line.allowed = isatty(STDERR_FILENO); }

bool progress_due(void) { return line.allowed && clock_seconds() - line.last >= interval; }

void progress_show(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputc('\r', stderr);
    vfprintf(stderr, format, arguments);
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
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}
