/* SPDX-License-Identifier: MIT */
/* svg_path.h - the straight segments of SVG's path data. */
#ifndef WALTZ_CLI_SVG_PATH_H
#define WALTZ_CLI_SVG_PATH_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz/svg_data.h"

enum { SVG_WRONG = 160 }; /* room for what is wrong */

typedef void svg_stroke(void *context, struct svg_point from, struct svg_point to);

/* Hands out the segments of a path.  False, with the rest of a sentence in `wrong`, if it is no path, or one
   that is curved.  */
bool svg_path(const char *data, svg_stroke *stroke, void *context, char wrong[SVG_WRONG]);

/* For a sentence: how the text begins. */
struct svg_excerpt {
    char text[28];
};
struct svg_excerpt svg_excerpt(const char *text);

#endif
