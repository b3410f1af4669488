/* SPDX-License-Identifier: MIT */
/* lanes_transpose.h - sixteen puzzles, each a run of digits, into cells of sixteen lanes.

   Included by lanes_body.h where vectors have sixteen lanes.  A tile is sixteen cells of sixteen puzzles,
   one byte each.  Interleaving the rows four times turns it round: bytes of puzzles i and i + 8 become
   neighbours each time.  */

INLINE void interleave_rows(const __m128i from[16], __m128i to[16])
{
#pragma GCC unroll 8
    for (int i = 0; i < 8; i++) {
        to[2 * i] = _mm_unpacklo_epi8(from[i], from[i + 8]);
        to[2 * i + 1] = _mm_unpackhi_epi8(from[i], from[i + 8]);
    }
}

/* Bytes of the candidate sets that each digit stands for; 0 stands for all. */
struct digit_sets {
    __m128i low, high;
};

INLINE struct digit_sets sets_of_digits(uint16_t all)
{
    uint8_t low[16] = {(uint8_t)all}, high[16] = {(uint8_t)(all >> 8)};
    for (int digit = 1; digit < 16; digit++) {
        low[digit] = (uint8_t)(1u << (digit - 1));
        high[digit] = (uint8_t)(1u << (digit - 1) >> 8);
    }
    return (struct digit_sets){_mm_loadu_si128((const __m128i *)low),
                               _mm_loadu_si128((const __m128i *)high)};
}

/* Writes cells to[0..15]; row[i] points to the sixteen digits of puzzle i. */
INLINE void load_tile(const uint8_t *const row[16], const struct digit_sets *sets, lanes *to)
{
    __m128i a[16], b[16];
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) a[i] = _mm_loadu_si128((const __m128i *)row[i]);
    interleave_rows(a, b);
    interleave_rows(b, a);
    interleave_rows(a, b);
    interleave_rows(b, a);
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) {
        const __m128i low = _mm_shuffle_epi8(sets->low, a[i]), high = _mm_shuffle_epi8(sets->high, a[i]);
        to[i] = (lanes)_mm256_set_m128i(_mm_unpackhi_epi8(low, high), _mm_unpacklo_epi8(low, high));
    }
}
