/* SPDX-License-Identifier: MIT */
/* utf8.h - just enough UTF-8 to count characters, to recognise a bad one and to write one. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* Decodes the character at text[0..length-1], length > 0.  Returns its bytes and sets *code; a byte
   that does not start a valid character is returned as itself, one byte long, with *code = -1.  */
int utf8_decode(const char *text, size_t length, int32_t *code);

/* Writes a character of up to 0x10FFFF; the number of its bytes, at most 4. */
int utf8_encode(int32_t code, char *bytes);

/* The number of characters in text[0..length-1]: bytes that do not continue one. */
long utf8_characters(const char *text, size_t length);

#endif
