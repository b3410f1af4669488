/* SPDX-License-Identifier: MIT */
/* svg_shapes.h - the elements of SVG that draw lines: one table. */
#ifndef WALTZ_CLI_SVG_SHAPES_H
#define WALTZ_CLI_SVG_SHAPES_H

#include "waltz/svg_path.h"
#include "waltz/svg_tree.h"

/* An element that is being turned into lines. */
struct svg_drawing {
    const struct svg_node *node;
    double width, height; /* of the picture that it is in, for percentages; 0: not known */
    svg_stroke *stroke;
    void *context;
    bool rounded;          /* set if rounded corners were treated as sharp */
    char wrong[SVG_WRONG]; /* the rest of a message, after a failure */
};

/* False: something is not valid. */
typedef bool svg_shape(struct svg_drawing *);

/* NULL: the element draws no straight lines. */
svg_shape *svg_shape_named(const char *name);

/* An attribute that is a length, or 0 if it is not given; `whole` is for percentages. */
bool svg_length_of(const struct svg_node *, const char *name, double whole, double *length,
                   char wrong[SVG_WRONG]);

#endif
