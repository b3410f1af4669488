/* SPDX-License-Identifier: MIT */
/* show_candidates.c - the pencil marks of every cell, in columns:

       +--------+------+
       | 1  234 | 24 3 |
       | 23 4   | 1  2 |
       +--------+------+

   The rules are written above it; windows are not drawn.  */
#include "show/frame.h"
#include "show/parts.h"
#include "show/printers.h"

static int shown_width(bitset set) { return set ? bits_in(set) : 1; }

static void widen_columns(struct frame *f, const sudoku_sheet *sheet)
{
    for (int cell = 0; cell < f->rules->cells; cell++) {
        const int width = shown_width(shown_candidates(sheet, cell)), column = cell % f->rules->n;
        if (f->width[column] < width) f->width[column] = width;
    }
}

void print_candidates(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    struct frame f;
    if (!sheet->solution) out_headers(o, sheet->puzzle, style, REGIONS_IN_ONE_LINE);
    frame_init(&f, r, false, style->ascii);
    widen_columns(&f, sheet);
    for (int row = 0; row < r->n; row++) {
        frame_line(o, &f, row);
        for (int column = 0; column < r->n; column++) {
            const int cell = row * r->n + column;
            const bitset set = shown_candidates(sheet, cell);
            const bool given = sheet->puzzle->givens[cell] != 0;
            const struct paint paint = {.given = given, .found = !given && is_single(set)};
            frame_bar(o, &f, row, column);
            begin_paint(o, style, paint);
            out_set(o, set);
            end_paint(o, style, paint);
            out_repeat(o, ' ', f.width[column] - shown_width(set));
        }
        frame_bar(o, &f, row, r->n);
        out_char(o, '\n');
    }
    frame_line(o, &f, r->n);
}
