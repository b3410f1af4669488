/* SPDX-License-Identifier: MIT */
/* naming.c - see naming.h */
#include "board/naming.h"

#include "board/symbols.h"

void out_cell(struct out *o, const sudoku_rules *r, int cell)
{
    out_format(o, "r%dc%d", cell / r->n + 1, cell % r->n + 1);
}

void out_house(struct out *o, const sudoku_rules *r, int house)
{
    const struct house *h = &r->house[house];
    switch ((sudoku_house_kind)h->kind) {
    case SUDOKU_ROW: out_format(o, "row %d", h->number); break;
    case SUDOKU_COLUMN: out_format(o, "column %d", h->number); break;
    case SUDOKU_BOX: out_format(o, "box %d", h->number); break;
    case SUDOKU_REGION: out_format(o, "region %c", region_symbol(h->number - 1)); break;
    case SUDOKU_DIAGONAL:
        out_text(o, h->number == 1 ? "the falling diagonal" : "the rising diagonal");
        break;
    case SUDOKU_WINDOW: out_format(o, "window %d", h->number); break;
    case SUDOKU_EXTRA_HOUSE: out_format(o, "house %d", h->number); break;
    case SUDOKU_HIDDEN_WINDOW: out_format(o, "hidden window %d", h->number); break;
    }
}

const char *house_letters(sudoku_house_kind kind)
{
    switch (kind) {
    case SUDOKU_ROW: return "r";
    case SUDOKU_COLUMN: return "c";
    case SUDOKU_BOX: return "b";
    case SUDOKU_REGION: break;
    case SUDOKU_DIAGONAL: return "d";
    case SUDOKU_WINDOW: return "w";
    case SUDOKU_EXTRA_HOUSE: return "h";
    case SUDOKU_HIDDEN_WINDOW: return "hw";
    }
    return "";
}

void out_short_house(struct out *o, const sudoku_rules *r, int house)
{
    const struct house *h = &r->house[house];
    out_text(o, house_letters((sudoku_house_kind)h->kind));
    if (h->kind == SUDOKU_REGION) out_char(o, region_symbol(h->number - 1));
    else out_number(o, h->number);
}

void out_clash(struct out *o, const sudoku_rules *r, const sudoku_clash *c)
{
    const char symbol = digit_symbol(c->digit);
    switch (c->kind) {
    case SUDOKU_NO_CLASH: out_text(o, "no clash"); return;
    case SUDOKU_SAME_DIGIT:
        out_cell(o, r, c->cell);
        out_text(o, " and ");
        out_cell(o, r, c->other);
        out_format(o, " are both %c in ", symbol);
        out_house(o, r, c->house);
        return;
    case SUDOKU_FORBIDDEN_DIGIT:
        out_cell(o, r, c->cell);
        out_format(o, " is %c, which is not among its candidates", symbol);
        return;
    case SUDOKU_EMPTY_CELL:
        out_cell(o, r, c->cell);
        out_text(o, " is empty");
        return;
    case SUDOKU_NOT_THE_GIVEN:
        out_cell(o, r, c->cell);
        out_format(o, " is not its given, %c", symbol);
        return;
    case SUDOKU_NO_CANDIDATE:
        out_text(o, "nothing fits in ");
        out_cell(o, r, c->cell);
        return;
    case SUDOKU_NO_PLACE:
        out_format(o, "%c has no place in ", symbol);
        out_house(o, r, c->house);
        return;
    }
}
