/* SPDX-License-Identifier: MIT */
/* plan_memory.c - see plan_memory.h */
#include "engine/clues/plan_memory.h"

#include "base/memory.h"

struct plan_chunk {
    struct plan_chunk *next;
    size_t used, room;
};

enum { ALIGNMENT = _Alignof(struct lane_values), CHUNK = 1 << 16 };

static char *contents(struct plan_chunk *c)
{
    char *at = (char *)(c + 1);
    return at + (ALIGNMENT - (uintptr_t)at % ALIGNMENT) % ALIGNMENT;
}

void *plan_room(struct clue_plan *p, size_t count, size_t size)
{
    if (p->no_memory || (size && count > (SIZE_MAX - 2 * CHUNK) / size)) {
        p->no_memory = true;
        return NULL;
    }
    const size_t needed = (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    struct plan_chunk *c = p->chunk;
    if (!c || c->room - c->used < needed) {
        const size_t room = needed > CHUNK ? needed : CHUNK;
        c = new_array(1, sizeof *c + ALIGNMENT + room);
        if (!c) {
            p->no_memory = true;
            return NULL;
        }
        c->room = room;
        c->next = p->chunk;
        p->chunk = c;
    }
    c->used += needed;
    return contents(c) + c->used - needed;
}

void free_plan_memory(struct clue_plan *p)
{
    for (struct plan_chunk *c = p->chunk, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    p->chunk = NULL;
}
