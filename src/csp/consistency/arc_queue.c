/* SPDX-License-Identifier: MIT */
/* arc_queue.c - see arc_queue.h */
#include "csp/consistency/arc_queue.h"

#include "base/memory.h"
#include "csp/consistency/ac.h"

bool arc_queue_start(struct csp_search *s)
{
    struct arc_queue *q = s->arc_queue = new_array(1, sizeof *q);
    if (!q) return false;
    q->room = s->first_arc[s->variables];
    q->ring = new_array(q->room, sizeof *q->ring);
    q->waits = new_array(q->room, sizeof *q->waits);
    return q->ring && q->waits;
}

void arc_queue_end(struct csp_search *s)
{
    if (!s->arc_queue) return;
    free(s->arc_queue->ring);
    free(s->arc_queue->waits);
    free(s->arc_queue);
}

static void add(struct csp_search *s, size_t place)
{
    struct arc_queue *q = s->arc_queue;
    if (q->waits[place]) return;
    q->waits[place] = true;
    q->ring[(q->first + q->count++) % q->room] = place;
    if (q->count > s->counters.queue_peak) s->counters.queue_peak = q->count;
}

void arc_queue_fill(struct csp_search *s)
{
    for (size_t i = 0; i < s->arc_queue->room; i++) add(s, s->arc_in_order[i]);
}

void arc_queue_clear(struct csp_search *s)
{
    while (s->arc_queue->count) arc_queue_take(s);
}

bool arc_would_be_added(const struct csp_search *s, size_t place, int constraint)
{
    const struct arc *a = &s->arc[place];
    /* what (y, x) removed from y supported nothing in x; but a relation of a variable to itself is its own way back */
    const bool way_back = a->constraint == constraint && a->x != a->y;
    return !way_back && !s->arc_queue->waits[place];
}

void arc_queue_add(struct csp_search *s, csp_variable x, int constraint)
{
    for (size_t i = s->first_arc[x]; i < s->first_arc[x + 1]; i++)
        if (arc_would_be_added(s, i, constraint)) add(s, i);
}

size_t arc_queue_take(struct csp_search *s)
{
    struct arc_queue *q = s->arc_queue;
    const size_t place = q->ring[q->first];
    q->first = (q->first + 1) % q->room;
    q->count--;
    q->waits[place] = false;
    return place;
}

void arc_queue_put_back(struct csp_search *s, size_t place)
{
    struct arc_queue *q = s->arc_queue;
    if (q->waits[place]) return;
    q->waits[place] = true;
    q->first = (q->first + q->room - 1) % q->room;
    q->ring[q->first] = place;
    q->count++;
}
