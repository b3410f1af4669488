/* SPDX-License-Identifier: MIT */
/* picture_file.h - pictures in the formats that people ask for: SVG as it is, PNG and PDF by rsvg-convert. */
#ifndef COMMON_PICTURE_FILE_H
#define COMMON_PICTURE_FILE_H

#include <stdbool.h>
#include <stddef.h>

enum picture_format { PICTURE_SVG, PICTURE_PNG, PICTURE_PDF };

/* A text that grows; starts as zeros. */
struct picture_text {
    char *text;
    size_t length, room;
    bool failed; /* memory was short */
};
/* For a sink with a picture_text as its context. */
void picture_keep(void *text, const char *piece, size_t length);

/* Writes a picture to a file, or to standard output if `name` is NULL.  False, after a message that begins with
   `program`, if that cannot be done.  */
bool picture_write(const char *program, const struct picture_text *svg, enum picture_format format,
                   const char *name);

#endif
