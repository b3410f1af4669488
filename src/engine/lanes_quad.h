/* SPDX-License-Identifier: MIT */
/* lanes_quad.h - the driver for few puzzles: a node takes eight lanes, one for each of its bands and stacks.

   Included by one small file per instruction set, which defines LANE_BYTES.  A batch has enough nodes for all lanes; a single
   puzzle does not, and would wait for passes over lanes that are mostly idle.  Here all six bands of a node, of rows and of
   columns, go through the band kernel side by side, and a pass takes a sixth of the time of two phases; see
   lanes_quad_pass.h.  If it changes nothing, nothing follows any more.  Classic 9x9 rules only.  */
#include "engine/lanes.h"
#include "engine/lanes_vector.h"

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

/* A slot without a share gets a new puzzle, or the stack of another slot.  False: there is neither. */
static bool find_work(struct quad_driver *d, int slot)
{
    struct order *o = &d->order;
    if (o->next_puzzle < o->job->count) {
        struct quad_node node;
        o->puzzle[slot] = o->next_puzzle;
        load_quad(o->job, o->next_puzzle++, &node);
        fill_slot(d, slot, &node);
        return true;
    }
    const int from = SLOTS > 1 ? share_to_split(o) : NOBODY;
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
        if (find_work(d, slot)) o->effort[slot]->nodes++;
        else o->active &= ~(1u << slot);
    }
    o->need = 0;
}

/* ---- guesses ---- */

/* A digit to remove from mini-lines of one band: of rows, or of columns. */
struct quad_clearing {
    uint16_t digit;
    bool columns;
    int band;
    uint32_t mini_lines;
};

/* The slot's lane of each affected cell, in both views: calls the function with the vector, and the lane within the slot. */
#define FOR_EACH_CLEARED(c, vector, lane)                                                            \
    for (int m_ = 0; m_ < CLEARED_MINI_LINES; m_++)                                                  \
        for (int i_ = 0, q_ = (int)((c)->mini_lines >> 8 * m_ & 255), line_ = q_ % 3, box_ = q_ / 3, \
                 vector, lane;                                                                       \
             vector = i_ & 1 ? 9 * (i_ / 2) + 3 * (c)->band + line_ : 9 * line_ + 3 * box_ + i_ / 2, \
                 lane = ((c)->columns != (i_ & 1) ? VIEW_LANES : 0) + (i_ & 1 ? box_ : (c)->band),   \
                 i_ < 6;                                                                             \
             i_++)

/* By whole vectors: a small store into a vector that is read soon after makes the processor wait. */
static void clear_in_slot(struct quad_driver *d, int slot, const struct quad_clearing *c)
{
    FOR_EACH_CLEARED(c, vector, lane)
    {
        const lane_set here = lanes_of_bits(1u << (SLOT_LANES * slot + lane));
        d->cells[vector] = but_not(d->cells[vector], keep_lanes(here, all_lanes(c->digit)));
    }
}

static void clear_in_quad(struct quad_node *node, const struct quad_clearing *c)
{
    FOR_EACH_CLEARED(c, vector, lane) node->cell[vector][lane] &= (uint16_t)~c->digit;
}

/* The best band of a pass that has changed nothing: of equals one of rows, and the first, as in the other driver.
   False: nothing is open.  */
static bool guess_in_slot(struct quad_driver *d, int slot, const struct findings *f)
{
    uint16_t least = 0xFFFF;
    int best = 0;
    for (int lane = SLOT_LANES * slot; lane < SLOT_LANES * (slot + 1); lane++) {
        const uint16_t score = get_lane(&f->score, lane);
        if (!(LANES_USED >> (lane - SLOT_LANES * slot) & 1) || score >= least) continue;
        least = score;
        best = lane;
    }
    if (least == 0xFFFF) return false;
    const uint16_t digits = get_lane(&f->digits, best), digit = (uint16_t)(digits & -digits);
    unsigned open = 0;
    for (int k = 0; k < BAND_WAYS; k++)
        open |= (unsigned)((get_lane(&d->ways.c[k], best) & digit) != 0) << k;
    if (!(open & (open - 1))) return false;
    const uint32_t *child = d->plan->children[open];
    struct quad_clearing c = {
        .digit = digit, .columns = (best % SLOT_LANES) >= VIEW_LANES, .band = best % VIEW_LANES};
    struct quad_node *node = &d->node[d->stack[slot]][d->order.depth[slot]++];
    for (int i = 0; i < VECTORS; i++) node->cell[i] = get_slot(&d->cells[i], slot);
    c.mini_lines = child[1];
    clear_in_quad(node, &c);
    c.mini_lines = child[0];
    clear_in_slot(d, slot, &c);
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

enum verdict { MOVING, DEAD, SETTLED, STUCK };

INLINE int add_rows(uint64_t x)
{
    return (int)(x * 0x1000100010001 >> 48);
} /* the fourth lane is empty */

/* Judges the active slots, or only the first share's. */
static void judge_slots(struct quad_driver *d, const struct outcome *found)
{
    struct order *o = &d->order;
    const uint32_t dead = lane_bits(~equal(found->whole, all_lanes(DIGITS)) | is_empty(found->least)),
                   changed = lane_bits(~equal(found->sum, d->sum)),
                   crowded = lane_bits(~disjoint(found->crowded, all_lanes(DIGITS)));
    const bool parked = are_parked(d);
    bool scored = false, guessed = false;
    struct findings f;
    d->sum = found->sum;
    for (uint32_t rest = o->active; rest && !o->stopped; rest &= rest - 1) {
        const int slot = __builtin_ctz(rest), lane = SLOT_LANES * slot;
        const bool first = o->share[slot].before == NOBODY;
        if (!(o->active >> slot & 1) || (parked && !first)) continue;
        const bool quiet = !(changed >> lane & LANES_USED);
        bool is_dead = (dead >> lane & LANES_USED) || (quiet && (crowded >> lane & LANES_USED));
        if (!is_dead && add_rows(get_rows(&found->sum, slot)) <= SETTLED_SUM) {
            o->need |= 1u << slot;
            if ((solved_lanes(d->cells) >> lane & LANES_USED) == LANES_USED) report_quad(d, slot);
            continue;
        }
        if (!is_dead && !quiet) continue;
        if (!is_dead && o->job->placements && count_slot(d, slot)) continue;
        if (!is_dead) {
            if (!scored) {
                f.score = all_lanes(0xFFFF);
                score_band(&d->ways, 0, &f);
                scored = true;
            }
            is_dead = !guess_in_slot(d, slot, &f);
        }
        if (is_dead) {
            o->need |= 1u << slot;
            d->chain = 0;
        } else {
            guessed = true;
            d->chain += first;
            d->sum = keep_lanes(~lanes_of_slot(slot), d->sum);
        }
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
