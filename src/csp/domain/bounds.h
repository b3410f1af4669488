/* SPDX-License-Identifier: MIT */
/* bounds.h - arithmetic of bounds.

   A lower bound of -CSP_NO_BOUND and an upper bound of CSP_NO_BOUND are none.  The other way round they are numbers: a lower
   bound of CSP_NO_BOUND says that the value is larger than any that a variable may have.  Sums and products that
   are too large for 64 bits are cut off there, which makes a bound weaker, never wrong.  */
#ifndef CSP_BOUNDS_H
#define CSP_BOUNDS_H

#include "csp.h"

static inline csp_value cut_off_sum(csp_value a, csp_value b)
{
    csp_value sum;
    if (__builtin_add_overflow(a, b, &sum) || sum == INT64_MIN)
        return a < 0 ? -CSP_NO_BOUND : CSP_NO_BOUND;
    return sum;
}

/* A bound and a number. */
static inline csp_value upper_plus(csp_value bound, csp_value number)
{
    return bound == CSP_NO_BOUND ? bound : cut_off_sum(bound, number);
}
static inline csp_value lower_plus(csp_value bound, csp_value number)
{
    return bound == -CSP_NO_BOUND ? bound : cut_off_sum(bound, number);
}

/* The product of two bounds, as far as it can be a bound of the products; 0 times none is 0. */
static inline csp_value cut_off_product(csp_value a, csp_value b)
{
    csp_value product;
    if (__builtin_mul_overflow(a, b, &product) || product == INT64_MIN)
        return (a < 0) != (b < 0) ? -CSP_NO_BOUND : CSP_NO_BOUND;
    return product;
}

#endif
