/* SPDX-License-Identifier: MIT */
/* search_space.c - see search_space.h */
#include "csp/trace/tree/search_space.h"

uint64_t log2_thousandths(uint64_t number)
{
    enum { BITS = 31, DIGITS = 16 };
    int whole = 0;
    while (number >> whole > 1) whole++;
    /* number / 2^whole, from 1 to 2, as a binary fraction; squaring it gives the next digit of the logarithm */
    uint64_t part = whole > BITS ? number >> (whole - BITS) : number << (BITS - whole);
    uint64_t digits = 0;
    for (int i = 0; i < DIGITS; i++) {
        part = part * part >> BITS;
        digits <<= 1;
        if (part >> (BITS + 1)) {
            part >>= 1;
            digits |= 1;
        }
    }
    return 1000 * (uint64_t)whole + ((1000 * digits + (1 << (DIGITS - 1))) >> DIGITS);
}

struct search_space search_space_of(const struct csp_search *s)
{
    struct search_space all = {0, 0};
    uint64_t last = 1, logarithm = 0; /* of the last size: many domains are alike */
    for (int x = 0, looked_at = 0; x < s->variables && looked_at < SPACE_MOST_VARIABLES; x++) {
        if (s->model->variable[x].helper) continue;
        const uint64_t size = (uint64_t)s->domain[x].size;
        if (size > 1 && size != last) logarithm = log2_thousandths(last = size);
        if (size > 1) all.thousandth += logarithm;
        all.values = size > INT64_MAX - all.values ? INT64_MAX : all.values + size;
        looked_at++;
    }
    return all;
}

/* ---- over time ---- */

static uint64_t smaller(uint64_t a, uint64_t b) { return a < b ? a : b; }
static uint64_t larger(uint64_t a, uint64_t b) { return a > b ? a : b; }

static void widen(struct space_period *p, const struct space_period *by)
{
    p->low.values = smaller(p->low.values, by->low.values);
    p->low.thousandth = smaller(p->low.thousandth, by->low.thousandth);
    p->high.values = larger(p->high.values, by->high.values);
    p->high.thousandth = larger(p->high.thousandth, by->high.thousandth);
}

static void double_length(struct space_history *h)
{
    const int half = (h->count + 1) / 2;
    for (int i = 0; i < half; i++) {
        struct space_period both = h->period[2 * i];
        if (2 * i + 1 < h->count) widen(&both, &h->period[2 * i + 1]);
        h->period[i] = both;
    }
    h->count = half;
    h->length *= 2;
}

void space_history_add(struct space_history *h, uint64_t node, struct search_space space)
{
    const struct space_period here = {space, space};
    if (!h->length) h->length = 1;
    while ((node - 1) / h->length >= SPACE_PERIODS) double_length(h);
    const int at = (int)((node - 1) / h->length);
    if (at < h->count) {
        widen(&h->period[at], &here);
        return;
    }
    while (h->count <= at)
        h->period[h->count++] = here; /* nodes that were not told: like the next one */
}
