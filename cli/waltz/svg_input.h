/* SPDX-License-Identifier: MIT */
/* svg_input.h - the straight lines of an SVG picture. */
#ifndef WALTZ_CLI_SVG_INPUT_H
#define WALTZ_CLI_SVG_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz.h"

/* Does the text look like XML? */
bool is_svg(const char *text);

enum { SVG_NOTES = 8 };

struct svg_picture {
    waltz_segment *segment; /* with the places of elements; y points downwards */
    size_t count;
    double rounding;                  /* of coordinates, as written; 0: not known */
    char note[SVG_NOTES][WALTZ_TEXT]; /* messages about parts of the picture that are not lines */
    int notes;
};

/* The segments that <line>, <polyline>, <polygon>, <rect> and <path> draw, also where <use> repeats them.  Invisible
   elements are left out: definitions, hidden elements, shapes without a stroke or with a white one, text.  Visible elements
   that are not straight lines are ignored, and so are dashed lines, which represent hidden edges; the notes report both.  A
   curve becomes a chain of short segments, like those of a pen.  False, with an error and its place, if the text is not valid
   SVG; with an empty sentence if a signal came.  To be freed in any case.  */
bool svg_read(struct svg_picture *, const char *text, size_t length, waltz_error *error);
void svg_picture_free(struct svg_picture *);

#endif
