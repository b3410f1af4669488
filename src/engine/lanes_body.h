/* SPDX-License-Identifier: MIT */
/* lanes_body.h - the driver: lanes filled with nodes, passes, verdicts, guesses.

   Included by one small file per instruction set, which defines ISA and LANE_BYTES.

   Each lane works on one puzzle, depth first.  A pass removes candidates in all lanes; then the lanes that are dead,
   solved or stuck are examined.  A stuck lane makes a guess: it continues with one child, and pushes the other, packed,
   onto its stack.  To backtrack, that node is blended into the lane.  */
#include "engine/lanes.h"
#include "engine/lanes_vector.h"
#include "engine/placements_count.h"

#include "engine/lanes_kernel.h"

#include "engine/lanes_houses.h"

#include "engine/lanes_diagonals.h"
#include "engine/lanes_pieces.h"

#include "engine/lanes_phases.h"

#define WORKERS LANES
#include "engine/lanes_order.h"

#include "engine/lanes_driver.h"

#include "engine/lanes_fill.h"
#include "engine/lanes_guess.h"

#define JOIN_NAMES(a, b)    a##b
#define WITH_ISA(name, isa) JOIN_NAMES(name, isa)

/* ---- verdicts ---- */

/* Turns a packed node, a candidate in each cell, into digits. */
INLINE void read_digits(const struct driver *d, const uint16_t *node, uint8_t *digits)
{
    const int cells = d->plan->cells;
    uint16_t digit[LANES_MAX_CELLS + LANES];
    for (int at = 0; at < cells; at += LANES) {
        lanes x;
        memcpy(&x, node + at, sizeof x);
        x = plus(weigh_members(NONE, minus(x, all_lanes(1))),
                 all_lanes(1)); /* bits below it, and itself */
        memcpy(digit + at, &x, sizeof x);
    }
    for (int i = 0; i < cells; i++) digits[i] = (uint8_t)digit[i];
}

/* As for guesses, lanes are packed first. */
static void report_solutions(struct driver *d, uint32_t solved)
{
    struct order *o = &d->order;
    const bool wanted = o->job->solution != NULL;
    for (uint32_t rest = wanted ? solved : 0; rest; rest &= rest - 1) save_lane(d, __builtin_ctz(rest));
    for (; solved && !o->stopped; solved &= solved - 1) {
        const int lane = __builtin_ctz(solved);
        uint8_t digits[LANES_MAX_CELLS];
        if (!(o->active >> lane & 1)) continue; /* its puzzle has just been finished */
        if (wanted) read_digits(d, node_at(d, lane, o->depth[lane]), digits);
        report_solution(o, lane, wanted ? digits : NULL);
    }
}

/* Counts the solutions of a packed node, if few enough cells are open.  False: they must be searched. */
static bool count_node(struct driver *d, int lane, const uint16_t *node)
{
    bitset candidates[LANES_MAX_CELLS];
    uint64_t count;
    for (int i = 0; i < d->plan->cells; i++) candidates[i] = node[i];
    if (!count_placements(d->order.job->placements, candidates, &count)) return false;
    d->order.need |= 1u << lane;
    if (count) report_count(&d->order, lane, count);
    return true;
}

/* All stuck lanes are packed before the first is examined: data that was just stored byte by byte is slow to read as a
   vector.  */
static void make_guesses(struct driver *d, uint32_t stuck)
{
    struct order *o = &d->order;
    uint32_t idle = idle_workers(o);
    stuck &= o->active;
    for (uint32_t rest = stuck; rest; rest &= rest - 1) save_lane(d, __builtin_ctz(rest));
    for (uint32_t rest = stuck; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        uint16_t *node = node_at(d, lane, o->depth[lane]);
        struct guess_pair g;
        if (d->order.job->placements) {
            if (o->stopped) return;
            if (!(o->active >> lane & 1) || count_node(d, lane, node)) continue;
        }
        if (!choose_guess(d, lane, node, &g)) {
            o->need |= 1u << lane; /* settled without being a solution */
            continue;
        }
        clear_in_node(d, node, &g.later);
        clear_in_lane(d, lane, &g.now);
        o->depth[lane]++;
        o->effort[lane]->guesses++;
        o->effort[lane]->nodes++;
        o->need |= idle & (0u - idle); /* a lane without work may take it */
        idle &= idle - 1;
    }
    forget_last_pass(d, stuck);
}

/* ---- the loop ---- */

static void start(struct driver *d, struct lanes_job *job)
{
    d->plan = job->plan;
    d->phase = 0;
    d->sum = d->quiet = NONE;
    for (int p = 0; p < LANES_MAX_PHASES; p++) d->score[p] = all_lanes(0xFFFF);
    for (int lane = 0; lane < LANES; lane++) d->stack[lane] = lane;
    memset(d->cells, 0, (size_t)job->plan->cells * sizeof(lanes));
    start_order(&d->order, job, (size_t)job->plan->cells, d->kept);
}

/* Lanes after a pass, one bit each. */
struct verdicts {
    uint32_t ready; /* settled: solved or dead */
    uint32_t stuck; /* unchanged through all phases */
    uint32_t dead;
};

static struct verdicts judge(struct driver *d, const struct findings *f)
{
    const struct lanes_plan *plan = d->plan;
    const bool sums_tell = plan->sums_tell;
    const lanes phases = all_lanes((uint16_t)plan->phase_count);
    const lanes settled_sum = all_lanes((uint16_t)(plan->n * plan->all)); /* n of each digit */
    const lane_set same = sums_tell ? equal(f->sum, d->sum) : is_empty(f->moved);
    const lane_set settled =
        sums_tell ? equal(smaller(f->sum, settled_sum), f->sum) : is_empty(f->several);
    const lane_set alive =
        equal(f->whole, all_lanes(plan->all)) & ~is_empty(f->least) & ~(same & ~is_empty(f->crowded));
    d->quiet = keep_lanes(same, plus(d->quiet, all_lanes(1)));
    d->sum = f->sum;
    const uint32_t active = d->order.active;
    const uint32_t good = active & lane_bits(alive), ready = good & lane_bits(settled);
    return (struct verdicts){.ready = ready,
                             .stuck = good & ~ready & lane_bits(equal(d->quiet, phases)),
                             .dead = active & ~good};
}

static void run(void *memory, struct lanes_job *job)
{
    struct driver *d = driver_in(memory, job->plan);
    const struct lanes_plan *plan = job->plan;
    if (plan->impossible) return;
    start(d, job);
    for (;;) {
        if (d->order.need) fill_lanes(d);
        if (!may_go_on(&d->order)) return;
        struct findings f;
        run_phase(plan, d->phase, d->cells, d->ways, &f);
        job->passes += (uint64_t)count_bits(d->order.active);
        d->score[d->phase] = f.score;
        d->band[d->phase] = f.band;
        d->digits[d->phase] = f.digits;
        if (++d->phase == plan->phase_count) d->phase = 0;

        const struct verdicts v = judge(d, &f);
        d->order.need = v.dead | v.ready;
        if (v.ready) report_solutions(d, v.ready & lanes_solved(plan, d->cells));
        if (v.stuck) make_guesses(d, v.stuck);
    }
}

const struct lanes_driver WITH_ISA(lanes_driver_, ISA);
const struct lanes_driver WITH_ISA(lanes_driver_, ISA) = {
    .name = ISA_NAME,
    .needs = ISA_NEEDS,
    .lanes = LANES,
    .memory = memory_needed,
    .run = run,
};
