/* SPDX-License-Identifier: MIT */
/* sorting.c - see sorting.h.  A heap sort: it needs no memory, and no order of the input makes it slow. */
#include "waltz/drawing/sorting.h"

static void swap(struct keyed *a, struct keyed *b)
{
    const struct keyed kept = *a;
    *a = *b;
    *b = kept;
}

static void sift(struct keyed *k, size_t root, size_t count)
{
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && k[child + 1].key > k[child].key) child++;
        if (k[root].key >= k[child].key) return;
        swap(&k[root], &k[child]);
    }
}

void sort_by_key(struct keyed *k, size_t count)
{
    for (size_t i = count / 2; i-- > 0;) sift(k, i, count);
    for (size_t i = count; i-- > 1;) {
        swap(&k[0], &k[i]);
        sift(k, 0, i);
    }
}
