/* SPDX-License-Identifier: MIT */
/* utf8.h - characters of UTF-8 in text from anywhere, such as names of files. */
#ifndef COMMON_UTF8_H
#define COMMON_UTF8_H

#include <stddef.h>

/* The bytes of the character that the text begins with, at least 1 where there is any text, and its code point; -1: the
   bytes are not UTF-8.  */
size_t utf8_character(const char *text, size_t length, long *code);
/* The number of characters in the text; an invalid byte counts as one. */
int utf8_length(const char *text, size_t length);

#endif
