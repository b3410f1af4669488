/* SPDX-License-Identifier: MIT */
/* domain.h - the values that a variable may still have.

   A listed domain has a bit for each value it began with: bit i stands for base + i, or, if the values are far
   apart, for list[i].  A domain too large for that is bounds only: values removed between them are
   not remembered, so a constraint removes them again when a bound moves.

   Only a model has empty domains (min 1, max 0, size 0), and none is walked: for_each_value() does nothing.  No
   constraint of such a model is ever run.

       values 3 4 . 6 . .      base 3:  word 0 = ...001011     min 3, max 6, size 3  */
#ifndef CSP_DOMAIN_H
#define CSP_DOMAIN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bitset.h"
#include "csp.h"

struct domain {
    csp_value min, max; /* of bounds only: perhaps none, CSP_NO_BOUND or its negative */
    int64_t size;       /* of bounds: their distance and 1, or INT64_MAX if that is more */
    uint64_t stamp;     /* when they were saved */
    bitset *word;
    int words; /* 0: bounds only */
    int bits;
    csp_value base;
    csp_value *list; /* NULL: all from base on; the model owns it */
};

static inline bool is_listed(const struct domain *d) { return d->words > 0; }
static inline bool is_fixed(const struct domain *d) { return d->size == 1; }
static inline csp_value value_at(const struct domain *d, int i)
{
    return d->list ? d->list[i] : d->base + i;
}

/* From one bound to the other. */
static inline int64_t distance(csp_value low, csp_value high)
{
    const uint64_t size = (uint64_t)high - (uint64_t)low + 1;
    return size && size <= INT64_MAX ? (int64_t)size : INT64_MAX;
}

/* Has a bound that is none? */
static inline bool is_unbounded(const struct domain *d)
{
    return d->min == -CSP_NO_BOUND || d->max == CSP_NO_BOUND;
}

/* The bit of the lowest value that is at least `value`, present or not; `bits` if all are lower. */
int index_from(const struct domain *, csp_value value);
/* The bit of a value that the domain began with; -1: it never had it. */
static inline int index_of(const struct domain *d, csp_value value)
{
    if (!d->list) {
        if (value < d->base) return -1;
        const uint64_t i = (uint64_t)value - (uint64_t)d->base;
        return i < (uint64_t)d->bits ? (int)i : -1;
    }
    const int i = index_from(d, value);
    return i < d->bits && d->list[i] == value ? i : -1;
}

static inline bool has_bit(const struct domain *d, int i) { return d->word[i / 64] >> (i % 64) & 1; }
static inline bool has_value(const struct domain *d, csp_value value)
{
    if (value < d->min || value > d->max) return false;
    if (!is_listed(d)) return true;
    const int i = index_of(d, value);
    return i >= 0 && has_bit(d, i);
}

/* The lowest value above `value`; the domain has one. */
csp_value value_above(const struct domain *, csp_value value);
/* The highest value below; the domain has one. */
csp_value value_below(const struct domain *, csp_value value);

/* for_each_value(v, domain): v takes each value of the domain, the lowest first; for a domain of bounds, every
   value between them.  The domain may be empty.  */
#define for_each_value(v, d)                                         \
    for (csp_value v = (d)->min, more_##v = (d)->size > 0; more_##v; \
         more_##v = v != (d)->max, v = more_##v ? value_above(d, v) : v)

/* ---- changes: false if no value would be left; then nothing was changed ---- */

struct csp_search;

bool keep_from(struct csp_search *, csp_variable, csp_value low);
bool keep_to(struct csp_search *, csp_variable, csp_value high);
bool keep_between(struct csp_search *, csp_variable, csp_value low, csp_value high);
bool remove_value(struct csp_search *, csp_variable, csp_value value);
bool assign(struct csp_search *, csp_variable, csp_value value);
/* Keeps the bits of `kept`, as many words as the domain has, which must be listed. */
bool keep_bits(struct csp_search *, csp_variable, const bitset *kept);
/* The same of a domain of one word. */
bool keep_word(struct csp_search *, csp_variable, bitset kept);

#endif
