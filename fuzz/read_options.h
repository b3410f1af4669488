/* SPDX-License-Identifier: MIT */
/* read_options.h - an input of fuzz_read and fuzz_read_use: two bytes for the options and for how the text arrives, then the text. */
#ifndef FUZZ_READ_OPTIONS_H
#define FUZZ_READ_OPTIONS_H

#include <stdint.h>

#include "sudoku.h"
#include "support/text.h"

enum { OPTION_BYTES = 2 };

/* The input has both bytes. */
static inline struct pieces take_options(const uint8_t *data, size_t size, sudoku_read_options *options)
{
    static const char *const formats[] = {"line",   "grid", "jigsaw",   "marks", "tokens",
                                          "pretty", "list", "nonomino", "file"};
    static const char *const boxes[] = {"none", "2x2", "2x3", "3x3"};
    static const char *const houses[] = {"r1c1 r2c2"};
    *options = (sudoku_read_options){0};
    if (data[0] >= 128 && data[0] % 16 < 9) options->format = formats[data[0] % 16];
    if (data[0] & 16) options->rules = data[0] & 32 ? "x nrc" : "classic";
    if (data[1] & 1) options->box = boxes[data[1] >> 1 & 3];
    if (data[1] & 8) options->houses = houses, options->house_count = 1;
    return (struct pieces){.text = (const char *)data + OPTION_BYTES,
                           .left = size - OPTION_BYTES,
                           .most = data[1] & 16 ? 7 : 0,
                           .fails_at_end = data[1] >= 224};
}

#endif
