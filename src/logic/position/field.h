/* SPDX-License-Identifier: MIT */
/* field.h - what techniques need to know about the rules, which never changes: which cells see each other, and the
   order in which houses are visited.  */
#ifndef LOGIC_FIELD_H
#define LOGIC_FIELD_H

#include "board/rules.h"
#include "logic/position/cells.h"

/* The order in which a search goes through the houses decides which of several steps comes first, and the rating
   programs differ in it.  */
enum house_order {
    BOXES_COLUMNS_ROWS, /* boxes, columns, rows, diagonals (the rising one first), windows (hidden
                           ones too), regions, users' houses */
    BOXES_ROWS_COLUMNS, /* boxes or regions, rows, columns, the others */
    /* As the first two, but windows come before diagonals, and the falling diagonal comes first */
    BOXES_COLUMNS_ROWS_WINDOWS,
    BOXES_ROWS_COLUMNS_WINDOWS,
    ROWS_COLUMNS_BOXES, /* as the rules list them */
    HOUSE_ORDERS
};

struct field {
    const sudoku_rules *rules;
    int n, cells;
    int houses; /* all houses, including implied ones */
    const uint16_t *order[HOUSE_ORDERS];
    const cells *house;    /* the cells of each house */
    const cells *peers;    /* of each cell, itself not included */
    const uint16_t *peer;  /* the same as lists, smallest first */
    const int *first_peer; /* cells + 1 entries */
    const int16_t *seat;   /* [house * cells + cell]: the cell's position in the house, or -1 */
    const bitset *overlap; /* [house * houses + other]: positions of the house that the other has too */
};

/* Keeps the rules.  NULL: out of memory, or the size is beyond SUDOKU_LOGIC_SIZE. */
struct field *field_new(const sudoku_rules *);
void field_free(struct field *);

static inline bool sees(const struct field *f, int a, int b) { return cells_have(&f->peers[a], b); }
static inline int seat_in(const struct field *f, int house, int cell)
{
    return f->seat[house * f->cells + cell];
}
static inline bool house_has(const struct field *f, int house, int cell)
{
    return seat_in(f, house, cell) >= 0;
}
static inline int house_cell(const struct field *f, int house, int position)
{
    return f->rules->house[house].cell[position];
}
/* The positions of a house that lie in another one as well. */
static inline bitset positions_in(const struct field *f, int house, int other)
{
    return f->overlap[house * f->houses + other];
}
static inline bool house_full(const struct field *f, int house) { return f->rules->house[house].full; }
/* Is it a box or, where there are none, a region? */
static inline bool is_region(const struct field *f, int house)
{
    const int kind = f->rules->house[house].kind;
    return kind == SUDOKU_BOX || kind == SUDOKU_REGION;
}
static inline int row_of(const struct field *f, int cell) { return cell / f->n; }
static inline int column_of(const struct field *f, int cell) { return cell % f->n; }
/* Houses of a cell: for (const struct seat *s = first_house(f, c); s < past_house(f, c); s++) s->house */
static inline const struct seat *first_house(const struct field *f, int cell)
{
    return &f->rules->seat[f->rules->first_seat[cell]];
}
static inline const struct seat *past_house(const struct field *f, int cell)
{
    return &f->rules->seat[f->rules->first_seat[cell + 1]];
}
/* The box or region of a cell, as a house, or -1. */
static inline int region_house(const struct field *f, int cell)
{
    return f->rules->region ? 2 * f->n + f->rules->region[cell] : -1;
}
/* A house that has both cells, the first in the rules' order; -1: none. */
int common_house(const struct field *, int a, int b);
/* Houses of one kind follow each other in an order: where those that start at `first` end.  Windows and hidden windows are
   one kind, each diagonal is a kind by itself.  */
int past_kind(const struct field *, const uint16_t *order, int first);
/* The cells that see all cells of the set; no member does. */
cells seen_by_all(const struct field *, const cells *);

#endif
