/* SPDX-License-Identifier: MIT */
/* svg_data.h - values of SVG attributes: numbers, lengths, transforms. */
#ifndef WALTZ_CLI_SVG_DATA_H
#define WALTZ_CLI_SVG_DATA_H

#include <stdbool.h>

struct svg_point {
    double x, y;
};

/* x' = a x + c y + e, y' = b x + d y + f */
struct svg_matrix {
    double a, b, c, d, e, f;
};

extern const struct svg_matrix svg_identity;

/* First `inner`, then `outer`. */
struct svg_matrix svg_product(const struct svg_matrix *outer, const struct svg_matrix *inner);
struct svg_point svg_moved(const struct svg_matrix *, struct svg_point);

/* Skips blanks. */
const char *svg_skip_blanks(const char *text);
/* Skips blanks and at most one comma. */
const char *svg_skip_comma(const char *text);

/* A number that begins at *text, which is moved past it; no separator is needed after it. */
bool svg_number(const char **text, double *number);
/* A whole attribute: a number with or without a unit, in pixels; a percentage is relative to
   `whole`, unless that is 0 (not known).  */
bool svg_length(const char *text, double whole, double *length);
/* A whole attribute: a list of transforms, the outermost first. */
bool svg_transform(const char *text, struct svg_matrix *);
/* How a picture of its own coordinates, `view_box` (NULL: those around it), is put into a rectangle of this size, after
   preserveAspectRatio (may be NULL).  False: it is not valid, or shows nothing.  */
bool svg_fit(const char *view_box, const char *aspect, double width, double height, struct svg_matrix *,
             double size[2]);

#endif
