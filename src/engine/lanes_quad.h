/* SPDX-License-Identifier: MIT */
/* lanes_quad.h - the driver for few puzzles: a node takes eight lanes, one for each of its bands and stacks.

   Included by one small file per instruction set, which defines LANE_BYTES.  A batch has enough nodes for all lanes; a single
   puzzle does not, and would wait for passes over lanes that are mostly idle.  Here all six bands of a node, of rows and of
   columns, go through the band kernel side by side, and a pass takes a sixth of the time of two phases; see
   lanes_quad_pass.h.  If it changes nothing, nothing follows any more.  Classic 9x9 rules only.  */
#include "engine/lanes.h"
#include "engine/lanes_vector.h"
#include "engine/placements_count.h"

#include "engine/lanes_kernel.h"

#include "engine/lanes_quad_pass.h"

#define WORKERS SLOTS
#include "engine/lanes_order.h"

/* For each digit and band, at most two guesses can be pending, see lanes_driver.h. */
enum { QUAD_DEPTH = 2 * BANDS_EACH * 9 * 2 + 1 };

struct quad_driver {
    lanes cells[VECTORS];
    lanes sum;            /* after the last pass */
    struct six_ways ways; /* of the last pass */
    const struct lanes_plan *plan;
    struct order order;
    int chain;        /* guesses since the last dead end, see below */
    int stack[SLOTS]; /* each slot's; they are exchanged when a slot takes over another's */
    struct quad_node node[SLOTS][QUAD_DEPTH];
    uint8_t kept[SLOTS][KEPT_SOLUTIONS][81]; /* solutions, see lanes_order.h */
};

enum { QUAD_ALIGNMENT = 64 };

static size_t quad_memory(void) { return QUAD_ALIGNMENT + sizeof(struct quad_driver); }

/* ---- filling slots ---- */

static void fill_slot(struct quad_driver *d, int slot, const struct quad_node *node)
{
    put_node(d->cells, slot, node);
    d->sum = keep_lanes(~lanes_of_slot(slot), d->sum);
}

static const struct quad_node *pop(struct quad_driver *d, int slot)
{
    return &d->node[d->stack[slot]][--d->order.depth[slot]];
}

/* A slot without a share gets a new puzzle, or the stack of another slot.  False: there is neither.  `holders`: slots that have
   shares.  */
static bool find_work(struct quad_driver *d, int slot, uint32_t holders)
{
    struct order *o = &d->order;
    if (o->next_puzzle < o->job->count) {
        struct quad_node node;
        o->puzzle[slot] = o->next_puzzle;
        load_quad(o->job, o->next_puzzle++, &node);
        fill_slot(d, slot, &node);
        return true;
    }
    const int from = SLOTS > 1 ? share_to_split(o, holders) : NOBODY;
    if (from == NOBODY) return false;
    const int stack = d->stack[slot];
    d->stack[slot] = d->stack[from];
    d->stack[from] = stack;
    split_share(o, from, slot);
    fill_slot(d, slot, pop(d, slot));
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
        fill_slot(d, slot, pop(d, slot));
        o->effort[slot]->nodes++;
    }
    for (; without; without &= without - 1) {
        const int slot = __builtin_ctz(without);
        if (find_work(d, slot, (o->active | o->waiting) & ~without)) o->effort[slot]->nodes++;
        else o->active &= ~(1u << slot);
    }
    o->need = 0;
}

/* ---- guesses ---- */

/* The cells of each mini-line of each band, rows first, in both views. */
struct quad_cell {
    uint8_t vector, lane;
};
#define IN_BAND(view, band, q, i)                                        \
    {                                                                    \
        9 * ((q) % 3) + 3 * ((q) / 3) + (i), VIEW_LANES *(view) + (band) \
    }
#define IN_STACK(view, band, q, i)                                     \
    {                                                                  \
        9 * (i) + 3 * (band) + (q) % 3, VIEW_LANES * !(view) + (q) / 3 \
    }
#define MINI_LINE(view, band, q)                                                               \
    {                                                                                          \
        IN_BAND(view, band, q, 0), IN_BAND(view, band, q, 1), IN_BAND(view, band, q, 2),       \
            IN_STACK(view, band, q, 0), IN_STACK(view, band, q, 1), IN_STACK(view, band, q, 2) \
    }
#define BAND(view, band)                                                                  \
    {                                                                                     \
        MINI_LINE(view, band, 0), MINI_LINE(view, band, 1), MINI_LINE(view, band, 2),     \
            MINI_LINE(view, band, 3), MINI_LINE(view, band, 4), MINI_LINE(view, band, 5), \
            MINI_LINE(view, band, 6), MINI_LINE(view, band, 7), MINI_LINE(view, band, 8)  \
    }
enum { CELLS_CLEARED = 6 };
static const struct quad_cell quad_cells[2][BANDS_EACH][MINI_LINES][CELLS_CLEARED] = {
    {BAND(0, 0), BAND(0, 1), BAND(0, 2)}, {BAND(1, 0), BAND(1, 1), BAND(1, 2)}};

/* By whole vectors: a small store into a vector that is read soon after makes the processor wait. */
INLINE void clear_in_slot(lanes *cells, int slot, const struct quad_cell *c, uint16_t digit)
{
#pragma GCC unroll 6
    for (int i = 0; i < CELLS_CLEARED; i++) {
        lanes *const cell = &cells[c[i].vector];
        *cell = but_not(*cell, in_lane(SLOT_LANES * slot + c[i].lane, digit));
    }
}

INLINE void clear_in_quad(struct quad_node *node, const struct quad_cell *c, uint16_t digit)
{
#pragma GCC unroll 6
    for (int i = 0; i < CELLS_CLEARED; i++) {
        uint16_t *const cell = (uint16_t *)&node->cell[c[i].vector] + c[i].lane;
        *cell &= (uint16_t)~digit;
    }
}

/* The lane of the best band of a pass that has changed nothing: of equals one of rows, and the first, as in the other driver.
   -1: nothing is open.  */
INLINE int best_band(const lanes *score, int slot)
{
#if LANE_BYTES >= 32
    const __m128i best = _mm_minpos_epu16((__m128i)get_slot(score, slot));
    return _mm_extract_epi16(best, 0) == 0xFFFF ? -1 : SLOT_LANES * slot + _mm_extract_epi16(best, 1);
#else
    uint16_t least = 0xFFFF;
    int best = -1;
    for (int lane = SLOT_LANES * slot; lane < SLOT_LANES * (slot + 1); lane++)
        if (get_lane(score, lane) < least) {
            least = get_lane(score, lane);
            best = lane;
        }
    return best;
#endif
}

/* False: nothing is open. */
static bool guess_in_slot(struct quad_driver *d, int slot, const struct findings *f)
{
    const int lane = best_band(&f->score, slot);
    if (lane < 0) return false;
    const uint16_t digits = get_lane(&f->digits, lane), digit = (uint16_t)(digits & -digits);
    unsigned open = 0;
#pragma GCC unroll 6
    for (int k = 0; k < BAND_WAYS; k++)
        open |= (unsigned)((get_lane(&d->ways.c[k], lane) & digit) != 0) << k;
    if (!(open & (open - 1))) return false;
    const uint32_t *child = d->plan->children[open];
    const struct quad_cell(*cells)[CELLS_CLEARED] =
        quad_cells[lane % SLOT_LANES / VIEW_LANES][lane % VIEW_LANES];
    struct quad_node *node = &d->node[d->stack[slot]][d->order.depth[slot]++];
#pragma GCC unroll 27
    for (int i = 0; i < VECTORS; i++) node->cell[i] = get_slot(&d->cells[i], slot);
#pragma GCC unroll 2
    for (int i = 0; i < CLEARED_MINI_LINES; i++) {
        clear_in_quad(node, cells[child[1] >> 8 * i & 255], digit);
        clear_in_slot(d->cells, slot, cells[child[0] >> 8 * i & 255], digit);
    }
    d->order.effort[slot]->guesses++;
    d->order.effort[slot]->nodes++;
    return true;
}

/* ---- verdicts ---- */

static void report_quad(struct quad_driver *d, int slot)
{
    uint8_t digits[81];
    if (!d->order.job->solution) {
        report_solution(&d->order, slot, NULL);
        return;
    }
    read_digits(d->cells, slot, digits);
    report_solution(&d->order, slot, digits);
}

/* Counts the solutions of a stuck slot, if few enough cells are open.  False: they must be searched. */
static bool count_slot(struct quad_driver *d, int slot)
{
    bitset candidates[81];
    uint64_t count;
    for (int i = 0; i < VECTORS; i++) {
        const uint64_t three = get_rows(&d->cells[i], slot);
        for (int band = 0; band < BANDS_EACH; band++)
            candidates[27 * band + i] = three >> 16 * band & DIGITS;
    }
    if (!count_placements(d->order.job->placements, candidates, &count)) return false;
    d->order.need |= 1u << slot;
    if (count) report_count(&d->order, slot, count);
    return true;
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

INLINE int add_rows(uint64_t x)
{
    return (int)(x * 0x1000100010001 >> 48); /* the fourth lane is empty */
}

/* Scores of all slots, when the first of them needs one. */
struct scores {
    bool known;
    struct findings f;
};

/* A slot that is settled, or in which nothing has changed.  False: it is a dead end. */
static bool judge_slot(struct quad_driver *d, int slot, bool settled, const struct outcome *found,
                       struct scores *s)
{
    struct order *o = &d->order;
    if (settled) {
        o->need |= 1u << slot;
        if ((solved_lanes(d->cells) >> SLOT_LANES * slot & LANES_USED) == LANES_USED)
            report_quad(d, slot);
        return true;
    }
    if (lane_bits(~disjoint(found->crowded, all_lanes(DIGITS))) >> SLOT_LANES * slot & LANES_USED)
        return false;
    if (o->job->placements && count_slot(d, slot)) return true;
    if (!s->known) {
        s->f.score = all_lanes(0xFFFF);
        score_band(&d->ways, 0, &s->f);
        s->known = true;
    }
    if (!guess_in_slot(d, slot, &s->f)) return false;
    d->sum = keep_lanes(~lanes_of_slot(slot), d->sum);
    d->chain += o->share[slot].before == NOBODY;
    if (!are_parked(d)) o->need |= idle_workers(o); /* there may be work for all */
    return true;
}

/* Judges the active slots, or only the first share's. */
INLINE void judge_slots(struct quad_driver *d, const struct outcome *found)
{
    struct order *o = &d->order;
    const uint32_t dead = lane_bits(~equal(found->whole, all_lanes(DIGITS)) | is_empty(found->least)),
                   changed = lane_bits(~equal(found->sum, d->sum));
    const bool parked = are_parked(d);
    struct scores s;
    s.known =
        false; /* by an initializer compilers would clear all of it, which takes as long as a pass */
    d->sum = found->sum;
    for (uint32_t rest = o->active; rest && !o->stopped; rest &= rest - 1) {
        const int slot = __builtin_ctz(rest);
        const uint32_t here = (uint32_t)LANES_USED << SLOT_LANES * slot;
        const bool settled = add_rows(get_rows(&found->sum, slot)) <= SETTLED_SUM;
        if (!(dead & here) && !settled && (changed & here)) continue;
        if (!(o->active >> slot & 1) || (parked && o->share[slot].before != NOBODY)) continue;
        if (!(dead & here) && judge_slot(d, slot, settled, found, &s)) continue;
        o->need |= 1u << slot;
        d->chain = 0;
        if (parked) o->need |= idle_workers(o);
    }
}

/* ---- the loop ---- */

/* The first puzzle is put into all slots, so that none of them has undefined contents. */
static void start_quad(struct quad_driver *d, struct lanes_job *job)
{
    struct order *o = &d->order;
    struct quad_node first;
    d->plan = job->plan;
    d->chain = 0;
    d->sum = NONE;
    start_order(o, job, 81, d->kept[0][0]);
    load_quad(job, 0, &first);
    for (int i = 0; i < VECTORS; i++) d->cells[i] = in_all_slots(first.cell[i]);
    for (int slot = 0; slot < SLOTS; slot++) d->stack[slot] = slot;
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
        struct outcome found;
        pass_both_views(d->cells, &d->ways, &found);
        job->passes += (uint64_t)count_bits(o->active);
        judge_slots(d, &found);
    }
}
