/* SPDX-License-Identifier: MIT */
/* lanes_vector_avx512.h - the operations of lanes_vector.h for AVX-512: 32 lanes in a 512-bit register, or sixteen
   in a 256-bit one.

   Questions are answered in mask registers here, a bit per lane.  */
#include <immintrin.h>

#if LANE_BYTES == 64
typedef __m512i wide;
typedef __mmask32 lane_set;
#define OP(name)      _mm512_##name
#define BITS_OP(name) _mm512_##name##_si512
#else
typedef __m256i wide;
typedef __mmask16 lane_set;
#define OP(name)      _mm256_##name
#define BITS_OP(name) _mm256_##name##_si256
#endif

INLINE lane_set equal(lanes a, lanes b) { return OP(cmpeq_epi16_mask)((wide)a, (wide)b); }
INLINE lane_set disjoint(lanes a, lanes b) { return OP(testn_epi16_mask)((wide)a, (wide)b); }
INLINE lanes smaller(lanes a, lanes b) { return (lanes)OP(min_epu16)((wide)a, (wide)b); }
INLINE lanes keep_lanes(lane_set set, lanes x) { return (lanes)OP(maskz_mov_epi16)(set, (wide)x); }
INLINE lanes choose_lanes(lane_set set, lanes yes, lanes no)
{
    return (lanes)OP(mask_mov_epi16)((wide)no, set, (wide)yes);
}
INLINE uint32_t lane_bits(lane_set set) { return set; }
INLINE lane_set lanes_of_bits(uint32_t bits) { return (lane_set)bits; }

/* Three sets at once: bit 4a + 2b + c of the table says whether the result has a member that is in those. */
#define BY_TABLE(a, b, c, table) (lanes) OP(ternarylogic_epi32)((wide)(a), (wide)(b), (wide)(c), table)

/* Counts nibbles by table; then the two bytes of a lane must still be added. */
INLINE wide members_by_table(lanes x, wide table)
{
    const wide nibble = OP(set1_epi8)(15);
    const wide low = OP(shuffle_epi8)(table, BITS_OP(and)((wide)x, nibble));
    const wide high = OP(shuffle_epi8)(table, BITS_OP(and)(OP(srli_epi16)((wide)x, 4), nibble));
    return OP(add_epi8)(low, high);
}

/* Four times the members of one set, and once those of another. */
INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    const wide ones = OP(broadcast_i32x4)(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const wide fours = OP(slli_epi16)(ones, 2); /* no byte overflows into the next */
    const wide both_sets =
        OP(add_epi8)(members_by_table(four_each, fours), members_by_table(one_each, ones));
    return (lanes)OP(maddubs_epi16)(both_sets, OP(set1_epi8)(1));
}

INLINE lanes pairs_everywhere(int pair) { return (lanes)OP(set1_epi32)(pair); }
