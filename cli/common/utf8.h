/* SPDX-License-Identifier: MIT */
/* utf8.h - characters of UTF-8 in text from anywhere, such as names of files. */
#ifndef COMMON_UTF8_H
#define COMMON_UTF8_H

#include <stddef.h>

/* The bytes of the character that the text begins with, at least 1 where there is any text, and its number; -1: these bytes
   are no UTF-8.  */
size_t utf8_character(const char *text, size_t length, long *code);
/* Characters of the text; a byte that is none counts as one. */
int utf8_length(const char *text, size_t length);

#endif
