/* SPDX-License-Identifier: MIT */
/* show_sgt.c - a game ID of Solo, as src/read/program/sgt.c describes it. */
#include "show/program/program_parts.h"

enum { LARGEST = 31 }; /* digits of the program */

/* Boxes of one row or column are regions there. */
static bool is_jigsaw(const sudoku_rules *r) { return r->box_rows < 2 || r->box_columns < 2; }

bool sgt_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    const unsigned places = PLACE_FOR_SIZES | PLACE_FOR_DIAGONALS | PLACE_FOR_REGIONS;
    if (r->n < 2 || r->n > LARGEST) return fail_without_place("sgt", SAY_what_is_so_large, error);
    if (!has_places_for(sheet, "sgt", places, error)) return false;
    return broken_region(r) < 0 || fail_without_place("sgt", SAY_what_is_in_pieces, error);
}

/* Runs of empty cells as letters; '_' between two numbers. */
static void out_clues(struct out *o, const sudoku_sheet *sheet)
{
    const int cells = sheet->puzzle->rules->cells;
    bool number = false;
    for (int cell = 0; cell < cells;) {
        const int digit = program_digit(sheet, cell);
        if (digit) {
            out_format(o, number ? "_%d" : "%d", digit);
            number = true;
            cell++;
            continue;
        }
        int run = 0;
        while (cell < cells && run < 26 && !program_digit(sheet, cell)) run++, cell++;
        out_char(o, (char)('a' + run - 1));
        number = false;
    }
}

static bool is_line(const sudoku_rules *r, int border)
{
    const int n = r->n, line = border / (n - 1) % n, step = border % (n - 1);
    const bool down = border >= n * (n - 1);
    if (border == 2 * n * (n - 1)) return true; /* the last one is behind the end */
    const int cell = down ? step * n + line : line * n + step;
    return r->region[cell] != r->region[cell + (down ? n : 1)];
}

static void out_borders(struct out *o, const sudoku_rules *r)
{
    enum { LONGEST_RUN = 25 };
    int run = 0;
    for (int border = 0; border <= 2 * r->n * (r->n - 1); border++) {
        if (!is_line(r, border)) {
            run++;
            continue;
        }
        for (; run > LONGEST_RUN; run -= LONGEST_RUN) out_char(o, 'z');
        out_char(o, run ? (char)('a' + run - 1) : '_');
        run = 0;
    }
}

void print_sgt(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_rules *r = sheet->puzzle->rules;
    if (is_jigsaw(r)) out_format(o, "%dj", r->n);
    else out_format(o, "%dx%d", r->box_rows, r->box_columns);
    out_text(o, has_diagonals(r) ? "x:" : ":");
    out_clues(o, sheet);
    if (is_jigsaw(r)) {
        out_char(o, ',');
        out_borders(o, r);
    }
    out_char(o, '\n');
}
