/* SPDX-License-Identifier: MIT */
/* room.h - lists that grow. */
#ifndef LOGIC_ROOM_H
#define LOGIC_ROOM_H

#include <stdbool.h>
#include <stddef.h>

/* Room for at least `count` items; false, and the list as it was: out of memory. */
bool widen(void **list, int count, int *room, size_t size);

/* Makes sure that the list has room for `count` items in all, of `size` bytes each; `room` is what it has.  False, and the list
   as it was: out of memory.  */
static inline bool make_room(void **list, int count, int *room, size_t size)
{
    return count <= *room || widen(list, count, room, size);
}

#endif
