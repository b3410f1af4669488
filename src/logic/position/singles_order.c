/* SPDX-License-Identifier: MIT */
/* singles_order.c - see singles_order.h */
#include "logic/position/singles_order.h"

#include <stdlib.h>

/* A cell is reduced to its last digit once, and a digit to its last place in a house once. */
struct singles *singles_new(const struct field *f)
{
    struct singles *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->naked.item = malloc((size_t)f->cells * sizeof *s->naked.item);
    s->hidden.item = malloc((size_t)f->houses * (size_t)f->n * sizeof *s->hidden.item);
    if (!s->naked.item || !s->hidden.item) {
        singles_free(s);
        return NULL;
    }
    return s;
}

void singles_free(struct singles *s)
{
    if (!s) return;
    free(s->naked.item);
    free(s->hidden.item);
    free(s);
}

void singles_clear(struct singles *s)
{
    s->naked.first = s->naked.count = 0;
    s->hidden.first = s->hidden.count = 0;
}

static void join(struct single_queue *q, const struct position *p, int cell, int digit)
{
    while (q->first < q->count && p->digit[q->item[q->first].cell]) q->first++;
    q->item[q->count++] = (struct single){(uint16_t)cell, (uint8_t)digit};
}

void note_last_digit(struct position *p, int cell)
{
    join(&p->singles->naked, p, cell, lowest(p->candidates[cell]) + 1);
}

/* The last place may be the cell that is being placed, which has no candidates any more. */
void note_last_place(struct position *p, int house, int digit)
{
    const int cell = house_cell(p->field, house, lowest(places_of(p, house, digit)));
    if (house_full(p->field, house) && has_candidate(p, cell, digit))
        join(&p->singles->hidden, p, cell, digit);
}
