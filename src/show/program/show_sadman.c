/* SPDX-License-Identifier: MIT */
/* show_sadman.c - the sections of SadMan's .sdk; Simple Sudoku's .ss. */
#include "show/parts.h"
#include "show/program/program_parts.h"

bool sdk_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    return has_places_for(sheet, "sdk", PLACE_FOR_PLACED | PLACE_FOR_MARKS, error);
}

bool ss_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    return has_places_for(sheet, "ss", 0, error);
}

static void out_rows(struct out *o, const sudoku_sheet *sheet, const uint8_t *placed)
{
    for (int cell = 0; cell < sheet->puzzle->rules->cells; cell++) {
        const int given = program_digit(sheet, cell), digit = given || !placed ? given : placed[cell];
        out_char(o, digit ? (char)('0' + digit) : '.');
        if (cell % 9 == 8) out_char(o, '\n');
    }
}

/* The marks of a cell between commas; none is an empty field. */
static void out_marks(struct out *o, const bitset *marks)
{
    for (int cell = 0; cell < 81; cell++) {
        if (marks[cell]) out_set(o, marks[cell]);
        out_char(o, cell % 9 == 8 ? '\n' : ',');
    }
}

void print_sdk(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_puzzle *p = sheet->puzzle;
    out_text(o, "[Puzzle]\n");
    out_rows(o, sheet, NULL);
    if (p->placed && !sheet->solution) {
        out_text(o, "[State]\n");
        out_rows(o, sheet, p->placed);
    }
    if (p->marks && !sheet->solution) {
        out_text(o, "[PencilMarks]\n");
        out_marks(o, p->marks);
    }
}

void print_ss(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    for (int cell = 0; cell < 81; cell++) {
        const int digit = program_digit(sheet, cell);
        out_char(o, digit ? (char)('0' + digit) : '.');
        if (cell % 9 == 8) out_char(o, '\n');
        else if (cell % 3 == 2) out_char(o, '|');
        if (cell == 26 || cell == 53) out_text(o, "-----------\n");
    }
}
