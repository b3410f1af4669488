/* SPDX-License-Identifier: MIT */
/* clue_picture.c - see clue_picture.h */
#include "show/clues/clue_picture.h"

#include <string.h>

#include "base/xml_text.h"
#include "show/clues/drawers.h"

/* NULL: nothing is drawn. */
static clue_drawer *const drawers[CLUE_DRAWINGS] = {
    [DRAW_CAGE] = draw_cage,   [DRAW_GROUPS] = draw_groups,   [DRAW_LINE] = draw_line,
    [DRAW_ARROW] = draw_arrow, [DRAW_EDGE] = draw_edge,       [DRAW_CORNER] = draw_corner,
    [DRAW_CELLS] = draw_cells, [DRAW_OUTSIDE] = draw_outside, [DRAW_DIAGONAL] = draw_outside,
};

static void begin_corners(struct clue_layout *l)
{
    memset(l->corner_used, 0, (size_t)l->clues->rules->cells * sizeof *l->corner_used);
}

/* ---- SVG ---- */

static void begin_scaled(struct out *o, struct grid_place g)
{
    out_format(o, "<g transform=\"translate(%d %d) scale(%d.%d%d)\">\n", g.left, g.top, g.side / CELL,
               g.side / 10 % 10, g.side % 10);
}

void svg_clues(struct out *o, struct clue_layout *l, enum canvas_layer layer, struct grid_place g,
               bool ascii)
{
    struct canvas c = {.svg = o, .ascii = ascii, .layer = layer};
    begin_corners(l);
    begin_scaled(o, g);
    for (int i = 0; i < l->clues->count; i++) {
        clue_drawer *draw = drawers[l->clues->clue[i].kind->look.drawing];
        if (!draw) continue;
        c.title = clue_statement_text(l, i);
        draw(&c, l, i);
        if (!c.title) out_text(o, "</g>\n");
    }
    out_text(o, "</g>\n");
}

void svg_clue_words(struct out *o, const struct clue_layout *l, struct grid_place g, bool ascii)
{
    int line = 0, lines = 0;
    for (int i = 0; i < l->clues->count; i++)
        for (char *at = clue_words(l, i); at && *at; at += words_in_line(at, l->n)) lines++;
    if (!lines) return;
    const int above = l->n * CELL + l->room[SIDE_BOTTOM] - lines * WORDS_LINE;
    begin_scaled(o, g);
    out_format(o, "<g font-size=\"%d\" fill=\"#000\">\n", WORDS_LETTER);
    for (int i = 0; i < l->clues->count; i++) {
        char *at = clue_words(l, i);
        if (!at) continue;
        for (; *at; line++) {
            char *const end = at + words_in_line(at, l->n), after = *end;
            *end = '\0';
            out_format(o, "<text x=\"0\" y=\"%d\">", above + line * WORDS_LINE + WORDS_BASE);
            out_xml(o, at, ascii);
            out_text(o, "</text>\n");
            *end = after;
            at = end;
        }
    }
    out_text(o, "</g>\n</g>\n");
}

/* ---- JSON ---- */

static void json_room(struct json *j, const struct clue_layout *l)
{
    static const char *const names[SIDES] = {"top", "bottom", "left", "right"};
    json_key(j, "room");
    json_open(j, '{');
    for (int side = 0; side < SIDES; side++) {
        json_key(j, names[side]);
        json_integer(j, l->room[side]);
    }
    json_close(j, '}');
}

static void json_clue(struct json *j, struct clue_layout *l, int clue)
{
    struct canvas c = {.json = j};
    clue_drawer *draw = drawers[l->clues->clue[clue].kind->look.drawing];
    json_open(j, '{');
    json_key(j, "text");
    json_text(j, clue_statement_text(l, clue));
    json_key(j, "words");
    const char *const words = clue_words(l, clue);
    if (words) json_text(j, words);
    else json_null(j);
    json_key(j, "shapes");
    json_open(j, '[');
    for (int layer = 0; draw && layer < CANVAS_LAYERS; layer++) {
        c.layer = (enum canvas_layer)layer;
        draw(&c, l, clue);
    }
    json_close(j, ']');
    json_close(j, '}');
}

void json_clue_shapes(struct json *j, struct clue_layout *l)
{
    begin_corners(l);
    json_key(j, "cell");
    json_integer(j, CELL);
    json_room(j, l);
    json_key(j, "corners");
    json_bool(j, l->corners);
    json_key(j, "clues");
    json_open(j, '[');
    for (int i = 0; i < l->clues->count; i++) json_clue(j, l, i);
    json_close(j, ']');
}
