/* SPDX-License-Identifier: MIT */
/* show_grid.c - a line of characters per row, below what a reader could not guess:

       title: A small one
       rules: x
       12..
       ..12
       .1..
       ...1  */
#include "show/parts.h"
#include "show/printers.h"

void print_grid(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_puzzle *p = sheet->puzzle;
    if (sheet->solution) {
        out_square(o, style, sheet->solution, p->rules->n);
        return;
    }
    out_headers(o, p, style, REGIONS_IN_LINES);
    if (has_blocks(p)) out_text(o, "givens:\n");
    out_square(o, style, p->givens, p->rules->n);
    out_blocks(o, p, style);
}
