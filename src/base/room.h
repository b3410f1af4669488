/* SPDX-License-Identifier: MIT */
/* room.h - public structures that may grow: their first field is `room`, their size for the caller (include/sudoku.h).

   The library works with whole structures of its own version.  At its border, TAKEN() makes one of what the caller passes, and GIVE()
   hands one out.  Both name the last field of the first version of the structure, which no caller lacks, whatever its room:

       caller's version    room | a | b |                    room | a | b | c | d |
       TAKEN()             room | a | b | 0 |  a copy         the caller's own structure
       GIVE()              room | a | b |                    room | a | b | c | d |       d stays as it is

   New fields come last, begin at or after the sizeof of the version before (never in the padding at its end), and mean by zero what the
   library did without them.  */
#ifndef BASE_ROOM_H
#define BASE_ROOM_H

#include <stddef.h>
#include <string.h>

#include "base/contract.h"

/* The size of a structure whose last field is this one. */
#define SIZE_UP_TO(type, field)                                                                      \
    ((offsetof(type, field) + sizeof(((type *)NULL)->field) + _Alignof(type) - 1) / _Alignof(type) * \
     _Alignof(type))

enum { LARGEST_ROOM = 1 << 12 }; /* a larger number is not the size of a structure */

static inline size_t room_of(const void *structure, size_t first)
{
    size_t room;
    memcpy(&room, structure, sizeof room);
    REQUIRE(!room || (room >= first && room <= LARGEST_ROOM), "the room of a structure is not set");
    return room < first ? first : room;
}

/* Returns the structure itself, if it has all fields, or a copy in `whole`, where those that it lacks are zero. */
static inline const void *room_taken(const void *given, void *whole, size_t size, size_t first)
{
    const size_t room = room_of(given, first);
    if (room >= size) return given;
    memset(whole, 0, size);
    memcpy(whole, given, room);
    return whole;
}

/* Copies what fits; the room stays that of the caller. */
static inline void room_give(void *to, const void *whole, size_t size, size_t first)
{
    const size_t room = room_of(to, first), shared = room < size ? room : size;
    memcpy((char *)to + sizeof room, (const char *)whole + sizeof room, shared - sizeof room);
}

#define TAKEN(type, given, whole, last) \
    ((const type *)room_taken(given, whole, sizeof(type), SIZE_UP_TO(type, last)))
#define GIVE(type, to, whole, last) room_give(to, whole, sizeof(type), SIZE_UP_TO(type, last))

#endif
