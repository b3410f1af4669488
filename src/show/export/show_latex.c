/* SPDX-License-Identifier: MIT */
/* show_latex.c - a picture for LaTeX, drawn by tikz: a tikzpicture for a document that loads the package.

   Units are cells; x goes right and y goes down.  As in other pictures, nothing is shown by colour alone: windows are grey, cells of
   diagonals and the like are crossed by thin lines, the user's houses are circles joined by dashed lines.  */
#include "board/naming.h"
#include "board/symbols.h"
#include "show/export/export_parts.h"

/* ---- houses ---- */

static void shade_windows(struct out *o, const sudoku_rules *r)
{
    for (int cell = 0; cell < r->cells; cell++)
        if (house_with_look(r, cell, LOOK_SHADED) >= 0)
            out_format(o, "\\fill[black!15] (%d,%d) rectangle +(1,1);\n", cell % r->n, cell / r->n);
}

static void cross_diagonals(struct out *o, const sudoku_rules *r)
{
    for (int cell = 0; cell < r->cells; cell++)
        if (house_with_look(r, cell, LOOK_HATCHED) >= 0)
            out_format(o,
                       "\\draw[black!35] (%d,%d) ++(0.5,0) -- +(-0.5,0.5) ++(0.5,0) -- +(-1,1) "
                       "++(0,0.5) -- +(-0.5,0.5);\n",
                       cell % r->n, cell / r->n);
}

static void circle_cells(struct out *o, const sudoku_rules *r)
{
    for (int i = r->first_extra; i < r->house_count; i++) {
        const struct house *h = &r->house[i];
        const bool chain = house_kind_of(h)->look == LOOK_CHAIN;
        if (!chain && house_kind_of(h)->look != LOOK_RINGS) continue;
        for (int j = 0; j < h->count; j++)
            out_format(o, "\\draw[dashed] (%d.5,%d.5) circle[radius=0.4];\n", h->cell[j] % r->n,
                       h->cell[j] / r->n);
        for (int j = 1; j < h->count && chain; j++)
            out_format(o, "\\draw[dashed] (%d.5,%d.5) -- (%d.5,%d.5);\n", h->cell[j - 1] % r->n,
                       h->cell[j - 1] / r->n, h->cell[j] % r->n, h->cell[j] / r->n);
    }
}

static void number_groups(struct out *o, const sudoku_rules *r)
{
    for (int i = r->first_extra; i < r->house_count; i++) {
        const struct house *h = &r->house[i];
        for (int j = 0; j < h->count && house_kind_of(h)->look == LOOK_NUMBERED; j++)
            out_format(o, "\\node[font=\\tiny,inner sep=1pt,anchor=north west] at (%d,%d) {%d};\n",
                       h->cell[j] % r->n, h->cell[j] / r->n, h->number);
    }
}

/* ---- lines ---- */

static void out_borders(struct out *o, const sudoku_rules *r)
{
    const int n = r->n;
    out_format(
        o, "\\draw[black!60] (0,0) grid (%d,%d);\n\\draw[line width=1.6pt] (0,0) rectangle (%d,%d);\n",
        n, n, n, n);
    for (int cell = 0; cell < r->cells; cell++) {
        const int row = cell / n, column = cell % n;
        if (column < n - 1 && region_ends(r, cell, cell + 1))
            out_format(o, "\\draw[line width=1.2pt,line cap=rect] (%d,%d) -- +(0,1);\n", column + 1,
                       row);
        if (row < n - 1 && region_ends(r, cell, cell + n))
            out_format(o, "\\draw[line width=1.2pt,line cap=rect] (%d,%d) -- +(1,0);\n", column,
                       row + 1);
    }
}

/* ---- digits ---- */

static void out_symbol(struct out *o, int n, int cell, const char *font, int digit)
{
    out_format(o, "\\node[font=%s] at (%d.5,%d.5) {%c};\n", font, cell % n, cell / n,
               digit_symbol(digit));
}

/* The marks of a cell in small letters, as many in a line as lines. */
static void out_marks(struct out *o, int n, int cell, bitset marks)
{
    int side = 1;
    while (side * side < n) side++;
    for_each_bit(i, marks)
        out_format(
            o,
            "\\node[font=\\fontsize{%d}{%d}\\selectfont,inner sep=0pt] at (%d+%d/%d,%d+%d/%d) {%c};\n",
            side > 3 ? 4 : 5, side > 3 ? 4 : 5, cell % n, 2 * (i % side) + 1, 2 * side, cell / n,
            2 * (i / side) + 1, 2 * side, digit_symbol(i + 1));
}

static void out_cell_of_picture(struct out *o, const sudoku_sheet *sheet, int cell)
{
    const sudoku_puzzle *p = sheet->puzzle;
    const int n = p->rules->n, found = sheet->solution ? sheet->solution[cell]
                                       : p->placed     ? p->placed[cell]
                                                       : 0;
    const bitset all = all_digits(p->rules);
    const bitset marks = sheet->candidates ? sheet->candidates[cell]
                         : p->marks        ? p->marks[cell]
                         : p->allowed      ? p->allowed[cell]
                                           : all;
    if (p->givens[cell]) out_symbol(o, n, cell, "\\bfseries\\large", p->givens[cell]);
    else if (found) out_symbol(o, n, cell, "\\itshape\\large", found);
    else if ((marks & all) != all) out_marks(o, n, cell, marks & all);
}

void print_latex(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    out_comments(o, sheet->puzzle, style, "%");
    out_text(o, "% \\usepackage{tikz}\n\\begin{tikzpicture}[x=8mm,y=-8mm]\n");
    shade_windows(o, r);
    cross_diagonals(o, r);
    out_borders(o, r);
    circle_cells(o, r);
    number_groups(o, r);
    for (int cell = 0; cell < r->cells; cell++) out_cell_of_picture(o, sheet, cell);
    out_text(o, "\\end{tikzpicture}\n");
}
