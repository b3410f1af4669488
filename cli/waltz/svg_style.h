/* SPDX-License-Identifier: MIT */
/* svg_style.h - whether an element draws lines, from its own and inherited properties. */
#ifndef WALTZ_CLI_SVG_STYLE_H
#define WALTZ_CLI_SVG_STYLE_H

#include "waltz/svg_css.h"

enum svg_paint {
    SVG_UNSAID, /* not given */
    SVG_NO_PAINT,
    SVG_WHITE, /* invisible on a white page */
    SVG_DARK,
    SVG_PAINTED /* any other colour */
};

struct svg_style {
    bool hidden;      /* visibility */
    bool transparent; /* it, or something around it */
    bool no_width;    /* of the stroke */
    bool see_through; /* the stroke alone is transparent */
    bool dashed;
    enum svg_paint stroke, fill, color;
    struct svg_value strange_stroke; /* a colour that is not understood; it counts as some colour */
};

/* The style of an element within one of style `around`. */
struct svg_style svg_style_within(const struct svg_style *around,
                                  const struct svg_value value[SVG_PROPERTIES]);

#endif
