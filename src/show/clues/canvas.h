/* SPDX-License-Identifier: MIT */
/* canvas.h - shapes, written as SVG or as JSON for whoever draws them.

   All lengths are in hundredths of a cell, from the upper left corner of the grid, so that neither the drawers nor a page need to know how
   large a cell is.  A shape belongs to a layer; digits and marks of cells lie above all of them.  */
#ifndef SHOW_CLUES_CANVAS_H
#define SHOW_CLUES_CANVAS_H

#include "base/json_writer.h"
#include "clue/clue.h"

enum { CELL = 100 };

enum canvas_layer {
    LAYER_SHADES, /* below the lines of the grid */
    LAYER_LINES,
    LAYER_MARKS, /* above lines of clues: marks and texts */
    CANVAS_LAYERS
};

struct spot {
    int x, y;
};

struct pen {
    const char *fill, *stroke; /* NULL: none */
    int width;                 /* of the stroke */
    const char *dashes;        /* NULL: none */
    bool round;                /* ends and corners of lines */
};

/* Exactly one of `svg` and `json` is there. */
struct canvas {
    struct out *svg;
    struct json *json;
    bool ascii;
    enum canvas_layer layer; /* the one that is drawn now */
    const char *title;       /* SVG: of the group that begins with the next shape; NULL: it has begun */
};

/* A path is written between the two, with the commands of SVG; no path may be empty. */
struct out *canvas_begin_path(struct canvas *, struct pen);
void canvas_end_path(struct canvas *);
void canvas_circle(struct canvas *, struct spot middle, int radius, struct pen);
void canvas_rectangle(struct canvas *, struct spot corner, int width, int height, struct pen);
/* `middle`: the point is the middle of the text, else the middle of its left side. */
void canvas_text(struct canvas *, struct spot, int size, bool middle, const char *colour,
                 const char *text);

/* About how wide a text is: sans-serif letters differ. */
int text_width(const char *text, int size);

#endif
