/* SPDX-License-Identifier: MIT */
/* hidden_lines.h - the visible lines of a solid of unit cubes.

   The view is orthographic, from a direction of whole numbers, none of them zero.  Everything then lies at whole multiples of a
   small fraction of a cube's edge, a tick: what hides what is decided in whole numbers, exactly.  */
#ifndef WALTZ_HIDDEN_LINES_H
#define WALTZ_HIDDEN_LINES_H

#include "waltz/drawing/angles.h"
#include "waltz/make/polycube.h"

/* Where the viewer is, seen from the solid: x, y, z, each from 1 to MOST_VIEW or the negative of that.  z is up in the
   image.  */
enum { MOST_VIEW = 100 };
struct view {
    int toward[3];
};

/* Where a visible line ends. */
struct visible_end {
    int bar;           /* the edge behind which it disappears; negative: it ends at a corner, namely */
    int corner[3];     /* this one */
    struct vector put; /* in the image, in edges of a cube */
};

/* A part of an edge that is visible as one line. */
struct visible_line {
    int edge;
    waltz_label label; /* as seen from end[0] */
    struct visible_end end[2];
};

struct visible {
    struct visible_line *line;
    size_t lines, room;
};

/* Finds the visible lines; `seen` begins as zeros, or as it was left before, and its `line` is to be freed.  False:
   out of memory.  */
bool find_visible(const struct polycube *, struct view, struct visible *seen);

/* Is no end nearer than MARGIN edges of a cube to a line that it does not belong to, or to another end? */
#define MARGIN 0.04
bool in_general_position(const struct visible *);

/* The drawing, with its true labels and without an outline.  The lines must be in general position. */
waltz_drawing *drawing_of_visible(const struct visible *, waltz_error *);

#endif
