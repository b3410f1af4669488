/* SPDX-License-Identifier: MIT */
/* bank.c - a line of Sudoku Exchange's puzzle bank: twelve figures of a hash, the digits, a rating.

       b84562945680 040001002706040300002000...000500040  1.2       */
#include "base/ascii.h"
#include "board/symbols.h"
#include "read/program/program.h"

enum { HASH = 12, SIZE = 9, CELLS = SIZE * SIZE };

bool is_bank_line(const struct line *l)
{
    if (l->length < HASH + 1 + CELLS || l->text[HASH] != ' ') return false;
    for (int i = 0; i < HASH; i++)
        if (!is_figure(l->text[i]) && !(l->text[i] >= 'a' && l->text[i] <= 'f')) return false;
    for (int i = 0; i < CELLS; i++)
        if (!is_figure(l->text[HASH + 1 + i])) return false;
    const char *at = l->text + HASH + 1 + CELLS, *end = l->text + l->length;
    const bool apart = at == end || *at == ' ';
    while (at < end && *at == ' ') at++;
    while (at < end && (is_figure(*at) || *at == '.')) at++;
    return apart && at == end;
}

bool read_bank_line(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const struct glyphs g = {.symbol = l.text + HASH + 1,
                             .count = CELLS,
                             .first = {l.number, column_of(&l, l.text + HASH + 1)}};
    r->draft.form = form_of(FORM_line);
    r->draft.has_givens = true;
    return draft_size(&r->draft, SIZE, g.first, r->error) &&
           decode_givens(&r->draft, &g, SIZE, r->error);
}
