/* SPDX-License-Identifier: MIT */
/* rng.c - see rng.h */
#include "base/rng.h"

struct rng rng_from_seed(uint64_t seed)
{
    struct rng r;
    for (int i = 0; i < 4;
         i++) { /* splitmix64: different seeds, however close, give very different states */
        seed += 0x9E3779B97F4A7C15u;
        uint64_t z = seed;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        r.state[i] = z ^ z >> 31;
    }
    return r;
}

static uint64_t rotate_left(uint64_t x, int by) { return x << by | x >> (64 - by); }

uint64_t rng_next(struct rng *r)
{
    uint64_t *s = r->state;
    const uint64_t result = rotate_left(s[1] * 5, 7) * 9;
    const uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate_left(s[3], 45);
    return result;
}

/* The high half of a 32 x 32 bit product is below `limit`; the few low halves that would favour some
   numbers are thrown away (Lemire 2019).  */
int rng_below(struct rng *r, int limit)
{
    const uint32_t range = (uint32_t)limit;
    const uint32_t unfair = (0 - range) % range;
    for (;;) {
        const uint64_t product = (rng_next(r) >> 32) * range;
        if ((uint32_t)product >= unfair) return (int)(product >> 32);
    }
}
