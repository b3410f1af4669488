/* SPDX-License-Identifier: MIT */
/* svg_shapes.c - see svg_shapes.h */
#include "waltz/svg_shapes.h"

#include <stdio.h>
#include <string.h>

static bool makes_no_sense(char *wrong, const char *name, const char *value)
{
    snprintf(wrong, SVG_WRONG, "%s=\"%s\" is not valid here", name, svg_excerpt(value).text);
    return false;
}

bool svg_length_of(const struct svg_node *node, const char *name, double whole, double *length,
                   char wrong[SVG_WRONG])
{
    const char *text = svg_attribute(node, name);
    *length = 0;
    return !text || svg_length(text, whole, length) || makes_no_sense(wrong, name, text);
}

static bool x_of(struct svg_drawing *d, const char *name, double *length)
{
    return svg_length_of(d->node, name, d->width, length, d->wrong);
}

static bool y_of(struct svg_drawing *d, const char *name, double *length)
{
    return svg_length_of(d->node, name, d->height, length, d->wrong);
}

static bool draw_line(struct svg_drawing *d)
{
    struct svg_point from, to;
    if (!x_of(d, "x1", &from.x) || !y_of(d, "y1", &from.y) || !x_of(d, "x2", &to.x) ||
        !y_of(d, "y2", &to.y))
        return false;
    d->stroke(d->context, from, to, true);
    return true;
}

static bool draw_points(struct svg_drawing *d, bool closed)
{
    const char *text = svg_attribute(d->node, "points"), *at = text ? svg_skip_blanks(text) : "";
    struct svg_point first = {0, 0}, last = first, next = first;
    for (bool begun = false; *at; at = svg_skip_comma(at), begun = true) {
        bool fine = svg_number(&at, &next.x);
        at = svg_skip_comma(at);
        fine = fine && svg_number(&at, &next.y);
        if (!fine) return makes_no_sense(d->wrong, "points", *at ? at : text);
        if (begun) d->stroke(d->context, last, next, true);
        else first = next;
        last = next;
    }
    if (closed) d->stroke(d->context, last, first, true);
    return true;
}

static bool draw_polyline(struct svg_drawing *d) { return draw_points(d, false); }
static bool draw_polygon(struct svg_drawing *d) { return draw_points(d, true); }

static bool draw_rect(struct svg_drawing *d)
{
    double x, y, width, height, across, down;
    if (!x_of(d, "x", &x) || !y_of(d, "y", &y) || !x_of(d, "width", &width) ||
        !y_of(d, "height", &height) || !x_of(d, "rx", &across) || !y_of(d, "ry", &down))
        return false;
    if (width < 0 || height < 0) {
        snprintf(d->wrong, sizeof d->wrong, "its width or height is negative");
        return false;
    }
    if (width <= 0 || height <= 0) return true; /* nothing is drawn */
    d->rounded = across > 0 || down > 0;
    const struct svg_point corner[] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
    for (int i = 0; i < 4; i++) d->stroke(d->context, corner[i], corner[(i + 1) % 4], true);
    return true;
}

static bool draw_path(struct svg_drawing *d)
{
    const char *data = svg_attribute(d->node, "d");
    return !data || svg_path(data, d->stroke, d->context, d->wrong);
}

svg_shape *svg_shape_named(const char *name)
{
    static const struct {
        const char *name;
        svg_shape *draw;
    } shapes[] = {{"line", draw_line},
                  {"polyline", draw_polyline},
                  {"polygon", draw_polygon},
                  {"rect", draw_rect},
                  {"path", draw_path}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (strcmp(shapes[i].name, name) == 0) return shapes[i].draw;
    return NULL;
}
