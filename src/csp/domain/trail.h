/* SPDX-License-Identifier: MIT */
/* trail.h - how a search undoes changes.

   Everything that changes during search is stored in blocks of eight bytes.  Before a block changes, its old
   contents are pushed onto the trail; leaving a level restores all of its blocks, the newest first.  A domain is saved as a
   whole, once for each level in which it changes; of a large one, words are blocks.

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

#include "base/bitset.h"
#include "csp.h"

struct saved_block {
    void *at;
    uint64_t old;
};

/* A domain of at most this many words is saved with its words. */
enum { FEW_WORDS = 2 };

struct domain;
struct saved_domain {
    struct domain *at;
    csp_value min, max;
    int64_t size;
    bitset word[FEW_WORDS];
};

/* How much was saved when a level began. */
struct trail_level {
    size_t blocks, domains;
};

struct trail {
    struct saved_block *block;
    size_t count, room;
    struct saved_domain *domain;
    size_t domains, domain_room;
    struct trail_level *level;
    int depth, level_room;
    uint64_t stamp;
    bool short_of_memory; /* something could not be saved: later results are not reliable */
};

/* Room for this many blocks, domains and levels before the first growth.  False: out of memory. */
bool trail_start(struct trail *, size_t blocks, size_t domains, int levels);
void trail_end(struct trail *);
bool trail_grow(struct trail *);
bool trail_grow_domains(struct trail *);

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
