/* SPDX-License-Identifier: MIT */
/* lanes_quad.h - the driver for few puzzles: a node takes four lanes, one for each of its three bands.

   Included by one small file per instruction set, which defines ISA and LANE_BYTES.  A batch has enough nodes for all
   lanes; a single puzzle does not, and would wait for passes over lanes that are mostly idle.  Here the three bands of a
   node go through the band kernel side by side, and a pass is a third as long:

       cells[9*line + 3*box + i]     | band 0 | band 1 | band 2 |  -  |      of slot 0, slot 1, ...

   After a pass the grid is transposed, so that the next pass sees bands of columns as bands of rows: cell i of mini-line
   (line, box) of a band becomes cell `line` of mini-line (i, band) of band `box`.  Nodes on stacks keep the orientation
   they had when they were pushed; only a solution has to take account of it.  Classic 9x9 rules only.  */
#include "engine/lanes.h"
#include "engine/lanes_vector.h"

#include "engine/lanes_kernel.h"

enum { DIGITS = 0x1FF, SETTLED_SUM = 9 * DIGITS }; /* all nine; nine times each */
enum { SLOTS = LANES / 4, VECTORS = 27, BANDS_EACH = 3 };

#define WORKERS SLOTS
#include "engine/lanes_order.h"

/* The cells of a node: bits 0-15 are band 0's, and so on. */
struct quad_node {
    uint64_t cell[VECTORS];
    bool turned; /* rows are the puzzle's columns */
};

/* For each digit and band, at most two guesses can be pending, see lanes_driver.h. */
enum { QUAD_DEPTH = 2 * BANDS_EACH * 9 * 2 + 1 };

struct quad_driver {
    lanes cells[2][VECTORS]; /* the current cells: cells[last] */
    int last;                /* changes with every pass */
    struct six_ways ways[2]; /* of the last pass, and the one before */
    lanes score[2], digits[2];
    const struct lanes_plan *plan;
    bool turned[SLOTS]; /* whenever `last` is 0; see is_turned() */
    int quiet[SLOTS], sum[SLOTS];
    struct order order;
    int chain;        /* guesses since the last dead end, see park() */
    int stack[SLOTS]; /* each slot's; they are exchanged when a slot takes over another's */
    struct quad_node node[SLOTS][QUAD_DEPTH];
    uint8_t kept[SLOTS][KEPT_SOLUTIONS][81]; /* solutions, see lanes_order.h */
};

enum { QUAD_ALIGNMENT = 64 };

static size_t quad_memory(void) { return QUAD_ALIGNMENT + sizeof(struct quad_driver); }

/* ---- slots ---- */

typedef uint64_t slots __attribute__((vector_size(LANE_BYTES), may_alias));

INLINE uint64_t get_slot(const lanes *x, int slot)
{
    uint64_t value;
    memcpy(&value, (const char *)x + 8 * slot, sizeof value);
    return value;
}

INLINE lanes in_all_slots(uint64_t cell) { return (lanes)((slots){0} + cell); }

/* Are the slot's rows the puzzle's columns?  Every pass transposes all slots. */
INLINE bool is_turned(const struct quad_driver *d, int slot) { return d->turned[slot] != d->last; }

INLINE void put_node(struct quad_driver *d, int slot, const struct quad_node *node)
{
    const lane_set here = lanes_of_bits(15u << 4 * slot);
    lanes *const cells = d->cells[d->last];
#pragma GCC unroll 3
    for (int i = 0; i < VECTORS; i++)
        cells[i] = choose_lanes(here, in_all_slots(node->cell[i]), cells[i]);
    d->turned[slot] = node->turned != d->last;
    d->quiet[slot] = d->sum[slot] = 0;
}

/* ---- filling slots ---- */

static void load_quad(const struct lanes_job *job, size_t puzzle, struct quad_node *node)
{
    const uint8_t *givens = job->givens + puzzle * 81;
    const uint16_t *sets = job->plan->set_of_digit;
    for (int i = 0; i < VECTORS; i++)
        node->cell[i] = sets[givens[i]] | (uint64_t)sets[givens[27 + i]] << 16 |
                        (uint64_t)sets[givens[54 + i]] << 32;
    const uint64_t *allowed = job->allowed;
    for (int i = 0; allowed && i < VECTORS; i++)
        node->cell[i] &=
            (allowed[i] & DIGITS) | (allowed[27 + i] & DIGITS) << 16 | (allowed[54 + i] & DIGITS) << 32;
    node->turned = false;
}

static const struct quad_node *pop(struct quad_driver *d, int slot)
{
    return &d->node[d->stack[slot]][--d->order.depth[slot]];
}

/* A slot without a share gets a new puzzle, or the stack of another slot.  False: there is neither. */
static bool find_work(struct quad_driver *d, int slot)
{
    struct order *o = &d->order;
    if (o->next_puzzle < o->job->count) {
        struct quad_node node;
        o->puzzle[slot] = o->next_puzzle;
        load_quad(o->job, o->next_puzzle++, &node);
        put_node(d, slot, &node);
        return true;
    }
    const int from = share_to_split(o);
    if (from == NOBODY) return false;
    const int stack = d->stack[slot];
    d->stack[slot] = d->stack[from];
    d->stack[from] = stack;
    split_share(o, from, slot);
    put_node(d, slot, pop(d, slot));
    return true;
}

static void fill_slots(struct quad_driver *d)
{
    struct order *o = &d->order;
    uint32_t without =
        0; /* slots without a share: after the others, so that nobody takes what a slot itself needs now */
    end_finished_shares(o);
    if (o->stopped) return;
    o->active |= o->need;
    for (uint32_t todo = o->need; todo; todo &= todo - 1) {
        const int slot = __builtin_ctz(todo);
        if (!o->depth[slot]) {
            without |= todo & (0u - todo);
            continue;
        }
        put_node(d, slot, pop(d, slot));
        o->effort[slot]->nodes++;
    }
    for (; without; without &= without - 1) {
        const int slot = __builtin_ctz(without);
        if (find_work(d, slot)) o->effort[slot]->nodes++;
        else o->active &= ~(1u << slot);
    }
    o->need = 0;
}

/* ---- a pass ---- */

/* Within each slot, lane g of row[b] becomes lane b of row[g]. */
INLINE void turn_three(lanes row[3])
{
#if LANE_BYTES == 32
    const __m256i none = _mm256_setzero_si256();
    const __m256i a = (__m256i)row[0], b = (__m256i)row[1], c = (__m256i)row[2];
    const __m256i ab = _mm256_unpacklo_epi16(a, b), ab2 = _mm256_unpackhi_epi16(a, b);
    const __m256i c0 = _mm256_unpacklo_epi16(c, none), c2 = _mm256_unpackhi_epi16(c, none);
    const __m256i low = _mm256_unpacklo_epi32(ab, c0), low2 = _mm256_unpacklo_epi32(ab2, c2);
    const __m256i high = _mm256_unpackhi_epi32(ab, c0), high2 = _mm256_unpackhi_epi32(ab2, c2);
    row[0] = (lanes)_mm256_unpacklo_epi64(low, low2);
    row[1] = (lanes)_mm256_unpackhi_epi64(low, low2);
    row[2] = (lanes)_mm256_unpacklo_epi64(high, high2);
#else
    const lanes a = row[0], b = row[1], c = row[2];
    for (int s = 0; s < LANES; s += 4)
        for (int g = 0; g < 3; g++) {
            row[g][s] = a[s + g];
            row[g][s + 1] = b[s + g];
            row[g][s + 2] = c[s + g];
            row[g][s + 3] = 0;
        }
#endif
}

/* The results of a pass that the verdicts need; see struct findings. */
struct outcome {
    lanes whole, least, sum, crowded;
};

/* From the current cells into the others, which are then the current ones. */
static __attribute__((noinline)) void pass_and_turn(struct quad_driver *d, struct outcome *found)
{
    struct findings f = {.whole = all_lanes(0xFFFF), .score = all_lanes(0xFFFF), .crowded = NONE};
    const int last = d->last = !d->last;
    lanes *const from = d->cells[!last], *const to = d->cells[last];
    lanes *const lines[3] = {from, from + 9, from + 18};
    const struct band_view v = look_at_band(lines, (struct band_shape){1, false}, 0, &d->ways[last], &f);
    lanes least = all_lanes(0xFFFF), sum = NONE;
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++) {
        const struct sieve s[3] = {sieve_of(&v, line, 0, true, &f.crowded),
                                   sieve_of(&v, line, 1, true, &f.crowded),
                                   sieve_of(&v, line, 2, true, &f.crowded)};
#pragma GCC unroll 3
        for (int i = 0; i < 3; i++) {
            lanes row[3];
#pragma GCC unroll 3
            for (int box = 0; box < 3; box++) {
                row[box] = through_sieve(s[box], lines[line][3 * box + i]);
                least = smaller(least, row[box]);
                sum = plus(sum, row[box]);
            }
            turn_three(row);
#pragma GCC unroll 3
            for (int band = 0; band < 3; band++) to[9 * i + 3 * band + line] = row[band];
        }
    }
    d->score[last] = f.score;
    d->digits[last] = f.digits;
    *found = (struct outcome){.whole = f.whole, .least = least, .sum = sum, .crowded = f.crowded};
}

/* ---- verdicts ---- */

INLINE uint64_t in_three_lanes(uint64_t x) { return x | x << 16 | x << 32; }
INLINE int add_three_lanes(uint64_t x)
{
    return (int)((x & 0xFFFF) + (x >> 16 & 0xFFFF) + (x >> 32 & 0xFFFF));
}

INLINE bool all_three_have_some(uint64_t x)
{
    return (x & 0xFFFF) && (x >> 16 & 0xFFFF) && (x >> 32 & 0xFFFF);
}

/* Is the settled slot a solution?  Its cells add up to nine of each digit; do all houses have all digits? */
static bool quad_is_solved(const struct quad_driver *d, int slot)
{
    uint64_t rows_and_boxes = ~(uint64_t)0, column_digits = DIGITS;
    for (int i = 0; i < 3; i++) {
        uint64_t line = 0, box = 0;
        for (int j = 0; j < 9; j++) {
            line |= get_slot(&d->cells[d->last][9 * i + j], slot);
            box |= get_slot(&d->cells[d->last][9 * (j / 3) + 3 * i + j % 3], slot);
        }
        rows_and_boxes &= line & box;
    }
    for (int j = 0; j < 9; j++) {
        const uint64_t column = get_slot(&d->cells[d->last][j], slot) |
                                get_slot(&d->cells[d->last][9 + j], slot) |
                                get_slot(&d->cells[d->last][18 + j], slot);
        column_digits &= column | column >> 16 | column >> 32;
    }
    return (rows_and_boxes & in_three_lanes(DIGITS)) == in_three_lanes(DIGITS) &&
           column_digits == DIGITS;
}

static void report_quad(struct quad_driver *d, int slot)
{
    uint8_t digits[81];
    if (!quad_is_solved(d, slot)) return;
    if (!d->order.job->solution) {
        report_solution(&d->order, slot, NULL);
        return;
    }
    for (int i = 0; i < VECTORS; i++) {
        const uint64_t cells = get_slot(&d->cells[d->last][i], slot);
        for (int band = 0; band < 3; band++) {
            const int row = 3 * band + i / 9, column = i % 9;
            digits[is_turned(d, slot) ? 9 * column + row : 9 * row + column] =
                (uint8_t)(__builtin_ctz((unsigned)(cells >> 16 * band & 0xFFFF)) + 1);
        }
    }
    report_solution(&d->order, slot, digits);
}

/* ---- guesses ---- */

/* A digit to remove from mini-lines of one band, in the orientation before the last transposition, or in the present one. */
struct quad_clearing {
    uint16_t digit;
    int band;
    bool before_turn;
    uint32_t mini_lines;
};

/* Calls the function for each affected cell: the vector, and the lane within the slot. */
#define FOR_EACH_CLEARED(c, vector, lane)                                                            \
    for (int m_ = 0; m_ < CLEARED_MINI_LINES; m_++)                                                  \
        for (int i_ = 0, q_ = (int)((c)->mini_lines >> 8 * m_ & 255), line_ = q_ % 3, box_ = q_ / 3, \
                 vector, lane;                                                                       \
             vector = (c)->before_turn ? 9 * i_ + 3 * (c)->band + line_ : 9 * line_ + 3 * box_ + i_, \
                 lane = (c)->before_turn ? box_ : (c)->band, i_ < 3;                                 \
             i_++)

static void clear_in_slot(struct quad_driver *d, int slot, const struct quad_clearing *c)
{
    FOR_EACH_CLEARED(c, vector, lane)
    {
        const lane_set here = lanes_of_bits(1u << (4 * slot + lane));
        lanes *const cell = &d->cells[d->last][vector];
        *cell = but_not(*cell, keep_lanes(here, all_lanes(c->digit)));
    }
}

static void clear_in_quad(struct quad_node *node, const struct quad_clearing *c)
{
    FOR_EACH_CLEARED(c, vector, lane) node->cell[vector] &= ~((uint64_t)c->digit << 16 * lane);
}

/* The best band of the last two passes, which have changed nothing: of equals one of rows, and the first, as in the other driver.  False: nothing
   is open.  */
static bool guess_in_slot(struct quad_driver *d, int slot)
{
    uint16_t least = 0xFFFF;
    int best = 0, pass = 0;
    for (int columns = 0; columns < 2; columns++)
        for (int band = 0; band < 3; band++) {
            const int p = columns != is_turned(d, slot)
                              ? d->last
                              : !d->last; /* the last pass saw what is turned now */
            const uint16_t score = get_lane(&d->score[p], 4 * slot + band);
            if (score >= least) continue;
            least = score;
            best = band;
            pass = p;
        }
    if (least == 0xFFFF) return false;
    const int lane = 4 * slot + best;
    const uint16_t digits = get_lane(&d->digits[pass], lane), digit = (uint16_t)(digits & -digits);
    unsigned open = 0;
    for (int k = 0; k < BAND_WAYS; k++)
        open |= (unsigned)((get_lane(&d->ways[pass].c[k], lane) & digit) != 0) << k;
    if (!(open & (open - 1))) return false;
    const uint32_t *child = d->plan->children[open];
    struct quad_clearing c = {.digit = digit, .band = best, .before_turn = pass == d->last};
    struct quad_node *node = &d->node[d->stack[slot]][d->order.depth[slot]++];
    for (int i = 0; i < VECTORS; i++) node->cell[i] = get_slot(&d->cells[d->last][i], slot);
    node->turned = is_turned(d, slot);
    c.mini_lines = child[1];
    clear_in_quad(node, &c);
    c.mini_lines = child[0];
    clear_in_slot(d, slot, &c);
    d->quiet[slot] = d->sum[slot] = 0;
    d->order.effort[slot]->guesses++;
    d->order.effort[slot]->nodes++;
    return true;
}

enum verdict { MOVING, DEAD, SETTLED, GUESSED };

static enum verdict judge_slot(struct quad_driver *d, int slot, const struct outcome *f)
{
    const uint64_t whole = get_slot(&f->whole, slot), least = get_slot(&f->least, slot);
    const int sum = add_three_lanes(get_slot(&f->sum, slot));
    d->quiet[slot] = sum == d->sum[slot] ? d->quiet[slot] + 1 : 0;
    d->sum[slot] = sum;
    if ((whole & in_three_lanes(DIGITS)) != in_three_lanes(DIGITS) || !all_three_have_some(least) ||
        (d->quiet[slot] && (get_slot(&f->crowded, slot) & in_three_lanes(DIGITS)))) {
        d->order.need |= 1u << slot;
        return DEAD;
    }
    if (sum <= SETTLED_SUM) {
        d->order.need |= 1u << slot;
        report_quad(d, slot);
        return SETTLED;
    }
    if (d->quiet[slot] < 2) return MOVING;
    if (guess_in_slot(d, slot)) return GUESSED;
    d->order.need |= 1u << slot;
    return DEAD;
}

/* ---- parking ----

   Where a puzzle has several solutions, nearly every guess leads to one, and what the other slots search is never wanted.  So after a few
   guesses of a single puzzle without a dead end only the first share goes on; the other slots pass along, but are not examined
   until there is a dead end.  */

enum { GUESSES_BEFORE_PARKING = 3 };

INLINE bool are_parked(const struct quad_driver *d)
{
    return d->chain >= GUESSES_BEFORE_PARKING && d->order.job->count == 1;
}

/* Judges the active slots, or only the first share's. */
static void judge_slots(struct quad_driver *d, const struct outcome *f)
{
    struct order *o = &d->order;
    const bool parked = are_parked(d);
    bool guessed = false;
    for (uint32_t rest = o->active; rest && !o->stopped; rest &= rest - 1) {
        const int slot = __builtin_ctz(rest);
        const bool first = o->share[slot].before == NOBODY;
        if (!(o->active >> slot & 1) || (parked && !first)) continue;
        const enum verdict v = judge_slot(d, slot, f);
        if (v == GUESSED) guessed = true;
        if (v == GUESSED && first) d->chain++;
        if (v == DEAD) d->chain = 0;
    }
    if (guessed || (parked && !d->chain))
        if (!are_parked(d)) o->need |= idle_workers(o); /* there may be work for all */
}

/* ---- the loop ---- */

/* The first puzzle is put into all slots, so that none of them has undefined contents. */
static void start_quad(struct quad_driver *d, struct lanes_job *job)
{
    struct order *o = &d->order;
    struct quad_node first;
    d->plan = job->plan;
    d->last = d->chain = 0;
    start_order(o, job, 81, d->kept[0][0]);
    load_quad(job, 0, &first);
    for (int i = 0; i < VECTORS; i++) d->cells[0][i] = in_all_slots(first.cell[i]);
    for (int slot = 0; slot < SLOTS; slot++) {
        d->stack[slot] = slot;
        d->quiet[slot] = d->sum[slot] = 0;
        d->turned[slot] = false;
    }
    o->puzzle[0] = o->next_puzzle++;
    o->done.nodes++;
    o->active = 1;
    o->need &= ~1u;
}

static void run_quad(void *memory, struct lanes_job *job)
{
    const size_t off = (size_t)((uintptr_t)memory % QUAD_ALIGNMENT);
    struct quad_driver *d =
        (struct quad_driver *)(void *)((char *)memory + (off ? QUAD_ALIGNMENT - off : 0));
    struct order *o = &d->order;
    if (!job->count) return;
    start_quad(d, job);
    for (;;) {
        if (o->need) fill_slots(d);
        if (!may_go_on(o)) return;
        struct outcome f;
        pass_and_turn(d, &f);
        job->passes += (uint64_t)count_bits(o->active);
        judge_slots(d, &f);
    }
}
