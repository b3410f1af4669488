/* SPDX-License-Identifier: MIT */
/* text.h - a text that grows; texts of any length from a format. */
#ifndef COMMON_TEXT_H
#define COMMON_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* Starts as zeros; its bytes are the owner's to free. */
struct text {
    char *bytes; /* not zero-terminated */
    size_t length, room;
    bool failed; /* memory was short */
};

/* Adds a piece to the struct text that `context` is: the function fits a sudoku_sink and a waltz_sink. */
void text_keep(void *context, const char *piece, size_t length);

/* The formatted text and its length.  It is in `line` if it fits there, else to be freed.  Without memory it is in `line` and cut off. */
enum { FORMATTED = 1000 };
char *text_format(char line[FORMATTED], size_t *length, const char *format, va_list arguments);

#endif
