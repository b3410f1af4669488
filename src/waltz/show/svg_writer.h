/* SPDX-License-Identifier: MIT */
/* svg_writer.h - lines, marks of labels and names as SVG.

   Colours are attributes, so that any viewer shows them; a style sheet inverts them for dark pages.
   Its classes begin with `waltz-` and mean the same in every picture, so that many fit on one page.  Points are those of
   SVG: y goes downwards.  */
#ifndef WALTZ_SVG_WRITER_H
#define WALTZ_SVG_WRITER_H

#include "base/out.h"
#include "waltz/drawing/angles.h"

/* Ends with svg_close(). */
void svg_open(struct out *, double width, double height, const char *title);
void svg_close(struct out *);

/* Elements of the same look form a group. */
enum svg_look {
    SVG_LINES,     /* strokes of ink */
    SVG_RED_LINES, /* strokes in red */
    SVG_RINGS,     /* strokes of ink around paper: a - on a line would look like a dash without */
    SVG_SOLID,     /* filled with ink */
    SVG_RED_SOLID, /* filled with red */
    SVG_NAMES      /* text, its middle at the point */
};
/* `size` is the width of strokes or the height of letters. */
void svg_begin(struct out *, enum svg_look, double size);
void svg_end(struct out *);

void svg_line(struct out *, struct vector from, struct vector to);
void svg_disc(struct out *, struct vector middle, double radius);
void svg_name(struct out *, struct vector middle, double size, const char *text);

/* + or -, to be drawn as lines. */
void svg_sign(struct out *, struct vector middle, double radius, waltz_label);
/* The head of an arrow in this direction, to be drawn as solid. */
void svg_head(struct out *, struct vector middle, double radius, struct vector direction);

#endif
