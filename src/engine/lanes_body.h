/* SPDX-License-Identifier: MIT */
/* lanes_body.h - the driver: lanes filled with nodes, passes, verdicts, guesses.

   Included by one small file per instruction set, which defines ISA and LANE_BYTES.

   Each lane works on one puzzle, depth first.  A pass reads the current block of cells and writes the
   other; a lane that is stuck makes a guess, and the block that was read *is* the saved state: it is kept,
   with a count of the lanes that may come back to it, and a fresh block is taken for the next pass.  To
   come back is to blend one lane of that block into the current one and to clear what the first child had.
   New puzzles come from blocks, too, LANES at a time.  */
#include "engine/lanes.h"
#include "engine/lanes_vector.h"

#include "engine/lanes_kernel.h"
#if LANE_BYTES == 32
#include "engine/lanes_transpose.h"
#endif

#include "engine/lanes_driver.h"

#include "engine/lanes_guess.h"
#include "engine/lanes_input.h"

#define JOIN_NAMES(a, b)    a##b
#define WITH_ISA(name, isa) JOIN_NAMES(name, isa)

enum { NODES_BETWEEN_QUESTIONS = 64 };

INLINE uint32_t first_lanes(int count) { return (uint32_t)((1ull << count) - 1); }

/* The lane has a new node: nothing that was found out before is true of it. */
INLINE void forget_last_pass(struct driver *d, int lane)
{
    set_lane(&d->sum, lane, 0);
    set_lane(&d->quiet, lane, 0);
}

/* ---- filling lanes ---- */

/* The lane's own newest pending node that is still wanted. */
static const struct pending *pop_own(struct driver *d, int lane)
{
    while (d->depth[lane]) {
        const struct pending *p = &d->pending[lane * d->max_depth + --d->depth[lane]];
        if (!has_enough(d, p->puzzle)) return p;
        leave_block(d, p->block);
    }
    return NULL;
}

/* The oldest pending node of the lane that has the most: the biggest piece of work there is. */
static bool steal(struct driver *d, int lane)
{
    while (!is_short_of_blocks(d)) {
        int richest = 0;
        for (int l = 1; l < LANES; l++)
            if (d->depth[l] > d->depth[richest]) richest = l;
        if (!d->depth[richest]) return false;
        struct pending *stack = &d->pending[richest * d->max_depth];
        const struct pending oldest = stack[0];
        memmove(stack, stack + 1, (size_t)--d->depth[richest] * sizeof *stack);
        const bool wanted = !has_enough(d, oldest.puzzle);
        if (wanted) {
            copy_lane(d, lane, cells_of(d, oldest.block), richest);
            clear_candidates(d->plan, cells_of(d, d->current), d->lane_mask[lane], &oldest.clearing);
            d->puzzle[lane] = oldest.puzzle;
            d->nodes++;
        }
        leave_block(d, oldest.block);
        if (wanted) return true;
    }
    return false;
}

/* Two at a time, so that each cell is loaded and stored once for both. */
static void blend(struct driver *d, const struct arrival *a, int count)
{
    lanes *to = cells_of(d, d->current);
    const int cells = d->plan->cells;
    int i = 0;
    for (; i + 1 < count; i += 2) {
        const lanes *x = a[i].from, *y = a[i + 1].from;
        const lanes mx = d->lane_mask[a[i].lane], my = d->lane_mask[a[i + 1].lane];
#pragma GCC unroll 3
        for (int c = 0; c < cells; c++) to[c] = choose_lanes(my, y[c], choose_lanes(mx, x[c], to[c]));
    }
    if (i < count) {
        const lanes *x = a[i].from;
        const lanes mx = d->lane_mask[a[i].lane];
#pragma GCC unroll 3
        for (int c = 0; c < cells; c++) to[c] = choose_lanes(mx, x[c], to[c]);
    }
    for (i = 0; i < count; i++) {
        if (a[i].pending) {
            clear_candidates(d->plan, to, d->lane_mask[a[i].lane], &a[i].pending->clearing);
            leave_block(d, a[i].block);
        } else {
            d->uses[a[i].block]--;
        }
    }
}

/* Gives every lane that needs one a node: its own pending one, a new puzzle, or somebody else's work. */
static void fill_lanes(struct driver *d)
{
    struct arrival arrival[LANES + 1]; /* one more than can come, for compilers that look ahead */
    int arrivals = 0;
    d->active |= d->need;
    for (uint32_t todo = d->need; todo; todo &= todo - 1) {
        const int lane = __builtin_ctz(todo);
        const struct pending *own = pop_own(d, lane);
        struct arrival *a = &arrival[arrivals];
        forget_last_pass(d, lane);
        if (own) {
            *a = (struct arrival){cells_of(d, own->block), own, own->block, lane};
            d->puzzle[lane] = own->puzzle;
            d->nodes++;
            arrivals++;
        } else if (take_puzzle(d, lane, a)) {
            arrivals += a->lane >= 0;
        } else if (!steal(d, lane)) {
            d->active &= ~(1u << lane); /* what is left in its cells does not matter */
        }
    }
    d->need = 0;
    blend(d, arrival, arrivals);
}

/* ---- verdicts ---- */

static void report_solutions(struct driver *d, uint32_t solved, const lanes *cells)
{
    struct lanes_job *job = d->job;
    for (; solved && !d->stopped; solved &= solved - 1) {
        const int lane = __builtin_ctz(solved);
        const size_t puzzle = d->puzzle[lane];
        if (has_enough(d, puzzle)) continue;
        job->found[puzzle]++;
        if (!job->solution) continue;
        uint8_t digits[LANES_MAX_CELLS];
        for (int i = 0; i < d->plan->cells; i++)
            digits[i] = (uint8_t)(__builtin_ctz(get_lane(&cells[i], lane)) + 1);
        d->stopped = !job->solution(job->context, puzzle, digits);
    }
}

/* Guesses in the stuck lanes; true if the block that was read must be kept for them. */
static bool make_guesses(struct driver *d, uint32_t stuck, uint32_t from, uint32_t to)
{
    lanes *cells = cells_of(d, to);
    uint32_t kept = 0;
    if (is_short_of_blocks(d)) stuck &= d->active & (0u - d->active); /* the lowest; others wait */
    for (; stuck; stuck &= stuck - 1) {
        const int lane = __builtin_ctz(stuck);
        struct guess_pair g;
        if (has_enough(d, d->puzzle[lane])) {
            d->need |= 1u << lane;
            continue;
        }
        if (!choose_guess(d, lane, cells, &g)) {
            d->need |= 1u << lane; /* settled, yet no solution */
            continue;
        }
        d->pending[lane * d->max_depth + d->depth[lane]++] =
            (struct pending){.puzzle = d->puzzle[lane], .block = from, .clearing = g.later};
        clear_candidates(d->plan, cells, d->lane_mask[lane], &g.now);
        forget_last_pass(d, lane);
        d->job->guesses++;
        d->nodes++;
        kept++;
    }
    d->uses[from] = kept;
    uint32_t idle = first_lanes(LANES) & ~d->active;
    for (uint32_t i = 0; i < kept && idle; i++, idle &= idle - 1) d->need |= idle & (0u - idle);
    return kept;
}

/* ---- the loop ---- */

static void start(struct driver *d, struct lanes_job *job)
{
    d->plan = job->plan;
    d->job = job;
    d->current = take_block(d);
    d->other = take_block(d);
    d->active = 0;
    d->need = first_lanes(job->count < LANES ? (int)job->count : LANES);
    d->phase = 0;
    d->stopped = false;
    d->nodes = 0;
    d->built = 0;
    d->sum = d->quiet = NONE;
    for (int p = 0; p < LANES_MAX_PHASES; p++) d->score[p] = all_lanes(0xFFFF);
    for (int l = 0; l < LANES; l++) {
        d->depth[l] = 0;
        d->next[l] = 0;
        d->lane_mask[l] = NONE;
        set_lane(&d->lane_mask[l], l, 0xFFFF);
    }
    memset(cells_of(d, d->current), 0, (size_t)job->plan->cells * sizeof(lanes));
}

static bool may_go_on(struct driver *d)
{
    if (d->nodes >= NODES_BETWEEN_QUESTIONS || !d->active) {
        const uint64_t nodes = d->nodes;
        d->nodes = 0;
        if (d->job->spend && nodes && !d->job->spend(d->job->context, nodes)) d->stopped = true;
    }
    return !d->stopped && d->active;
}

/* Lanes after a pass, one bit each. */
struct verdicts {
    uint32_t ready; /* settled: solved or dead */
    uint32_t stuck; /* unchanged through all phases, or for longer, if a guess had to wait */
    uint32_t dead;
};

static struct verdicts judge(struct driver *d, const struct findings *f)
{
    const struct lanes_plan *plan = d->plan;
    const bool sums_tell = plan->n <= 9;
    const lanes phases = all_lanes((uint16_t)plan->phase_count);
    const lanes settled_sum = all_lanes((uint16_t)(plan->n * plan->all)); /* n of each digit */
    const lanes same = sums_tell ? equal(f->sum, d->sum) : equal(f->moved, NONE);
    const lanes settled =
        sums_tell ? equal(smaller(f->sum, settled_sum), f->sum) : equal(f->several, NONE);
    const lanes alive = but_not(equal(f->whole, all_lanes(plan->all)), equal(f->least, NONE));
    d->quiet = both(smaller(plus(d->quiet, all_lanes(1)), phases), same);
    d->sum = f->sum;
    const uint32_t good = d->active & lane_bits(alive), ready = good & lane_bits(settled);
    return (struct verdicts){.ready = ready,
                             .stuck = good & ~ready & lane_bits(equal(d->quiet, phases)),
                             .dead = d->active & ~good};
}

static void run(void *memory, struct lanes_job *job)
{
    struct driver *d = driver_in(memory, job->plan);
    const struct lanes_plan *plan = job->plan;
    start(d, job);
    for (;;) {
        if (d->need) fill_lanes(d);
        if (!may_go_on(d)) return;
        struct findings f;
        const uint32_t from = d->current, to = d->other;
        const lanes *cells = cells_of(d, to);
        run_phase(plan, d->phase, cells_of(d, from), cells_of(d, to), &f);
        job->passes++;
        d->score[d->phase] = f.score;
        d->band[d->phase] = f.band;
        d->digits[d->phase] = f.digits;
        if (++d->phase == plan->phase_count) d->phase = 0;

        const struct verdicts v = judge(d, &f);
        d->need = v.dead | v.ready;
        if (v.ready) report_solutions(d, v.ready & lanes_solved(plan, cells), cells);
        d->current = to;
        d->other = v.stuck && make_guesses(d, v.stuck, from, to) ? take_block(d) : from;
    }
}

const struct lanes_driver WITH_ISA(lanes_driver_, ISA);
const struct lanes_driver WITH_ISA(lanes_driver_, ISA) = {
    .name = ISA_NAME,
    .needs = ISA_NEEDS,
    .memory = memory_needed,
    .run = run,
};
