/* SPDX-License-Identifier: MIT */
/* show_sumocue.c - SumoCueV1, as src/read/program/sumocue.c describes it. */
#include "show/program/program_parts.h"
#include "show/program/said_cages.h"
#include "show/parts.h"

bool sumocue_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    struct said_cages cages;
    if (!has_places_for(sheet, "sumocue", PLACE_FOR_SIZES | PLACE_FOR_DIAGONALS | PLACE_FOR_REGIONS,
                        error))
        return false;
    if (sheet->solution ||
        (find_said_cages(&cages, sheet->puzzle) && !given_in_cage(&cages, sheet->puzzle)))
        return true;
    return fail_without_place("sumocue", SAY_what_is_a_clue, error);
}

void print_sumocue(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_rules *r = sheet->puzzle->rules;
    const bool regions = !r->box_rows || box_needs_words(r);
    out_text(o, has_diagonals(r) ? "SumoCueV1D" : "SumoCueV1");
    struct said_cages cages;
    find_said_cages(&cages, sheet->puzzle);
    for (int cell = 0; cell < r->cells; cell++) {
        const int first = sheet->solution ? -1 : cages.of[cell];
        if (first < 0) out_format(o, "=%d", program_digit(sheet, cell));
        else if (first == cell) out_format(o, "=%d", cages.sum[cell]);
        else out_format(o, "+%d", first);
        if (regions) out_format(o, "J%d", r->region[cell]);
    }
    out_char(o, '\n');
}
