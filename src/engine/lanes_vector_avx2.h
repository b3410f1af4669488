/* SPDX-License-Identifier: MIT */
/* lanes_vector_avx2.h - the operations of lanes_vector.h for sixteen lanes in a 256-bit register. */
#include <immintrin.h>

typedef lanes lane_set; /* all bits of a lane, or none */

INLINE lane_set equal(lanes a, lanes b) { return (lane_set)(a == b); }
INLINE lane_set disjoint(lanes a, lanes b) { return (lane_set)((a & b) == 0); }
INLINE lanes smaller(lanes a, lanes b) { return (lanes)_mm256_min_epu16((__m256i)a, (__m256i)b); }
INLINE lanes keep_lanes(lane_set set, lanes x) { return x & set; }
INLINE lanes choose_lanes(lane_set set, lanes yes, lanes no)
{
    return (lanes)_mm256_blendv_epi8((__m256i)no, (__m256i)yes, (__m256i)set);
}

INLINE uint32_t lane_bits(lane_set set)
{
    const __m256i bytes = _mm256_packs_epi16((__m256i)set, _mm256_setzero_si256());
    const uint32_t bits = (uint32_t)_mm256_movemask_epi8(bytes);
    return (bits & 0xFF) | (bits >> 8 & 0xFF00);
}
INLINE lane_set lanes_of_bits(uint32_t bits)
{
    const lanes own_bit = {1,      1 << 1, 1 << 2,  1 << 3,  1 << 4,  1 << 5,  1 << 6,  1 << 7,
                           1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15};
    return equal(both(all_lanes((uint16_t)bits), own_bit), own_bit);
}

/* Counts nibbles by table; then the two bytes of a lane must still be added. */
INLINE __m256i members_by_table(lanes x, __m256i table)
{
    const __m256i nibble = _mm256_set1_epi8(15);
    const __m256i low = _mm256_shuffle_epi8(table, _mm256_and_si256((__m256i)x, nibble));
    const __m256i high =
        _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16((__m256i)x, 4), nibble));
    return _mm256_add_epi8(low, high);
}

/* Four times the members of one set, and once those of another. */
INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    const __m256i ones =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m256i fours = _mm256_slli_epi16(ones, 2); /* no byte overflows into the next */
    const __m256i both_sets =
        _mm256_add_epi8(members_by_table(four_each, fours), members_by_table(one_each, ones));
    return (lanes)_mm256_maddubs_epi16(both_sets, _mm256_set1_epi8(1));
}

INLINE lanes pairs_everywhere(int pair) { return (lanes)_mm256_set1_epi32(pair); }
