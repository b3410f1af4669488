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
    BOXES_COLUMNS_ROWS,     /* then the others, as Sukaku Explainer 2023.3 ranks their kinds */
    BOXES_ROWS_COLUMNS,     /* boxes or regions, rows, columns, the others */
    BOXES_COLUMNS_ROWS_118, /* as the first two, but with the ranks of Sukaku Explainer 1.18 */
    BOXES_ROWS_COLUMNS_118,
    ROWS_COLUMNS_BOXES, /* as the rules list them */
    HOUSE_ORDERS
};

/* The rank of a house: its kind's family and, in the lower FAMILY_BITS, the place in the family. */
enum { COLUMNS_BEFORE_ROWS = 1, REGIONS_ARE_BOXES = 2 };
enum { FAMILY_BITS = 8 };
int house_rank(const struct house *, enum ranking, unsigned how);

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
static inline const struct house_kind *kind_at(const struct field *f, int house)
{
    return house_kind_of(&f->rules->house[house]);
}
/* Is it a box or, where there are none, a region? */
static inline bool is_region(const struct field *f, int house) { return kind_at(f, house)->divides; }
/* Is it a box, and no region? */
static inline bool house_is_box(const struct field *f, int house)
{
    return kind_at(f, house)->divides && kind_at(f, house)->classic;
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
/* Houses of one rank follow each other in an order: where those that start at `first` end. */
int past_rank(const struct field *, enum house_order, int first);
/* The cells that see all cells of the set; no member does. */
cells seen_by_all(const struct field *, const cells *);

#endif
