/* SPDX-License-Identifier: MIT */
/* svg_writer.c - see svg_writer.h */
#include "waltz/show/svg_writer.h"

#include "base/decimal.h"
#include "base/xml_text.h"

static void number(struct out *o, double value) { out_decimal(o, value, 2); }

static void attribute(struct out *o, const char *name, double value)
{
    out_format(o, " %s=\"", name);
    number(o, value);
    out_char(o, '"');
}

/* A command of a path and its point. */
static void go(struct out *o, char command, struct vector to)
{
    out_char(o, command);
    number(o, to.x);
    out_char(o, ' ');
    number(o, to.y);
}

#define INK   "#1a1a1a"
#define RED   "#cc0022"
#define PAPER "#ffffff"

void svg_open(struct out *o, double width, double height, const char *title)
{
    out_text(o, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    attribute(o, "width", width);
    attribute(o, "height", height);
    out_text(o, " viewBox=\"0 0 ");
    number(o, width);
    out_char(o, ' ');
    number(o, height);
    out_text(o, "\" role=\"img\" font-family=\"sans-serif\">\n<title>");
    out_xml(o, title, false);
    out_text(o, "</title>\n<style>@media (prefers-color-scheme: dark) {"
                " .waltz-paper { fill: #17191e } .waltz-solid { fill: #e6e6e6 }"
                " .waltz-line { stroke: #e6e6e6 } .waltz-red-solid { fill: #ff6e76 }"
                " .waltz-red-line { stroke: #ff6e76 } }</style>\n"
                "<rect class=\"waltz-paper\" fill=\"" PAPER "\"");
    attribute(o, "width", width);
    attribute(o, "height", height);
    out_text(o, "/>\n");
}

void svg_close(struct out *o) { out_text(o, "</svg>\n"); }

void svg_begin(struct out *o, enum svg_look look, double size)
{
    static const char *const looks[] = {
        [SVG_LINES] = "class=\"waltz-line\" fill=\"none\" stroke=\"" INK "\" stroke-linecap=\"round\"",
        [SVG_RED_LINES] =
            "class=\"waltz-red-line\" fill=\"none\" stroke=\"" RED "\" stroke-linecap=\"round\"",
        [SVG_RINGS] = "class=\"waltz-paper waltz-line\" fill=\"" PAPER "\" stroke=\"" INK "\"",
        [SVG_SOLID] = "class=\"waltz-solid\" fill=\"" INK "\"",
        [SVG_RED_SOLID] = "class=\"waltz-red-solid\" fill=\"" RED "\"",
        [SVG_NAMES] = "class=\"waltz-solid\" fill=\"" INK "\" text-anchor=\"middle\"",
    };
    out_format(o, "<g %s", looks[look]);
    if (look == SVG_LINES || look == SVG_RED_LINES || look == SVG_RINGS)
        attribute(o, "stroke-width", size);
    if (look == SVG_NAMES) attribute(o, "font-size", size);
    out_text(o, ">\n");
}

void svg_end(struct out *o) { out_text(o, "</g>\n"); }

void svg_line(struct out *o, struct vector from, struct vector to)
{
    out_text(o, "<path d=\"");
    go(o, 'M', from);
    go(o, 'L', to);
    out_text(o, "\"/>\n");
}

void svg_disc(struct out *o, struct vector middle, double radius)
{
    out_text(o, "<circle");
    attribute(o, "cx", middle.x);
    attribute(o, "cy", middle.y);
    attribute(o, "r", radius);
    out_text(o, "/>\n");
}

/* Text is placed by its base line, which lies about a third of the letter's height below the middle. */
void svg_name(struct out *o, struct vector middle, double size, const char *text)
{
    out_text(o, "<text");
    attribute(o, "x", middle.x);
    attribute(o, "y", middle.y + 0.35 * size);
    out_char(o, '>');
    out_xml(o, text, false);
    out_text(o, "</text>\n");
}

void svg_sign(struct out *o, struct vector middle, double radius, waltz_label label)
{
    const struct vector across = {0.6 * radius, 0}, down = {0, 0.6 * radius};
    out_format(o, "<path class=\"waltz-%s\" d=\"", label == WALTZ_CONVEX ? "convex" : "concave");
    go(o, 'M', minus(middle, across));
    go(o, 'L', plus(middle, across));
    if (label == WALTZ_CONVEX) {
        go(o, 'M', minus(middle, down));
        go(o, 'L', plus(middle, down));
    }
    out_text(o, "\"/>\n");
}

void svg_head(struct out *o, struct vector middle, double radius, struct vector direction)
{
    const double length = length_of(direction);
    if (!(length > 0)) return;
    const struct vector along = times(radius / length, direction), aside = {-along.y, along.x};
    const struct vector back = minus(middle, times(0.9, along));
    out_text(o, "<path class=\"waltz-arrow\" d=\"");
    go(o, 'M', plus(middle, times(1.1, along)));
    go(o, 'L', plus(back, times(0.8, aside)));
    go(o, 'L', minus(middle, times(0.45, along)));
    go(o, 'L', minus(back, times(0.8, aside)));
    out_text(o, "Z\"/>\n");
}
