/* SPDX-License-Identifier: MIT */
/* svg_path.h - the straight segments of SVG's path data. */
#ifndef WALTZ_CLI_SVG_PATH_H
#define WALTZ_CLI_SVG_PATH_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz/svg_data.h"

enum { SVG_WRONG = 160 }; /* room for a message */

/* `exact`: the ends are written in the data; else they are points of a curve. */
typedef void svg_stroke(void *context, struct svg_point from, struct svg_point to, bool exact);

/* Passes on the segments of a path; a curve becomes several, unless it is straight.  False, with the rest of a message in
   `wrong`, if it is not a valid path or has arcs.  */
bool svg_path(const char *data, svg_stroke *stroke, void *context, char wrong[SVG_WRONG]);

#endif
