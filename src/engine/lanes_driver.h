/* SPDX-License-Identifier: MIT */
/* lanes_driver.h - the driver's state, and the blocks it keeps cells in.

   Included by lanes_body.h behind lanes_kernel.h.

   A block holds the cells of one pass, all lanes of them.  It is in use as long as some lane may come back
   to it.  Memory is bounded although nobody knows how many guesses will be pending: below a reserve of
   blocks only the lowest busy lane may guess, and no lane may take over work of another.  The reserve is
   enough for that one lane to come to its end, and when it goes idle it has given back all it had, so the
   next one finds the reserve whole.  */

#ifndef LANES_COMMON_BLOCKS
#define LANES_COMMON_BLOCKS (16 * LANES) /* a test makes do with less */
#endif
enum { INPUT_BLOCKS = 16 };

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
    /* Of a digit's guesses in one band at most two can be pending (6 ways, then 2, then 1); each of the
       others fills a cell.  */
    const int in_bands = plan->phase[0].has_bands ? 3 * plan->phase_count * 9 * 2 : 0;
    return in_bands + plan->cells + 1;
}

static uint32_t block_count_of(const struct lanes_plan *plan)
{
    return (uint32_t)(INPUT_BLOCKS + 2 + max_depth_of(plan) + LANES_COMMON_BLOCKS);
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
    d->reserve = (uint32_t)d->max_depth + INPUT_BLOCKS;
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

/* Are blocks so short that only one lane may go deeper? */
INLINE bool is_short_of_blocks(const struct driver *d)
{
    return d->free_count + d->blocks - d->fresh <= d->reserve;
}

/* ---- single lanes ---- */

INLINE bool has_enough(const struct driver *d, size_t puzzle)
{
    return d->job->limit && d->job->found[puzzle] >= d->job->limit;
}

static void copy_lane(const struct driver *d, int to_lane, const lanes *from, int from_lane)
{
    lanes *to = cells_of(d, d->current);
    for (int i = 0; i < d->plan->cells; i++) set_lane(&to[i], to_lane, get_lane(&from[i], from_lane));
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
