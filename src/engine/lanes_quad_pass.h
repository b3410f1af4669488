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
#if LANE_BYTES == 64
    return (lanes)_mm512_broadcast_i32x4((__m128i)x);
#elif LANE_BYTES == 32
    return (lanes)_mm256_broadcastsi128_si256((__m128i)x);
#else
    return (lanes)x;
#endif
}

INLINE lane_set lanes_of_slot(int slot) { return lanes_of_bits(0xFFu << SLOT_LANES * slot); }

/* ---- the other view ---- */

/* In each half of a slot, lane g of row[b] becomes lane b of row[g]; then the halves are exchanged. */
INLINE void turn_three(lanes row[3])
{
#if LANE_BYTES >= 32
#if LANE_BYTES == 64
#define TURN_OP(name) _mm512_##name
    const __m512i none = _mm512_setzero_si512(), a = (__m512i)row[0], b = (__m512i)row[1],
                  c = (__m512i)row[2];
#define TURN_VECTOR __m512i
#else
#define TURN_OP(name) _mm256_##name
#define TURN_VECTOR   __m256i
    const __m256i none = _mm256_setzero_si256(), a = (__m256i)row[0], b = (__m256i)row[1],
                  c = (__m256i)row[2];
#endif
    const TURN_VECTOR ab = TURN_OP(unpacklo_epi16)(a, b), ab2 = TURN_OP(unpackhi_epi16)(a, b);
    const TURN_VECTOR c0 = TURN_OP(unpacklo_epi16)(c, none), c2 = TURN_OP(unpackhi_epi16)(c, none);
    const TURN_VECTOR low = TURN_OP(unpacklo_epi32)(ab, c0), low2 = TURN_OP(unpacklo_epi32)(ab2, c2);
    const TURN_VECTOR high = TURN_OP(unpackhi_epi32)(ab, c0), high2 = TURN_OP(unpackhi_epi32)(ab2, c2);
    row[0] = (lanes)TURN_OP(unpacklo_epi64)(low2, low);
    row[1] = (lanes)TURN_OP(unpackhi_epi64)(low2, low);
    row[2] = (lanes)TURN_OP(unpacklo_epi64)(high2, high);
#else
    /* the pad of c is empty, and so is the fourth lane of all */
    const lanes a = row[0], b = row[1], c = row[2];
    const lanes ab = __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11),
                ab2 = __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    row[0] = __builtin_shufflevector(__builtin_shufflevector(ab2, c, 0, 1, 12, 15, 0, 0, 0, 0),
                                     __builtin_shufflevector(ab, c, 0, 1, 8, 11, 0, 0, 0, 0), 0, 1, 2, 3,
                                     8, 9, 10, 11);
    row[1] = __builtin_shufflevector(__builtin_shufflevector(ab2, c, 2, 3, 13, 15, 0, 0, 0, 0),
                                     __builtin_shufflevector(ab, c, 2, 3, 9, 11, 0, 0, 0, 0), 0, 1, 2, 3,
                                     8, 9, 10, 11);
    row[2] = __builtin_shufflevector(__builtin_shufflevector(ab2, c, 4, 5, 14, 15, 0, 0, 0, 0),
                                     __builtin_shufflevector(ab, c, 4, 5, 10, 11, 0, 0, 0, 0), 0, 1, 2,
                                     3, 8, 9, 10, 11);
#endif
}

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

/* A puzzle: the view of rows, and from that the other. */
static void load_quad(const struct lanes_job *job, size_t puzzle, struct quad_node *node)
{
    const uint8_t *givens = job->givens + puzzle * 81;
    const uint16_t *sets = job->plan->set_of_digit;
    const uint64_t *allowed = job->allowed;
    lanes cells[VECTORS];
    for (int i = 0; i < VECTORS; i++) {
        uint64_t three = sets[givens[i]] | (uint64_t)sets[givens[27 + i]] << 16 |
                         (uint64_t)sets[givens[54 + i]] << 32;
        if (allowed)
            three &= (allowed[i] & DIGITS) | (allowed[27 + i] & DIGITS) << 16 |
                     (allowed[54 + i] & DIGITS) << 32;
        cells[i] = in_all_slots(
            (slot_lanes){(uint16_t)three, (uint16_t)(three >> 16), (uint16_t)(three >> 32)});
    }
    for (int line = 0; line < 3; line++)
        for (int i = 0; i < 3; i++) {
            lanes turned[3];
            get_three(cells, i, line, turned);
            turn_three(turned);
            for (int box = 0; box < 3; box++) {
                const int at = 9 * line + 3 * box + i;
                node->cell[at] = get_slot(&cells[at], 0) | get_slot(&turned[box], 0);
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
