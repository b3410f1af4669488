/* SPDX-License-Identifier: MIT */
/* rng.h - random numbers from a seed, the same on every machine.

   xoshiro256** by David Blackman and Sebastiano Vigna (2018), seeded through their splitmix64;
   both are in the public domain, this text is ours.  */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state[4];
};

struct rng rng_from_seed(uint64_t seed);
uint64_t rng_next(struct rng *);
/* A number from 0 to limit-1, each equally likely; limit > 0. */
int rng_below(struct rng *, int limit);

#endif
