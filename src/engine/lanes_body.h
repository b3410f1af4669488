/* SPDX-License-Identifier: MIT */
/* lanes_body.h - the driver: lanes filled with nodes, passes, verdicts, guesses.

   Included by one small file per instruction set, which defines ISA and LANE_BYTES.

   Each lane works on one puzzle, depth first.  A pass reads the current block of cells and writes the
   other; a lane that is stuck makes a guess, and the block that was read *is* the saved state: it is kept,
   with a count of the lanes that may come back to it, and a fresh block is taken for the next pass.  To
   come back is to blend one lane of that block into the current one and to clear what the first child had.
   New puzzles come from blocks, too, LANES at a time.

   Memory is bounded: below a reserve of blocks only the lowest busy lane may guess, and the reserve is
   enough for one lane to come to its end.  */
#include "engine/lanes.h"
#include "engine/lanes_vector.h"

#include "engine/lanes_kernel.h"
#if LANE_BYTES == 32
#include "engine/lanes_transpose.h"
#endif

#define JOIN_NAMES(a, b)    a##b
#define WITH_ISA(name, isa) JOIN_NAMES(name, isa)

enum { INPUT_BLOCKS = 16, COMMON_BLOCKS = 16 * LANES, NODES_BETWEEN_QUESTIONS = 64 };

/* Candidates to clear: digits of one cell, or a digit of four mini-lines of a band. */
struct clearing {
    uint16_t digits;
    uint8_t band; /* ONE_CELL: see `cell` */
    uint8_t cell;
    uint8_t mini_line[4];
};
enum { ONE_CELL = 255 };

/* What is left to try after a guess: the block's lane, less these candidates. */
struct pending {
    size_t puzzle;
    uint32_t block;
    struct clearing clearing;
};

struct driver {
    const struct lanes_plan *plan;
    struct lanes_job *job;
    lanes *block;         /* block b begins at block + b * cells */
    uint32_t *uses;       /* lanes that may come back to a block */
    uint32_t *free_block; /* used before */
    uint32_t free_count;
    uint32_t fresh, blocks; /* blocks from `fresh` on were never used */
    uint32_t reserve;
    struct pending *pending; /* of lane l: from l * max_depth on */
    int max_depth;
    int depth[LANES];
    size_t puzzle[LANES];
    uint32_t current, other;
    uint32_t active, need; /* lanes at work; lanes without a node */
    int phase;
    bool stopped;
    uint64_t nodes; /* since the last question */
    lanes lane_mask[LANES];
    lanes sum, quiet; /* of the last pass; passes without change */
    lanes score[LANES_MAX_PHASES], band[LANES_MAX_PHASES], digits[LANES_MAX_PHASES];
    /* input: block g holds puzzles g * LANES + lane; next[l] is the next block for lane l */
    size_t built, next[LANES];
    uint32_t input[INPUT_BLOCKS];
};

/* ---- memory ---- */

static int max_depth_of(const struct lanes_plan *plan)
{
    /* A guess in a band at least halves the ways of a digit there (6, 3, 2, 1); one in a cell fills it. */
    const int in_bands = plan->phase[0].has_bands ? 3 * plan->phase_count * 9 * 3 : 0;
    return in_bands + plan->cells + 1;
}

static uint32_t block_count_of(const struct lanes_plan *plan)
{
    return (uint32_t)(INPUT_BLOCKS + 2 + max_depth_of(plan) + COMMON_BLOCKS);
}

enum { ALIGNMENT = 64 };
static size_t rounded(size_t size) { return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

static size_t memory_needed(const struct lanes_plan *plan)
{
    const size_t blocks = block_count_of(plan);
    return ALIGNMENT + rounded(sizeof(struct driver)) +
           rounded(blocks * (size_t)plan->cells * sizeof(lanes)) +
           rounded(blocks * sizeof(uint32_t)) * 2 +
           (size_t)LANES * (size_t)max_depth_of(plan) * sizeof(struct pending);
}

static struct driver *driver_in(void *memory, const struct lanes_plan *plan)
{
    const size_t blocks = block_count_of(plan);
    const size_t off = (size_t)((uintptr_t)memory % ALIGNMENT);
    char *at = (char *)memory + (off ? ALIGNMENT - off : 0);
    struct driver *d = (struct driver *)(void *)at;
    at += rounded(sizeof *d);
    d->block = (lanes *)(void *)at;
    at += rounded(blocks * (size_t)plan->cells * sizeof(lanes));
    d->uses = (uint32_t *)(void *)at;
    at += rounded(blocks * sizeof(uint32_t));
    d->free_block = (uint32_t *)(void *)at;
    at += rounded(blocks * sizeof(uint32_t));
    d->pending = (struct pending *)(void *)at;
    d->max_depth = max_depth_of(plan);
    d->reserve = (uint32_t)d->max_depth;
    d->free_count = d->fresh = 0;
    d->blocks = (uint32_t)blocks;
    return d;
}

INLINE lanes *cells_of(const struct driver *d, uint32_t block)
{
    return d->block + (size_t)block * (size_t)d->plan->cells;
}

INLINE uint32_t take_block(struct driver *d)
{
    const uint32_t b = d->free_count ? d->free_block[--d->free_count] : d->fresh++;
    d->uses[b] = 0;
    return b;
}

INLINE void give_block(struct driver *d, uint32_t b) { d->free_block[d->free_count++] = b; }

INLINE void leave_block(struct driver *d, uint32_t b)
{
    if (--d->uses[b] == 0) give_block(d, b);
}

/* ---- input ---- */

/* One lane after the other: always right, and fast enough for one puzzle. */
static void load_lane(const struct lanes_job *job, const uint8_t *givens, lanes *to, int lane)
{
    const int cells = job->plan->cells;
    for (int i = 0; i < cells; i++) {
        uint16_t set = job->plan->all;
        if (givens[i]) set = (uint16_t)(1u << (givens[i] - 1));
        set_lane(&to[i], lane, set);
    }
    if (job->allowed)
        for (int i = 0; i < cells; i++)
            set_lane(&to[i], lane, (uint16_t)(get_lane(&to[i], lane) & job->allowed[i]));
}

/* All lanes at once, tile by tile; the last tile may overlap the one before.  Lanes without a puzzle
   repeat the first one, and are never used.  False: not for this batch.  */
static bool load_all_lanes(const struct lanes_job *job, const uint8_t *givens, int count, lanes *to)
{
#if LANE_BYTES == 32
    const int cells = job->plan->cells;
    if (job->allowed || count < LANES / 2 || cells < 16 || job->plan->n > 15) return false;
    const struct digit_sets sets = sets_of_digits(job->plan->all);
    for (int at = 0; at < cells; at += 16) {
        const uint8_t *row[16];
        const int first = at + 16 <= cells ? at : cells - 16;
        for (int i = 0; i < 16; i++) row[i] = givens + (i < count ? i : 0) * cells + first;
        load_tile(row, &sets, to + first);
    }
    return true;
#else
    (void)job;
    (void)givens;
    (void)count;
    (void)to;
    return false;
#endif
}

static void build_input(struct driver *d)
{
    const struct lanes_job *job = d->job;
    const size_t cells = (size_t)d->plan->cells, first = d->built * LANES;
    const int count = job->count - first < LANES ? (int)(job->count - first) : LANES;
    const uint8_t *givens = job->givens + first * cells;
    if (d->built < INPUT_BLOCKS) d->input[d->built] = take_block(d);
    const uint32_t block = d->input[d->built % INPUT_BLOCKS];
    lanes *to = cells_of(d, block);
    if (!load_all_lanes(job, givens, count, to))
        for (int lane = 0; lane < count; lane++) load_lane(job, givens + (size_t)lane * cells, to, lane);
    d->uses[block] = (uint32_t)count;
    d->built++;
}

/* A lane's nodes to be blended in together. */
struct arrival {
    const lanes *from;
    const struct pending *pending; /* NULL: a new puzzle */
    uint32_t block;
    int lane;
};

INLINE bool has_puzzle(const struct driver *d, int lane, size_t block)
{
    return block * LANES + (size_t)lane < d->job->count;
}

/* May the next input block be made, or is its place still in use? */
INLINE bool can_build(const struct driver *d)
{
    return d->built < INPUT_BLOCKS || d->uses[d->input[d->built % INPUT_BLOCKS]] == 0;
}

static void copy_lane(const struct driver *d, int to_lane, const lanes *from, int from_lane)
{
    lanes *to = cells_of(d, d->current);
    for (int i = 0; i < d->plan->cells; i++) set_lane(&to[i], to_lane, get_lane(&from[i], from_lane));
}

/* The lane whose input lags behind most, or -1 when all puzzles are taken. */
static int slowest_input(const struct driver *d)
{
    const size_t count = d->job->count;
    size_t lowest = SIZE_MAX;
    int slowest = -1;
    for (int l = 0; l < LANES; l++) {
        const size_t next = d->next[l];
        if (next < lowest && next * LANES + (size_t)l < count) {
            lowest = next;
            slowest = l;
        }
    }
    return slowest;
}

/* Gives the lane a puzzle: its own of the next block, or one that a slower lane has not come to. */
static bool take_puzzle(struct driver *d, int lane, struct arrival *arrival)
{
    int from = lane;
    if (!has_puzzle(d, lane, d->next[lane]) || (d->next[lane] == d->built && !can_build(d)))
        from = slowest_input(d);
    if (from < 0) return false;
    const size_t block = d->next[from]++;
    if (block == d->built) build_input(d);
    const uint32_t b = d->input[block % INPUT_BLOCKS];
    d->puzzle[lane] = block * LANES + (size_t)from;
    d->nodes++;
    if (from == lane) {
        *arrival = (struct arrival){.from = cells_of(d, b), .block = b, .lane = lane};
    } else {
        copy_lane(d, lane, cells_of(d, b), from);
        d->uses[b]--;
        *arrival = (struct arrival){.lane = -1};
    }
    return true;
}

/* ---- filling lanes ---- */

INLINE bool has_enough(const struct driver *d, size_t puzzle)
{
    return d->job->limit && d->job->found[puzzle] >= d->job->limit;
}

/* By whole vectors: a small store into a vector that is read soon after makes the processor wait. */
INLINE void clear_candidates(const struct lanes_plan *plan, lanes *cells, lanes lane_mask,
                             const struct clearing *c)
{
    const lanes clear = both(lane_mask, all_lanes(c->digits));
    if (c->band == ONE_CELL) {
        cells[c->cell] = but_not(cells[c->cell], clear);
        return;
    }
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        const uint8_t *cell = plan->mini_line[c->band][c->mini_line[i]];
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++) cells[cell[j]] = but_not(cells[cell[j]], clear);
    }
}

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
    for (;;) {
        int richest = 0;
        for (int l = 1; l < LANES; l++)
            if (d->depth[l] > d->depth[richest]) richest = l;
        if (!d->depth[richest]) return false;
        struct pending *stack = &d->pending[richest * d->max_depth];
        const struct pending oldest = stack[0];
        memmove(stack, stack + 1, (size_t)--d->depth[richest] * sizeof *stack);
        if (!has_enough(d, oldest.puzzle)) {
            copy_lane(d, lane, cells_of(d, oldest.block), richest);
            clear_candidates(d->plan, cells_of(d, d->current), d->lane_mask[lane], &oldest.clearing);
            d->puzzle[lane] = oldest.puzzle;
            d->nodes++;
        }
        leave_block(d, oldest.block);
        if (!has_enough(d, oldest.puzzle)) return true;
    }
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
        set_lane(&d->sum, lane, 0);
        set_lane(&d->quiet, lane, 0);
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

/* ---- guesses ---- */

/* Two children of a guess: what the lane clears now, and what it clears when it comes back. */
struct guess_pair {
    struct clearing now, later;
};

/* A digit with few ways in the best band of the last quiet phases.  False: no band has an open digit. */
static bool guess_in_band(const struct driver *d, int lane, const lanes *cells, struct guess_pair *g)
{
    const struct lanes_plan *plan = d->plan;
    int best = 0;
    for (int p = 1; p < plan->phase_count; p++)
        if (get_lane(&d->score[p], lane) < get_lane(&d->score[best], lane)) best = p;
    if (get_lane(&d->score[best], lane) == 0xFFFF) return false;
    const uint16_t digits = get_lane(&d->digits[best], lane);
    const uint16_t digit = (uint16_t)(digits & -digits);
    const uint8_t band = (uint8_t)get_lane(&d->band[best], lane);
    unsigned pattern = 0;
#pragma GCC unroll 9
    for (int q = 0; q < MINI_LINES; q++) {
        const uint8_t *c = plan->mini_line[band][q];
        const unsigned here = (unsigned)get_lane(&cells[c[0]], lane) | get_lane(&cells[c[1]], lane) |
                              get_lane(&cells[c[2]], lane);
        pattern |= (unsigned)((here & digit) != 0) << q;
    }
    const uint8_t(*child)[4] = plan->children[pattern];
    if (child[0][0] == 255) return false;
    g->now = g->later = (struct clearing){.digits = digit, .band = band};
    memcpy(g->now.mini_line, child[0], 4);
    memcpy(g->later.mini_line, child[1], 4);
    return true;
}

/* Of the cells with two candidates, the one with the most of its kind in its houses; -1: there is none. */
static int best_pair(const struct driver *d, const uint16_t *set)
{
    const sudoku_rules *r = d->plan->rules;
    uint8_t pairs_in_house[MAX_ALL_HOUSES];
    uint8_t pair[LANES_MAX_CELLS];
    int pairs = 0, most = -1, best = -1;
    memset(pairs_in_house, 0, (size_t)r->all_house_count);
    for (int i = 0; i < r->cells; i++) {
        if (!is_pair(set[i])) continue;
        pair[pairs++] = (uint8_t)i;
        for (int s = r->first_seat[i]; s < r->first_seat[i + 1]; s++) pairs_in_house[r->seat[s].house]++;
    }
    for (int i = 0; i < pairs; i++) {
        int relatives = 0;
        for (int s = r->first_seat[pair[i]]; s < r->first_seat[pair[i] + 1]; s++)
            relatives += pairs_in_house[r->seat[s].house];
        if (relatives > most) {
            most = relatives;
            best = pair[i];
        }
    }
    return best;
}

/* The first cell with the fewest candidates of those with several, or -1. */
static int smallest_cell(const struct driver *d, const uint16_t *set)
{
    int fewest = LANES_MAX_SIZE + 1, best = -1;
    for (int i = 0; i < d->plan->cells; i++) {
        const int count = bits_in(set[i]);
        if (count > 1 && count < fewest) {
            fewest = count;
            best = i;
        }
    }
    return best;
}

/* A digit with two places in a house: one, or the other.  False: there is none. */
static bool guess_in_house(const struct driver *d, const uint16_t *set, struct guess_pair *g)
{
    const sudoku_rules *r = d->plan->rules;
    for (int h = 0; h < r->all_house_count; h++) {
        const struct house *house = &r->house[h];
        unsigned once = 0, twice = 0, thrice = 0;
        if (!house->full) continue;
        for (int i = 0; i < house->count; i++) {
            const unsigned here = set[house->cell[i]];
            thrice |= twice & here;
            twice |= once & here;
            once |= here;
        }
        const unsigned two = twice & ~thrice;
        if (!two) continue;
        const uint16_t digit = (uint16_t)(two & (0u - two));
        uint8_t place[2] = {0};
        for (int i = 0, found = 0; i < house->count && found < 2; i++)
            if (set[house->cell[i]] & digit) place[found++] = (uint8_t)house->cell[i];
        g->now = (struct clearing){.digits = digit, .band = ONE_CELL, .cell = place[1]};
        g->later = (struct clearing){.digits = digit, .band = ONE_CELL, .cell = place[0]};
        return true;
    }
    return false;
}

/* In a cell with two candidates, in a house where a digit has two places, or else in the smallest cell:
   its lowest digit, or the others.  */
static bool guess_anywhere(const struct driver *d, int lane, const lanes *cells, struct guess_pair *g)
{
    uint16_t set[LANES_MAX_CELLS];
    for (int i = 0; i < d->plan->cells; i++) set[i] = get_lane(&cells[i], lane);
    int best = best_pair(d, set);
    if (best < 0 && guess_in_house(d, set, g)) return true;
    if (best < 0) best = smallest_cell(d, set);
    if (best < 0) return false;
    const uint16_t digit = (uint16_t)(set[best] & -set[best]);
    g->now = (struct clearing){
        .digits = (uint16_t)(set[best] & ~digit), .band = ONE_CELL, .cell = (uint8_t)best};
    g->later = (struct clearing){.digits = digit, .band = ONE_CELL, .cell = (uint8_t)best};
    return true;
}

/* Guesses in the stuck lanes; true if the block that was read must be kept for them. */
static bool make_guesses(struct driver *d, uint32_t stuck, uint32_t from, uint32_t to)
{
    lanes *cells = cells_of(d, to);
    uint32_t kept = 0;
    if (d->free_count + d->blocks - d->fresh <= d->reserve)
        stuck &= d->active & (0u - d->active); /* the lowest lane only */
    for (; stuck; stuck &= stuck - 1) {
        const int lane = __builtin_ctz(stuck);
        struct guess_pair g;
        if (has_enough(d, d->puzzle[lane])) {
            d->need |= 1u << lane;
            continue;
        }
        const bool by_band = d->plan->phase[0].has_bands && !d->plan->house_count;
        if (!(by_band && guess_in_band(d, lane, cells, &g)) && !guess_anywhere(d, lane, cells, &g)) {
            d->need |= 1u << lane; /* every cell has one candidate, yet it is no solution */
            continue;
        }
        d->pending[lane * d->max_depth + d->depth[lane]++] =
            (struct pending){.puzzle = d->puzzle[lane], .block = from, .clearing = g.later};
        clear_candidates(d->plan, cells, d->lane_mask[lane], &g.now);
        set_lane(&d->sum, lane, 0);
        set_lane(&d->quiet, lane, 0);
        d->job->guesses++;
        d->nodes++;
        kept++;
    }
    d->uses[from] = kept;
    const uint32_t all = LANES == 32 ? ~0u : (1u << LANES % 32) - 1;
    uint32_t idle = all & ~d->active;
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
    d->need = (uint32_t)((1ull << (job->count < LANES ? job->count : LANES)) - 1);
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

static void run(void *memory, struct lanes_job *job)
{
    struct driver *d = driver_in(memory, job->plan);
    const struct lanes_plan *plan = job->plan;
    const bool sums_tell = plan->n <= 9;
    const lanes settled_sum = all_lanes((uint16_t)(plan->n * plan->all)); /* n of each digit */
    start(d, job);
    for (;;) {
        if (d->need) fill_lanes(d);
        if (!may_go_on(d)) return;
        struct findings f;
        const uint32_t from = d->current, to = d->other;
        run_phase(plan, d->phase, cells_of(d, from), cells_of(d, to), &f);
        job->passes++;
        d->score[d->phase] = f.score;
        d->band[d->phase] = f.band;
        d->digits[d->phase] = f.digits;
        if (++d->phase == plan->phase_count) d->phase = 0;

        const lanes same = sums_tell ? equal(f.sum, d->sum) : equal(f.moved, NONE);
        d->quiet = both(plus(d->quiet, all_lanes(1)), same);
        d->sum = f.sum;
        const lanes settled =
            sums_tell ? equal(smaller(f.sum, settled_sum), f.sum) : equal(f.several, NONE);
        const lanes alive = but_not(equal(f.whole, all_lanes(plan->all)), equal(f.least, NONE));
        const uint32_t good = d->active & lane_bits(alive);
        const uint32_t ready = good & lane_bits(settled);
        const uint32_t stuck =
            good & ~ready & lane_bits(equal(d->quiet, all_lanes((uint16_t)plan->phase_count)));
        d->need = d->active & (~good | ready);
        if (ready) report_solutions(d, ready & lanes_solved(plan, cells_of(d, to)), cells_of(d, to));
        d->current = to;
        if (stuck && make_guesses(d, stuck, from, to)) d->other = take_block(d);
        else d->other = from;
    }
}

const struct lanes_driver WITH_ISA(lanes_driver_, ISA);
const struct lanes_driver WITH_ISA(lanes_driver_, ISA) = {
    .name = ISA_NAME,
    .needs = ISA_NEEDS,
    .memory = memory_needed,
    .run = run,
};
