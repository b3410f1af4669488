/* SPDX-License-Identifier: MIT */
/* memory.h - arrays that report when memory runs out or a size overflows. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Zeroed; NULL: out of memory, or the product overflows. */
static inline void *new_array(size_t count, size_t size)
{
    return calloc(count ? count : 1, size ? size : 1);
}

/* The same contents in more room, followed by zeros; `old` is freed.  NULL: out of memory, and `old` is as
   it was.  */
static inline void *grown(void *old, size_t count, size_t room, size_t size)
{
    char *memory = new_array(room, size);
    if (!memory) return NULL;
    if (count) memcpy(memory, old, count * size);
    free(old);
    return memory;
}

/* Room for one more in an array that doubles.  False: out of memory. */
static inline bool make_room(void **array, size_t count, size_t *room, size_t size)
{
    if (count < *room) return true;
    const size_t more = *room ? 2 * *room : 8;
    void *memory = grown(*array, count, more, size);
    if (!memory) return false;
    *array = memory;
    *room = more;
    return true;
}

#endif
