/* SPDX-License-Identifier: MIT */
/* clue_vector.h - the vector operations that the clue engine is written in: 32 sets of up to 16 candidates at once.

   A `lanes` value has a set, or a number, in each lane; `+ - & | ~` and shifts by constants work on it.  A `truth` has a yes or no for each lane;
   `& | ~` work on it.  A `lane_set` is the same as an ordinary number, bit by bit.

       is_zero disjoint differ is_few below     questions
       only choose_lanes                        lanes where something is true
       set_of truth_of                          between truths and sets
       look_up                                  a table with 32 entries
       lower                                    the smaller number

   The compiler makes what the machine has of these vectors; where it cannot see a better way, an instruction set has its own below.
   Included by files that are compiled once per instruction set; everything is static.  */
#include <stdint.h>
#include <string.h>

#include "engine/clues/clue_plan.h"

#ifdef __AVX512BW__
#include <immintrin.h>
#endif

/* Vectors that are wider than the machine's are never passed to a function: all of these are inline. */
#pragma GCC diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

typedef uint16_t lanes __attribute__((vector_size(2 * LANES), may_alias));
typedef uint32_t lane_set; /* a bit for each lane */

INLINE lanes all_lanes(unsigned long long x) { return (lanes){0} + (uint16_t)x; }
INLINE lanes load(const struct lane_values *v) { return *(const lanes *)v->lane; }
INLINE lanes load_cells(const uint16_t *cell) { return *(const lanes *)cell; }
INLINE void store_cells(uint16_t *cell, lanes v) { *(lanes *)cell = v; }
INLINE lanes lowest_candidate(lanes x) { return x & -x; }

#define NONE all_lanes(0)

#ifdef __AVX512BW__
#include "engine/clues/clue_vector_avx512.h"
#else
#include "engine/clues/clue_vector_any.h"
#endif

INLINE truth is_zero(lanes x) { return disjoint(x, x); }
/* At most one candidate. */
INLINE truth is_few(lanes x) { return disjoint(x, x - 1); }
INLINE lane_set lanes_that_differ(lanes x, lanes y) { return set_of(differ(x, y)); }

/* For each set of candidates, what a table has for them. */
INLINE lanes with_any(const struct candidate_table *t, lanes x, int n)
{
    lanes with = look_up(&t->part[0], x);
    for (int part = 1; part * PART < n; part++) with |= look_up(&t->part[part], x >> (part * PART));
    return with;
}
INLINE lanes total_of(const struct candidate_table *t, lanes x, int n)
{
    lanes total = look_up(&t->part[0], x);
    for (int part = 1; part * PART < n; part++) total += look_up(&t->part[part], x >> (part * PART));
    return total;
}
