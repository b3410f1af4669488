/* SPDX-License-Identifier: MIT */
/* als.h - almost locked sets: k cells of a house with k + 1 candidates between them.

   If one of its digits is kept out, the set holds all the others.  Two sets have a *restricted common* digit if all
   cells that have it, in the one, see all those in the other: only one of the two sets can hold it.  */
#ifndef LOGIC_ALS_H
#define LOGIC_ALS_H

#include "logic/step/chain_steps.h"

/* Where sets have one of their digits.  A position has some hundreds of sets, but far fewer different places of their digits:
   sets that have the same ones share them.  */
struct als_places {
    cells in;   /* cells of the set that have it */
    cells seen; /* others that have it and see all of these; no other cell of the set does */
    int digit;
    int next; /* in the list's table of places, -1: the last */
};

struct als {
    cells all;
    bitset digits;
    int size;  /* cells */
    int first; /* of its digits, in the list's `digit`, smallest first */
};

/* Sets a and b and the digits that they have as restricted commons: the first, and the last if there are more. */
struct restricted {
    int a, b;
    int digit[2]; /* the second may be 0 */
};

struct als_list {
    struct als *als;
    int *digit; /* of each digit of each set: its places */
    struct als_places *places;
    struct restricted *common;
    int *first_common; /* of each set as the first of two; count + 1 entries */
    int count, digits, place_count, commons;
    int als_room, digit_room, place_room, common_room, first_common_room;
    int *slot; /* a hash table of places: the first of those with the same hash; -1: none */
    int slots;
    /* what the list is of, see als_of() */
    uint64_t clock; /* of the position */
    bool overlap, both, complete;
};

/* All sets, house by house, each once; single cells with two candidates too if `smallest` is 1.  False: out of memory,
   and f->no_memory is set, or a limit is reached.  Free the list in any case.  */
bool als_collect(struct finder *, int smallest, struct als_list *);
void als_free(struct als_list *);
/* All sets of the finder's position, with all pairs a < b that have restricted commons.  `overlap`: of sets that share cells too;
   `both`: and all pairs b < a.  The finder keeps the list: searches of one position share it.  NULL: out of memory, or a limit
   is reached.  */
const struct als_list *als_of(struct finder *, bool overlap, bool both);
/* Releases that list. */
void als_forget(struct finder *);
/* als_links.c: fills in the pairs. */
bool als_link(struct finder *, bool overlap, bool both, struct als_list *);

static inline bool als_has(const struct als *a, int digit) { return a->digits >> (digit - 1) & 1; }
/* The number of a digit that the set has, among the digits of all sets. */
static inline int als_digit(const struct als *a, int digit)
{
    return a->first + bits_in(a->digits & first_bits(digit - 1));
}
/* The places of a digit that the set has. */
static inline const struct als_places *als_places(const struct als_list *l, const struct als *a,
                                                  int digit)
{
    return &l->places[l->digit[als_digit(a, digit)]];
}

/* One of the two sets holds each digit that both have, except the digits `but`: a candidate that sees all its places in both is
   removed, and the places are the step's fins.  */
void als_remove_commons(struct finder *, const struct als_list *, const struct als *, const struct als *,
                        bitset but, struct removals *);
/* Does that remove anything? */
bool als_lose_commons(const struct als_list *, const struct als *, const struct als *, bitset but);
/* The set as the k-th of the step, and its cells as truths. */
void step_als(struct finder *, const struct als *, int k);

#endif
