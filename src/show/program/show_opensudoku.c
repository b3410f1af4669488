/* SPDX-License-Identifier: MIT */
/* show_opensudoku.c - a game in a file of OpenSudoku: 81 digits, or version 3 of its cells if the player has done something.

   The file begins and ends with what the program prints around all games.  */
#include "show/program/program_parts.h"

bool opensudoku_can_say(const sudoku_sheet *sheet, sudoku_error *error)
{
    return has_places_for(sheet, "opensudoku", PLACE_FOR_PLACED | PLACE_FOR_MARKS, error);
}

static void out_escaped(struct out *o, const char *text)
{
    for (; *text; text++) {
        const char c = *text;
        if (c == '<') out_text(o, "&lt;");
        else if (c == '&') out_text(o, "&amp;");
        else if (c == '"') out_text(o, "&quot;");
        else if ((unsigned char)c >= ' ') out_char(o, c);
    }
}

static void out_cells(struct out *o, const sudoku_puzzle *p)
{
    out_text(o, "version: 3&#10;");
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const int given = p->givens[cell], placed = p->placed && !given ? p->placed[cell] : 0;
        out_format(o, "%d|%d|%d|", given + placed, p->marks ? (int)p->marks[cell] : 0, given == 0);
    }
}

void print_opensudoku(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)style;
    const sudoku_puzzle *p = sheet->puzzle;
    out_text(o, "    <game data=\"");
    if (!sheet->solution && (p->placed || p->marks)) out_cells(o, p);
    else
        for (int cell = 0; cell < p->rules->cells; cell++)
            out_char(o, (char)('0' + program_digit(sheet, cell)));
    out_char(o, '"');
    if (p->title && p->title[0]) {
        out_text(o, " note=\"");
        out_escaped(o, p->title);
        out_char(o, '"');
    }
    out_text(o, "/>\n");
}
