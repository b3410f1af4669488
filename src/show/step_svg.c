/* SPDX-License-Identifier: MIT */
/* step_svg.c - a picture of a step: the board with all candidates, with those of the step marked.

   Roles differ in shape as well as in colour: a removed candidate is struck out, a placed one has a double ring, fins are
   square, the counterpart of a pattern and almost locked sets have dashed outlines of their own.  Houses of the base
   and of the cover are tinted.  Links of chains are arrows, broken where the link is weak.

   It is painted from the back: shades, tints, lines, marks, digits, links.  */
#include "base/xml_text.h"
#include "show/step_facts.h"
#include "show/step_looks.h"
#include "show/step_notation.h"
#include "show/step_printers.h"
#include "logic/step/techniques.h"

enum { MARGIN = 26, ROOM_OF_MARK = 22, LABEL = 13 };

enum shape { DISC, SQUARE };
static const struct {
    enum shape shape;
    const char *fill, *stroke, *dashes;
} looks[LOOKS] = {
    [LOOK_DEADLY] = {DISC, "#dcdcdc", "#555", "1 2"},
    [LOOK_SET] = {DISC, "#cfe8c8", "#2e7d32", "5 2"},
    [LOOK_SET + 1] = {DISC, "#e2d4f7", "#6a3ab2", "2 2"},
    [LOOK_SET + 2] = {DISC, "#ffe0bd", "#b85c00", "4 1 1 1"},
    [LOOK_SET + 3] = {DISC, "#c9e6f5", "#00729c", "7 2"},
    [LOOK_SET + 4] = {DISC, "#f6d3e2", "#a8336e", "3 3"},
    [LOOK_PATTERN] = {DISC, "#b9d7ff", "#1d55b0", "none"},
    [LOOK_OTHER] = {DISC, "#ffe58f", "#997000", "3 2"},
    [LOOK_FIN] = {SQUARE, "#ffcfa8", "#c2570c", "none"},
    [LOOK_ENDO_FIN] = {SQUARE, "#e3c6f3", "#7a1fa2", "3 2"},
    [LOOK_REMOVED] = {DISC, "#ffc9c9", "#c0262d", "none"},
    [LOOK_PLACED] = {DISC, "#aee7b6", "#1c7c3c", "none"},
};

struct picture {
    struct board board;
    const struct position *at;
    const sudoku_step *step;
    struct looks looks;
};

/* ---- behind the lines ---- */

static void tint_houses(const struct picture *p, int role, const char *colour)
{
    const struct board *b = &p->board;
    const struct short_list houses = role_houses(p->step, role);
    for (int i = 0; i < houses.count; i++) {
        const struct house *h = &b->rules->house[houses.item[i]];
        out_format(b->out, "<path fill=\"%s\" fill-opacity=\".4\" d=\"", colour);
        for (int k = 0; k < h->count; k++) board_square(b, h->cell[k]);
        out_text(b->out, "\"/>\n");
    }
}

/* Cells of almost locked sets have the colour of their set. */
static void tint_sets(const struct picture *p)
{
    const struct board *b = &p->board;
    for (int cell = 0; cell < b->rules->cells; cell++) {
        if (!p->looks.set[cell]) continue;
        out_format(b->out, "<path fill=\"%s\" fill-opacity=\".5\" d=\"", looks[p->looks.set[cell]].fill);
        board_square(b, cell);
        out_text(b->out, "\"/>\n");
    }
}

static void label_lines(const struct board *b)
{
    out_format(b->out, "<g font-size=\"%d\" fill=\"#777\" text-anchor=\"middle\">\n", LABEL);
    for (int i = 0; i < b->n; i++) {
        const int middle = b->margin + i * b->side + b->side / 2;
        out_format(b->out, "<text x=\"%d\" y=\"%d\">%d</text>", middle, b->margin - 9, i + 1);
        out_format(b->out, "<text x=\"%d\" y=\"%d\">%d</text>\n", b->margin / 2 - 1, middle + LABEL / 3,
                   i + 1);
    }
    out_text(b->out, "</g>\n");
}

static void frame_cells(const struct board *b, const cells *set, const char *look)
{
    if (cells_empty(set)) return;
    out_format(b->out, "<g fill=\"none\" stroke-width=\"3\" %s>\n", look);
    for_each_cell(cell, set)
        out_format(b->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"5\"/>\n",
                   board_left(b, cell) + 4, board_top(b, cell) + 4, b->side - 8, b->side - 8);
    out_text(b->out, "</g>\n");
}

/* ---- candidates ---- */

static void draw_shape(const struct board *b, enum shape shape, int x, int y, int radius)
{
    if (shape == DISC) out_format(b->out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>", x, y, radius);
    else
        out_format(b->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"2\"/>", x - radius,
                   y - radius, 2 * radius, 2 * radius);
}

static void draw_marks_of(const struct picture *p, int look)
{
    const struct board *b = &p->board;
    const int radius = mark_radius(b) - 1;
    bool any = false;
    for (int cell = 0; cell < b->rules->cells; cell++)
        for_each_bit(i, p->at->candidates[cell]) {
            const int x = mark_x(b, cell, i + 1), y = mark_y(b, cell, i + 1);
            if (p->looks.of[cell][i] != look) continue;
            if (!any)
                out_format(b->out, "<g fill=\"%s\" stroke=\"%s\" stroke-dasharray=\"%s\">\n",
                           looks[look].fill, looks[look].stroke, looks[look].dashes);
            any = true;
            draw_shape(b, looks[look].shape, x, y, radius);
            if (look == LOOK_PLACED) draw_shape(b, looks[look].shape, x, y, radius - 2);
            out_char(b->out, '\n');
        }
    if (any) out_text(b->out, "</g>\n");
}

/* Above the digits. */
static void strike_out(const struct picture *p)
{
    const struct board *b = &p->board;
    const int reach = mark_radius(b) - 3;
    out_text(b->out, "<path stroke=\"#c0262d\" stroke-width=\"2\" d=\"");
    for_each_part(part, p->step, SUDOKU_REMOVED)
        out_format(b->out, "M%d %dl%d -%d", mark_x(b, part->cell, part->digit) - reach,
                   mark_y(b, part->cell, part->digit) + reach, 2 * reach, 2 * reach);
    out_text(b->out, "\"/>\n");
}

static void draw_links(const struct picture *p, bool strong)
{
    enum { MANY = 40 }; /* of a net, where they may not hide what is below */
    const struct board *b = &p->board;
    const sudoku_step *s = p->step;
    const char *opacity = s->node_count > MANY ? " opacity=\".5\"" : "";
    for (int head = 0; head < 2; head++) {
        if (head) out_format(b->out, "<path fill=\"#8a1c7c\"%s d=\"", opacity);
        else
            out_format(b->out, "<path fill=\"none\" stroke=\"#8a1c7c\" stroke-width=\"%s\"%s%s d=\"",
                       strong ? "2" : "1.5", strong ? "" : " stroke-dasharray=\"5 4\"", opacity);
        for (int i = 0; i < s->node_count; i++)
            for (int k = 0; k < s->nodes[i].parents; k++) {
                const struct link link = link_to(b, s, &s->nodes[i], k);
                if (link.strong != strong) continue;
                if (head) out_arrowhead(b, &link);
                else out_link(b, &link);
            }
        out_text(b->out, "\"/>\n");
    }
}

/* ---- digits ---- */

static void draw_digits(const struct picture *p, bool givens, int letter, const char *look)
{
    const struct board *b = &p->board;
    out_format(b->out, "<g font-size=\"%d\" %s>\n", letter, look);
    for (int cell = 0; cell < b->rules->cells; cell++) {
        if (!p->at->digit[cell] || p->at->given[cell] != givens) continue;
        board_symbol(b, board_left(b, cell) + b->side / 2, board_top(b, cell) + b->side / 2, letter,
                     p->at->digit[cell]);
        out_char(b->out, '\n');
    }
    out_text(b->out, "</g>\n");
}

/* Candidates of the step are darker than the others. */
static void draw_candidates(const struct picture *p, bool marked, const char *look)
{
    const struct board *b = &p->board;
    out_format(b->out, "<g font-size=\"%d\" %s>\n", b->mark_letter, look);
    for (int cell = 0; cell < b->rules->cells; cell++)
        for_each_bit(i, p->at->candidates[cell])
            if ((p->looks.of[cell][i] != PLAIN) == marked)
                board_symbol(b, mark_x(b, cell, i + 1), mark_y(b, cell, i + 1), b->mark_letter, i + 1);
    out_text(b->out, "\n</g>\n");
}

/* ---- the whole ---- */

/* Line breaks of the notation become blanks in a title. */
static void title_of(struct out *o, const sudoku_rules *r, const sudoku_step *s,
                     sudoku_language language)
{
    char text[1000];
    struct out words = out_to_buffer(text, sizeof text);
    out_notation(&words, r, s, language);
    out_text(o, "<title>");
    out_xml(o, text, false);
    out_text(o, "</title>\n");
}

void print_step_svg(struct out *o, const sudoku_logic *logic, const sudoku_step *step,
                    sudoku_language language)
{
    const sudoku_rules *r = logic->field->rules;
    struct picture p = {.board = board_of(o, r, MARGIN, ROOM_OF_MARK), .at = logic->at, .step = step};
    const struct board *b = &p.board;
    const int whole = board_extent(b);
    looks_of(&p.looks, step);
    out_format(o,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
               " viewBox=\"0 0 %d %d\" role=\"img\" font-family=\"sans-serif\">\n",
               whole, whole, whole, whole);
    title_of(o, r, step, language);
    out_format(o, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", whole, whole);
    out_text(o, "<g fill=\"none\">\n");
    board_shades(b);
    tint_houses(&p, SUDOKU_BASE, "#a9cdf7");
    tint_houses(&p, SUDOKU_COVER, "#f7dfa0");
    tint_sets(&p);
    board_lines(b);
    out_text(o, "</g>\n");
    label_lines(b);
    frame_cells(b, &p.looks.framed, "stroke=\"#1d55b0\"");
    frame_cells(b, &p.looks.framed_apart, "stroke=\"#997000\" stroke-dasharray=\"6 4\"");
    for (int look = PLAIN + 1; look < LOOKS; look++) draw_marks_of(&p, look);
    out_text(o, "<g text-anchor=\"middle\">\n");
    board_letters(b);
    draw_digits(&p, true, given_letter(b), given_look);
    draw_digits(&p, false, found_letter(b), found_look);
    draw_candidates(&p, false, "fill=\"#777\"");
    draw_candidates(&p, true, "fill=\"#000\" font-weight=\"bold\"");
    out_text(o, "</g>\n");
    strike_out(&p);
    if (step->node_count) {
        draw_links(&p, false);
        draw_links(&p, true);
    }
    out_text(o, "</svg>\n");
}
