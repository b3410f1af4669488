/* SPDX-License-Identifier: MIT */
/* lzstring.h - LZString, the compression in which puzzles travel in links.

   A text is a sequence of UTF-16 units, written as codes into 6-bit figures; here it comes and goes as UTF-8.  Nothing is trusted:
   a few characters can stand for gigabytes, so the caller says how much it wants at most.  */
#ifndef BASE_LZSTRING_H
#define BASE_LZSTRING_H

#include <stdbool.h>

#include "base/out.h"

/* Which characters the last two of the 64 figures are. */
enum lz_alphabet {
    LZ_BASE64, /* + and /; a blank also stands for +, as links lose it */
    LZ_URI,    /* + and -, as LZString has it for addresses */
    LZ_URL     /* - and _, as Base64 has it for addresses */
};

enum lz_result {
    LZ_GOOD,
    LZ_CUT_OFF, /* the figures end before the text does */
    LZ_DAMAGED, /* a code that stands for nothing */
    LZ_TOO_LONG,
    LZ_NO_MEMORY
};

struct lz_text {
    char *bytes; /* UTF-8 and a final zero; the caller frees it.  NULL unless all was good */
    size_t length;
    size_t used; /* characters that were read: nothing behind the last figure is looked at */
};

/* Reads figures up to the end of the text that they stand for, or to the first other character.  At most `limit` units, which
   are at most three times as many bytes.  */
enum lz_result lz_unpack(enum lz_alphabet, const char *figures, size_t length, size_t limit,
                         struct lz_text *);

/* Writes the text as figures; in LZ_BASE64 with = behind them up to a multiple of four.  What is not UTF-8 becomes U+FFFD.
   False: out of memory, and nothing was written.  */
bool lz_pack(enum lz_alphabet, const char *text, size_t length, struct out *);

#endif
