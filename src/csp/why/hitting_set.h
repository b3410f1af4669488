/* SPDX-License-Identifier: MIT */
/* hitting_set.h - small sets that have an element in each of several sets. */
#ifndef CSP_HITTING_SET_H
#define CSP_HITTING_SET_H

#include <stdbool.h>
#include <stddef.h>

/* Starts with `elements`, and zeros; the elements are 0 to elements - 1. */
struct hitting_sets {
    int elements;
    int *element; /* of all sets, one after the other */
    size_t used, room;
    size_t *end; /* of each set */
    size_t sets, end_room;
};

/* Adds the elements that are not in `left_out`, at least one.  False: out of memory. */
bool hitting_sets_add(struct hitting_sets *, const bool *left_out);
void hitting_sets_free(struct hitting_sets *);

/* `goes_on` is asked at every step; false ends the search. */
typedef bool hitting_step(void *context);

enum hitting { HITTING_FOUND, HITTING_NONE, HITTING_STOPPED, HITTING_NO_MEMORY };

/* Sets `chosen`, of all elements, to at most `most` that hit every set. */
enum hitting hitting_set_find(const struct hitting_sets *, int most, bool *chosen, hitting_step *goes_on,
                              void *context);

#endif
