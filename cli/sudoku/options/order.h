/* SPDX-License-Identifier: MIT */
/* order.h - an order for the generator, from the command line and the files that it names. */
#ifndef SUDOKU_ORDER_H
#define SUDOKU_ORDER_H

#include "sudoku/options/settings.h"

/* The data that an order points to. */
struct order_parts {
    const sudoku_rules *rules;
    uint8_t *pattern, *start;
};

/* Everything but the seed and when to stop.  False after a message; `parts` must be freed in any case. */
bool order_build(const struct settings *, sudoku_order *order, struct order_parts *parts);
void order_free(struct order_parts *);

#endif
