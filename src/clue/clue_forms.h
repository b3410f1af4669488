/* SPDX-License-Identifier: MIT */
/* clue_forms.h - the few forms into which every clue compiles, and all that engines know of clues.

       mask      the digits that a cell may hold
       pair      two cells, and the digits of one that go with each digit of the other
       differ    cells that hold different digits
       family    cells that differ, and the sets of digits that they may hold together
       sum       the weighted sum of some cells lies between two bounds
       walk      a list of cells, read digit by digit by an automaton that accepts or not

   A kind's compile() adds to the forms; pairs of the same cells are merged at the end.  What has to grow grows here; an engine reads
   the arrays.  If memory or a limit is exceeded, forms_new() says so.  */
#ifndef CLUE_CLUE_FORMS_H
#define CLUE_CLUE_FORMS_H

#include "clue/clue.h"

struct form_pair {
    uint16_t a, b; /* a < b */
    int table;     /* tables[table * n + digit of a - 1] is the set of digits of b */
    int clue;      /* the first that it comes from */
};

struct form_differ {
    int first_cell, count; /* in `cells` */
    int clue;
};

struct form_family {
    int first_cell, count; /* in `cells` */
    int first_set, set_count;
    int clue;
};

struct form_sum {
    int first_term, count; /* in `terms` */
    int least, most;
    int clue;
};

struct form_term {
    uint16_t cell;
    int weight;
};

/* The states before the first cell, after it, ... after the last are layers: layer i begins with state layers[first_layer + i], and
   ends where the next one begins.  State 0 is the only one of layer 0, and all of the last layer accept.
   next[first_next + state * n + digit - 1] is the state after the digit, or -1.  Every state can be reached, leads on, and differs from
   those of its layer in the digits that do.  A cell may come again.  */
struct form_walk {
    int first_cell, count; /* in `cells` */
    int first_layer, first_next;
    int states;
    int clue;
};

/* May `a` hold x while `b` holds y? */
typedef bool pair_test(int x, int y, int parameter);

struct forms {
    const sudoku_clues *of;
    int n;
    int clue; /* which is being compiled */
    enum { FORMS_GOOD, FORMS_NO_MEMORY, FORMS_TOO_LARGE } state;
    bitset mask[SUDOKU_MAX_CELLS];

    struct form_pair *pair;
    bitset *tables;
    struct form_differ *differ;
    struct form_family *family;
    bitset *sets;
    struct form_sum *sum;
    struct form_term *terms;
    struct form_walk *walk;
    int *layers;
    int *next;
    uint16_t *cells;

    pair_test *last_test; /* and what it allows */
    int last_parameter;
    bitset last_table[SUDOKU_MAX_SIZE];
    size_t pairs_stated, pairs_merged; /* so far; and how many were left when they were merged */
    size_t pair_count, table_count, differ_count, family_count, set_count, sum_count, term_count,
        walk_count, layer_count, next_count, cell_count;
    size_t pair_room, table_room, differ_room, family_room, set_room, sum_room, term_room, walk_room,
        layer_room, next_room, cell_room;
};

/* Pairs stated; states of one walk; those of all walks, times digits; sets of one family, and of all.  Too many sets are no failure: see forms_family_of_sum(). */
enum {
    MOST_PAIRS = 1 << 20,
    MOST_STATES = 1 << 16,
    MOST_TRANSITIONS = 1 << 24,
    MOST_SETS_OF_FAMILY = 1 << 11,
    MOST_SETS = 1 << 16
};

/* All clues, or those that are wanted (unless that is NULL), compiled.  NULL: out of memory, or a clue needs more than the limits above, which `error` (may be NULL) says. */
struct forms *forms_new(const sudoku_clues *, const bool *wanted, sudoku_error *);
void forms_free(struct forms *);

/* ---- for kinds ---- */

/* Only these digits fit in the cell. */
void forms_mask(struct forms *, int cell, bitset digits);

void forms_pair(struct forms *, int a, int b, pair_test *test, int parameter);

/* The same from a table: for each digit of `a`, those of `b`. */
void forms_pair_table(struct forms *, int a, int b, const bitset *table);

/* The cells hold different digits: any. */
void forms_differ(struct forms *, const uint16_t *cell, int count);

/* The cells differ, and hold the digits of one of the sets. */
void forms_family(struct forms *, const uint16_t *cell, int count, const bitset *sets, int set_count);

/* The same for all sets of that sum; if they are too many to be listed, the cells differ, and have the sum. */
void forms_family_of_sum(struct forms *, const uint16_t *cell, int count, int sum);

/* A sum is begun, gets its terms, and is ended by its bounds.  Terms of the same cell are added up. */
void forms_begin_sum(struct forms *);
void forms_term(struct forms *, int cell, int weight);
void forms_end_sum(struct forms *, int least, int most);

/* An automaton as a function: the state after the digit of the i-th cell, or DEAD.  A state is any number but that. */
enum { DEAD = -1 };
struct walker {
    const void *context;
    int64_t begin;
    int64_t (*step)(const void *context, int64_t state, int i, int digit);
    bool (*accepts)(const void *context, int64_t state);
};
void forms_walk(struct forms *, const uint16_t *cell, int count, const struct walker *);

/* Another clue by itself, which is part of this one.  NULL: the state of the whole says why. */
struct forms *forms_of_part(struct forms *whole, const struct clue *part);

/* One of the clues holds, at least; or none does. */
void forms_choice(struct forms *, const struct clue *clue, int count, bool none);

/* Nothing can satisfy the clue. */
void forms_impossible(struct forms *);

#endif
