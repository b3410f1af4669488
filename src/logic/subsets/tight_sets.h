/* SPDX-License-Identifier: MIT */
/* tight_sets.h - k of several sets that have no more than k members together.

   That is what all subsets are: k cells of a house with k digits (naked), k digits with k places (hidden); and
   k lines with k places for a digit (fish).  */
#ifndef LOGIC_TIGHT_SETS_H
#define LOGIC_TIGHT_SETS_H

#include "base/bitset.h"
#include "sudoku_logic.h"

/* Which choice comes first: numbers 0 1 2 3 taken two at a time are
       by the smallest   01 02 03 12 13 23     (HoDoKu)
       by the largest    01 02 12 03 13 23     (Sudoku Explainer)  */
enum tight_order { BY_SMALLEST, BY_LARGEST };

enum { TIGHT_SIZE = 8 };

struct tight {
    int size; /* how many to choose, at most TIGHT_SIZE */
    enum tight_order order;
    int count;
    bitset set[SUDOKU_LOGIC_SIZE];
    int name[SUDOKU_LOGIC_SIZE]; /* of each set, smaller than 64 */
    bool begun;
    int pick[TIGHT_SIZE];
    bitset joined[TIGHT_SIZE + 1];
};

static inline struct tight tight_begin(int size, enum tight_order order)
{
    return (struct tight){.size = size, .order = order};
}
/* Sets that are too large for any choice are left out. */
void tight_add(struct tight *, int name, bitset set);
/* The next choice that has exactly `size` members: the names of its sets, and their union.  False: there is none. */
bool tight_next(struct tight *, bitset *names, bitset *members);

#endif
