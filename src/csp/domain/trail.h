/* SPDX-License-Identifier: MIT */
/* trail.h - how a search undoes changes.

   Everything that changes during search is stored in blocks of eight bytes.  Before a block changes, its old
   contents are pushed onto the trail; leaving a level restores all of its blocks, the newest first.

       trail    | at, old | at, old | at, old | at, old | ...
       level    0         1                   2                       where each level begins

   `stamp` changes on every entry to and exit from a level: code that keeps the stamp of its last save knows whether
   the block is already saved.  */
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
    bool short_of_memory; /* something could not be saved: later results are not reliable */
};

/* Room for this many blocks and levels before the first growth.  False: out of memory. */
bool trail_start(struct trail *, size_t blocks, int levels);
void trail_end(struct trail *);
bool trail_grow(struct trail *);

bool trail_push(struct trail *);
/* Undoes everything since the last level. */
void trail_pop(struct trail *);

static inline void trail_save(struct trail *t, void *at)
{
    if (t->count == t->room && !trail_grow(t)) return;
    struct saved_block *b = &t->block[t->count++];
    b->at = at;
    memcpy(&b->old, at, sizeof b->old);
}

#endif
