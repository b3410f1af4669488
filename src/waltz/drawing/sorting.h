/* SPDX-License-Identifier: MIT */
/* sorting.h - numbers in order, with what they belong to. */
#ifndef WALTZ_SORTING_H
#define WALTZ_SORTING_H

#include <stddef.h>

struct keyed {
    double key;
    int item;
};

/* Smallest key first. */
void sort_by_key(struct keyed *, size_t count);

#endif
