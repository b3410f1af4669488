/* SPDX-License-Identifier: MIT */
/* svg_tree.h - the elements of an SVG file that may affect the drawing, and the text of its style sheets. */
#ifndef WALTZ_CLI_SVG_TREE_H
#define WALTZ_CLI_SVG_TREE_H

#include <stdbool.h>
#include <stddef.h>

#include "waltz.h"

/* Limits of a file: far above any real drawing. */
enum { SVG_DEEPEST = 500, SVG_MOST_ELEMENTS = 2000000, SVG_MOST_STYLE = 1 << 20 };
#define SVG_MOST_ATTRIBUTES ((size_t)1 << 29) /* bytes */

struct svg_node {
    const char *name; /* of the SVG namespace */
    const char *const
        *pairs; /* names and values of attributes, then NULL; that of xlink is a plain href */
    const struct svg_node *parent;
    struct svg_node *child, *last_child, *next;
    long line, column;
};

struct svg_tree {
    struct svg_node *root;
    char *style; /* the text of all style sheets, one after the other */
    size_t style_length;
    struct svg_node **by_id; /* those with an id, sorted by it; equal ones in the order of the file */
    size_t ids;
    struct svg_block *blocks; /* of memory */
};

/* False, with an error and its place: it is not SVG, or exceeds a limit.  To be closed in any case. */
bool svg_tree_open(struct svg_tree *, const char *text, size_t length, waltz_error *);
void svg_tree_close(struct svg_tree *);

/* The value of an attribute; NULL: it has none. */
const char *svg_attribute(const struct svg_node *, const char *name);
/* The first element with an id; NULL: there is none. */
const struct svg_node *svg_by_id(const struct svg_tree *, const char *id);

/* For a message: the beginning of a text. */
struct svg_excerpt {
    char text[28];
};
struct svg_excerpt svg_excerpt(const char *text);

#endif
