/* SPDX-License-Identifier: MIT */
/* lanes_vector_any.h - the operations of lanes_vector.h for vectors of any width, with the compiler's own vector types,
   and the few instructions of SSE2 and NEON that it does not use by itself.  */
#if LANE_BYTES == 16 && defined(__SSE2__)
#include <emmintrin.h>
#elif LANE_BYTES == 16 && defined(__ARM_NEON)
#include <arm_neon.h>
#elif LANE_BYTES == 16 && defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

typedef lanes lane_set; /* all bits of a lane, or none */

INLINE lane_set equal(lanes a, lanes b) { return (lane_set)(a == b); }
INLINE lane_set disjoint(lanes a, lanes b) { return (lane_set)((a & b) == 0); }
INLINE lanes choose_lanes(lane_set set, lanes yes, lanes no) { return (yes & set) | (no & ~set); }
INLINE lanes keep_lanes(lane_set set, lanes x) { return x & set; }

/* ---- the smaller of two, and a set as bits ---- */

#if LANE_BYTES == 16 && defined(__SSE2__)
/* by saturating subtraction: SSE2 has only the signed minimum */
INLINE lanes smaller(lanes a, lanes b) { return a - (lanes)_mm_subs_epu16((__m128i)a, (__m128i)b); }
INLINE uint32_t lane_bits(lane_set set)
{
    return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16((__m128i)set, _mm_setzero_si128()));
}
#elif LANE_BYTES == 16 && defined(__ARM_NEON)
INLINE lanes smaller(lanes a, lanes b) { return (lanes)vminq_u16((uint16x8_t)a, (uint16x8_t)b); }
INLINE uint32_t lane_bits(lane_set set)
{
    return vaddvq_u16((uint16x8_t)(set & (lanes){1, 2, 4, 8, 16, 32, 64, 128}));
}
#elif LANE_BYTES == 16 && defined(__wasm_simd128__)
INLINE lanes smaller(lanes a, lanes b) { return (lanes)wasm_u16x8_min((v128_t)a, (v128_t)b); }
INLINE uint32_t lane_bits(lane_set set) { return wasm_i16x8_bitmask((v128_t)set); }
#else
INLINE lanes smaller(lanes a, lanes b) { return choose_lanes((lane_set)(a < b), a, b); }
INLINE uint32_t lane_bits(lane_set set)
{
    uint32_t bits = 0;
    for (int i = 0; i < LANES; i++) bits |= (uint32_t)(set[i] & 1) << i;
    return bits;
}
#endif

/* ---- bits as a set ---- */

INLINE lane_set lanes_of_bits(uint32_t bits)
{
#if LANE_BYTES == 16
    const lanes own_bit = {1, 2, 4, 8, 16, 32, 64, 128};
    return (lane_set)((all_lanes((uint16_t)bits) & own_bit) != 0);
#else
    lane_set set = {0};
    for (int i = 0; i < LANES; i++) set[i] = bits >> i & 1 ? 0xFFFF : 0;
    return set;
#endif
}

/* ---- counting ---- */

INLINE lanes members(lanes x)
{
    x = minus(x, both(shift_right(x, 1), all_lanes(0x5555)));
    x = plus(both(x, all_lanes(0x3333)), both(shift_right(x, 2), all_lanes(0x3333)));
    x = both(plus(x, shift_right(x, 4)), all_lanes(0x0F0F));
    return both(plus(x, shift_right(x, 8)), all_lanes(0x1F));
}

/* Four times the members of one set, and once those of another. */
INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    const lanes two = plus(members(four_each), members(four_each));
    return plus(plus(two, two), members(one_each));
}
