/* SPDX-License-Identifier: MIT */
/* lanes_vector.h - the vector operations that the lanes engine is written in.

   A `lanes` value has LANES sets of up to 16 candidates, one per lane; each lane is a search node of its own.  A
   `lane_set` has a yes or no for each lane; `&`, `|` and `~` work on it.  This file is included once per instruction set,
   by a file that has defined LANE_BYTES (the width of a vector) and is compiled for it; everything is static.

       both either differing but_not      sets of candidates, lane by lane
       any_of all_of two_of odd_of but_neither     the same of three
       plus minus shift_right smaller     numbers
       equal disjoint                     questions, answered by a lane_set
       choose_lanes keep_lanes            select lanes by a lane_set
       lane_bits lanes_of_bits            lane_sets as ordinary numbers, bit by bit
       weigh_members                      counting candidates
       lane_source spread                 put a packed node into a lane  */
#include <stdint.h>
#include <string.h>

#include "base/bitset.h"

#define INLINE static inline __attribute__((always_inline))
enum { LANES = LANE_BYTES / 2 };
#define ALL_LANES_BITS ((uint32_t)((1ull << LANES) - 1))

#if LANE_BYTES == 2
#include "engine/lanes_vector_one.h"
#else

typedef uint16_t lanes __attribute__((vector_size(LANE_BYTES), may_alias));

INLINE lanes all_lanes(uint16_t x) { return (lanes){0} + x; }
INLINE lanes plus(lanes a, lanes b) { return a + b; }
INLINE lanes minus(lanes a, lanes b) { return a - b; }
INLINE lanes shift_right(lanes a, int by) { return a >> by; }
INLINE lanes both(lanes a, lanes b) { return a & b; }
INLINE lanes either(lanes a, lanes b) { return a | b; }
INLINE lanes differing(lanes a, lanes b) { return a ^ b; }
INLINE lanes but_not(lanes a, lanes b) { return a & ~b; }

#if LANE_BYTES >= 32 && defined(__AVX512BW__) && defined(__AVX512VL__)
#include "engine/lanes_vector_avx512.h"

#include "engine/lanes_vector_pairs.h"
#elif LANE_BYTES == 32 && defined(__AVX2__)
#include "engine/lanes_vector_avx2.h"

#include "engine/lanes_vector_pairs.h"
#else
#include "engine/lanes_vector_any.h"
#endif
#endif

#ifndef SPREADS_PAIRS
/* A node's cells, to be spread one after the other: cell c into one lane, and arbitrary values into the others. */
struct lane_source {
    const uint16_t *cells;
};
INLINE struct lane_source lane_source(const uint16_t *node, int lane)
{
    (void)lane;
    return (struct lane_source){node};
}
INLINE lanes spread(struct lane_source from, int cell) { return all_lanes(from.cells[cell]); }
#endif

#define NONE all_lanes(0)

/* Three sets at once. */
#ifdef BY_TABLE
INLINE lanes any_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0xFE); }
INLINE lanes all_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0x80); }
INLINE lanes two_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0xE8); }
INLINE lanes odd_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0x96); }
INLINE lanes but_neither(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0x10); }
#else
INLINE lanes any_of(lanes a, lanes b, lanes c) { return either(either(a, b), c); }
INLINE lanes all_of(lanes a, lanes b, lanes c) { return both(both(a, b), c); }
INLINE lanes two_of(lanes a, lanes b, lanes c) { return either(both(a, b), both(either(a, b), c)); }
INLINE lanes odd_of(lanes a, lanes b, lanes c) { return differing(differing(a, b), c); }
INLINE lanes but_neither(lanes a, lanes b, lanes c) { return but_not(a, either(b, c)); }
#endif

/* Lanes where the set is empty. */
INLINE lane_set is_empty(lanes x) { return equal(x, NONE); }
/* x without its lowest candidate, in lanes that have one. */
INLINE lanes beyond_lowest(lanes x) { return both(x, minus(x, all_lanes(1))); }
/* Lanes where the set has at most one member. */
INLINE lane_set at_most_one(lanes x) { return disjoint(x, minus(x, all_lanes(1))); }
/* Candidates of cells that have just one. */
INLINE lanes if_single(lanes x) { return keep_lanes(at_most_one(x), x); }

/* Members of an ordinary set. */
INLINE int count_bits(bitset s)
{
#ifdef __POPCNT__
    return __builtin_popcountll(s);
#else
    return bits_in(s);
#endif
}

/* Single lanes of a vector in memory. */
INLINE uint16_t get_lane(const lanes *x, int lane)
{
    uint16_t value;
    memcpy(&value, (const char *)x + 2 * lane, sizeof value);
    return value;
}
INLINE void set_lane(lanes *x, int lane, uint16_t value)
{
    memcpy((char *)x + 2 * lane, &value, sizeof value);
}
