/* SPDX-License-Identifier: MIT */
/* singles_order.h - naked and hidden singles in the order in which they appear.

   HoDoKu finds singles as they appear: whenever a candidate is removed, it checks whether its cell has one digit left,
   and whether the digit has one place left in any of the cell's houses; if so, the single joins a queue.  Which of
   several singles comes first therefore depends on all that was placed and removed before, from the first given
   on.  A position that keeps this order does the same.  */
#ifndef LOGIC_SINGLES_ORDER_H
#define LOGIC_SINGLES_ORDER_H

#include "logic/position/position.h"

struct single {
    uint16_t cell;
    uint8_t digit;
};

/* Singles before `first` are placed; later ones may be, too. */
struct single_queue {
    struct single *item;
    int first, count;
};

struct singles {
    struct single_queue naked, hidden;
};

/* NULL: out of memory. */
struct singles *singles_new(const struct field *);
void singles_free(struct singles *);
void singles_clear(struct singles *);

/* A cell has one candidate left. */
void note_last_digit(struct position *, int cell);
/* A digit has one place left in a house. */
void note_last_place(struct position *, int house, int digit);

/* for_each_single(s, queue, position): s runs through the singles that can still be placed, in the order in which they
   appeared.  */
#define for_each_single(s, queue, position)                                                           \
    for (const struct single *s = (queue)->item + (queue)->first; s < (queue)->item + (queue)->count; \
         s++)                                                                                         \
        if (!has_candidate(position, s->cell, s->digit)) {                                            \
        } else

#endif
