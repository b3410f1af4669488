/* SPDX-License-Identifier: MIT */
/* show_pretty.c - a drawing of the grid with its boxes or regions and windows.

   Reading it back takes regions from the lines: a bar between two cells in their row, a level line
   exactly above or below a cell's character.  Where the drawn lines are ambiguous, a line of text above states the regions.  */
#include "show/frame.h"
#include "show/parts.h"
#include "show/printers.h"

/* Are the regions lettered as a reader of the drawing would letter them? */
static bool regions_in_reading_order(const sudoku_rules *r)
{
    int next = 0;
    for (int cell = 0; r->region && cell < r->cells; cell++) {
        if (r->region[cell] > next) return false;
        if (r->region[cell] == next) next++;
    }
    return true;
}

/* Windows look like regions in plain text, a region in two pieces looks like two, and letters are not
   drawn at all.  */
static bool drawing_hides_regions(const sudoku_rules *r)
{
    return any_house_looks(r, LOOK_SHADED) || broken_region(r) >= 0 || !regions_in_reading_order(r);
}

static void out_pretty_cell(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style,
                            int cell)
{
    const sudoku_puzzle *p = sheet->puzzle;
    const int digit = sheet->solution ? sheet->solution[cell] : p->givens[cell];
    const struct paint paint = {.given = p->givens[cell] != 0,
                                .found = digit && !p->givens[cell],
                                .marked = house_with_look(p->rules, cell, LOOK_HATCHED) >= 0 ||
                                          house_with_look(p->rules, cell, LOOK_RINGS) >= 0};
    begin_paint(o, style, paint);
    out_char(o, shown_digit(style, digit));
    end_paint(o, style, paint);
}

/* A caller that passes candidates wants them shown. */
void print_pretty(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    if (sheet->candidates && !sheet->solution) {
        print_candidates(o, sheet, style);
        return;
    }
    const sudoku_puzzle *p = sheet->puzzle;
    const int n = p->rules->n;
    if (!sheet->solution)
        out_headers(o, p, style,
                    drawing_hides_regions(p->rules) ? REGIONS_IN_ONE_LINE : REGIONS_NOT_SHOWN);
    struct frame f;
    frame_init(&f, p->rules, true, style->ascii);
    for (int row = 0; row < n; row++) {
        frame_line(o, &f, row);
        for (int column = 0; column < n; column++) {
            frame_bar(o, &f, row, column);
            out_pretty_cell(o, sheet, style, row * n + column);
        }
        frame_bar(o, &f, row, n);
        out_char(o, '\n');
    }
    frame_line(o, &f, n);
    if (!sheet->solution) out_blocks(o, p, style);
}
