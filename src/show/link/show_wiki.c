/* SPDX-License-Identifier: MIT */
/* show_wiki.c - links to sudokuwiki: figures, or the state of a solution if the player has done something; see src/read/link/wiki.c */
#include "show/link/can_say.h"

#include "board/rules.h"

enum { PLACED = 9, MARKS = 18 };

static bool has_state(const sudoku_puzzle *p)
{
    for (int cell = 0; cell < p->rules->cells; cell++)
        if ((p->placed && p->placed[cell] && !p->givens[cell]) || (p->marks && p->marks[cell]))
            return true;
    return false;
}

static void out_state(struct out *o, const sudoku_puzzle *p, int cell)
{
    static const char figures[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    const int state = p->givens[cell] ? p->givens[cell]
                      : p->placed && p->placed[cell]
                          ? PLACED + p->placed[cell]
                          : MARKS + (int)(p->marks[cell] & all_digits(p->rules));
    out_char(o, figures[state / 36]);
    out_char(o, figures[state % 36]);
}

void print_wiki(struct out *o, const sudoku_sheet *s, const sudoku_style *style)
{
    const sudoku_puzzle *p = s->puzzle;
    const bool state = has_state(p);
    (void)style;
    out_text(o, "https://www.sudokuwiki.org/sudoku.htm?bd=");
    if (state) out_text(o, "S9B");
    for (int cell = 0; cell < p->rules->cells; cell++) {
        if (state) out_state(o, p, cell);
        else out_char(o, (char)('0' + p->givens[cell]));
    }
    out_char(o, '\n');
}
