/* SPDX-License-Identifier: MIT */
/* utf8.c - see utf8.h */
#include "base/utf8.h"

int utf8_decode(const char *text, size_t length, int32_t *code)
{
    const unsigned char first = (unsigned char)text[0];
    *code = first;
    if (first < 0x80) return 1;
    *code = -1;
    const int bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || (size_t)bytes > length) return 1;
    int32_t value = first & (0x7F >> bytes);
    for (int i = 1; i < bytes; i++) {
        const unsigned char next = (unsigned char)text[i];
        if ((next & 0xC0) != 0x80) return 1;
        value = value << 6 | (next & 0x3F);
    }
    const int32_t smallest = bytes == 4 ? 0x10000 : bytes == 3 ? 0x800 : 0x80;
    if (value < smallest || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return 1;
    *code = value;
    return bytes;
}

int utf8_encode(int32_t code, char *bytes)
{
    const int count = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    static const unsigned char first[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (int i = count - 1; i > 0; i--, code >>= 6) bytes[i] = (char)(0x80 | (code & 0x3F));
    bytes[0] = (char)(first[count] | code);
    return count;
}

long utf8_characters(const char *text, size_t length)
{
    long count = 0;
    for (size_t at = 0; at < length; at++) count += ((unsigned char)text[at] & 0xC0) != 0x80;
    return count;
}
