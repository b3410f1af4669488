/* SPDX-License-Identifier: MIT */
/* show_hodoku.c - a line of HoDoKu's library, as src/read/program/hodoku.c describes it.  Marks are said by what they leave out of the
   candidates that the digits leave.  */
#include "show/program/program_parts.h"

/* The marks to print; NULL: none. */
static const bitset *shown_marks(const sudoku_sheet *sheet)
{
    return sheet->solution ? NULL : sheet->puzzle->marks;
}

bool hodoku_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    if (!has_places_for(sheet, "hodoku", PLACE_FOR_PLACED | PLACE_FOR_MARKS, error)) return false;
    const bitset *marks = shown_marks(sheet);
    bool left_out = false;
    for (int cell = 0; marks && cell < sheet->puzzle->rules->cells; cell++) {
        const bitset open = open_digits(sheet->puzzle, cell);
        if (marks[cell] & ~open) return fail_without_place("hodoku", SAY_what_is_marked_beyond, error);
        left_out |= marks[cell] != open;
    }
    return !marks || left_out || fail_without_place("hodoku", SAY_what_is_marked_beyond, error);
}

void print_hodoku(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_puzzle *p = sheet->puzzle;
    const bitset *marks = shown_marks(sheet);
    const uint8_t *placed = sheet->solution ? NULL : p->placed;
    out_text(o, ":0000:x:");
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const int digit = program_digit(sheet, cell);
        if (!digit && placed && placed[cell]) out_format(o, "+%d", placed[cell]);
        else out_char(o, digit ? (char)('0' + digit) : '.');
    }
    out_char(o, ':');
    const char *between = "";
    for (int cell = 0; marks && cell < p->rules->cells; cell++)
        for (bitset left = open_digits(p, cell) & ~marks[cell]; left; left = without_lowest(left)) {
            out_format(o, "%s%d%d%d", between, lowest(left) + 1, cell / 9 + 1, cell % 9 + 1);
            between = " ";
        }
    out_text(o, "::\n");
}
