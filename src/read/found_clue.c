/* SPDX-License-Identifier: MIT */
/* found_clue.c - see found_clue.h */
#include "read/found_clue.h"

#include <string.h>

#include "words/fail.h"

void found_clue_begin(struct found_clue *f, const struct clue_kind *kind)
{
    f->too_long = false;
    f->stated.clue = (struct clue){
        .kind = kind, .cell = f->stated.cell, .number = f->stated.number, .text = f->stated.text};
    f->stated.clue.first_count = -1;
}

void found_clue_copy(struct found_clue *f, const struct found_clue *from)
{
    *f = *from;
    f->stated.clue.cell = f->stated.cell;
    f->stated.clue.number = f->stated.number;
    f->stated.clue.text = f->stated.text;
}

void found_clue_cell(struct found_clue *f, int cell)
{
    struct clue *c = &f->stated.clue;
    f->too_long |= c->count == SUDOKU_MAX_CELLS;
    if (!f->too_long) f->stated.cell[c->count++] = (uint16_t)cell;
}

void found_clue_equals(struct found_clue *f) { f->stated.clue.first_count = f->stated.clue.count; }

void found_clue_number(struct found_clue *f, int number)
{
    struct clue *c = &f->stated.clue;
    f->too_long |= c->number_count == SUDOKU_MAX_SIZE;
    if (!f->too_long) f->stated.number[c->number_count++] = number;
}

void found_clue_text(struct found_clue *f, const char *text)
{
    const size_t length = strlen(text);
    f->too_long |= length > LONGEST_CLUE_TEXT;
    if (f->too_long) return;
    memcpy(f->stated.text, text, length);
    f->stated.clue.text_length = (int)length;
}

void found_clue_line(struct found_clue *f, int n, bool row, int line, bool from_start)
{
    for (int i = 0; i < n; i++) {
        const int place = from_start ? i : n - 1 - i;
        found_clue_cell(f, row ? line * n + place : place * n + line);
    }
}

void found_clue_diagonal(struct found_clue *f, int n, int row, int column, int down, int right)
{
    for (; row >= 0 && column >= 0 && row < n && column < n; row += down, column += right)
        found_clue_cell(f, row * n + column);
}

bool draft_found_clue(struct draft *d, const struct found_clue *f, struct place p, sudoku_error *error)
{
    enum { LONGEST_CELL = sizeof " r36c36", LONGEST_NUMBER = 12 };
    char text[64 + LONGEST_CLUE_TEXT + SUDOKU_MAX_SIZE * LONGEST_NUMBER +
              SUDOKU_MAX_CELLS * LONGEST_CELL];
    struct clue clue = f->stated.clue;
    if (f->too_long)
        return fail(error, p.line, p.column, say(clue_takes_cells, clue.kind->name, SUDOKU_MAX_CELLS));
    if (clue.first_count < 0) clue.first_count = clue.count;
    struct out o = out_to_buffer(text, sizeof text);
    out_clue_statement(&o, &clue, d->n);
    const struct place here = {p.line, 0}; /* columns of the statement are none of the text */
    return draft_clue(d, text, o.used, here, error);
}
