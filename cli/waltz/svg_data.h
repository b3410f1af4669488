/* SPDX-License-Identifier: MIT */
/* svg_data.h - what stands in attributes of SVG: numbers, lengths, transforms. */
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

/* Moves behind blanks. */
const char *svg_skip_blanks(const char *text);
/* Moves behind blanks with a comma among them, or without. */
const char *svg_skip_comma(const char *text);

/* A number that begins at *text, which is moved behind it; nothing has to separate it from the next. */
bool svg_number(const char **text, double *number);
/* A whole attribute: a number with or without a unit, in pixels. */
bool svg_length(const char *text, double *length);
/* A whole attribute: a list of transforms, the outermost first. */
bool svg_transform(const char *text, struct svg_matrix *);

#endif
