/* SPDX-License-Identifier: MIT */
/* out.h - writes text into a caller's sink or into a fixed buffer.

   Kept free of stdio, which would pull files and locales into a WebAssembly build.  */
#ifndef BASE_OUT_H
#define BASE_OUT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct out {
    char *buffer;
    size_t room, used;
    /* NULL: text stays in the buffer, and what does not fit is cut off */
    void (*write)(void *context, const char *text, size_t length);
    void *context;
    bool no_memory; /* set by whoever had something to write, and no memory to make it */
};

/* A buffer of `room` bytes, at least 1; the text in it is always terminated. */
struct out out_to_buffer(char *buffer, size_t room);
/* Collects text in `buffer` and passes it on; end with out_flush(). */
struct out out_to_sink(void (*write)(void *context, const char *text, size_t length), void *context,
                       char *buffer, size_t room);
void out_flush(struct out *);

void out_bytes(struct out *, const char *bytes, size_t count);
void out_char(struct out *, char);
void out_repeat(struct out *, char, int count);
void out_text(struct out *, const char *text);
void out_number(struct out *, uint64_t);
void out_signed(struct out *, int64_t);
/* Seconds as a decimal number with microseconds. */
void out_seconds(struct out *, double seconds);
/* Knows %s, %d, %c, %ld and %%, and no widths. */
__attribute__((format(printf, 2, 3))) void out_format(struct out *, const char *format, ...);
void out_vformat(struct out *, const char *format, va_list arguments);

#endif
