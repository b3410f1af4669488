/* SPDX-License-Identifier: MIT */
/* show_killer.c - cages in one line, cell by cell, as src/read/program/killer_line.c describes it.  A given is a cage of its own. */
#include "show/program/program_parts.h"
#include "show/program/said_cages.h"

enum { CAGE_NUMBERS = 256 };

bool killer_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    struct said_cages cages;
    if (!has_places_for(sheet, "killer", PLACE_FOR_DIAGONALS, error)) return false;
    if (sheet->solution) return true;
    if (!find_said_cages(&cages, sheet->puzzle) || given_in_cage(&cages, sheet->puzzle))
        return fail_without_place("killer", SAY_what_is_a_clue, error);
    for (int cell = 0; cell < sheet->puzzle->rules->cells; cell++)
        if (cages.of[cell] >= 0 && !cages.sum[cages.of[cell]])
            return fail_without_place("killer", SAY_what_lacks_a_sum, error);
    return true;
}

/* Numbers cages in the order of their first cells. */
void print_killer(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    struct said_cages cages;
    int number[SUDOKU_MAX_CELLS], count = 0;
    (void)style;
    find_said_cages(&cages, sheet->puzzle);
    out_text(o, has_diagonals(r) ? "3x3:d:k:" : "3x3::k:");
    for (int cell = 0; cell < r->cells; cell++) {
        const bool caged = !sheet->solution && cages.of[cell] >= 0;
        const int first = caged ? cages.of[cell] : cell;
        const int sum = caged ? cages.sum[first] : program_digit(sheet, cell);
        if (first == cell && sum) number[cell] = count++;
        out_format(o, "%d:", sum ? sum * CAGE_NUMBERS + number[first] : 0);
    }
    out_char(o, '\n');
}
