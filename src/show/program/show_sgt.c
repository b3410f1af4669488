/* SPDX-License-Identifier: MIT */
/* show_sgt.c - a game ID of Solo, as src/read/program/sgt.c describes it. */
#include "show/program/program_parts.h"
#include "show/program/said_cages.h"

enum { LARGEST = 31 }; /* digits of the program */

/* Boxes of one row or column are regions there. */
static bool is_jigsaw(const sudoku_rules *r) { return r->box_rows < 2 || r->box_columns < 2; }

bool sgt_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    const unsigned places = PLACE_FOR_SIZES | PLACE_FOR_DIAGONALS | PLACE_FOR_REGIONS;
    if (r->n < 2 || r->n > LARGEST) return fail_without_place("sgt", SAY_what_is_so_large, error);
    if (!has_places_for(sheet, "sgt", places, error)) return false;
    if (broken_region(r) >= 0) return fail_without_place("sgt", SAY_what_is_in_pieces, error);
    if (sheet->solution || !sheet->puzzle->clues) return true;
    struct said_cages cages;
    if (!find_said_cages(&cages, sheet->puzzle))
        return fail_without_place("sgt", SAY_what_is_a_clue, error);
    if (!complete_cages(&cages, sheet->puzzle))
        return fail_without_place("sgt", SAY_what_lacks_a_sum, error);
    return are_cages_connected(&cages, r->n) || fail_without_place("sgt", SAY_what_is_in_pieces, error);
}

/* Runs of cells without a number as letters; '_' between two numbers. */
static void out_numbers(struct out *o, const int *numbers, int cells)
{
    bool number = false;
    for (int cell = 0; cell < cells;) {
        if (numbers[cell]) {
            out_format(o, number ? "_%d" : "%d", numbers[cell]);
            number = true;
            cell++;
            continue;
        }
        int run = 0;
        while (cell < cells && run < 26 && !numbers[cell]) run++, cell++;
        out_char(o, (char)('a' + run - 1));
        number = false;
    }
}

/* Is there a line between two cells, or behind the last border?  `piece` names what each cell belongs to. */
static bool is_line(const int *piece, int n, int border)
{
    const int line = border / (n - 1) % n, step = border % (n - 1);
    const bool down = border >= n * (n - 1);
    if (border == 2 * n * (n - 1)) return true; /* the last one is behind the end */
    const int cell = down ? step * n + line : line * n + step;
    return piece[cell] != piece[cell + (down ? n : 1)];
}

static void out_borders(struct out *o, const int *piece, int n)
{
    enum { LONGEST_RUN = 25 };
    int run = 0;
    for (int border = 0; border <= 2 * n * (n - 1); border++) {
        if (!is_line(piece, n, border)) {
            run++;
            continue;
        }
        for (; run > LONGEST_RUN; run -= LONGEST_RUN) out_char(o, 'z');
        out_char(o, run ? (char)('a' + run - 1) : '_');
        run = 0;
    }
}

static void out_regions_of(struct out *o, const sudoku_rules *r)
{
    int region[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < r->cells; cell++) region[cell] = r->region[cell];
    out_char(o, ',');
    out_borders(o, region, r->n);
}

static void out_cages(struct out *o, const sudoku_puzzle *p)
{
    struct said_cages cages;
    int sum[SUDOKU_MAX_CELLS];
    find_said_cages(&cages, p);
    complete_cages(&cages, p);
    for (int cell = 0; cell < p->rules->cells; cell++)
        sum[cell] = cages.of[cell] == cell ? cages.sum[cell] : 0;
    out_char(o, ',');
    out_borders(o, cages.of, p->rules->n);
    out_char(o, ',');
    out_numbers(o, sum, p->rules->cells);
}

void print_sgt(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_rules *r = sheet->puzzle->rules;
    const bool cages = sheet->puzzle->clues && !sheet->solution;
    int digit[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < r->cells; cell++) digit[cell] = program_digit(sheet, cell);
    if (is_jigsaw(r)) out_format(o, "%dj", r->n);
    else out_format(o, "%dx%d", r->box_rows, r->box_columns);
    out_format(o, "%s%s:", has_diagonals(r) ? "x" : "", cages ? "k" : "");
    out_numbers(o, digit, r->cells);
    if (is_jigsaw(r)) out_regions_of(o, r);
    if (cages) out_cages(o, sheet->puzzle);
    out_char(o, '\n');
}
