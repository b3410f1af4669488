/* SPDX-License-Identifier: MIT */
/* svg_board.c - see svg_board.h: windows are grey, diagonals hatched (both show where they cross), user houses
   are circles joined by dashed lines.  */
#include "show/svg_board.h"

#include <stdlib.h>

#include "base/whole_root.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "show/parts.h"

enum { HATCH = 6, SMALLEST_CELL = 48, EDGE = 3, CORNER = 23, INSET = 10 };

/* ---- where things lie ---- */

struct board board_of(struct out *o, const sudoku_rules *r, int margin, int room_of_mark)
{
    struct board b = {
        .out = o, .rules = r, .n = r->n, .margin = margin, .mark_columns = 1, .mark_edge = EDGE};
    while (b.mark_columns * b.mark_columns < r->n) b.mark_columns++;
    b.mark_rows = (r->n + b.mark_columns - 1) / b.mark_columns;
    b.side = room_of_mark * b.mark_columns;
    if (b.side < SMALLEST_CELL) b.side = SMALLEST_CELL;
    b.mark_letter = (b.side - 2 * EDGE) / b.mark_columns * 85 / 100;
    if (b.mark_letter > b.side * 28 / 100) b.mark_letter = b.side * 28 / 100;
    return b;
}

/* Texts in corners need room above the marks, and outlines around them. */
bool board_add_clues(struct board *b, const sudoku_clues *clues)
{
    if (!clues || !clues->count) return true;
    b->clues = clue_layout_new(clues);
    if (!b->clues) return false;
    if (!b->clues->corners) return true;
    b->side += b->side / 4;
    b->mark_edge = b->side * INSET / 100;
    b->mark_top = b->side * CORNER / 100 - b->mark_edge;
    const int down = (b->side - 2 * b->mark_edge - b->mark_top) / b->mark_rows;
    const int across = (b->side - 2 * b->mark_edge) / b->mark_columns;
    if (b->mark_letter > down) b->mark_letter = down;
    if (b->mark_letter > across) b->mark_letter = across;
    return true;
}

void board_free(struct board *b)
{
    free(b->clues);
    b->clues = NULL;
}

int board_extent(const struct board *b) { return b->n * b->side + 2 * b->margin; }

/* Clues outside the grid may need more than the margin. */
static int margin_at(const struct board *b, enum side side)
{
    const int room = b->clues ? (b->clues->room[side] * b->side + 99) / 100 + EDGE : 0;
    return room > b->margin ? room : b->margin;
}

struct board_view board_view(const struct board *b)
{
    const int left = margin_at(b, SIDE_LEFT), top = margin_at(b, SIDE_TOP);
    return (struct board_view){b->margin - left, b->margin - top,
                               left + b->n * b->side + margin_at(b, SIDE_RIGHT),
                               top + b->n * b->side + margin_at(b, SIDE_BOTTOM)};
}

int board_left(const struct board *b, int cell) { return b->margin + cell % b->n * b->side; }
int board_top(const struct board *b, int cell) { return b->margin + cell / b->n * b->side; }

int mark_x(const struct board *b, int cell, int digit)
{
    const int across = 2 * ((digit - 1) % b->mark_columns) + 1;
    return board_left(b, cell) + b->mark_edge +
           (b->side - 2 * b->mark_edge) * across / (2 * b->mark_columns);
}

int mark_y(const struct board *b, int cell, int digit)
{
    const int down = 2 * ((digit - 1) / b->mark_columns) + 1;
    const int first = b->mark_edge + b->mark_top;
    return board_top(b, cell) + first + (b->side - first - b->mark_edge) * down / (2 * b->mark_rows);
}

int mark_radius(const struct board *b)
{
    const int across = (b->side - 2 * b->mark_edge) / (2 * b->mark_columns);
    const int down = (b->side - 2 * b->mark_edge - b->mark_top) / (2 * b->mark_rows);
    return b->mark_top && down < across ? down : across;
}

int given_letter(const struct board *b) { return b->side * 62 / 100; }
int found_letter(const struct board *b) { return b->side * 56 / 100; }
const char given_look[] = "font-weight=\"bold\" fill=\"#000\"";
const char found_look[] = "font-style=\"italic\" fill=\"#1d55b0\"";

/* Text is placed by its base line, which lies about a third of the letter's height below the middle. */
void board_symbol(const struct board *b, int x, int y, int letter, int digit)
{
    out_format(b->out, "<text x=\"%d\" y=\"%d\">%c</text>", x, y + letter * 36 / 100,
               digit_symbol(digit));
}

void board_square(const struct board *b, int cell)
{
    out_format(b->out, "M%d %dh%dv%dh-%dz", board_left(b, cell), board_top(b, cell), b->side, b->side,
               b->side);
}

/* ---- shades ---- */

static void shade_houses(const struct board *b)
{
    out_text(b->out, "<path fill=\"#e2e2e2\" d=\"");
    for (int cell = 0; cell < b->rules->cells; cell++)
        if (house_with_look(b->rules, cell, LOOK_SHADED) >= 0) board_square(b, cell);
    out_text(b->out, "\"/>\n");
}

/* Slanted lines HATCH apart, from edge to edge of the cell. */
static void hatch_houses(const struct board *b)
{
    out_text(b->out, "<path stroke=\"#bcbcbc\" stroke-width=\"1\" d=\"");
    for (int cell = 0; cell < b->rules->cells; cell++) {
        if (house_with_look(b->rules, cell, LOOK_HATCHED) < 0) continue;
        for (int reach = HATCH; reach < 2 * b->side; reach += HATCH) {
            const int over = reach > b->side ? reach - b->side : 0, length = reach - 2 * over;
            out_format(b->out, "M%d %dl-%d %d", board_left(b, cell) + reach - over,
                       board_top(b, cell) + over, length, length);
        }
    }
    out_text(b->out, "\"/>\n");
}

void board_shades(const struct board *b)
{
    if (any_house_looks(b->rules, LOOK_SHADED)) shade_houses(b);
    if (any_house_looks(b->rules, LOOK_HATCHED)) hatch_houses(b);
}

/* ---- lines ---- */

static bool in_different_regions(const sudoku_rules *r, int cell, int other)
{
    return r->region && r->region[cell] != r->region[other];
}

static bool in_different_shades(const sudoku_rules *r, int cell, int other)
{
    return house_with_look(r, cell, LOOK_SHADED) != house_with_look(r, other, LOOK_SHADED);
}

static bool everywhere(const sudoku_rules *r, int cell, int other)
{
    (void)r, (void)cell, (void)other;
    return true;
}

/* Draws the lines between neighbours that are `apart`, with as few strokes as possible. */
static void draw_lines(const struct board *b, const char *color, int width,
                       bool apart(const sudoku_rules *, int cell, int other))
{
    const int n = b->n;
    out_format(b->out, "<path stroke=\"%s\" stroke-width=\"%d\" d=\"", color, width);
    for (int line = 1; line < n; line++) {
        for (int at = 0, run; at < n; at += run + 1) {
            for (run = 0; at + run < n; run++)
                if (!apart(b->rules, (line - 1) * n + at + run, line * n + at + run)) break;
            if (run)
                out_format(b->out, "M%d %dh%d", b->margin + at * b->side, b->margin + line * b->side,
                           run * b->side);
        }
        for (int at = 0, run; at < n; at += run + 1) {
            for (run = 0; at + run < n; run++)
                if (!apart(b->rules, (at + run) * n + line - 1, (at + run) * n + line)) break;
            if (run)
                out_format(b->out, "M%d %dv%d", b->margin + line * b->side, b->margin + at * b->side,
                           run * b->side);
        }
    }
    out_text(b->out, "\"/>\n");
}

/* A line from the circle around one cell to the circle around the next. */
static void draw_join(const struct board *b, int cell, int other, int radius)
{
    const int x = board_left(b, cell) + b->side / 2, dx = board_left(b, other) - board_left(b, cell);
    const int y = board_top(b, cell) + b->side / 2, dy = board_top(b, other) - board_top(b, cell);
    const int length = whole_root(dx * dx + dy * dy);
    if (!length) return; /* no house has a cell twice */
    const int cut_x = dx * radius / length, cut_y = dy * radius / length;
    out_format(b->out, "M%d %dL%d %d", x + cut_x, y + cut_y, x + dx - cut_x, y + dy - cut_y);
}

/* Each house as rings in its cells, joined in the order stated if they form a chain.  Colour, dashes and radius change
   from house to house, so that two houses in one cell can be distinguished.  */
static void draw_rings(const struct board *b)
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
    for (int i = b->rules->first_extra; i < b->rules->house_count; i++) {
        const struct house *h = &b->rules->house[i];
        const bool chain = house_kind_of(h)->look == LOOK_CHAIN;
        if (!chain && house_kind_of(h)->look != LOOK_RINGS) continue;
        const int look = drawn++ % (int)(sizeof looks / sizeof looks[0]);
        const int radius = b->side * looks[look].radius / 100;
        out_format(b->out, "<path stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"%s\" d=\"",
                   looks[look].color, looks[look].dashes);
        for (int j = 0; j < h->count; j++) {
            out_format(b->out, "M%d %da%d %d 0 1 1 %d 0a%d %d 0 1 1 -%d 0",
                       board_left(b, h->cell[j]) + b->side / 2 - radius,
                       board_top(b, h->cell[j]) + b->side / 2, radius, radius, 2 * radius, radius,
                       radius, 2 * radius);
            if (j && chain) draw_join(b, h->cell[j - 1], h->cell[j], radius);
        }
        out_text(b->out, "\"/>\n");
    }
}

/* The numbers or letters of the houses that `shows` accepts, each in the corner of the first cells. */
static void draw_names(const struct board *b, bool shows(const struct house_kind *), int most_cells)
{
    bool any = false;
    for (int i = 0; i < b->rules->house_count; i++) {
        const struct house *h = &b->rules->house[i];
        if (!shows(house_kind_of(h))) continue;
        if (!any) out_text(b->out, "<g font-size=\"10\" fill=\"#777\">");
        any = true;
        for (int j = 0; j < h->count && j < most_cells; j++) {
            out_format(b->out, "<text x=\"%d\" y=\"%d\">", board_left(b, h->cell[j]) + 6,
                       board_top(b, h->cell[j]) + 10);
            out_house_number(b->out, h);
            out_text(b->out, "</text>");
        }
    }
    if (any) out_text(b->out, "</g>\n");
}

static bool is_numbered(const struct house_kind *kind) { return kind->look == LOOK_NUMBERED; }
static bool is_lettered(const struct house_kind *kind) { return kind->lettered; }

void board_lines(const struct board *b)
{
    draw_lines(b, "#999", 1, everywhere);
    if (any_house_looks(b->rules, LOOK_SHADED)) draw_lines(b, "#333", 1, in_different_shades);
    draw_rings(b);
    draw_lines(b, "#000", 3, in_different_regions);
    out_format(b->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", b->margin, b->margin,
               b->n * b->side, b->n * b->side);
    out_text(b->out, " stroke=\"#000\" stroke-width=\"4\"/>\n");
    draw_names(b, is_numbered, b->n);
}

/* ---- clues ---- */

static struct grid_place grid_place(const struct board *b)
{
    return (struct grid_place){b->margin, b->margin, b->side};
}

void board_clues(const struct board *b, enum canvas_layer layer)
{
    if (b->clues) svg_clues(b->out, b->clues, layer, grid_place(b), b->ascii);
}

void board_clue_words(const struct board *b)
{
    if (b->clues) svg_clue_words(b->out, b->clues, grid_place(b), b->ascii);
}

void board_letters(const struct board *b) { draw_names(b, is_lettered, 1); }
