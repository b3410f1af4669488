/* SPDX-License-Identifier: MIT */
/* rules.h - a rule set: the houses of an n x n grid.

   Rules are nothing but this list.  The houses are in the order rows, columns, boxes or regions,
   extra houses; after these, implied ones, which follow from the others and only make more deductions
   possible.

       cell  0  1  2 ...        house 0 = row 1           seats of cell 0: house 0 position 0,
             9 10 11 ...        house 9 = column 1                         house 9 position 0,
            18 19 20 ...        house 18 = box 1                           house 18 position 0  */
#ifndef BOARD_RULES_H
#define BOARD_RULES_H

#include "base/bitset.h"
#include "board/house_kinds.h"
#include "sudoku.h"

struct house {
    const uint16_t *cell;
    uint16_t number; /* among its kind, from 1 */
    uint8_t kind;    /* enum house_kind_id */
    uint8_t count;
    bool full; /* as many cells as digits: every digit has a place */
};

static inline const struct house_kind *house_kind_of(const struct house *h)
{
    return &house_kinds[h->kind];
}

/* Where a cell sits in a house. */
struct seat {
    uint16_t house;
    uint16_t position;
};

struct sudoku_rules {
    int n;
    int cells;
    int box_rows, box_columns; /* 0, 0 when there are regions or neither */
    unsigned extras;           /* bit i: rule word i of extras.h */
    bool tested;               /* the caller has checked that the regions can be filled */
    int first_extra;           /* houses before this one are rows, columns, boxes or regions */
    int first_user;            /* houses from this one up to house_count are the user's */
    int house_count;           /* stated ones */
    int all_house_count;       /* stated and implied ones */
    const struct house *house;
    const struct seat *seat; /* cell by cell */
    const int *first_seat;   /* cells + 1 entries */
    const uint8_t *region;   /* of each cell; NULL without boxes and regions */
    const char *names;
};

/* What rules are made from, with names already looked up. */
struct rule_spec {
    int n;
    int box_rows, box_columns; /* 0, 0: the default; -1, -1: none */
    const uint8_t *regions;
    unsigned extras;
    const sudoku_cells *houses;
    int house_count;
    bool tested; /* as in the rules */
};

sudoku_rules *rules_new(const struct rule_spec *, sudoku_error *);
const sudoku_rules *rules_keep(const sudoku_rules *);
void rules_free(const sudoku_rules *);
sudoku_rules *rules_without(const sudoku_rules *, int house);
/* Would rules_new() make these rules? */
bool rules_match(const sudoku_rules *, const struct rule_spec *);

/* The default box for a size: the one closest to a square, height <= width.  False for sizes without one
   (primes, where it would be a line).  */
bool usual_box(int n, int *box_rows, int *box_columns);
/* Is the text "ROWSxCOLUMNS" or "none"?  -1, -1 for none. */
bool parse_box(const char *text, size_t length, int *box_rows, int *box_columns);

/* Numbers the boxes of that shape, cell by cell. */
void fill_boxes(uint8_t *region, int n, int box_rows, int box_columns);
/* Regions that are boxes of one shape are boxes, whatever their numbers. */
bool regions_are_boxes(const uint8_t *regions, int n, int *box_rows, int *box_columns);
/* A region that is not in one piece, or -1. */
int broken_region(const sudoku_rules *);
/* As sudoku_peers(). */
int peers_of(const sudoku_rules *, int cell, uint16_t *peers);

static inline bitset all_digits(const sudoku_rules *r) { return first_bits(r->n); }

/* The digits that a cell may hold by its given and the puzzle's own candidates. */
static inline bitset allowed_digits(const sudoku_puzzle *p, int cell)
{
    bitset set = p->allowed ? p->allowed[cell] & all_digits(p->rules) : all_digits(p->rules);
    if (p->givens[cell]) set &= bit(p->givens[cell] - 1);
    return set;
}

#endif
