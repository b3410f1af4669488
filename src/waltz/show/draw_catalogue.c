/* SPDX-License-Identifier: MIT */
/* draw_catalogue.c - a picture of the catalogue: a row for each type, a little junction for each of its corners. */
#include "waltz/show/svg_writer.h"
#include "base/contract.h"

enum { LEFT = 92, ROOM = 104, ARM = 46, MARK = 8, SIGN = 13, NUMBER_SIZE = 12, MOST_COLUMNS = 6 };

/* How a type is drawn: where its junction is, from the middle of its room, and where its lines go; y downwards. */
static const struct {
    double drop;
    struct vector away[3];
} shapes[WALTZ_TYPES] = {
    [WALTZ_L] = {18, {{0.94, -0.34}, {-0.34, -0.94}}},
    [WALTZ_FORK] = {-1, {{0, -1}, {-0.87, 0.5}, {0.87, 0.5}}},
    [WALTZ_ARROW] = {-26, {{-0.82, 0.57}, {0, 1}, {0.82, 0.57}}},
    [WALTZ_T] = {-22, {{1, 0}, {-1, 0}, {0, 1}}},
};

static void draw_corner(struct out *o, waltz_type type, const waltz_corner *corner, double x, double y)
{
    const int degree = waltz_type_degree(type);
    const struct vector at = {x, y + shapes[type].drop};
    struct vector middle[3];
    svg_begin(o, SVG_LINES, 2);
    for (int i = 0; i < degree; i++) {
        const struct vector arm = times(ARM, shapes[type].away[i]);
        middle[i] = plus(at, times(0.55, arm));
        svg_line(o, at, plus(at, arm));
    }
    svg_end(o);
    for (int i = 0; i < degree; i++) {
        const waltz_label label = corner->label[i];
        const struct vector away = shapes[type].away[i];
        if (label == WALTZ_CONVEX || label == WALTZ_CONCAVE) {
            svg_begin(o, SVG_RINGS, 0.8);
            svg_disc(o, middle[i], MARK);
            svg_end(o);
            svg_begin(o, SVG_LINES, 1.8);
            svg_sign(o, middle[i], MARK, label);
        } else {
            svg_begin(o, SVG_SOLID, 0);
            svg_head(o, middle[i], MARK, label == WALTZ_OUT ? away : times(-1, away));
        }
        svg_end(o);
    }
    char text[12];
    struct out digits = out_to_buffer(text, sizeof text);
    out_number(&digits, (uint64_t)corner->number);
    svg_begin(o, SVG_NAMES, NUMBER_SIZE);
    svg_name(o, (struct vector){x, y + ROOM * 0.42}, NUMBER_SIZE, text);
    svg_end(o);
}

/* The corners of a type that are only in the extended catalogue, or the others; y is the middle of the row. */
static void draw_row(struct out *o, waltz_type type, bool extended, double y)
{
    int usual, all;
    waltz_catalogue(type, false, &usual);
    const waltz_corner *corner = waltz_catalogue(type, true, &all);
    const int first = extended ? usual : 0, last = extended ? all : usual;
    svg_begin(o, SVG_NAMES, SIGN);
    svg_name(o, (struct vector){LEFT / 2.0, extended ? y - SIGN * 0.6 : y}, SIGN, waltz_type_name(type));
    if (extended) svg_name(o, (struct vector){LEFT / 2.0, y + SIGN * 0.6}, SIGN, "extended");
    svg_end(o);
    for (int i = first; i < last; i++)
        draw_corner(o, type, &corner[i], LEFT + (i - first + 0.5) * ROOM, y);
}

WALTZ_API void waltz_draw_catalogue(bool extended, waltz_sink sink)
{
    REQUIRE(sink.write, "there is no sink");
    static const waltz_type order[WALTZ_TYPES] = {WALTZ_L, WALTZ_FORK, WALTZ_ARROW, WALTZ_T};
    const double row = ROOM + NUMBER_SIZE;
    int rows = 0;
    for (int i = 0; i < WALTZ_TYPES; i++) rows += extended && order[i] != WALTZ_L ? 2 : 1;

    char buffer[1024];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    svg_open(&o, LEFT + MOST_COLUMNS * ROOM, rows * row,
             extended ? "The extended catalogue of corners" : "The catalogue of corners");
    double y = (row - NUMBER_SIZE) / 2;
    for (int i = 0; i < WALTZ_TYPES; i++) {
        draw_row(&o, order[i], false, y);
        y += row;
        if (!extended || order[i] == WALTZ_L) continue;
        draw_row(&o, order[i], true, y);
        y += row;
    }
    svg_close(&o);
    out_flush(&o);
}
