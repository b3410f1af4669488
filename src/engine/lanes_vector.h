/* SPDX-License-Identifier: MIT */
/* lanes_vector.h - the words that the lanes engine is written in.

   A `lanes` value holds LANES sets of up to 16 candidates, one per lane, each lane a search node of its
   own.  A mask has all bits of a lane or none.  This file is included once per instruction set, by a file
   that has defined LANE_BYTES (the width of a vector) and is compiled for it; everything is static.  */
#include <stdint.h>
#include <string.h>

#if LANE_BYTES == 32
#include <immintrin.h>
#elif LANE_BYTES == 16 && defined(__SSE2__)
#include <emmintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))
enum { LANES = LANE_BYTES / 2 };

#if LANE_BYTES == 2
typedef uint16_t lanes;

INLINE lanes all_lanes(uint16_t x) { return x; }
INLINE lanes equal(lanes a, lanes b) { return a == b ? 0xFFFF : 0; }
INLINE lanes smaller(lanes a, lanes b) { return a < b ? a : b; }
INLINE lanes plus(lanes a, lanes b) { return (lanes)(a + b); }
INLINE lanes minus(lanes a, lanes b) { return (lanes)(a - b); }
INLINE lanes shift_right(lanes a, int by) { return (lanes)(a >> by); }
INLINE lanes both(lanes a, lanes b) { return a & b; }
INLINE lanes either(lanes a, lanes b) { return a | b; }
INLINE lanes differing(lanes a, lanes b) { return a ^ b; }
INLINE lanes but_not(lanes a, lanes b) { return (lanes)(a & ~b); }
INLINE lanes choose_lanes(lanes mask, lanes yes, lanes no) { return mask ? yes : no; }
INLINE uint32_t lane_bits(lanes mask) { return mask & 1; }
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
INLINE lanes equal(lanes a, lanes b) { return (lanes)(a == b); }
#if LANE_BYTES == 32
INLINE lanes smaller(lanes a, lanes b) { return (lanes)_mm256_min_epu16((__m256i)a, (__m256i)b); }
INLINE lanes choose_lanes(lanes mask, lanes yes, lanes no)
{
    return (lanes)_mm256_blendv_epi8((__m256i)no, (__m256i)yes, (__m256i)mask);
}
INLINE uint32_t lane_bits(lanes mask)
{
    const __m256i bytes = _mm256_packs_epi16((__m256i)mask, _mm256_setzero_si256());
    const uint32_t bits = (uint32_t)_mm256_movemask_epi8(bytes);
    return (bits & 0xFF) | (bits >> 8 & 0xFF00);
}
#else
INLINE lanes choose_lanes(lanes mask, lanes yes, lanes no) { return (yes & mask) | (no & ~mask); }
#if defined(__SSE2__)
/* unsigned minimum by saturating subtraction: SSE2 has only the signed one */
INLINE lanes smaller(lanes a, lanes b) { return a - (lanes)_mm_subs_epu16((__m128i)a, (__m128i)b); }
INLINE uint32_t lane_bits(lanes mask)
{
    return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16((__m128i)mask, _mm_setzero_si128()));
}
#else
INLINE lanes smaller(lanes a, lanes b) { return choose_lanes((lanes)(a < b), a, b); }
INLINE uint32_t lane_bits(lanes mask)
{
    uint32_t bits = 0;
    for (int i = 0; i < LANES; i++) bits |= (uint32_t)(mask[i] & 1) << i;
    return bits;
}
#endif
#endif
#endif

#define NONE all_lanes(0)

/* x without its lowest candidate, in lanes that have one. */
INLINE lanes beyond_lowest(lanes x) { return both(x, minus(x, all_lanes(1))); }
/* Lanes where the set has at most one member. */
INLINE lanes at_most_one(lanes x) { return equal(beyond_lowest(x), NONE); }
/* Four times the members of one set, and once those of another. */
#if LANE_BYTES == 32
INLINE __m256i members_by_table(lanes x, __m256i table)
{
    /* nibbles by table; what is left is to add up the two bytes of a lane */
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i low = _mm256_shuffle_epi8(table, _mm256_and_si256((__m256i)x, nibble));
    const __m256i high =
        _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16((__m256i)x, 4), nibble));
    return _mm256_add_epi8(low, high);
}

INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    const __m256i ones =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i fours = _mm256_slli_epi16(ones, 2); /* no byte overflows into the next */
    const __m256i both_sets =
        _mm256_add_epi8(members_by_table(four_each, fours), members_by_table(one_each, ones));
    return (lanes)_mm256_maddubs_epi16(both_sets, _mm256_set1_epi8(1));
}
#else
INLINE lanes members(lanes x)
{
    x = minus(x, both(shift_right(x, 1), all_lanes(0x5555)));
    x = plus(both(x, all_lanes(0x3333)), both(shift_right(x, 2), all_lanes(0x3333)));
    x = both(plus(x, shift_right(x, 4)), all_lanes(0x0F0F));
    return both(plus(x, shift_right(x, 8)), all_lanes(0x1F));
}

INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    const lanes two = plus(members(four_each), members(four_each));
    return plus(plus(two, two), members(one_each));
}
#endif

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
