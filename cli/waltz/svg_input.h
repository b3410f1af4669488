/* SPDX-License-Identifier: MIT */
/* svg_input.h - the straight lines of an SVG picture. */
#ifndef WALTZ_CLI_SVG_INPUT_H
#define WALTZ_CLI_SVG_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz.h"

/* Does the text look like XML? */
bool is_svg(const char *text);

/* The segments that <line>, <polyline>, <polygon>, <rect> and <path> draw, with the places of these elements, for the
   caller to free; y goes downwards.  What is not drawn is left out: definitions, hidden things, shapes without a
   stroke, text.  NULL, with a sentence and its place, if the text is no SVG, or has something that would be lost:
   a curve, a circle, a picture in the picture.  */
waltz_segment *svg_segments(const char *text, size_t length, size_t *count, waltz_error *error);

#endif
