/* SPDX-License-Identifier: MIT */
/* arithmetic.h - ranges of products and quotients. */
#ifndef CSP_ARITHMETIC_H
#define CSP_ARITHMETIC_H

#include "csp/domain/domain.h"

struct int_range {
    int64_t low, high; /* empty if low > high */
};

static inline struct int_range range_of(const struct domain *d)
{
    return (struct int_range){d->min, d->max};
}

static inline void include(struct int_range *r, int64_t value)
{
    if (value < r->low) r->low = value;
    if (value > r->high) r->high = value;
}

static inline struct int_range no_range(void) { return (struct int_range){INT64_MAX, INT64_MIN}; }

/* All products of a value of each. */
static inline struct int_range product_of(struct int_range a, struct int_range b)
{
    struct int_range r = no_range();
    include(&r, a.low * b.low);
    include(&r, a.low * b.high);
    include(&r, a.high * b.low);
    include(&r, a.high * b.high);
    return r;
}

#endif
