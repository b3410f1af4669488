/* SPDX-License-Identifier: MIT */
/* room.c - see room.h */
#include "logic/position/room.h"

#include <stdlib.h>
#include <string.h>

bool widen(void **list, int count, int *room, size_t size)
{
    enum { FIRST = 32 };
    int more = *room ? 2 * *room : FIRST;
    while (more < count) more *= 2;
    void *wide = malloc((size_t)more * size);
    if (!wide) return false;
    if (*room) memcpy(wide, *list, (size_t)*room * size);
    free(*list);
    *list = wide;
    *room = more;
    return true;
}
