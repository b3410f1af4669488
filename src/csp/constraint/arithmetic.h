/* SPDX-License-Identifier: MIT */
/* arithmetic.h - ranges of products and quotients. */
#ifndef CSP_ARITHMETIC_H
#define CSP_ARITHMETIC_H

#include "csp/domain/bounds.h"
#include "csp/domain/domain.h"

struct int_range {
    csp_value low, high; /* empty if low > high */
};

static inline struct int_range range_of(const struct domain *d)
{
    return (struct int_range){d->min, d->max};
}

static inline void include(struct int_range *r, csp_value value)
{
    if (value < r->low) r->low = value;
    if (value > r->high) r->high = value;
}

static inline struct int_range no_range(void) { return (struct int_range){CSP_NO_BOUND, -CSP_NO_BOUND}; }

/* All products of a value of each. */
static inline struct int_range product_of(struct int_range a, struct int_range b)
{
    struct int_range r = no_range();
    include(&r, cut_off_product(a.low, b.low));
    include(&r, cut_off_product(a.low, b.high));
    include(&r, cut_off_product(a.high, b.low));
    include(&r, cut_off_product(a.high, b.high));
    return r;
}

#endif
