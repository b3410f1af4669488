/* SPDX-License-Identifier: MIT */
/* wide.h - whole numbers of 128 bits, for sums of products of 64-bit numbers: not every compiler has a type for them. */
#ifndef BASE_WIDE_H
#define BASE_WIDE_H

#include <stdbool.h>
#include <stdint.h>

/* high * 2^64 + low, as in two's complement. */
struct wide {
    int64_t high;
    uint64_t low;
};

static inline struct wide wide_from(int64_t n) { return (struct wide){n < 0 ? -1 : 0, (uint64_t)n}; }

static inline bool wide_is_negative(struct wide a) { return a.high < 0; }

static inline struct wide wide_plus(struct wide a, struct wide b)
{
    const uint64_t low = a.low + b.low;
    return (struct wide){(int64_t)((uint64_t)a.high + (uint64_t)b.high + (low < a.low)), low};
}

static inline struct wide wide_negative(struct wide a)
{
    return wide_plus((struct wide){~a.high, ~a.low}, wide_from(1));
}

static inline struct wide wide_minus(struct wide a, struct wide b)
{
    return wide_plus(a, wide_negative(b));
}

/* Negative, 0 or positive, as a is less than, equal to or greater than b. */
static inline int wide_compare(struct wide a, struct wide b)
{
    if (a.high != b.high) return a.high < b.high ? -1 : 1;
    return (a.low > b.low) - (a.low < b.low);
}

/* The product of two numbers. */
struct wide wide_product(int64_t a, int64_t b);

/* The quotient, rounded down; b is positive.  A quotient beyond 64 bits becomes INT64_MAX or -INT64_MAX. */
int64_t wide_quotient_down(struct wide a, int64_t b);

#endif
