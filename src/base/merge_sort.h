/* SPDX-License-Identifier: MIT */
/* merge_sort.h - a sort that leaves equal items in their order.

   It is inline so that each use is compiled for its own items: the size and the comparison are then constants, and copying an item
   costs as much as an assignment.  */
#ifndef BASE_MERGE_SORT_H
#define BASE_MERGE_SORT_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Sorts `count` items of `size` bytes; `spare` has room for as many.  order() is below 0 if its first item comes before the second;
   `how` is passed on to it.  */
static inline void merge_sort(void *list, void *spare, int count, size_t size,
                              int (*order)(const void *, const void *, const void *how), const void *how)
{
    char *const from = list, *const to = spare;
    for (int width = 1; width < count; width *= 2) {
        for (int start = 0; start < count; start += 2 * width) {
            const int middle = start + width < count ? start + width : count;
            const int end = middle + width < count ? middle + width : count;
            int left = start, right = middle;
            for (int i = start; i < end; i++) {
                const bool take_right =
                    left == middle || (right < end && order(from + (size_t)right * size,
                                                            from + (size_t)left * size, how) < 0);
                memcpy(to + (size_t)i * size, from + (size_t)(take_right ? right++ : left++) * size,
                       size);
            }
        }
        memcpy(from, to, (size_t)count * size);
    }
}

#endif
