/* SPDX-License-Identifier: MIT */
/* visible.h - text from files, names and options, printed so that it cannot control a terminal. */
#ifndef COMMON_VISIBLE_H
#define COMMON_VISIBLE_H

#include <stdbool.h>
#include <stdio.h>

enum visible_kind {
    VISIBLE_LINE, /* every control character becomes visible, such as \x1b */
    VISIBLE_PAGE /* newlines and tabs remain, and so do colours: printers put them there, and no others into what they quote */
};

/* Control characters are those below 0x20, 0x7f, and U+0080 to U+009F, as UTF-8 or as single bytes.  False: the file could not be
   written.  */
bool visible_bytes(FILE *, enum visible_kind, const char *text, size_t length);

#endif
