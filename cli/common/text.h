/* SPDX-License-Identifier: MIT */
/* text.h - a text that grows. */
#ifndef COMMON_TEXT_H
#define COMMON_TEXT_H

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

#endif
