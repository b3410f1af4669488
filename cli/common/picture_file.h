/* SPDX-License-Identifier: MIT */
/* picture_file.h - writes pictures as SVG, or as PNG and PDF with rsvg-convert. */
#ifndef COMMON_PICTURE_FILE_H
#define COMMON_PICTURE_FILE_H

#include "common/text.h"

enum picture_format { PICTURE_SVG, PICTURE_PNG, PICTURE_PDF };

/* Writes a picture to a file, or to standard output if `name` is NULL.  False, after a message that begins with
   `program`, if that fails.  */
bool picture_write(const char *program, const struct text *svg, enum picture_format format,
                   const char *name);

#endif
