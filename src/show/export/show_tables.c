/* SPDX-License-Identifier: MIT */
/* show_tables.c - tables as text, a line for each row of the grid, digits as numbers, empty cells empty:

       rules: x

       |   |   |   |   |         1	2		          1,2,,
       |---|---|---|---|         		1	          ,,1,
       | 1 | 2 |   |   |         Excel and other         comma-separated
       ...                       spreadsheets            values

   Lines above the table say what a reader could not guess.  A Markdown table begins with a row of headings, which stay empty.  */
#include "show/export/export_parts.h"

/* What is around and between the cells of a line. */
struct table {
    const char *before, *between, *after;
};

static void out_cell_of_table(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style,
                              int cell)
{
    const int digit = table_digit(sheet, cell);
    if (digit) out_format(o, "%d", digit);
    else if (style->empty) out_char(o, style->empty);
    else if (sheet->puzzle->rules->n == 1) out_char(o, '.'); /* an empty line is no table */
}

static void out_rows(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style,
                     const struct table *t)
{
    const int n = sheet->puzzle->rules->n;
    for (int cell = 0; cell < n * n; cell++) {
        out_text(o, cell % n ? t->between : t->before);
        out_cell_of_table(o, sheet, style, cell);
        if (cell % n == n - 1) out_format(o, "%s\n", t->after);
    }
}

static void print_separated(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style,
                            const char *separator)
{
    const struct table table = {"", separator, ""};
    if (!sheet->solution) out_headers(o, sheet->puzzle, style, REGIONS_IN_ONE_LINE);
    out_rows(o, sheet, style, &table);
}

void print_tsv(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    print_separated(o, sheet, style, "\t");
}

void print_cells_csv(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    print_separated(o, sheet, style, ",");
}

void print_markdown(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    static const struct table table = {"| ", " | ", " |"};
    const sudoku_rules *r = sheet->puzzle->rules;
    if (!sheet->solution && out_headers(o, sheet->puzzle, style, REGIONS_IN_ONE_LINE))
        out_char(o, '\n'); /* Markdown would take the table for more words */
    for (int i = 0; i < r->n; i++) out_text(o, "|   ");
    out_text(o, "|\n");
    for (int i = 0; i < r->n; i++) out_text(o, "|---");
    out_text(o, "|\n");
    out_rows(o, sheet, style, &table);
}
