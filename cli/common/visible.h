/* SPDX-License-Identifier: MIT */
/* visible.h - text from files, names and options, printed so that it cannot control a terminal. */
#ifndef COMMON_VISIBLE_H
#define COMMON_VISIBLE_H

#include <stddef.h>

enum visible_kind {
    VISIBLE_LINE, /* every control character becomes visible, such as \x1b */
    VISIBLE_PAGE /* newlines and tabs remain, and so do colours: printers put them there, and no others into what they quote */
};

/* Control characters are those below 0x20, 0x7f, and U+0080 to U+009F, as UTF-8 or as single bytes.  */
typedef void visible_sink(void *context, const char *bytes, size_t length);
void visible_bytes(visible_sink *sink, void *context, enum visible_kind kind, const char *text,
                   size_t length);

#endif
