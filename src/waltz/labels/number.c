/* SPDX-License-Identifier: MIT */
/* number.c - see number.h */
#include "waltz/labels/number.h"

waltz_number number_of(uint64_t value)
{
    waltz_number n = {.exact = 1, .mantissa = 1};
    number_multiply(&n, value);
    return n;
}

void number_multiply(waltz_number *n, uint64_t factor)
{
    if (factor && n->exact > UINT64_MAX / factor) n->exact = UINT64_MAX;
    else if (factor == 0 || n->exact < UINT64_MAX) n->exact *= factor;
    n->mantissa *= (double)factor;
    if (factor == 0) n->exponent = 0;
    for (; n->mantissa >= 10; n->exponent++) n->mantissa /= 10;
}
