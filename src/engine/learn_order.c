/* SPDX-License-Identifier: MIT */
/* learn_order.c - which candidate is decided next: the one that took part in most conflicts, lately above all.

   The increment grows with each conflict, which is the same as if all activities shrank.  The order is a binary heap.  */
#include "engine/learn.h"

static void put(struct order *o, uint32_t place, uint32_t candidate)
{
    o->heap[place - 1] = candidate;
    o->position[candidate] = place;
}

static void move_up(struct order *o, uint32_t candidate)
{
    uint32_t place = o->position[candidate];
    for (; place > 1; place /= 2) {
        const uint32_t parent = o->heap[place / 2 - 1];
        if (o->activity[parent] >= o->activity[candidate]) break;
        put(o, place, parent);
    }
    put(o, place, candidate);
}

static void move_down(struct order *o, uint32_t candidate)
{
    uint32_t place = o->position[candidate];
    for (uint32_t child; (child = 2 * place) <= o->count; place = child) {
        if (child < o->count && o->activity[o->heap[child]] > o->activity[o->heap[child - 1]]) child++;
        if (o->activity[o->heap[child - 1]] <= o->activity[candidate]) break;
        put(o, place, o->heap[child - 1]);
    }
    put(o, place, candidate);
}

void order_insert(struct order *o, uint32_t candidate)
{
    if (o->position[candidate]) return;
    put(o, ++o->count, candidate);
    move_up(o, candidate);
}

void order_bump(struct order *o, uint32_t candidate, uint32_t candidates)
{
    enum { HIGH = 60, SHIFT = 40 };
    o->activity[candidate] += o->increment;
    if (o->activity[candidate] >> HIGH) {
        for (uint32_t c = 0; c < candidates; c++) o->activity[c] >>= SHIFT;
        o->increment = (o->increment >> SHIFT) + 1;
    }
    if (o->position[candidate]) move_up(o, candidate);
}

void order_age(struct order *o)
{
    enum { SHARE = 20 };
    o->increment += o->increment / SHARE;
}

static uint32_t take_first(struct order *o)
{
    const uint32_t first = o->heap[0], last = o->heap[--o->count];
    o->position[first] = 0;
    if (o->count) {
        o->position[last] = 1;
        move_down(o, last);
    }
    return first;
}

uint32_t order_take(struct learner *l)
{
    while (l->order.count) {
        const uint32_t candidate = take_first(&l->order);
        if (!l->value[it_is(candidate)]) return candidate;
    }
    return l->candidates;
}

/* At first, few candidates in a cell count. */
void order_fill(struct learner *l)
{
    struct order *o = &l->order;
    o->count = 0;
    o->increment = 1 << 10;
    for (uint32_t c = 0; c < l->candidates; c++) {
        o->activity[c] = 0;
        o->position[c] = 0;
    }
    for (uint32_t c = 0; c < l->candidates; c++)
        if (!l->value[it_is(c)]) order_insert(o, c);
}
