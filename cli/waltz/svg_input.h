/* SPDX-License-Identifier: MIT */
/* svg_input.h - the straight lines of an SVG picture. */
#ifndef WALTZ_CLI_SVG_INPUT_H
#define WALTZ_CLI_SVG_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz.h"

/* Does the text look like XML? */
bool is_svg(const char *text);

enum { SVG_NOTES = 6 };

struct svg_picture {
    waltz_segment *segment; /* with the places of elements; y goes downwards */
    size_t count;
    double rounding;                  /* of coordinates, as they are written; 0: not known */
    char note[SVG_NOTES][WALTZ_TEXT]; /* sentences on what is in the picture, and is no line */
    int notes;
};

/* The segments that <line>, <polyline>, <polygon>, <rect> and <path> draw, where <use> puts them, too.  What is not seen
   is left out: definitions, hidden things, shapes without a stroke, or with a white one, text.  What is seen, but is no
   straight line, is passed over, and so are dashed lines, which stand for hidden edges: the notes tell.  A curve is a chain of short
   segments, as a pen leaves them.  False, with a sentence and its place, if the text is no SVG, or does not make sense.
   To be freed in any case.  */
bool svg_read(struct svg_picture *, const char *text, size_t length, waltz_error *error);
void svg_picture_free(struct svg_picture *);

#endif
