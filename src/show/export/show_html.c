/* SPDX-License-Identifier: MIT */
/* show_html.c - an HTML table that looks the same on any page: its styles are in its cells.

   Paragraphs above it say what a reader could not guess, as the lines above a grid do.  */
#include "show/export/export_parts.h"

/* ---- the lines above the table ---- */

struct lines {
    struct out *out;
    bool in_line;
};

/* The lines of out_headers(), whose text has no control characters, each as a paragraph. */
static void write_lines(void *context, const char *text, size_t length)
{
    struct lines *l = context;
    for (size_t i = 0; i < length; i++) {
        if (!l->in_line) out_text(l->out, "<p>");
        l->in_line = text[i] != '\n';
        switch (text[i]) {
        case '&': out_text(l->out, "&amp;"); break;
        case '<': out_text(l->out, "&lt;"); break;
        case '>': out_text(l->out, "&gt;"); break;
        case '\n': out_text(l->out, "</p>\n"); break;
        default: out_char(l->out, text[i]);
        }
    }
}

static void out_lines_above(struct out *o, const sudoku_puzzle *p, const sudoku_style *style)
{
    char buffer[256];
    struct lines l = {.out = o};
    struct out lines = out_to_sink(write_lines, &l, buffer, sizeof buffer);
    out_headers(&lines, p, style, REGIONS_IN_ONE_LINE);
    out_flush(&lines);
}

/* ---- the cells ---- */

static void out_edge(struct out *o, const char *side, bool heavy)
{
    if (heavy) out_format(o, ";border-%s:3px solid #000", side);
}

static const char *background(const sudoku_rules *r, int cell)
{
    if (house_with_look(r, cell, LOOK_SHADED) >= 0) return ";background:#ddd";
    if (house_with_look(r, cell, LOOK_HATCHED) >= 0 || house_with_look(r, cell, LOOK_RINGS) >= 0)
        return ";background:#eee";
    return "";
}

static void out_html_cell(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style, int cell)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    const int n = r->n, row = cell / n, column = cell % n, digit = table_digit(sheet, cell);
    out_text(o, "<td style=\"width:2em;height:2em;text-align:center;border:1px solid #999");
    out_edge(o, "top", region_ends(r, cell, row ? cell - n : -1));
    out_edge(o, "right", region_ends(r, cell, column < n - 1 ? cell + 1 : -1));
    out_edge(o, "bottom", region_ends(r, cell, row < n - 1 ? cell + n : -1));
    out_edge(o, "left", region_ends(r, cell, column ? cell - 1 : -1));
    out_format(o, "%s\">", background(r, cell));
    if (digit) out_format(o, sheet->puzzle->givens[cell] ? "<b>%d</b>" : "%d", digit);
    else if (style->empty) out_char(o, style->empty);
    out_text(o, "</td>");
}

void print_html(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const int n = sheet->puzzle->rules->n;
    if (!sheet->solution) out_lines_above(o, sheet->puzzle, style);
    out_text(o, "<table style=\"border-collapse:collapse\">\n");
    for (int cell = 0; cell < n * n; cell++) {
        if (cell % n == 0) out_text(o, "<tr>");
        out_html_cell(o, sheet, style, cell);
        if (cell % n == n - 1) out_text(o, "</tr>\n");
    }
    out_text(o, "</table>\n");
}
