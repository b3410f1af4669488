/* SPDX-License-Identifier: MIT */
/* clue_vector.h - the vector operations that the clue engine is written in.

   A `lanes` value has a set of up to 16 candidates, or a number, in each of WIDTH lanes: as many as a register has.  `+ - & | ~` and shifts by constants
   work on it.  A block of LANES rules is LANES / WIDTH strips; `strip` is the first lane of one.  A `truth` has a yes or no for each lane; `& | ~` work on it.
   A `lane_set` is the same as an ordinary number, bit by bit.

       is_zero disjoint differ is_few below     questions
       only choose_lanes                        lanes where something is true
       set_of truth_of                          between truths and sets
       lower shift_up digit_of                  numbers
       look_up                                  a table with 32 entries

   Included by files that are compiled once per instruction set; everything is static.  */
#include <stdint.h>
#include <string.h>

#include "engine/clues/clue_plan.h"

#define INLINE static inline __attribute__((always_inline))

#if defined(__AVX512BW__)
enum { WIDTH = 32 };
#elif defined(__AVX2__)
enum { WIDTH = 16 };
#else
enum { WIDTH = 8 };
#endif

typedef uint16_t lanes __attribute__((vector_size(2 * WIDTH), may_alias));
typedef uint32_t lane_set; /* a bit for each lane */

INLINE lanes all_lanes(unsigned long long x) { return (lanes){0} + (uint16_t)x; }
INLINE lanes load(const uint16_t *from) { return *(const lanes *)from; }
INLINE void store(uint16_t *to, lanes v) { *(lanes *)to = v; }
INLINE lanes lowest_candidate(lanes x) { return x & -x; }

#define NONE all_lanes(0)

#if defined(__AVX512BW__)
#include "engine/clues/clue_vector_avx512.h"
#else
#include "engine/clues/clue_vector_any.h"
#endif

INLINE truth is_zero(lanes x) { return disjoint(x, x); }
/* At most one candidate. */
INLINE truth is_few(lanes x) { return disjoint(x, x - 1); }
INLINE lane_set lanes_that_differ(lanes x, lanes y) { return set_of(differ(x, y)); }

/* ---- strips of blocks ---- */

#define for_each_strip(strip) for (int strip = 0; strip < LANES; strip += WIDTH)

INLINE lane_set in_strip(uint32_t of_block, int strip)
{
    return (of_block >> strip) & (uint32_t)(((uint64_t)1 << WIDTH) - 1);
}

/* Members of an ordinary set. */
INLINE int count_bits(bitset s)
{
#ifdef __POPCNT__
    return __builtin_popcountll(s);
#else
    return bits_in(s);
#endif
}

/* ---- tables ---- */

#ifdef SMALL_GRIDS
#define PARTS(n) ((SMALL_SIZE + PART - 1) / PART)
#else
#define PARTS(n) ((n + PART - 1) / PART)
#endif

/* For each set of candidates, what a table has for them. */
INLINE lanes with_any(const struct candidate_table *t, lanes x, int n)
{
    (void)n;
    lanes with = look_up(&t->part[0], x);
    for (int part = 1; part < PARTS(n); part++) with |= look_up(&t->part[part], x >> (part * PART));
    return with;
}

/* ---- sets of digits ---- */

#ifdef FAST_LOOK_UP

INLINE lanes add_looked_up(const struct candidate_table *t, lanes x, int n)
{
    lanes total = look_up(&t->part[0], x);
    (void)n;
    for (int part = 1; part < PARTS(n); part++) total += look_up(&t->part[part], x >> (part * PART));
    return total;
}

/* Digits counted from the other end. */
INLINE lanes mirror(const struct clue_plan *p, lanes x) { return with_any(p->mirrored, x, p->n); }
/* What they add up to. */
INLINE lanes total_of(const struct clue_plan *p, lanes x) { return add_looked_up(p->total, x, p->n); }
/* How many there are. */
INLINE lanes count_of(const struct clue_plan *p, lanes x) { return add_looked_up(p->count, x, p->n); }

#else

INLINE lanes mirror(const struct clue_plan *p, lanes x)
{
    return turned_round(x) >> (CLUES_MAX_SIZE - p->n);
}
INLINE lanes count_of(const struct clue_plan *p, lanes x)
{
    (void)p;
    const lanes of_bytes = counts_of_bytes(x);
    return (of_bytes & 0xFF) + (of_bytes >> 8);
}
/* Those of the upper byte are 8 larger each than if they were of the lower. */
INLINE lanes total_of(const struct clue_plan *p, lanes x)
{
    (void)p;
    const lanes totals = totals_of_bytes(x);
    return (totals & 0xFF) + (totals >> 8) + (counts_of_bytes(x) >> 8) * 8;
}

#endif

INLINE truth is_two_or_three(lanes x) { return is_zero(x >> 1 ^ 1); }
