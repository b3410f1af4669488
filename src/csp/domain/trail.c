/* SPDX-License-Identifier: MIT */
/* trail.c - see trail.h */
#include "csp/domain/trail.h"

#include "base/memory.h"
#include "csp/domain/domain.h"

bool trail_start(struct trail *t, size_t blocks, size_t domains, int levels)
{
    *t = (struct trail){.room = blocks, .domain_room = domains, .level_room = levels, .stamp = 1};
    t->block = new_array(blocks, sizeof *t->block);
    t->domain = new_array(domains, sizeof *t->domain);
    t->level = new_array((size_t)levels, sizeof *t->level);
    return t->block && t->domain && t->level;
}

void trail_end(struct trail *t)
{
    free(t->block);
    free(t->domain);
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

bool trail_grow_domains(struct trail *t)
{
    if (make_room((void **)&t->domain, t->domains, &t->domain_room, sizeof *t->domain)) return true;
    t->short_of_memory = true;
    return false;
}

bool trail_push(struct trail *t)
{
    if (t->depth == t->level_room) {
        const size_t room = (size_t)t->level_room;
        struct trail_level *level = grown(t->level, room, 2 * room, sizeof *level);
        if (!level) {
            t->short_of_memory = true;
            return false;
        }
        t->level = level;
        t->level_room *= 2;
    }
    t->level[t->depth++] = (struct trail_level){t->count, t->domains};
    t->stamp++;
    return true;
}

void trail_pop(struct trail *t)
{
    const struct trail_level start = t->level[--t->depth];
    while (t->count > start.blocks) {
        const struct saved_block *b = &t->block[--t->count];
        memcpy(b->at, &b->old, sizeof b->old);
    }
    while (t->domains > start.domains) {
        const struct saved_domain *saved = &t->domain[--t->domains];
        struct domain *d = saved->at;
        d->min = saved->min;
        d->max = saved->max;
        d->size = saved->size;
        for (int w = 0; w < d->words && d->words <= FEW_WORDS; w++) d->word[w] = saved->word[w];
    }
    t->stamp++;
}
