/* SPDX-License-Identifier: MIT */
/* wide.c - see wide.h */
#include "base/wide.h"

static uint64_t size_of(int64_t n) { return n < 0 ? 0 - (uint64_t)n : (uint64_t)n; }

/* As on paper, with digits of 32 bits. */
static struct wide product_of_sizes(uint64_t a, uint64_t b)
{
    const uint64_t digit = UINT32_MAX;
    const uint64_t low = (a & digit) * (b & digit), first = (a >> 32) * (b & digit) + (low >> 32),
                   second = (a & digit) * (b >> 32) + (first & digit);
    return (struct wide){(int64_t)((a >> 32) * (b >> 32) + (first >> 32) + (second >> 32)),
                         second << 32 | (low & digit)};
}

struct wide wide_product(int64_t a, int64_t b)
{
    const struct wide size = product_of_sizes(size_of(a), size_of(b));
    return (a < 0) != (b < 0) ? wide_negative(size) : size;
}

/* Of numbers that are not negative: bit by bit. */
static uint64_t quotient_of_sizes(struct wide a, uint64_t b, bool *exact, bool *too_large)
{
    uint64_t rest = 0, quotient = 0;
    *too_large = false;
    for (int i = 127; i >= 0; i--) {
        const uint64_t bit = i >= 64 ? (uint64_t)a.high >> (i - 64) & 1 : a.low >> i & 1;
        rest = rest << 1 | bit; /* stays below 2 * b, and b below 2^63 */
        if (rest < b) continue;
        rest -= b;
        if (i >= 63) *too_large = true;
        else quotient |= (uint64_t)1 << i;
    }
    *exact = rest == 0;
    return quotient;
}

int64_t wide_quotient_down(struct wide a, int64_t b)
{
    const bool negative = wide_is_negative(a);
    bool exact, too_large;
    const uint64_t size =
        quotient_of_sizes(negative ? wide_negative(a) : a, (uint64_t)b, &exact, &too_large);
    if (too_large || (!exact && negative && size == INT64_MAX)) return negative ? -INT64_MAX : INT64_MAX;
    return negative ? -(int64_t)size - !exact : (int64_t)size;
}
