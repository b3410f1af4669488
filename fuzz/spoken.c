/* SPDX-License-Identifier: MIT */
/* spoken.c - see spoken.h */
#include "spoken.h"

#include <stdlib.h>
#include <string.h>

#include "common/input.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/text.h"
#include "common/visible.h"

static bool spoken;

static void check_visible(void *context, const char *bytes, size_t length)
{
    bool *any = context;
    if (length) *any = true;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)bytes[i] < ' ' || bytes[i] == 0x7f) abort();
}

/* As it would be printed: visibly, and never empty. */
void message(const char *format, ...)
{
    char room[FORMATTED];
    size_t length;
    bool any = false;
    va_list arguments;
    va_start(arguments, format);
    char *text = text_format(room, &length, format, arguments);
    va_end(arguments);
    if (text == room && length >= FORMATTED) length = FORMATTED - 1;
    visible_bytes(check_visible, &any, VISIBLE_LINE, text, length);
    if (!any) abort();
    if (text != room) free(text);
    spoken = true;
}

/* Help is made, and not printed. */
void output(const char *format, ...)
{
    char room[FORMATTED];
    size_t length;
    va_list arguments;
    va_start(arguments, format);
    char *text = text_format(room, &length, format, arguments);
    va_end(arguments);
    if (text != room) free(text);
}

bool has_spoken(void)
{
    const bool answer = spoken;
    spoken = false;
    return answer;
}

/* ---- files ---- */

enum { SEPARATOR = 0x1e };

static const char *files;
static size_t files_length;

void set_files(const char *text, size_t length)
{
    files = text;
    files_length = length;
}

struct input *__wrap_input_open(const char *name);

struct input *__wrap_input_open(const char *name)
{
    const char *at = files, *end = files + files_length, *stop;
    for (char letter = 'a'; letter < *name && (stop = memchr(at, SEPARATOR, (size_t)(end - at)));
         letter++)
        at = stop + 1;
    stop = memchr(at, SEPARATOR, (size_t)(end - at));
    return input_of_text(at, (size_t)((stop ? stop : end) - at));
}
