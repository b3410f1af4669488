/* SPDX-License-Identifier: MIT */
/* page_sum.h - the sum of a link of our page: FNV-1a of all pairs before it as a JSON list of lists, in base 36. */
#ifndef READ_LINK_PAGE_SUM_H
#define READ_LINK_PAGE_SUM_H

#include <stdbool.h>
#include <stdint.h>

struct page_sum {
    uint32_t sum;
    bool begun;
};

enum { PAGE_SUM_ROOM = 8 };

void page_sum_begin(struct page_sum *);
/* A pair: its key, the bytes of its value, its end. */
void page_sum_pair(struct page_sum *, const char *key);
void page_sum_byte(struct page_sum *, char);
void page_sum_end(struct page_sum *);
/* The sum so far; more pairs may follow. */
const char *page_sum_text(const struct page_sum *, char text[PAGE_SUM_ROOM]);

#endif
