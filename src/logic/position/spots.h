/* SPDX-License-Identifier: MIT */
/* spots.h - the places of one digit in the whole grid, numbered.

   A *spot* is the number of a cell among those that have the digit as a candidate.  Sets of spots are kept as sets
   of cells are, but only the first few words count: one, in most positions of a 9x9 grid.  */
#ifndef LOGIC_SPOTS_H
#define LOGIC_SPOTS_H

#include "logic/position/position.h"

struct spots {
    int count, words;
    uint16_t cell[LOGIC_CELLS]; /* of each spot, smallest first */
    cells seen[LOGIC_CELLS];    /* the spots that see this one */
};

void spots_of(struct spots *, const struct position *, int digit);
/* The spots in a house. */
cells spots_in_house(const struct spots *, const struct field *, int house);

static inline int spots_count(const struct spots *s, const cells *set)
{
    int count = 0;
    for (int i = 0; i < s->words; i++) count += bits_in(set->word[i]);
    return count;
}
static inline bool no_spots(const struct spots *s, const cells *set)
{
    bitset any = 0;
    for (int i = 0; i < s->words; i++) any |= set->word[i];
    return !any;
}
static inline bool spots_meet(const struct spots *s, const cells *a, const cells *b)
{
    bitset any = 0;
    for (int i = 0; i < s->words; i++) any |= a->word[i] & b->word[i];
    return any;
}
/* Keeps of `set` what is in `other`. */
static inline void keep_spots(const struct spots *s, cells *set, const cells *other)
{
    for (int i = 0; i < s->words; i++) set->word[i] &= other->word[i];
}
static inline void drop_spots(const struct spots *s, cells *set, const cells *other)
{
    for (int i = 0; i < s->words; i++) set->word[i] &= ~other->word[i];
}

/* for_each_spot(i, spots, &set): i runs through the members, smallest first. */
#define for_each_spot(i, spots, set)                                                              \
    for (int w_##i = 0; w_##i < (spots)->words; w_##i++)                                          \
        for (bitset rest_##i = (set)->word[w_##i]; rest_##i; rest_##i = without_lowest(rest_##i)) \
            for (int i = 64 * w_##i + lowest(rest_##i), once_##i = 1; once_##i; once_##i = 0)

#endif
