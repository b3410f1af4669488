/* SPDX-License-Identifier: MIT */
/* text.c - see text.h */
#include "common/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_keep(void *context, const char *piece, size_t length)
{
    struct text *t = context;
    if (t->failed || !length) return;
    if (length > t->room - t->length) {
        const size_t room = 2 * (t->length + length);
        char *grown = realloc(t->bytes, room);
        if (!grown) {
            t->failed = true;
            return;
        }
        t->bytes = grown;
        t->room = room;
    }
    memcpy(t->bytes + t->length, piece, length);
    t->length += length;
}

char *text_format(char line[FORMATTED], size_t *length, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    const int wanted = vsnprintf(line, FORMATTED, format, arguments);
    *length = wanted < 0 ? 0 : (size_t)wanted;
    char *text = *length < FORMATTED ? NULL : malloc(*length + 1);
    if (text) vsnprintf(text, *length + 1, format, again);
    va_end(again);
    return text ? text : line;
}
