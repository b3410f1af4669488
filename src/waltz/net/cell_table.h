/* SPDX-License-Identifier: MIT */
/* cell_table.h - the plane in square cells, and their contents.

   Only cells with contents take memory, wherever they are: a hash table finds them.  */
#ifndef WALTZ_CELL_TABLE_H
#define WALTZ_CELL_TABLE_H

#include "waltz/drawing/angles.h"

struct cell {
    int64_t column, row;
};

struct cell_table {
    struct vector low; /* the corner of cell 0, 0 */
    double side;
    struct cell_slot {
        struct cell cell;
        int first; /* entry + 1; 0: the slot is free */
    } * slot;
    size_t slots, used; /* a power of two */
    struct cell_entry {
        int item, next; /* entry + 1 of the same cell; 0: the last */
    } * entry;
    size_t entries, room;
};

/* Begins with room for `expected` entries, and grows.  False: out of memory.  To be closed in any case. */
bool cell_table_open(struct cell_table *, struct vector low, double side, size_t expected);
void cell_table_close(struct cell_table *);

struct cell cell_at(const struct cell_table *, struct vector);
/* False: out of memory. */
bool cell_table_add(struct cell_table *, struct cell, int item);
/* The latest entry of the cell, numbered as in `next`; 0: there is none. */
int cell_first(const struct cell_table *, struct cell);

/* The cells that a segment touches or passes within `margin`, each once. */
struct cell_walk {
    const struct cell_table *table;
    struct vector a, b; /* from left to right */
    double margin;
    struct cell next;
    int64_t last_column, last_row;
};
struct cell_walk cell_walk_along(const struct cell_table *, struct vector a, struct vector b,
                                 double margin);
bool cell_walk_next(struct cell_walk *, struct cell *);

/* A side such that this many segments of this total length touch a few cells each, on average. */
double cell_side_for(double total_length, size_t count, double size);

#endif
