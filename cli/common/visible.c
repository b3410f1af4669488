/* SPDX-License-Identifier: MIT */
/* visible.c - see visible.h */
#include "common/visible.h"

#include <stdbool.h>
#include <stdio.h>

#include "common/utf8.h"

/* The bytes of a sequence that sets colours, such as ESC [ 1 ; 3 4 m; 0: there is none. */
static size_t color_sequence(const char *text, size_t length)
{
    size_t at = 2;
    if (length < 3 || text[0] != '\033' || text[1] != '[') return 0;
    while (at < length && ((text[at] >= '0' && text[at] <= '9') || text[at] == ';')) at++;
    return at < length && text[at] == 'm' ? at + 1 : 0;
}

static bool is_control(long code, unsigned char byte)
{
    if (code < 0) code = byte; /* not UTF-8 */
    return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

/* The bytes at the beginning that can be printed as they are: at least one character, or 0. */
static size_t plain_bytes(enum visible_kind kind, const char *text, size_t length)
{
    const bool page = kind == VISIBLE_PAGE;
    long code;
    const size_t bytes = utf8_character(text, length, &code);
    if (!is_control(code, (unsigned char)*text)) return bytes;
    if (page && (*text == '\n' || *text == '\t')) return 1;
    return page ? color_sequence(text, length) : 0;
}

void visible_bytes(visible_sink *sink, void *context, enum visible_kind kind, const char *text,
                   size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t end = at, more;
        long code;
        while (end < length && (more = plain_bytes(kind, text + end, length - end))) end += more;
        sink(context, text + at, end - at);
        at = end;
        if (at == length) break;
        for (end += utf8_character(text + at, length - at, &code); at < end; at++) {
            char shown[8];
            sink(context, shown,
                 (size_t)snprintf(shown, sizeof shown, "\\x%02x", (unsigned char)text[at]));
        }
    }
}
