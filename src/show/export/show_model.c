/* SPDX-License-Identifier: MIT */
/* show_model.c - a puzzle as a model of constraints, for MiniZinc and for csp:

       array[1..4, 1..4] of var 1..4: cell;                          var cell[4, 4] : 1..4

       constraint all_different([cell[1, 1], ...]);  % row 1         all_different(cell[1, 1], ...)  # row 1
       constraint cell[2, 3] = 4;                                    cell[2, 3] = 4
       constraint cell[2, 4] in {1, 2};                              cell[2, 4] in {1, 2}

   A solution is printed as these programs print it.  */
#include "board/naming.h"
#include "show/export/export_parts.h"

struct dialect {
    const char *comment;
    const char *begin, *end;            /* of a condition */
    const char *open_list, *close_list; /* around the arguments of all_different */
};

static const struct dialect minizinc = {"%", "constraint ", ";", "[", "]"};
static const struct dialect csp = {"#", "", "", "", ""};

static void out_element(struct out *o, int n, int cell)
{
    out_format(o, "cell[%d, %d]", cell / n + 1, cell % n + 1);
}

static void out_houses(struct out *o, const sudoku_rules *r, const struct dialect *d)
{
    for (int h = 0; h < r->house_count; h++) {
        out_format(o, "%sall_different(%s", d->begin, d->open_list);
        for (int i = 0; i < r->house[h].count; i++) {
            if (i) out_text(o, ", ");
            out_element(o, r->n, r->house[h].cell[i]);
        }
        out_format(o, "%s)%s  %s ", d->close_list, d->end, d->comment);
        out_house(o, r, h);
        out_char(o, '\n');
    }
}

static void out_condition(struct out *o, int n, int cell, bitset left)
{
    const char *between = "";
    if (!left) {
        out_text(o, "false");
        return;
    }
    out_element(o, n, cell);
    out_text(o, is_single(left) ? " = " : " in {");
    for_each_bit(i, left) {
        out_format(o, "%s%d", between, i + 1);
        between = ", ";
    }
    if (!is_single(left)) out_char(o, '}');
}

static void out_cells(struct out *o, const sudoku_puzzle *p, const struct dialect *d)
{
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const bitset left = allowed_digits(p, cell);
        if (left == all_digits(p->rules)) continue;
        out_text(o, d->begin);
        out_condition(o, p->rules->n, cell, left);
        out_format(o, "%s\n", d->end);
    }
}

static void out_numbers(struct out *o, const sudoku_sheet *sheet, const char *between,
                        const char *after_row)
{
    const int n = sheet->puzzle->rules->n;
    for (int cell = 0; cell < sheet->puzzle->rules->cells; cell++)
        out_format(o, "%d%s", sheet->solution[cell], cell % n < n - 1 ? between : after_row);
}

void print_minizinc(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const int n = sheet->puzzle->rules->n;
    if (sheet->solution) {
        out_numbers(o, sheet, " ", "\n");
        return;
    }
    out_format(o, "%s Sudoku %dx%d\n", minizinc.comment, n, n);
    out_comments(o, sheet->puzzle, style, minizinc.comment);
    out_format(o, "include \"alldifferent.mzn\";\n\narray[1..%d, 1..%d] of var 1..%d: cell;\n\n", n, n,
               n);
    out_houses(o, sheet->puzzle->rules, &minizinc);
    out_cells(o, sheet->puzzle, &minizinc);
    out_format(
        o,
        "\nsolve satisfy;\n\noutput [show(cell[r, c]) ++ if c = %d then \"\\n\" else \" \" endif | "
        "r, c in 1..%d];\n",
        n, n);
}

void print_csp(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const int n = sheet->puzzle->rules->n;
    if (sheet->solution) {
        const int last = sheet->puzzle->rules->cells - 1;
        out_text(o, "cell = [");
        for (int cell = 0; cell <= last; cell++)
            out_format(o, "%d%s", sheet->solution[cell], cell < last ? ", " : "]\n");
        return;
    }
    out_format(o, "%s Sudoku %dx%d\n", csp.comment, n, n);
    out_comments(o, sheet->puzzle, style, csp.comment);
    out_format(o, "var cell[%d, %d] : 1..%d\n\n", n, n, n);
    out_houses(o, sheet->puzzle->rules, &csp);
    out_cells(o, sheet->puzzle, &csp);
}
