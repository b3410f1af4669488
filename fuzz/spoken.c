/* SPDX-License-Identifier: MIT */
/* spoken.c - see spoken.h */
#include "spoken.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/input.h"
#include "common/progress.h"
#include "common/text.h"
#include "common/visible.h"

static bool spoken;

/* As it would be printed: visibly, and never empty. */
void message(const char *format, ...)
{
    static char printed[1 << 16];
    static FILE *file;
    char room[FORMATTED];
    va_list arguments;
    if (!file) file = fmemopen(printed, sizeof printed, "w");
    if (!file) abort();
    va_start(arguments, format);
    char *text = text_format(room, format, arguments);
    va_end(arguments);
    rewind(file);
    visible_bytes(file, VISIBLE_LINE, text, strlen(text));
    fflush(file);
    if (!text[0] || !printed[0]) abort();
    for (const char *c = printed; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f) abort();
    if (text != room) free(text);
    spoken = true;
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
