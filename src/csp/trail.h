/* SPDX-License-Identifier: MIT */
/* trail.h - how a search takes things back.

   Everything that changes during search lies in blocks of eight bytes.  Before a block changes its old
   contents go onto the trail; to leave a level is to put all of its blocks back, the newest first.

       trail    | at, old | at, old | at, old | at, old | ...
       level    0         1                   2                       where each level begins

   `stamp` is another number on every entry to and exit from a level: who keeps the stamp of the last save knows
   whether the block is already safe.  */
#ifndef CSP_TRAIL_H
#define CSP_TRAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct saved_block {
    void *at;
    uint64_t old;
};

struct trail {
    struct saved_block *block;
    size_t count, room;
    size_t *level;
    int depth, level_room;
    uint64_t stamp;
    bool short_of_memory; /* something could not be saved: nothing found from here on is sure */
};

/* Room for so many blocks and levels before the first growth.  False: memory is short. */
bool trail_start(struct trail *, size_t blocks, int levels);
void trail_end(struct trail *);
bool trail_grow(struct trail *);

bool trail_push(struct trail *);
/* Takes back everything since the last level. */
void trail_pop(struct trail *);

static inline void trail_save(struct trail *t, void *at)
{
    if (t->count == t->room && !trail_grow(t)) return;
    struct saved_block *b = &t->block[t->count++];
    b->at = at;
    memcpy(&b->old, at, sizeof b->old);
}

#endif
