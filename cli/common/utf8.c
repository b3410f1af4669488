/* SPDX-License-Identifier: MIT */
/* utf8.c - see utf8.h */
#include "common/utf8.h"

#include <stdbool.h>

/* Bytes of a character, by its first byte; 0: not the first byte of a character. */
static size_t bytes_of(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first < 0xc2) return 0;
    if (first < 0xe0) return 2;
    if (first < 0xf0) return 3;
    return first < 0xf5 ? 4 : 0;
}

/* Is it overlong, a surrogate, or beyond the last code point? */
static bool is_forbidden(long code, size_t bytes)
{
    static const long least[] = {0, 0, 0x80, 0x800, 0x10000};
    return code < least[bytes] || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff;
}

size_t utf8_character(const char *text, size_t length, long *code)
{
    const unsigned char *byte = (const unsigned char *)text;
    const size_t bytes = bytes_of(byte[0]);
    *code = -1;
    if (!bytes || bytes > length) return 1;
    long value = bytes == 1 ? byte[0] : byte[0] & (0x7f >> bytes);
    for (size_t i = 1; i < bytes; i++) {
        if ((byte[i] & 0xc0) != 0x80) return 1;
        value = value << 6 | (byte[i] & 0x3f);
    }
    if (is_forbidden(value, bytes)) return 1;
    *code = value;
    return bytes;
}

int utf8_length(const char *text, size_t length)
{
    int characters = 0;
    long code;
    for (size_t at = 0; at < length; characters++) at += utf8_character(text + at, length - at, &code);
    return characters;
}
