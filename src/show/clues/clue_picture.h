/* SPDX-License-Identifier: MIT */
/* clue_picture.h - all clues of a puzzle as a picture: SVG, or shapes in JSON, which whoever draws boards can lay over one. */
#ifndef SHOW_CLUES_CLUE_PICTURE_H
#define SHOW_CLUES_CLUE_PICTURE_H

#include "show/clues/canvas.h"
#include "show/clues/clue_layout.h"

/* Where the grid lies in a picture, in its own units. */
struct grid_place {
    int left, top, side; /* of a cell */
};

/* The clues' shapes in one layer. */
void svg_clues(struct out *, struct clue_layout *, enum canvas_layer, struct grid_place, bool ascii);
/* The words below the grid. */
void svg_clue_words(struct out *, const struct clue_layout *, struct grid_place, bool ascii);
/* The keys "cell", "room", "corners" and "clues" of the call `clues` in src/service/README.md. */
void json_clue_shapes(struct json *, struct clue_layout *);

#endif
