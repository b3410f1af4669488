/* SPDX-License-Identifier: MIT */
/* lanes_quad_pass.h - nodes in slots of eight lanes: how they get there, a pass, and what is read from them.

   Included by lanes_quad.h.  A slot has its node twice, the second time with rows and columns exchanged:

       cells[9*line + 3*box + i]     | band 0 | band 1 | band 2 | - | stack 0 | stack 1 | stack 2 | - |     of slot 0, slot 1, ...

   where cell i of mini-line (line, box) of stack s is the grid's cell in line 3*box + i and column 3*s + line.  So cell `line` of
   mini-line (i, band) of stack `box` is cell i of mini-line (line, box) of that band, and one pass over bands is also one over stacks;
   afterwards each view keeps what both have kept.  */

enum { DIGITS = 0x1FF, SETTLED_SUM = 9 * DIGITS }; /* all nine; nine times each */
enum { SLOT_LANES = 8, SLOTS = LANES / SLOT_LANES, VECTORS = 27, BANDS_EACH = 3 };
enum { VIEW_LANES = 4, ROWS_USED = 0x07, LANES_USED = 0x77 }; /* of a slot, as bits */

/* A slot's lanes of one vector, and of all. */
typedef uint16_t slot_lanes __attribute__((vector_size(2 * SLOT_LANES), may_alias));
struct quad_node {
    slot_lanes cell[VECTORS];
};

/* ---- slots ---- */

INLINE slot_lanes get_slot(const lanes *x, int slot)
{
    slot_lanes value;
    memcpy(&value, (const char *)x + sizeof value * (size_t)slot, sizeof value);
    return value;
}

/* The lanes of the view of rows. */
INLINE uint64_t get_rows(const lanes *x, int slot)
{
    uint64_t value;
    memcpy(&value, (const char *)x + sizeof(slot_lanes) * (size_t)slot, sizeof value);
    return value;
}

INLINE lanes in_all_slots(slot_lanes x)
{
#if LANE_BYTES == 32
    return (lanes)_mm256_broadcastsi128_si256((__m128i)x);
#else
    return (lanes)x;
#endif
}

/* A digit in one lane. */
INLINE lanes in_lane(int lane, uint16_t digit)
{
    static const uint16_t window[2 * LANES] = {[LANES - 1] = 0xFFFF};
    lanes here;
    memcpy(&here, window + LANES - 1 - lane, sizeof here);
    return both(here, all_lanes(digit));
}

INLINE lane_set lanes_of_slot(int slot) { return lanes_of_bits(0xFFu << SLOT_LANES * slot); }

/* ---- the other view ---- */

/* In each half of a slot, lane g of row[b] becomes lane b of row[g]; then the halves are exchanged.  Here for vectors of x86: */
#define DEFINE_TURN(name, type, vector, op, none)                                            \
    INLINE void name(type row[3])                                                            \
    {                                                                                        \
        const vector a = (vector)row[0], b = (vector)row[1], c = (vector)row[2];             \
        const vector ab = op(unpacklo_epi16)(a, b), ab2 = op(unpackhi_epi16)(a, b);          \
        const vector c0 = op(unpacklo_epi16)(c, none), c2 = op(unpackhi_epi16)(c, none);     \
        const vector low = op(unpacklo_epi32)(ab, c0), low2 = op(unpacklo_epi32)(ab2, c2);   \
        const vector high = op(unpackhi_epi32)(ab, c0), high2 = op(unpackhi_epi32)(ab2, c2); \
        row[0] = (type)op(unpacklo_epi64)(low2, low);                                        \
        row[1] = (type)op(unpackhi_epi64)(low2, low);                                        \
        row[2] = (type)op(unpacklo_epi64)(high2, high);                                      \
    }

#ifdef __SSE2__
#define OF_128(name) _mm_##name
DEFINE_TURN(turn_slots, slot_lanes, __m128i, OF_128, _mm_setzero_si128())
#else
/* the fourth lane is always empty */
INLINE void turn_slots(slot_lanes row[3])
{
    const slot_lanes a = row[0], b = row[1], c = row[2];
    const slot_lanes ab = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11),
                     ab2 = __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    const slot_lanes low = __builtin_shufflevector(ab, ab2, 8, 9, 10, 11, 0, 1, 2, 3),
                     high = __builtin_shufflevector(ab, ab2, 12, 13, 14, 15, 4, 5, 6, 7);
    row[0] = __builtin_shufflevector(low, c, 0, 1, 12, 15, 4, 5, 8, 11);
    row[1] = __builtin_shufflevector(low, c, 2, 3, 13, 15, 6, 7, 9, 11);
    row[2] = __builtin_shufflevector(high, c, 0, 1, 14, 15, 4, 5, 10, 11);
}
#endif
#if LANE_BYTES == 32
#define OF_256(name) _mm256_##name
DEFINE_TURN(turn_three, lanes, __m256i, OF_256, _mm256_setzero_si256())
#else
INLINE void turn_three(lanes row[3]) { turn_slots(row); }
#endif

/* The vectors of cells i of the mini-lines of a line, box by box, turned, are those of cells `line` of the mini-lines of line i. */
INLINE void get_three(const lanes *cells, int line, int i, lanes row[3])
{
#pragma GCC unroll 3
    for (int box = 0; box < 3; box++) row[box] = cells[9 * line + 3 * box + i];
}

/* ---- nodes into slots ---- */

INLINE void put_node(lanes *cells, int slot, const struct quad_node *node)
{
    const lane_set here = lanes_of_slot(slot);
#pragma GCC unroll 3
    for (int i = 0; i < VECTORS; i++)
        cells[i] = choose_lanes(here, in_all_slots(node->cell[i]), cells[i]);
}

/* The view of rows of a puzzle. */
#ifdef __AVX2__
/* Sixteen cells of each band at a time, by two tables of bytes; the last sixteen overlap those before. */
INLINE void load_rows(const uint16_t *set_of_digit, const uint8_t *givens, slot_lanes *cells)
{
    enum { STEP = 16 };
    const __m128i *sets = (const __m128i *)(const void *)set_of_digit;
    const __m128i a = _mm_loadu_si128(sets), b = _mm_loadu_si128(sets + 1), none = _mm_setzero_si128();
    const __m128i even_bytes = _mm_set1_epi16(0xFF);
    const __m128i low = _mm_packus_epi16(_mm_and_si128(a, even_bytes), _mm_and_si128(b, even_bytes));
    const __m128i high = _mm_packus_epi16(_mm_srli_epi16(a, 8), _mm_srli_epi16(b, 8));
#pragma GCC unroll 2
    for (int at = 0; at <= VECTORS - STEP; at += VECTORS - STEP) {
        __m128i set[BANDS_EACH][2];
#pragma GCC unroll 3
        for (int band = 0; band < BANDS_EACH; band++) {
            const __m128i digits =
                _mm_loadu_si128((const __m128i *)(const void *)(givens + 27 * band + at));
            const __m128i l = _mm_shuffle_epi8(low, digits), h = _mm_shuffle_epi8(high, digits);
            set[band][0] = _mm_unpacklo_epi8(l, h);
            set[band][1] = _mm_unpackhi_epi8(l, h);
        }
#pragma GCC unroll 2
        for (int half = 0; half < 2; half++) {
            const __m128i x = set[0][half], y = set[1][half], z = set[2][half];
            const __m128i xy[2] = {_mm_unpacklo_epi16(x, y), _mm_unpackhi_epi16(x, y)};
            const __m128i z0[2] = {_mm_unpacklo_epi16(z, none), _mm_unpackhi_epi16(z, none)};
#pragma GCC unroll 2
            for (int i = 0; i < 2; i++) {
                const __m128i two = _mm_unpacklo_epi32(xy[i], z0[i]),
                              next = _mm_unpackhi_epi32(xy[i], z0[i]);
                slot_lanes *const to = cells + at + 8 * half + 4 * i;
                to[0] = (slot_lanes)_mm_unpacklo_epi64(two, none);
                to[1] = (slot_lanes)_mm_unpackhi_epi64(two, none);
                to[2] = (slot_lanes)_mm_unpacklo_epi64(next, none);
                to[3] = (slot_lanes)_mm_unpackhi_epi64(next, none);
            }
        }
    }
}
#else
INLINE void load_rows(const uint16_t *set_of_digit, const uint8_t *givens, slot_lanes *cells)
{
    for (int i = 0; i < VECTORS; i++)
        cells[i] = (slot_lanes){set_of_digit[givens[i]], set_of_digit[givens[27 + i]],
                                set_of_digit[givens[54 + i]]};
}
#endif

/* A puzzle: the view of rows, and from that the other. */
static void load_quad(const struct lanes_job *job, size_t puzzle, struct quad_node *node)
{
    const uint64_t *allowed = job->allowed;
    slot_lanes cells[VECTORS];
    load_rows(job->plan->set_of_digit, job->givens + puzzle * 81, cells);
    for (int i = 0; allowed && i < VECTORS; i++)
        cells[i] &=
            (slot_lanes){(uint16_t)allowed[i], (uint16_t)allowed[27 + i], (uint16_t)allowed[54 + i]};
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int i = 0; i < 3; i++) {
            slot_lanes turned[3] = {cells[9 * i + line], cells[9 * i + 3 + line],
                                    cells[9 * i + 6 + line]};
            turn_slots(turned);
            for (int box = 0; box < 3; box++) {
                const int at = 9 * line + 3 * box + i;
                node->cell[at] = cells[at] | turned[box];
            }
        }
}

/* ---- a pass ---- */

/* What a pass finds; `whole`, `crowded` as in struct findings. */
struct outcome {
    lanes whole, least, sum, crowded;
};

static __attribute__((noinline)) void pass_both_views(lanes *cells, struct six_ways *ways,
                                                      struct outcome *found)
{
    struct findings f = {.whole = all_lanes(0xFFFF), .crowded = NONE};
    lanes *const lines[3] = {cells, cells + 9, cells + 18};
    const struct band_view v = look_at_band(lines, (struct band_shape){1, false}, false, 0, ways, &f);
    struct sieve s[3][3];
    lanes least = all_lanes(0xFFFF), sum = NONE;
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int box = 0; box < 3; box++) s[line][box] = sieve_of(&v, line, box, true, &f.crowded);
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int i = 0; i <= line; i++) {
            lanes a[3], b[3], a2[3], b2[3];
            get_three(cells, line, i, a);
            get_three(cells, i, line, b);
#pragma GCC unroll 3
            for (int box = 0; box < 3; box++) {
                a2[box] = a[box] = through_sieve(s[line][box], a[box]);
                b2[box] = b[box] = through_sieve(s[i][box], b[box]);
            }
            turn_three(a2);
            turn_three(b2);
#pragma GCC unroll 3
            for (int box = 0; box < 3; box++) {
                const lanes x = both(a[box], b2[box]), y = both(b[box], a2[box]);
                cells[9 * line + 3 * box + i] = x;
                least = smaller(least, x);
                sum = plus(sum, x);
                if (i == line) continue;
                cells[9 * i + 3 * box + line] = y;
                least = smaller(least, y);
                sum = plus(sum, y);
            }
        }
    *found = (struct outcome){.whole = f.whole, .least = least, .sum = sum, .crowded = f.crowded};
}

/* ---- solutions ---- */

/* Slots whose settled cells are a solution: they add up to nine of each digit; do all houses have all digits? */
static uint32_t solved_lanes(const lanes *cells)
{
    lanes whole = all_lanes(DIGITS);
    for (int i = 0; i < 3; i++) {
        lanes line = NONE, box = NONE;
        for (int j = 0; j < 9; j++) {
            line = either(line, cells[9 * i + j]);
            box = either(box, cells[9 * (j / 3) + 3 * i + j % 3]);
        }
        whole = all_of(whole, line, box);
    }
    return lane_bits(equal(whole, all_lanes(DIGITS)));
}

static void read_digits(const lanes *cells, int slot, uint8_t digits[81])
{
    for (int i = 0; i < VECTORS; i++) {
        const uint64_t three = get_rows(&cells[i], slot);
        for (int band = 0; band < BANDS_EACH; band++)
            digits[27 * band + i] =
                (uint8_t)(__builtin_ctz((unsigned)(three >> 16 * band & 0xFFFF)) + 1);
    }
}
