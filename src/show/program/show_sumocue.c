/* SPDX-License-Identifier: MIT */
/* show_sumocue.c - SumoCueV1, as src/read/program/sumocue.c describes it. */
#include "show/program/program_parts.h"
#include "show/parts.h"

bool sumocue_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    return has_places_for(sheet, "sumocue", PLACE_FOR_SIZES | PLACE_FOR_DIAGONALS | PLACE_FOR_REGIONS,
                          error);
}

void print_sumocue(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_rules *r = sheet->puzzle->rules;
    const bool regions = !r->box_rows || box_needs_words(r);
    out_text(o, has_diagonals(r) ? "SumoCueV1D" : "SumoCueV1");
    for (int cell = 0; cell < r->cells; cell++) {
        out_format(o, "=%d", program_digit(sheet, cell));
        if (regions) out_format(o, "J%d", r->region[cell]);
    }
    out_char(o, '\n');
}
