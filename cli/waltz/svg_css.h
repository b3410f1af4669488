/* SPDX-License-Identifier: MIT */
/* svg_css.h - style sheets, as far as drawing programs use them.

   Selectors are made of names of elements, *, .class and #id, descendants (blank), children (>),
   lists with commas, and :root for the picture.  Anything else is ignored and reported.  A property of the sheet's own, such
   as --pen, counts for var(--pen) if it has the same value wherever it is set.  */
#ifndef WALTZ_CLI_SVG_CSS_H
#define WALTZ_CLI_SVG_CSS_H

#include "waltz/svg_tree.h"

/* The properties that say whether a line is drawn. */
enum svg_property {
    SVG_DISPLAY,
    SVG_VISIBILITY,
    SVG_STROKE,
    SVG_STROKE_WIDTH,
    SVG_STROKE_OPACITY,
    SVG_STROKE_DASHARRAY,
    SVG_OPACITY,
    SVG_FILL,
    SVG_COLOR,
    SVG_TRANSFORM,
    SVG_PROPERTIES
};

/* The value of a property: a part of a text, without blanks around it. */
struct svg_value {
    const char *text; /* NULL: it is not given */
    size_t length;
};

struct svg_sheet {
    char *text; /* without comments */
    struct svg_rule *rule;
    size_t rules, room;
    size_t work;      /* left, of matching rules with elements */
    char strange[28]; /* the first selector or @rule that is not understood; "": there is none */
    int strange_count;
};

/* False: out of memory.  To be closed in any case. */
bool svg_sheet_open(struct svg_sheet *, const char *text, size_t length);
void svg_sheet_close(struct svg_sheet *);

/* What an element's own properties are: its attributes, overruled by the style sheet, overruled by its style attribute.
   False: there are too many rules for this many elements.  */
bool svg_properties(struct svg_sheet *, const struct svg_node *, struct svg_value value[SVG_PROPERTIES]);

/* Is it this word, in upper or lower case? */
bool svg_value_is(struct svg_value, const char *word);

#endif
