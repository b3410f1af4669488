/* SPDX-License-Identifier: MIT */
/* bitset.h - sets of up to 64 small numbers in one word. */
#ifndef BASE_BITSET_H
#define BASE_BITSET_H

#include <stdbool.h>
#include <stdint.h>

typedef uint64_t bitset;

static inline bitset bit(int i) { return (bitset)1 << i; }

/* The set {0, ..., count-1}. */
static inline bitset first_bits(int count) { return count >= 64 ? ~(bitset)0 : bit(count) - 1; }

/* Adds up neighbours: pairs, nibbles, bytes, then all bytes by one product.  The compiler's own builtin
   is a call into its library where no instruction can be taken for granted.  */
static inline int bits_in(bitset s)
{
#ifdef __POPCNT__
    return __builtin_popcountll(s);
#else
    s -= s >> 1 & 0x5555555555555555u;
    s = (s & 0x3333333333333333u) + (s >> 2 & 0x3333333333333333u);
    s = (s + (s >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(s * 0x0101010101010101u >> 56);
#endif
}

/* The smallest member of a set that has one. */
static inline int lowest(bitset s) { return __builtin_ctzll(s); }

static inline bitset without_lowest(bitset s) { return s & (s - 1); }

static inline bool is_single(bitset s) { return s && !without_lowest(s); }

static inline bool is_pair(bitset s) { return is_single(without_lowest(s)); }

/* for_each_bit(i, set): i runs through the members, smallest first. */
#define for_each_bit(i, set)                                                     \
    for (bitset rest_##i = (set); rest_##i; rest_##i = without_lowest(rest_##i)) \
        for (int i = lowest(rest_##i), once_##i = 1; once_##i; once_##i = 0)

#endif
