/* SPDX-License-Identifier: MIT */
/* clue_vector_any.h - see clue_vector.h: a truth has all bits of a lane, or none.  Collecting the cells of a slot would take longer than writing
   changes into slots.  */
#if defined(__AVX2__) || defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#define WRITES_SLOTS

typedef lanes truth;

INLINE lane_set set_of(truth t)
{
#if defined(__AVX2__)
    const __m128i low = _mm256_castsi256_si128((__m256i)t),
                  high = _mm256_extracti128_si256((__m256i)t, 1);
    return (lane_set)_mm_movemask_epi8(_mm_packs_epi16(low, high));
#elif defined(__SSE2__)
    return (lane_set)_mm_movemask_epi8(_mm_packs_epi16((__m128i)t, _mm_setzero_si128()));
#elif defined(__ARM_NEON)
    const lanes bits = {1, 2, 4, 8, 16, 32, 64, 128};
    return vaddvq_u16((uint16x8_t)(t & bits));
#elif defined(__wasm_simd128__)
    return (lane_set)wasm_i16x8_bitmask((v128_t)t);
#else
    lane_set s = 0;
    for (int l = 0; l < WIDTH; l++) s |= (lane_set)(t[l] & 1) << l;
    return s;
#endif
}
INLINE truth truth_of(lane_set s)
{
#if defined(__AVX2__)
    const lanes bits = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768};
#else
    const lanes bits = {1, 2, 4, 8, 16, 32, 64, 128};
#endif
    return (lanes)((all_lanes(s) & bits) != 0);
}
INLINE truth disjoint(lanes x, lanes y) { return (lanes)((x & y) == 0); }
INLINE truth differ(lanes x, lanes y) { return (lanes)(x != y); }
/* Of signed numbers. */
INLINE truth below(lanes x, lanes y)
{
    typedef int16_t numbers __attribute__((vector_size(2 * WIDTH)));
    return (lanes)((numbers)x < (numbers)y);
}
INLINE lanes only(truth t, lanes x) { return t & x; }
INLINE lanes choose_lanes(truth t, lanes yes, lanes no) { return (t & yes) | (~t & no); }
INLINE lanes lower(lanes x, lanes y)
{
#if defined(__AVX2__)
    return (lanes)_mm256_min_epu16((__m256i)x, (__m256i)y);
#elif defined(__ARM_NEON)
    return (lanes)vminq_u16((uint16x8_t)x, (uint16x8_t)y);
#elif defined(__wasm_simd128__)
    return (lanes)wasm_u16x8_min((v128_t)x, (v128_t)y);
#else
    return choose_lanes((lanes)(x < y), x, y);
#endif
}
/* Each by its own number, up to 15. */
INLINE lanes shift_up(lanes x, lanes by)
{
    for (int step = 1; step < 16; step *= 2)
        x = choose_lanes(~disjoint(by, all_lanes((unsigned)step)), x << step, x);
    return x;
}

/* table[x] in every lane; only the last five bits of x count.  Where bytes can be shuffled, both bytes of an entry are. */
INLINE lanes look_up(const struct lane_values *table, lanes x)
{
#if defined(__AVX2__) || defined(__ARM_NEON) || defined(__wasm_simd128__)
    enum { QUARTER = 16 };
    const lanes at = (x & (LANES - 1)) * 0x202 + 0x100; /* of the bytes */
#endif
#if defined(__AVX2__)
    __m256i v = _mm256_setzero_si256();
    for (int q = 0; q < 4; q++) { /* places outside the quarter get their highest bit */
        const __m256i quarter =
                          _mm256_broadcastsi128_si256(_mm_load_si128((const __m128i *)table->lane + q)),
                      place = _mm256_adds_epu8(
                          _mm256_xor_si256((__m256i)at, _mm256_set1_epi8((char)(q * QUARTER))),
                          _mm256_set1_epi8(0x70));
        v = _mm256_or_si256(v, _mm256_shuffle_epi8(quarter, place));
    }
    return (lanes)v;
#elif defined(__ARM_NEON)
    (void)QUARTER;
    return (lanes)vqtbl4q_u8(vld1q_u8_x4((const uint8_t *)table->lane), (uint8x16_t)at);
#elif defined(__wasm_simd128__)
    v128_t v = wasm_i16x8_splat(0);
    for (int q = 0; q < 4; q++)
        v = wasm_v128_or(
            v, wasm_i8x16_swizzle(wasm_v128_load((const uint8_t *)table->lane + q * QUARTER),
                                  wasm_v128_xor((v128_t)at, wasm_i8x16_splat((int8_t)(q * QUARTER)))));
    return (lanes)v;
#else
    lanes v = {0};
    for (int l = 0; l < WIDTH; l++) v[l] = table->lane[x[l] & (LANES - 1)];
    return v;
#endif
}

/* ---- bytes: members of a set, the sum of their places from 1 on, and the bits turned round ---- */

#if defined(__AVX2__)

/* What a table has for each of the four bits of a byte: those below, and those above. */
INLINE __m256i of_lower_bits(__m128i table, lanes x)
{
    return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table), (__m256i)(x & 0x0F0F));
}
INLINE __m256i of_upper_bits(__m128i table, lanes x)
{
    return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table), (__m256i)(x >> 4 & 0x0F0F));
}
INLINE lanes counts_of_bytes(lanes x)
{
    const __m128i counts = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    return (lanes)_mm256_add_epi8(of_lower_bits(counts, x), of_upper_bits(counts, x));
}
INLINE lanes totals_of_bytes(lanes x)
{
    const __m128i lower = _mm_setr_epi8(0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10),
                  upper = _mm_setr_epi8(0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26);
    return (lanes)_mm256_add_epi8(of_lower_bits(lower, x), of_upper_bits(upper, x));
}
INLINE lanes turned_round(lanes x)
{
    const __m128i turned = _mm_setr_epi8(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15);
    const lanes bytes =
        (lanes)_mm256_or_si256(_mm256_slli_epi16(of_lower_bits(turned, x), 4), of_upper_bits(turned, x));
    return bytes << 8 | bytes >> 8;
}

#else

INLINE lanes counts_of_bytes(lanes x)
{
    x = (x & 0x5555) + (x >> 1 & 0x5555);
    x = (x & 0x3333) + (x >> 2 & 0x3333);
    return (x + (x >> 4)) & 0x0F0F;
}
INLINE lanes totals_of_bytes(lanes x)
{
    lanes totals = NONE;
    for (int place = 0; place < 8; place++) totals += (x >> place & 0x0101) * (uint16_t)(place + 1);
    return totals;
}
INLINE lanes turned_round(lanes x)
{
    x = (x & 0x5555) << 1 | (x >> 1 & 0x5555);
    x = (x & 0x3333) << 2 | (x >> 2 & 0x3333);
    x = (x & 0x0F0F) << 4 | (x >> 4 & 0x0F0F);
    return x << 8 | x >> 8;
}

#endif
