/* SPDX-License-Identifier: MIT */
/* characters.h - text as people copy it, in the characters that the readers know.

   Pages, phones and other scripts write the same signs in many ways: no-break spaces, full-width or Arabic digits, middle dots and
   empty boxes, long dashes, curly quotation marks.  Each becomes the ASCII character that it stands for; what only joins or
   hides (zero-width characters, keycaps) goes.  All other characters stay as they are, so that drawings and titles keep theirs.  */
#ifndef READ_CHARACTERS_H
#define READ_CHARACTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the character stands for: an ASCII character, itself, or -1 for nothing. */
int32_t simple_character(int32_t code);

/* The encoding that the first bytes show. */
enum encoding { ENCODING_UTF_8, ENCODING_UTF_16_LE, ENCODING_UTF_16_BE };
enum encoding encoding_of(const char *text, size_t length);

/* Simplifies text in place.  Bytes at its end that may be part of a character stay apart unless the text ends there (`last`):
   their number is in *waiting.  `before` is the simplified character before the text, '\n' at its begin.  Returns the length of the simplified text, which the waiting bytes follow.  Not UTF-8: taken for
   Windows-1252.  */
size_t simplify_characters(char *text, size_t length, char before, bool last, size_t *waiting);

/* UTF-16 to UTF-8; a lone surrogate becomes '?'.  `utf8` has room for 3 bytes for each 2.  Bytes of an unfinished character wait,
   as above.  Returns the length.  */
size_t utf_16_to_utf_8(const char *text, size_t length, bool big_endian, bool last, char *utf8,
                       size_t *waiting);

#endif
