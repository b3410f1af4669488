/* SPDX-License-Identifier: MIT */
/* show_svg.c - a picture.

   Everything must survive a black-and-white print, so nothing is told by colour alone: givens are bold,
   found digits are lighter, smaller and slanted; windows are grey, diagonals hatched (both show where
   they cross); user houses are circles joined by dashed lines.  The picture refers to nothing outside
   of itself and names nothing inside (no ids, no classes), so that many fit on one page.

   It is painted from the back: shades, thin lines, houses, heavy lines, digits.  */
#include "base/whole_root.h"
#include "base/xml_text.h"
#include "board/symbols.h"
#include "show/parts.h"
#include "show/printers.h"

enum { MARGIN = 10, HATCH = 6, SMALLEST_CELL = 48, ROOM_OF_MARK = 15, EDGE = 3 };

struct picture {
    struct out *out;
    const sudoku_sheet *sheet;
    const sudoku_rules *rules;
    int n;
    int side;                    /* of a cell */
    int mark_rows, mark_columns; /* how the marks lie in a cell */
};

static int left_of(const struct picture *p, int cell) { return MARGIN + cell % p->n * p->side; }
static int top_of(const struct picture *p, int cell) { return MARGIN + cell / p->n * p->side; }

/* ---- what a cell shows ---- */

static int found_digit(const struct picture *p, int cell)
{
    if (p->sheet->puzzle->givens[cell]) return 0;
    if (p->sheet->solution) return p->sheet->solution[cell];
    return p->sheet->puzzle->placed ? p->sheet->puzzle->placed[cell] : 0;
}

/* The marks of a cell without digit.  Those that are part of the puzzle are shown only if there are no
   others, and only where they exclude something.  */
static bitset shown_marks(const struct picture *p, int cell)
{
    const sudoku_puzzle *puzzle = p->sheet->puzzle;
    const bitset all = all_digits(p->rules);
    if (puzzle->givens[cell] || found_digit(p, cell)) return 0;
    if (p->sheet->candidates) return p->sheet->candidates[cell] & all;
    if (puzzle->marks) return puzzle->marks[cell] & all;
    if (!puzzle->allowed || (puzzle->allowed[cell] & all) == all) return 0;
    return puzzle->allowed[cell] & all;
}

/* ---- shades ---- */

static void shade_windows(const struct picture *p)
{
    out_text(p->out, "<path fill=\"#e2e2e2\" d=\"");
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (house_of_kind(p->rules, cell, SUDOKU_WINDOW) >= 0)
            out_format(p->out, "M%d %dh%dv%dh-%dz", left_of(p, cell), top_of(p, cell), p->side, p->side,
                       p->side);
    out_text(p->out, "\"/>\n");
}

/* Slanted lines HATCH apart, from edge to edge of the cell. */
static void hatch_diagonals(const struct picture *p)
{
    out_text(p->out, "<path stroke=\"#bcbcbc\" stroke-width=\"1\" d=\"");
    for (int cell = 0; cell < p->rules->cells; cell++) {
        if (house_of_kind(p->rules, cell, SUDOKU_DIAGONAL) < 0) continue;
        for (int reach = HATCH; reach < 2 * p->side; reach += HATCH) {
            const int over = reach > p->side ? reach - p->side : 0, length = reach - 2 * over;
            out_format(p->out, "M%d %dl-%d %d", left_of(p, cell) + reach - over, top_of(p, cell) + over,
                       length, length);
        }
    }
    out_text(p->out, "\"/>\n");
}

/* ---- lines ---- */

static bool in_different_regions(const sudoku_rules *r, int cell, int other)
{
    return r->region && r->region[cell] != r->region[other];
}

static bool in_different_windows(const sudoku_rules *r, int cell, int other)
{
    return house_of_kind(r, cell, SUDOKU_WINDOW) != house_of_kind(r, other, SUDOKU_WINDOW);
}

static bool everywhere(const sudoku_rules *r, int cell, int other)
{
    (void)r, (void)cell, (void)other;
    return true;
}

/* Draws the lines between neighbours that are `apart`, each in as few strokes as it takes. */
static void draw_lines(const struct picture *p, const char *color, int width,
                       bool apart(const sudoku_rules *, int cell, int other))
{
    const int n = p->n;
    out_format(p->out, "<path stroke=\"%s\" stroke-width=\"%d\" d=\"", color, width);
    for (int line = 1; line < n; line++) {
        for (int at = 0, run; at < n; at += run + 1) {
            for (run = 0; at + run < n; run++)
                if (!apart(p->rules, (line - 1) * n + at + run, line * n + at + run)) break;
            if (run)
                out_format(p->out, "M%d %dh%d", MARGIN + at * p->side, MARGIN + line * p->side,
                           run * p->side);
        }
        for (int at = 0, run; at < n; at += run + 1) {
            for (run = 0; at + run < n; run++)
                if (!apart(p->rules, (at + run) * n + line - 1, (at + run) * n + line)) break;
            if (run)
                out_format(p->out, "M%d %dv%d", MARGIN + line * p->side, MARGIN + at * p->side,
                           run * p->side);
        }
    }
    out_text(p->out, "\"/>\n");
}

/* A line from the circle around one cell to the circle around the next. */
static void draw_join(const struct picture *p, int cell, int other, int radius)
{
    const int x = left_of(p, cell) + p->side / 2, dx = left_of(p, other) - left_of(p, cell);
    const int y = top_of(p, cell) + p->side / 2, dy = top_of(p, other) - top_of(p, cell);
    const int length = whole_root(dx * dx + dy * dy);
    if (!length) return; /* no house has a cell twice */
    const int cut_x = dx * radius / length, cut_y = dy * radius / length;
    out_format(p->out, "M%d %dL%d %d", x + cut_x, y + cut_y, x + dx - cut_x, y + dy - cut_y);
}

/* Each house as circles around its cells, joined in the order stated.  Colour, dashes and radius change
   from house to house, so that two houses in one cell are seen apart.  */
static void draw_houses(const struct picture *p)
{
    static const struct {
        const char *color, *dashes;
        int radius; /* in hundredths of a cell */
    } looks[] = {{"#b03060", "4 3", 44},
                 {"#207050", "1 3", 40},
                 {"#805010", "7 2 1 2", 47},
                 {"#4040a0", "3 5", 42},
                 {"#606060", "2 2", 38}};
    int drawn = 0;
    for (int i = 0; i < p->rules->house_count; i++) {
        const struct house *h = &p->rules->house[i];
        if (h->kind != SUDOKU_EXTRA_HOUSE) continue;
        const int look = drawn++ % (int)(sizeof looks / sizeof looks[0]);
        const int radius = p->side * looks[look].radius / 100;
        out_format(p->out, "<path stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\" d=\"",
                   looks[look].color, looks[look].dashes);
        for (int j = 0; j < h->count; j++) {
            out_format(p->out, "M%d %da%d %d 0 1 1 %d 0a%d %d 0 1 1 -%d 0",
                       left_of(p, h->cell[j]) + p->side / 2 - radius,
                       top_of(p, h->cell[j]) + p->side / 2, radius, radius, 2 * radius, radius, radius,
                       2 * radius);
            if (j) draw_join(p, h->cell[j - 1], h->cell[j], radius);
        }
        out_text(p->out, "\"/>\n");
    }
}

/* ---- digits ---- */

/* Text is placed by its base line, which lies about a third of the letter's height below the middle. */
static void draw_symbol(const struct picture *p, int x, int middle, int letter, int digit)
{
    out_format(p->out, "<text x=\"%d\" y=\"%d\">%c</text>", x, middle + letter * 36 / 100,
               digit_symbol(digit));
}

static void draw_digits(const struct picture *p, bool givens, int letter, const char *look)
{
    out_format(p->out, "<g font-size=\"%d\" %s>\n", letter, look);
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const int digit = givens ? p->sheet->puzzle->givens[cell] : found_digit(p, cell);
        if (!digit) continue;
        draw_symbol(p, left_of(p, cell) + p->side / 2, top_of(p, cell) + p->side / 2, letter, digit);
        out_char(p->out, '\n');
    }
    out_text(p->out, "</g>\n");
}

static void draw_marks(const struct picture *p)
{
    const int inside = p->side - 2 * EDGE;
    int letter = inside / p->mark_columns * 85 / 100;
    if (letter > p->side * 28 / 100) letter = p->side * 28 / 100;
    out_format(p->out, "<g font-size=\"%d\" fill=\"#333\">\n", letter);
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const bitset marks = shown_marks(p, cell);
        for_each_bit(i, marks) {
            const int across = 2 * (i % p->mark_columns) + 1, down = 2 * (i / p->mark_columns) + 1;
            draw_symbol(p, left_of(p, cell) + EDGE + inside * across / (2 * p->mark_columns),
                        top_of(p, cell) + EDGE + inside * down / (2 * p->mark_rows), letter, i + 1);
        }
        if (marks) out_char(p->out, '\n');
    }
    out_text(p->out, "</g>\n");
}

/* ---- the whole ---- */

static void open_picture(const struct picture *p, bool ascii)
{
    const int whole = p->n * p->side + 2 * MARGIN;
    out_format(p->out,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
               " viewBox=\"0 0 %d %d\" role=\"img\" font-family=\"sans-serif\">\n<title>",
               whole, whole, whole, whole);
    if (p->sheet->puzzle->title && p->sheet->puzzle->title[0]) {
        out_xml(p->out, p->sheet->puzzle->title, ascii);
    } else {
        out_format(p->out, "Sudoku %dx%d", p->n, p->n);
        if (p->rules->extras) out_format(p->out, ", %s", p->rules->names);
    }
    out_format(p->out, "</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", whole, whole);
}

void print_svg(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    struct picture p = {.out = o, .sheet = sheet, .rules = r, .n = r->n, .mark_columns = 1};
    while (p.mark_columns * p.mark_columns < r->n) p.mark_columns++;
    p.mark_rows = (r->n + p.mark_columns - 1) / p.mark_columns;
    p.side = ROOM_OF_MARK * p.mark_columns;
    if (p.side < SMALLEST_CELL) p.side = SMALLEST_CELL;

    open_picture(&p, style->ascii);
    out_text(o, "<g fill=\"none\">\n");
    if (rules_have(r, SUDOKU_WINDOW)) shade_windows(&p);
    if (rules_have(r, SUDOKU_DIAGONAL)) hatch_diagonals(&p);
    draw_lines(&p, "#999", 1, everywhere);
    if (rules_have(r, SUDOKU_WINDOW)) draw_lines(&p, "#333", 1, in_different_windows);
    draw_houses(&p);
    draw_lines(&p, "#000", 3, in_different_regions);
    out_format(o, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", MARGIN, MARGIN, p.n * p.side,
               p.n * p.side);
    out_text(o, " stroke=\"#000\" stroke-width=\"4\"/>\n");
    out_text(o, "</g>\n<g text-anchor=\"middle\">\n");
    draw_digits(&p, true, p.side * 62 / 100, "font-weight=\"bold\" fill=\"#000\"");
    draw_digits(&p, false, p.side * 56 / 100, "font-style=\"italic\" fill=\"#1d55b0\"");
    draw_marks(&p);
    out_text(o, "</g>\n</svg>\n");
}
