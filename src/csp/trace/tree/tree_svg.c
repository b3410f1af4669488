/* SPDX-License-Identifier: MIT */
/* tree_svg.c - a tree as a picture: circles for decisions, diamonds for solutions, squares for failures, triangles for what is folded.

   Decisions are written above their nodes if there are few; in larger pictures they appear when the pointer rests on a node.  */
#include "base/memory.h"
#include "base/utf8.h"
#include "base/xml_text.h"
#include "csp/trace/tree/tree_layout.h"
#include "csp/trace/tree/tree_printers.h"

enum {
    MOST_LABELLED = 120, /* nodes of a picture with labels */
    MARGIN = 12,
    GAP = 6,
    RADIUS = 8, /* of a node */
    WIDTH_OF_LETTER = 6,
    LINE = 16,           /* height of a line of text */
    LEVEL_LABELLED = 56, /* distance of two levels */
    LEVEL = 32,
    LEAST_WIDTH = 430 /* room for the words below */
};

/* Colours as such: not every program that draws SVG knows variables of CSS. */
static const char style[] =
    "<style>\n"
    "svg { color-scheme: light dark }\n"
    ".paper, .inner { fill: #fff } line { stroke: #5b6475; stroke-width: 1.2 }\n"
    "line.again { stroke-dasharray: 4 3 } text { fill: #1d2330; font-size: 11px }\n"
    ".label { text-anchor: middle; stroke: #fff; stroke-width: 4px; paint-order: stroke }\n"
    ".count { text-anchor: middle; font-size: 10px; fill: #5b6475 }\n"
    ".search { fill: #5b6475 } .branch { fill: #1667c1 } .failure, .folded-failed { fill: #c0262d }\n"
    ".solution, .folded-solved { fill: #1c7c3c }\n"
    ".open, .folded-open { fill: #fff; stroke: #1667c1; stroke-width: 2 }\n"
    ".folded-open { stroke-dasharray: 3 2 }\n"
    "@media (prefers-color-scheme: dark) {\n"
    ".paper, .inner { fill: #14171d } line { stroke: #a3abba } text { fill: #e8eaf0 }\n"
    ".label { stroke: #14171d } .count { fill: #a3abba } .search { fill: #a3abba }\n"
    ".branch { fill: #6db1ff } .failure, .folded-failed { fill: #e5484d }\n"
    ".solution, .folded-solved { fill: #63cf86 }\n"
    ".open, .folded-open { fill: #14171d; stroke: #6db1ff }\n"
    "}\n"
    "</style>\n";

struct picture {
    const csp_tree *tree;
    struct out *out;
    struct layout_node *node; /* from place `first` on */
    size_t first, count;
    bool labelled;
};

static int x_of(const struct picture *p, size_t place)
{
    return MARGIN + (int)p->node[place - p->first].x;
}

static int y_of(const struct picture *p, size_t place)
{
    const int level = p->labelled ? LEVEL_LABELLED : LEVEL;
    return MARGIN + (p->labelled ? LINE : 0) + RADIUS + level * p->node[place - p->first].depth;
}

/* ---- words ---- */

/* What stands above a node. */
static void out_label(struct out *o, const struct picture *p, size_t place)
{
    const struct tree_node *n = &p->tree->node[place];
    if (place == TREE_SEARCH) return;
    if (n->variable >= 0) tree_out_decision(o, p->tree, n);
    else if (n->roots > 1) {
        out_number(o, n->roots);
        out_text(o, " starts");
    } else if (p->tree->restarts) out_text(o, "start");
}

static int width_of_label(const struct picture *p, size_t place)
{
    char text[300];
    struct out o = out_to_buffer(text, sizeof text);
    int letters = 0;
    out_label(&o, p, place);
    for (const char *at = text; *at; at++) letters += ((unsigned char)*at & 0xc0) != 0x80;
    return WIDTH_OF_LETTER * letters;
}

static void out_escaped_label(const struct picture *p, size_t place)
{
    char text[300];
    struct out o = out_to_buffer(text, sizeof text);
    out_label(&o, p, place);
    out_xml(p->out, text, false);
}

/* What appears when the pointer rests on a node, and what a screen reader says. */
static void out_title(const struct picture *p, size_t place)
{
    const struct tree_node *n = &p->tree->node[place];
    char text[600];
    struct out o = out_to_buffer(text, sizeof text);
    if (place == TREE_SEARCH) out_text(&o, "all searches from the root");
    else {
        out_text(&o, n->folded ? "nodes from " : "node ");
        out_number(&o, n->number);
        out_text(&o, ": ");
        tree_out_decision(&o, p->tree, n);
        if (n->variable < 0) out_text(&o, "the root");
        out_format(&o, ", %s", tree_kind(p->tree, place));
    }
    if (n->all.nodes > 1) {
        out_text(&o, "; ");
        tree_out_counts(&o, &n->all);
    }
    if (n->kept_removals) {
        out_text(&o, "; removed ");
        tree_out_removed(&o, p->tree, n);
    }
    out_text(p->out, "<title>");
    out_xml(p->out, text, false);
    out_text(p->out, "</title>");
}

/* ---- shapes ---- */

static void draw_triangle(const struct picture *p, int x, int y, const char *kind)
{
    enum { HALF = 11, DOWN = 16 };
    out_format(p->out, "<path class=\"%s\" d=\"M%d %dl%d %dh%dz\"/>", kind, x, y - RADIUS, HALF,
               DOWN + RADIUS, -2 * HALF);
}

static void draw_diamond(const struct picture *p, int x, int y, int radius, const char *kind)
{
    out_format(p->out, "<path class=\"%s\" d=\"M%d %dl%d %dl%d %dl%d %dz\"/>", kind, x, y - radius,
               radius, radius, -radius, radius, -radius, -radius);
}

static void draw_shape(const struct picture *p, size_t place)
{
    const struct tree_node *n = &p->tree->node[place];
    const char *kind = tree_kind(p->tree, place);
    const int x = x_of(p, place), y = y_of(p, place);
    if (n->folded) {
        draw_triangle(p, x, y, kind);
        if (n->own.solutions) draw_diamond(p, x, y + RADIUS, 4, "inner");
    } else if (n->result == TREE_SOLUTION) {
        draw_diamond(p, x, y, RADIUS + 1, kind);
    } else if (n->result == TREE_FAILURE) {
        out_format(p->out, "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>", kind,
                   x - RADIUS + 1, y - RADIUS + 1, 2 * RADIUS - 2, 2 * RADIUS - 2);
    } else {
        out_format(p->out, "<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>", kind, x, y,
                   place == TREE_SEARCH ? RADIUS / 2 : RADIUS);
    }
}

static void draw_edge(const struct picture *p, size_t place)
{
    const size_t parent = p->tree->node[place].parent;
    out_format(p->out, "<line%s x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n",
               parent == TREE_SEARCH ? " class=\"again\"" : "", x_of(p, parent), y_of(p, parent),
               x_of(p, place), y_of(p, place));
}

static void draw_node(const struct picture *p, size_t place)
{
    const struct tree_node *n = &p->tree->node[place];
    out_text(p->out, "<g>");
    out_title(p, place);
    draw_shape(p, place);
    if (p->labelled && place != TREE_SEARCH) {
        out_format(p->out, "<text class=\"label\" x=\"%d\" y=\"%d\">", x_of(p, place),
                   y_of(p, place) - RADIUS - 5);
        out_escaped_label(p, place);
        out_text(p->out, "</text>");
    }
    if (p->labelled && n->folded) {
        out_format(p->out, "<text class=\"count\" x=\"%d\" y=\"%d\">", x_of(p, place),
                   y_of(p, place) + 28);
        out_number(p->out, n->own.nodes);
        out_text(p->out, "</text>");
    }
    out_text(p->out, "</g>\n");
}

/* ---- the whole ---- */

/* Returns the width; -1: memory is short. */
static int64_t lay_out(struct picture *p)
{
    p->node = new_array(p->count, sizeof *p->node);
    if (!p->node) return -1;
    for (size_t i = 0; i < p->count; i++) {
        const size_t place = p->first + i;
        const int letters = p->labelled ? width_of_label(p, place) / 2 : 0;
        const int half = p->tree->node[place].folded ? RADIUS + 4 : RADIUS + 1;
        struct layout_node *n = &p->node[i];
        n->parent = i ? (uint32_t)(p->tree->node[place].parent - p->first) : 0;
        n->left = n->right = letters > half ? letters : half;
    }
    return tree_lay_out(p->node, p->count, GAP);
}

static int height_of(const struct picture *p)
{
    int lowest = 0;
    for (size_t i = p->first; i < p->first + p->count; i++)
        if (y_of(p, i) > lowest) lowest = y_of(p, i);
    return lowest + 2 * LINE;
}

static void out_words(const struct picture *p, int y)
{
    char folded[120];
    struct out o = out_to_buffer(folded, sizeof folded);
    tree_out_folded(&o, p->tree);
    out_format(p->out, "<text x=\"%d\" y=\"%d\">", MARGIN, y);
    tree_out_counts(p->out, &p->tree->node[TREE_SEARCH].all);
    if (p->tree->restarts) {
        out_text(p->out, ", ");
        out_number(p->out, p->tree->restarts);
        out_text(p->out, p->tree->restarts == 1 ? " restart" : " restarts");
    }
    out_text(p->out, "</text>\n");
    if (folded[0]) out_format(p->out, "<text x=\"%d\" y=\"%d\">%s</text>\n", MARGIN, y + LINE, folded);
}

bool tree_print_svg(const csp_tree *t, struct out *o)
{
    struct picture p = {.tree = t, .out = o, .first = tree_first(t)};
    p.count = t->count - p.first;
    p.labelled = p.count <= MOST_LABELLED;
    const int64_t tree_width = lay_out(&p);
    if (tree_width < 0) {
        free(p.node);
        return false;
    }
    const int width = 2 * MARGIN + (tree_width < LEAST_WIDTH ? LEAST_WIDTH : (int)tree_width);
    const int words = height_of(&p) + LINE, height = words + LINE + MARGIN;
    out_format(
        o,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
        " role=\"img\" font-family=\"sans-serif\">\n<title>The tree of a search: ",
        width, height, width, height);
    tree_out_counts(o, &t->node[TREE_SEARCH].all);
    out_text(o, "</title>\n");
    out_text(o, style);
    out_format(o, "<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", width, height);
    for (size_t i = p.first + 1; i < t->count; i++) draw_edge(&p, i);
    for (size_t i = p.first; i < t->count; i++) draw_node(&p, i);
    out_words(&p, words);
    out_text(o, "</svg>\n");
    free(p.node);
    return true;
}
