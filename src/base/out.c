/* SPDX-License-Identifier: MIT */
/* out.c - see out.h */
#include "base/out.h"

#include <string.h>

#include "base/contract.h"

struct out out_to_buffer(char *buffer, size_t room)
{
    REQUIRE(room > 0, "a text buffer needs room for its end");
    buffer[0] = '\0';
    return (struct out){.buffer = buffer, .room = room};
}

struct out out_to_sink(void (*write)(void *context, const char *text, size_t length), void *context,
                       char *buffer, size_t room)
{
    return (struct out){.buffer = buffer, .room = room, .write = write, .context = context};
}

void out_flush(struct out *o)
{
    if (o->write && o->used) {
        o->write(o->context, o->buffer, o->used);
        o->used = 0;
    }
}

/* A character of UTF-8 may have several bytes: the last one is dropped unless it is complete. */
static size_t whole_characters(const char *text, size_t length)
{
    size_t start = length, bytes = 1;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80) start--;
    if (start == 0) return length;
    const unsigned char first = (unsigned char)text[--start];
    if (first >= 0xC0) bytes = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    return length - start < bytes ? start : length;
}

/* Whatever does not fit is dropped, with everything after it. */
static void fill(struct out *o, const char *bytes, size_t count)
{
    const size_t fits = o->room - 1 - o->used;
    const bool cut = count > fits;
    if (cut) count = fits;
    memcpy(o->buffer + o->used, bytes, count);
    o->used += count;
    if (cut) {
        o->used = whole_characters(o->buffer, o->used);
        o->room = o->used + 1;
    }
    o->buffer[o->used] = '\0';
}

void out_bytes(struct out *o, const char *bytes, size_t count)
{
    if (!o->write) {
        fill(o, bytes, count);
        return;
    }
    while (count) {
        size_t part = o->room - o->used;
        if (part > count) part = count;
        memcpy(o->buffer + o->used, bytes, part);
        o->used += part;
        bytes += part;
        count -= part;
        if (o->used == o->room) out_flush(o);
    }
}

void out_char(struct out *o, char c) { out_bytes(o, &c, 1); }

void out_repeat(struct out *o, char c, int count)
{
    while (count-- > 0) out_char(o, c);
}

void out_text(struct out *o, const char *text) { out_bytes(o, text, strlen(text)); }

void out_number(struct out *o, uint64_t number)
{
    char digits[20];
    int at = 20;
    do digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    out_bytes(o, digits + at, (size_t)(20 - at));
}

void out_signed(struct out *o, int64_t number)
{
    if (number < 0) out_char(o, '-');
    out_number(o, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void out_vformat(struct out *o, const char *format, va_list arguments)
{
    for (const char *f = format; *f; f++) {
        if (*f != '%') {
            out_char(o, *f);
            continue;
        }
        switch (*++f) {
        case 's': out_text(o, va_arg(arguments, const char *)); break;
        case 'd': out_signed(o, va_arg(arguments, int)); break;
        case 'c': out_char(o, (char)va_arg(arguments, int)); break;
        case 'l':
            f++; /* the only long form is %ld */
            out_signed(o, va_arg(arguments, long));
            break;
        default: out_char(o, *f);
        }
    }
}

void out_format(struct out *o, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    out_vformat(o, format, arguments);
    va_end(arguments);
}

void out_seconds(struct out *o, double seconds)
{
    const double longest = 1e12;     /* still exact in microseconds, and no clock runs that long */
    if (!(seconds > 0)) seconds = 0; /* a value that is not a number ends here, too */
    if (seconds > longest) seconds = longest;
    const uint64_t microseconds = (uint64_t)(seconds * 1e6 + 0.5);
    out_number(o, microseconds / 1000000);
    out_char(o, '.');
    for (uint64_t unit = 100000; unit; unit /= 10) out_char(o, (char)('0' + microseconds / unit % 10));
}
