/* SPDX-License-Identifier: MIT */
/* draw.c - a picture of a placed drawing.

   It is painted from the back: lines, red lines above them, marks in the middle of the lines, red dots, names.  Nothing is
   shown by colour alone: red lines are also thick.  */
#include "base/contract.h"
#include "base/memory.h"
#include "base/room.h"
#include "base/utf8.h"
#include "waltz/drawing/drawing.h"
#include "waltz/show/svg_writer.h"

enum { USUAL_WIDTH = 480, NARROWEST = 40, WIDEST = 100000 };

struct canvas {
    const waltz_drawing *d;
    const waltz_picture *picture;
    struct out *out;
    double width, height;
    double left, top; /* of the drawing */
    double span;      /* of the drawing, and how long that is in the picture */
    double room;
    struct vector margin;
    double stroke, mark, letter;
    bool *red_junction, *red_line;
};

static double between(double low, double value, double high)
{
    return value < low ? low : value > high ? high : value;
}

/* Dividing first: coordinates may be very large. */
static struct vector on_canvas(const struct canvas *c, int junction)
{
    const waltz_junction *v = &c->d->junction[junction];
    return (struct vector){c->margin.x + (v->x - c->left) / c->span * c->room,
                           c->margin.y + (c->top - v->y) / c->span * c->room};
}

/* ---- sizes ---- */

/* Margin around the drawing for dots and names. */
static double margin_for(const waltz_drawing *d, const waltz_picture *picture, double width)
{
    double margin = between(4, width / 25, 16);
    if (!picture->names) return margin;
    long longest = 0;
    for (int j = 0; j < d->junctions; j++) {
        const long length = utf8_characters(d->junction[j].name, strlen(d->junction[j].name));
        if (length > longest) longest = length;
    }
    return margin + between(10, 8 * (double)longest, width / 5);
}

static void measure(struct canvas *c)
{
    const waltz_drawing *d = c->d;
    double right = c->left = d->junction[0].x, bottom = c->top = d->junction[0].y;
    for (int j = 1; j < d->junctions; j++) {
        const waltz_junction *v = &d->junction[j];
        if (v->x < c->left) c->left = v->x;
        if (v->x > right) right = v->x;
        if (v->y < bottom) bottom = v->y;
        if (v->y > c->top) c->top = v->y;
    }
    const double across = right - c->left, down = c->top - bottom;
    c->span = across > down / 2 ? across : down / 2; /* no picture is much taller than wide */
    if (!(c->span > 0)) c->span = 1;
    c->width = between(NARROWEST, c->picture->width ? c->picture->width : USUAL_WIDTH, WIDEST);
    const double margin = margin_for(d, c->picture, c->width);
    c->room = c->width - 2 * margin;
    c->margin = (struct vector){margin + (1 - across / c->span) * c->room / 2, margin};
    c->height = 2 * margin + down / c->span * c->room;

    double total = 0;
    for (int i = 0; i < d->lines; i++)
        total += length_of(minus(on_canvas(c, d->line[i].to), on_canvas(c, d->line[i].from)));
    const double mean = total / d->lines;
    c->stroke = between(0.3, mean / 35, 2.2);
    c->mark = between(1.5, mean / 9, 9);
    c->letter = between(5, mean / 6, 14);
}

/* ---- lines ---- */

static bool find_red(struct canvas *c)
{
    const waltz_drawing *d = c->d;
    c->red_junction = new_array((size_t)d->junctions, sizeof *c->red_junction);
    c->red_line = new_array((size_t)d->lines, sizeof *c->red_line);
    if (!c->red_junction || !c->red_line) return false;
    for (int i = 0; i < c->picture->red_count; i++) c->red_junction[c->picture->red[i]] = true;
    for (int i = 0; i < c->picture->red_line_count; i++) c->red_line[c->picture->red_lines[i]] = true;
    for (int i = 0; i < d->lines; i++)
        if (c->red_junction[d->line[i].from] && c->red_junction[d->line[i].to]) c->red_line[i] = true;
    return true;
}

static void draw_lines_in(const struct canvas *c, bool red)
{
    svg_begin(c->out, red ? SVG_RED_LINES : SVG_LINES, red ? 2 * c->stroke : c->stroke);
    for (int i = 0; i < c->d->lines; i++)
        if (c->red_line[i] == red)
            svg_line(c->out, on_canvas(c, c->d->line[i].from), on_canvas(c, c->d->line[i].to));
    svg_end(c->out);
}

static void draw_dots(const struct canvas *c)
{
    svg_begin(c->out, SVG_RED_SOLID, 0);
    for (int j = 0; j < c->d->junctions; j++)
        if (c->red_junction[j]) svg_disc(c->out, on_canvas(c, j), 2.4 * c->stroke);
    svg_end(c->out);
}

/* ---- marks ---- */

struct mark {
    struct vector middle, direction; /* from `from` to `to` */
    double radius;
};

/* Of a line; a mark takes at most half of it. */
static struct mark mark_of(const struct canvas *c, int line)
{
    const struct vector from = on_canvas(c, c->d->line[line].from);
    const struct vector direction = minus(on_canvas(c, c->d->line[line].to), from);
    const double most = length_of(direction) / 4;
    return (struct mark){plus(from, times(0.5, direction)), direction, c->mark < most ? c->mark : most};
}

static bool is_arrow(waltz_label label) { return label == WALTZ_IN || label == WALTZ_OUT; }

static void draw_signs(const struct canvas *c)
{
    const waltz_label *label = c->picture->labels;
    svg_begin(c->out, SVG_RINGS, 0.1 * c->mark);
    for (int i = 0; i < c->d->lines; i++) {
        if (is_arrow(label[i])) continue;
        const struct mark m = mark_of(c, i);
        svg_disc(c->out, m.middle, m.radius);
    }
    svg_end(c->out);
    svg_begin(c->out, SVG_LINES, 0.22 * c->mark);
    for (int i = 0; i < c->d->lines; i++) {
        if (is_arrow(label[i])) continue;
        const struct mark m = mark_of(c, i);
        svg_sign(c->out, m.middle, m.radius, label[i]);
    }
    svg_end(c->out);
}

static void draw_heads(const struct canvas *c)
{
    const waltz_label *label = c->picture->labels;
    svg_begin(c->out, SVG_SOLID, 0);
    for (int i = 0; i < c->d->lines; i++) {
        if (!is_arrow(label[i])) continue;
        const struct mark m = mark_of(c, i);
        svg_head(c->out, m.middle, m.radius,
                 label[i] == WALTZ_OUT ? m.direction : times(-1, m.direction));
    }
    svg_end(c->out);
}

/* ---- names ---- */

static struct vector towards(const struct canvas *c, int junction, int i)
{
    const struct vector away = minus(on_canvas(c, neighbour(c->d, junction, i)), on_canvas(c, junction));
    const double length = length_of(away);
    return length > 0 ? times(1 / length, away) : (struct vector){1, 0};
}

/* Grows with the angle from a to b, from 0 to 4; both have length 1, and on the canvas y goes downwards. */
static double opening(struct vector a, struct vector b)
{
    return cross(a, b) <= 0 ? 1 - dot(a, b) : 3 + dot(a, b);
}

/* The middle of the widest angle. */
static struct vector widest_gap(const struct canvas *c, int junction)
{
    const int degree = c->d->junction[junction].degree;
    struct vector best = {0, -1};
    double widest = 0;
    for (int i = 0; i < degree; i++) {
        const struct vector a = towards(c, junction, i), b = towards(c, junction, (i + 1) % degree);
        const double wide = opening(a, b);
        if (wide <= widest) continue;
        const struct vector chord =
            minus(b, a); /* the text is upright and centred, whatever the angle */
        const double length = length_of(chord);
        if (!(length > 0)) continue;
        widest = wide;
        best = (struct vector){-chord.y / length, chord.x / length};
    }
    return best;
}

static void draw_names(const struct canvas *c)
{
    svg_begin(c->out, SVG_NAMES, c->letter);
    for (int j = 0; j < c->d->junctions; j++) {
        const char *name = c->d->junction[j].name;
        const struct vector gap = widest_gap(c, j);
        const double half = 0.3 * c->letter * (double)utf8_characters(name, strlen(name)),
                     near = 0.55 * c->letter + c->stroke;
        const struct vector shift = {gap.x * (near + half), gap.y * near * 1.3};
        svg_name(c->out, plus(on_canvas(c, j), shift), c->letter, name);
    }
    svg_end(c->out);
}

/* ---- the whole ---- */

static void draw_all(struct canvas *c)
{
    const char *title = waltz_title(c->d);
    measure(c);
    svg_open(c->out, c->width, c->height, *title ? title : "Line drawing");
    draw_lines_in(c, false);
    draw_lines_in(c, true);
    if (c->picture->labels) draw_signs(c);
    if (c->picture->labels) draw_heads(c);
    draw_dots(c);
    if (c->picture->names) draw_names(c);
    svg_close(c->out);
    out_flush(c->out);
}

WALTZ_API bool waltz_draw(const waltz_drawing *d, const waltz_picture *picture, waltz_sink sink)
{
    REQUIRE(d && sink.write, "drawing is NULL, or there is no sink");
    REQUIRE(d->placed, "only a drawing with coordinates can be drawn");
    waltz_picture whole = {0};
    picture = picture ? TAKEN(waltz_picture, picture, &whole, width) : &whole;
    char buffer[1024];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    struct canvas c = {.d = d, .picture = picture, .out = &o};
    const bool good = find_red(&c);
    if (good) draw_all(&c);
    free(c.red_junction);
    free(c.red_line);
    return good;
}
