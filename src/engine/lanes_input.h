/* SPDX-License-Identifier: MIT */
/* lanes_input.h - puzzles on their way into lanes.

   Included by lanes_body.h behind lanes_driver.h.  Input block g holds puzzles g * LANES + lane, so that a
   lane usually takes its own puzzle of the next block, together with other lanes in one blend.  A lane far
   ahead of the slowest takes one that the slowest has not come to.  */

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
