/* SPDX-License-Identifier: MIT */
/* canvas.c - see canvas.h */
#include "show/clues/canvas.h"

#include "base/xml_text.h"

/* ---- SVG ---- */

static void begin_group(struct canvas *c)
{
    if (!c->title) return;
    out_text(c->svg, "<g><title>");
    out_xml(c->svg, c->title, c->ascii);
    out_text(c->svg, "</title>");
    c->title = NULL;
}

static void out_pen(struct out *o, struct pen p)
{
    out_format(o, " fill=\"%s\"", p.fill ? p.fill : "none");
    if (!p.stroke) return;
    out_format(o, " stroke=\"%s\" stroke-width=\"%d\"", p.stroke, p.width);
    if (p.dashes) out_format(o, " stroke-dasharray=\"%s\"", p.dashes);
    if (p.round) out_text(o, " stroke-linecap=\"round\" stroke-linejoin=\"round\"");
}

/* ---- JSON ---- */

static void json_pen(struct json *j, struct pen p)
{
    if (p.fill) {
        json_key(j, "fill");
        json_text(j, p.fill);
    }
    if (!p.stroke) return;
    json_key(j, "stroke");
    json_text(j, p.stroke);
    json_key(j, "width");
    json_integer(j, p.width);
    if (p.dashes) {
        json_key(j, "dashes");
        json_text(j, p.dashes);
    }
    if (p.round) {
        json_key(j, "round");
        json_bool(j, true);
    }
}

static void begin_shape(const struct canvas *c)
{
    json_open(c->json, '{');
    json_key(c->json, "layer");
    json_integer(c->json, c->layer);
}

static void json_numbers(struct json *j, const char *key, const int *number, int count)
{
    json_key(j, key);
    json_open(j, '[');
    for (int i = 0; i < count; i++) json_integer(j, number[i]);
    json_close(j, ']');
}

static void json_shape(const struct canvas *c, const char *form, const int *number, int count,
                       struct pen pen)
{
    begin_shape(c);
    json_pen(c->json, pen);
    json_numbers(c->json, form, number, count);
    json_close(c->json, '}');
}

/* ---- both ---- */

struct out *canvas_begin_path(struct canvas *c, struct pen pen)
{
    if (c->json) {
        begin_shape(c);
        json_pen(c->json, pen);
        json_key(c->json, "path");
        json_begin_text(c->json);
        return c->json->out;
    }
    begin_group(c);
    out_text(c->svg, "<path");
    out_pen(c->svg, pen);
    out_text(c->svg, " d=\"");
    return c->svg;
}

void canvas_end_path(struct canvas *c)
{
    if (c->json) {
        json_end_text(c->json);
        json_close(c->json, '}');
    } else {
        out_text(c->svg, "\"/>");
    }
}

void canvas_circle(struct canvas *c, struct spot middle, int radius, struct pen pen)
{
    if (c->json) {
        json_shape(c, "circle", (int[]){middle.x, middle.y, radius}, 3, pen);
        return;
    }
    begin_group(c);
    out_format(c->svg, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"", middle.x, middle.y, radius);
    out_pen(c->svg, pen);
    out_text(c->svg, "/>");
}

void canvas_rectangle(struct canvas *c, struct spot corner, int width, int height, struct pen pen)
{
    if (c->json) {
        json_shape(c, "rectangle", (int[]){corner.x, corner.y, width, height}, 4, pen);
        return;
    }
    begin_group(c);
    out_format(c->svg, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", corner.x, corner.y, width,
               height);
    out_pen(c->svg, pen);
    out_text(c->svg, "/>");
}

/* Text is placed by its base line, which lies about a third of a letter's height below its middle. */
void canvas_text(struct canvas *c, struct spot at, int size, bool middle, const char *colour,
                 const char *text)
{
    const int y = at.y + size * 36 / 100;
    if (c->json) {
        begin_shape(c);
        json_key(c->json, "fill");
        json_text(c->json, colour);
        json_numbers(c->json, "at", (int[]){at.x, y}, 2);
        json_key(c->json, "size");
        json_integer(c->json, size);
        json_key(c->json, "anchor");
        json_text(c->json, middle ? "middle" : "start");
        json_key(c->json, "text");
        json_text(c->json, text);
        json_close(c->json, '}');
        return;
    }
    begin_group(c);
    out_format(c->svg, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"%s\"%s>", at.x, y, size, colour,
               middle ? " text-anchor=\"middle\"" : "");
    out_xml(c->svg, text, c->ascii);
    out_text(c->svg, "</text>");
}

int text_width(const char *text, int size)
{
    int characters = 0;
    for (; *text; text++) characters += ((unsigned char)*text & 0xC0) != 0x80;
    return characters * size * 60 / 100;
}
