/* SPDX-License-Identifier: MIT */
/* clue_vector_avx512.h - see clue_vector.h: a vector is a whole block, and a truth a mask. */
#include <immintrin.h>

#define FAST_LOOK_UP

typedef __mmask32 truth;

INLINE lane_set set_of(truth t) { return t; }
INLINE truth truth_of(lane_set s) { return s; }
INLINE truth disjoint(lanes x, lanes y) { return _mm512_testn_epi16_mask((__m512i)x, (__m512i)y); }
INLINE truth differ(lanes x, lanes y) { return _mm512_cmpneq_epu16_mask((__m512i)x, (__m512i)y); }
/* Of signed numbers. */
INLINE truth below(lanes x, lanes y) { return _mm512_cmplt_epi16_mask((__m512i)x, (__m512i)y); }
INLINE lanes only(truth t, lanes x) { return (lanes)_mm512_maskz_mov_epi16(t, (__m512i)x); }
INLINE lanes choose_lanes(truth t, lanes yes, lanes no)
{
    return (lanes)_mm512_mask_mov_epi16((__m512i)no, t, (__m512i)yes);
}
INLINE lanes lower(lanes x, lanes y) { return (lanes)_mm512_min_epu16((__m512i)x, (__m512i)y); }
/* Each by its own number, up to 15. */
INLINE lanes shift_up(lanes x, lanes by) { return (lanes)_mm512_sllv_epi16((__m512i)x, (__m512i)by); }

/* table[x] in every lane; only the last five bits of x count. */
INLINE lanes look_up(const struct lane_values *table, lanes x)
{
    return (lanes)_mm512_permutexvar_epi16((__m512i)x, (__m512i)load(table->lane));
}

/* The entries that the lanes name, of an array of so many vectors. */
INLINE lanes fetch(const uint16_t *from, int vectors, const struct lane_values *names)
{
    const __m512i index = (__m512i)load(names->lane), first = (__m512i)load(from);
    if (vectors == 1) return (lanes)_mm512_permutexvar_epi16(index, first);
    __m512i v = _mm512_permutex2var_epi16(first, index, (__m512i)load(from + LANES));
    if (vectors == 2) return (lanes)v;
    if (vectors == 3)
        return (lanes)_mm512_mask_permutexvar_epi16(
            v, _mm512_test_epi16_mask(index, _mm512_set1_epi16(2 * LANES)), index,
            (__m512i)load(from + 2 * LANES));
    for (int i = 2; i < vectors; i += 2) { /* the lower six bits of an index say where in two vectors */
        const __mmask32 here =
            _mm512_cmpeq_epi16_mask(_mm512_srli_epi16(index, 6), _mm512_set1_epi16((short)(i / 2)));
        const __m512i next = (__m512i)load(from + (i + 1 < vectors ? i + 1 : i) * LANES);
        v = _mm512_mask_mov_epi16(
            v, here, _mm512_permutex2var_epi16((__m512i)load(from + i * LANES), index, next));
    }
    return (lanes)v;
}
