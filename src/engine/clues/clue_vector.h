/* SPDX-License-Identifier: MIT */
/* clue_vector.h - the vector operations that the clue engine is written in: 32 sets of up to 16 candidates at once.

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

INLINE lanes all_lanes(unsigned x) { return (lanes){0} + (uint16_t)x; }
INLINE lanes load(const struct lane_values *v) { return *(const lanes *)v->lane; }
INLINE lanes load_cells(const uint16_t *cell) { return *(const lanes *)cell; }
INLINE void store_cells(uint16_t *cell, lanes v) { *(lanes *)cell = v; }

/* Questions are answered by all bits of a lane, or none. */
INLINE lanes is_zero(lanes x) { return (lanes)(x == 0); }
INLINE lanes differ(lanes x, lanes y) { return (lanes)(x != y); }
/* At most one candidate. */
INLINE lanes is_few(lanes x) { return (lanes)((x & (x - 1)) == 0); }

INLINE bool any(lanes x)
{
    typedef uint64_t words __attribute__((vector_size(2 * LANES), may_alias));
    const words w = (words)x;
    return (w[0] | w[1] | w[2] | w[3] | w[4] | w[5] | w[6] | w[7]) != 0;
}

#ifdef __AVX512BW__

INLINE lane_set set_of(lanes truth) { return _mm512_movepi16_mask((__m512i)truth); }
INLINE lanes lanes_in(lane_set s) { return (lanes)_mm512_movm_epi16(s); }

/* table[x] in every lane; only the last five bits of x count. */
INLINE lanes look_up(const struct lane_values *table, lanes x)
{
    return (lanes)_mm512_permutexvar_epi16((__m512i)x, (__m512i)load(table));
}

#else

INLINE lane_set set_of(lanes truth)
{
    lane_set s = 0;
    for (int l = 0; l < LANES; l++) s |= (lane_set)(truth[l] & 1) << l;
    return s;
}

INLINE lanes lanes_in(lane_set s)
{
    lanes v = {0};
    for (int l = 0; l < LANES; l++) v[l] = (uint16_t) - (s >> l & 1);
    return v;
}

INLINE lanes look_up(const struct lane_values *table, lanes x)
{
    lanes v = {0};
    for (int l = 0; l < LANES; l++) v[l] = table->lane[x[l] & (LANES - 1)];
    return v;
}

#endif

/* The candidates of the cells that a slot names, of a node with so many vectors. */
INLINE lanes fetch(const uint16_t *cell, int vectors, const struct lane_values *slot)
{
#ifdef __AVX512BW__
    const __m512i index = (__m512i)load(slot);
    __m512i v =
        _mm512_permutex2var_epi16((__m512i)load_cells(cell), index, (__m512i)load_cells(cell + LANES));
    for (int i = 2; i < vectors; i += 2) { /* the lower six bits of an index say where in two vectors */
        const __mmask32 here =
            _mm512_cmpeq_epi16_mask(_mm512_srli_epi16(index, 6), _mm512_set1_epi16((short)(i / 2)));
        const __m512i next = (__m512i)load_cells(cell + (i + 1 < vectors ? i + 1 : i) * LANES);
        v = _mm512_mask_mov_epi16(
            v, here, _mm512_permutex2var_epi16((__m512i)load_cells(cell + i * LANES), index, next));
    }
    return (lanes)v;
#else
    lanes v = {0};
    (void)vectors;
    for (int l = 0; l < LANES; l++) v[l] = cell[slot->lane[l]];
    return v;
#endif
}
