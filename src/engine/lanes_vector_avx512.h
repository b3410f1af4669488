/* SPDX-License-Identifier: MIT */
/* lanes_vector_avx512.h - the words of lanes_vector.h for 32 lanes in a 512-bit register.

   Questions are answered in mask registers here, a bit per lane.  */
#include <immintrin.h>

typedef __mmask32 lane_set;

INLINE lane_set equal(lanes a, lanes b) { return _mm512_cmpeq_epi16_mask((__m512i)a, (__m512i)b); }
INLINE lane_set disjoint(lanes a, lanes b) { return _mm512_testn_epi16_mask((__m512i)a, (__m512i)b); }
INLINE lanes smaller(lanes a, lanes b) { return (lanes)_mm512_min_epu16((__m512i)a, (__m512i)b); }
INLINE lanes keep_lanes(lane_set set, lanes x) { return (lanes)_mm512_maskz_mov_epi16(set, (__m512i)x); }
INLINE lanes choose_lanes(lane_set set, lanes yes, lanes no)
{
    return (lanes)_mm512_mask_mov_epi16((__m512i)no, set, (__m512i)yes);
}
INLINE uint32_t lane_bits(lane_set set) { return set; }
INLINE lane_set lanes_of_bits(uint32_t bits) { return bits; }

/* Three sets at once: bit 4a + 2b + c of the table says whether the result has a member that is in those. */
#define HAS_TERNARY_WORDS
#define BY_TABLE(a, b, c, table) \
    (lanes) _mm512_ternarylogic_epi32((__m512i)(a), (__m512i)(b), (__m512i)(c), table)
INLINE lanes any_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0xFE); }
INLINE lanes all_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0x80); }
INLINE lanes two_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0xE8); }
INLINE lanes odd_of(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0x96); }
INLINE lanes but_neither(lanes a, lanes b, lanes c) { return BY_TABLE(a, b, c, 0x10); }

/* Nibbles by table; what is left to do is to add up the two bytes of a lane. */
INLINE __m512i members_by_table(lanes x, __m512i table)
{
    const __m512i nibble = _mm512_set1_epi8(15);
    const __m512i low = _mm512_shuffle_epi8(table, _mm512_and_si512((__m512i)x, nibble));
    const __m512i high =
        _mm512_shuffle_epi8(table, _mm512_and_si512(_mm512_srli_epi16((__m512i)x, 4), nibble));
    return _mm512_add_epi8(low, high);
}

/* Four times the members of one set, and once those of another. */
INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    const __m512i ones =
        _mm512_broadcast_i32x4(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const __m512i fours = _mm512_slli_epi16(ones, 2); /* no byte overflows into the next */
    const __m512i both_sets =
        _mm512_add_epi8(members_by_table(four_each, fours), members_by_table(one_each, ones));
    return (lanes)_mm512_maddubs_epi16(both_sets, _mm512_set1_epi8(1));
}

/* A node's cells, to be spread one after the other: cell c into one lane, and anything into the others.
   Loading two neighbours into every pair of lanes takes no other unit than the one for loads; where the
   lane has an odd number, the cell must be the second of the two.  */
struct lane_source {
    const uint16_t *pairs;
};
INLINE struct lane_source lane_source(const uint16_t *node, int lane)
{
    return (struct lane_source){node - (lane & 1)};
}
INLINE lanes spread(struct lane_source from, int cell)
{
    int pair;
    memcpy(&pair, from.pairs + cell, sizeof pair);
    return (lanes)_mm512_set1_epi32(pair);
}
