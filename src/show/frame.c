/* SPDX-License-Identifier: MIT */
/* frame.c - see frame.h */
#include "show/frame.h"

#include "show/parts.h"

enum weight { NONE, LIGHT, HEAVY };

/* The four half lines that meet in a point. */
struct arms {
    enum weight up, right, down, left;
};

static enum weight line_between(const struct frame *f, int cell, int other)
{
    const sudoku_rules *r = f->rules;
    if (r->region && r->region[cell] != r->region[other]) return HEAVY;
    if (f->windows && house_with_look(r, cell, LOOK_SHADED) != house_with_look(r, other, LOOK_SHADED))
        return LIGHT;
    return NONE;
}

/* The line above a cell; row n is below the last one. */
static enum weight line_above(const struct frame *f, int row, int column)
{
    const int n = f->rules->n;
    if (column < 0 || column >= n) return NONE;
    if (row == 0 || row == n) return HEAVY;
    return line_between(f, (row - 1) * n + column, row * n + column);
}

/* The line left of a cell; column n is right of the last one. */
static enum weight line_left(const struct frame *f, int row, int column)
{
    const int n = f->rules->n;
    if (row < 0 || row >= n) return NONE;
    if (column == 0 || column == n) return HEAVY;
    return line_between(f, row * n + column - 1, row * n + column);
}

static enum weight heavy_only(enum weight w) { return w == HEAVY ? HEAVY : NONE; }

/* Plain text has one weight: where both meet, the heavy line continues and the light one is cut. */
static char ascii_lines(struct arms a)
{
    if (a.up == HEAVY || a.right == HEAVY || a.down == HEAVY || a.left == HEAVY)
        a = (struct arms){heavy_only(a.up), heavy_only(a.right), heavy_only(a.down), heavy_only(a.left)};
    const bool upright = a.up || a.down, level = a.left || a.right;
    return upright && level ? '+' : upright ? '|' : level ? '-' : ' ';
}

/* Unicode has a character for every way that light and heavy lines can meet, U+2500 to U+257F, in an
   order that cannot be computed: rows by up and right, columns by down and left, three bytes each.  */
static void out_unicode_lines(struct out *o, struct arms a)
{
    static const char lines[] = "   ╴╸╷┐┑╻┒┓"
                                "╶─╾┌┬┭┎┰┱"
                                "╺╼━┍┮┯┏┲┳"
                                "╵┘┙│┤┥╽┧┪"
                                "└┴┵├┼┽┟╁╅"
                                "┕┶┷┝┾┿┢╆╈"
                                "╹┚┛╿┦┩┃┨┫"
                                "┖┸┹┞╀╃┠╂╉"
                                "┗┺┻┡╄╇┣╊╋";
    const int index = (((int)a.up * 3 + (int)a.right) * 3 + (int)a.down) * 3 + (int)a.left;
    if (index) out_bytes(o, lines + 3 * index, 3);
    else out_char(o, ' ');
}

static void out_lines(struct out *o, const struct frame *f, struct arms a)
{
    if (f->ascii) out_char(o, ascii_lines(a));
    else out_unicode_lines(o, a);
}

static void out_level(struct out *o, const struct frame *f, enum weight w, int count)
{
    while (count-- > 0) out_lines(o, f, (struct arms){.left = w, .right = w});
}

void frame_init(struct frame *f, const sudoku_rules *r, bool windows, bool ascii)
{
    *f = (struct frame){.rules = r, .windows = windows, .ascii = ascii};
    for (int column = 0; column < r->n; column++) {
        f->width[column] = 1;
        if (r->region && !r->box_rows) f->wide[column] = true;
        for (int row = 0; row < r->n; row++)
            if (line_left(f, row, column) == HEAVY) f->wide[column] = true;
    }
    f->wide[r->n] = true;
}

void frame_line(struct out *o, const struct frame *f, int row)
{
    const int n = f->rules->n;
    bool empty = true;
    for (int column = 0; column < n; column++)
        if (line_above(f, row, column)) empty = false;
    if (empty) return;

    for (int column = 0; column <= n; column++) {
        const struct arms point = {.up = line_left(f, row - 1, column),
                                   .right = line_above(f, row, column),
                                   .down = line_left(f, row, column),
                                   .left = line_above(f, row, column - 1)};
        const int beside = f->wide[column] ? 1 : 0;
        if (column > 0) out_level(o, f, point.left, beside);
        out_lines(o, f, point);
        if (column < n) out_level(o, f, point.right, beside + f->width[column]);
    }
    out_char(o, '\n');
}

void frame_bar(struct out *o, const struct frame *f, int row, int column)
{
    const enum weight w = line_left(f, row, column);
    const bool wide = f->wide[column];
    if (wide && column > 0) out_char(o, ' ');
    out_lines(o, f, (struct arms){.up = w, .down = w});
    if (wide && column < f->rules->n) out_char(o, ' ');
}

/* ---- colours ---- */

static bool is_painted(const sudoku_style *style, struct paint p)
{
    return style->color && (p.given || p.found || p.marked);
}

void begin_paint(struct out *o, const sudoku_style *style, struct paint p)
{
    if (!is_painted(style, p)) return;
    out_text(o, "\033[");
    out_text(o, p.given ? "1" : p.found ? "32" : "");
    if (p.marked) out_text(o, p.given || p.found ? ";4" : "4");
    out_char(o, 'm');
}

void end_paint(struct out *o, const sudoku_style *style, struct paint p)
{
    if (is_painted(style, p)) out_text(o, "\033[0m");
}
