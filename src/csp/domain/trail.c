/* SPDX-License-Identifier: MIT */
/* trail.c - see trail.h */
#include "csp/domain/trail.h"

#include "base/memory.h"

bool trail_start(struct trail *t, size_t blocks, int levels)
{
    *t = (struct trail){.room = blocks, .level_room = levels, .stamp = 1};
    t->block = new_array(blocks, sizeof *t->block);
    t->level = new_array((size_t)levels, sizeof *t->level);
    return t->block && t->level;
}

void trail_end(struct trail *t)
{
    free(t->block);
    free(t->level);
}

bool trail_grow(struct trail *t)
{
    struct saved_block *block = grown(t->block, t->room, 2 * t->room, sizeof *block);
    if (!block) {
        t->short_of_memory = true;
        return false;
    }
    t->block = block;
    t->room *= 2;
    return true;
}

bool trail_push(struct trail *t)
{
    if (t->depth == t->level_room) {
        const size_t room = (size_t)t->level_room;
        size_t *level = grown(t->level, room, 2 * room, sizeof *level);
        if (!level) {
            t->short_of_memory = true;
            return false;
        }
        t->level = level;
        t->level_room *= 2;
    }
    t->level[t->depth++] = t->count;
    t->stamp++;
    return true;
}

void trail_pop(struct trail *t)
{
    const size_t start = t->level[--t->depth];
    while (t->count > start) {
        const struct saved_block *b = &t->block[--t->count];
        memcpy(b->at, &b->old, sizeof b->old);
    }
    t->stamp++;
}
