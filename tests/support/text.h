/* SPDX-License-Identifier: MIT */
/* text.h - text that grows, a sink for it, and text that arrives in pieces. */
#ifndef SUPPORT_TEXT_H
#define SUPPORT_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct text {
    char *bytes; /* terminated; NULL before anything was added or cleared */
    size_t length, room;
};

void text_clear(struct text *);
void text_add_bytes(struct text *, const char *bytes, size_t count);
void text_add(struct text *, const char *text);
void text_repeat(struct text *, char, size_t count);
void text_free(struct text *);
/* For sudoku_sink: the context is a struct text. */
void text_sink(void *context, const char *bytes, size_t count);

/* A source for sudoku_reader_new(), with pull_pieces() and this as its context. */
struct pieces {
    const char *text;
    size_t left;
    size_t most; /* bytes in a piece; 0: all there is */
    bool fails_at_end;
};
size_t pull_pieces(void *context, char *buffer, size_t room);

#endif
