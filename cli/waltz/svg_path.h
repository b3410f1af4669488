/* SPDX-License-Identifier: MIT */
/* svg_path.h - the straight segments of SVG's path data. */
#ifndef WALTZ_CLI_SVG_PATH_H
#define WALTZ_CLI_SVG_PATH_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz/svg_data.h"

enum { SVG_WRONG = 160 }; /* room for what is wrong */

/* `exact`: the ends are written in the data; else they are points of a curve. */
typedef void svg_stroke(void *context, struct svg_point from, struct svg_point to, bool exact);

/* Hands out the segments of a path; a curve becomes a few, unless it is straight.  False, with the rest of a sentence in `wrong`,
   if it is no path, or one with arcs.  */
bool svg_path(const char *data, svg_stroke *stroke, void *context, char wrong[SVG_WRONG]);

#endif
