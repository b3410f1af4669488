/* SPDX-License-Identifier: MIT */
/* lanes_driver.h - the driver's state: one block of cells, all lanes of it, and a stack of nodes per lane.

   Included by lanes_body.h after lanes_kernel.h.

   A node is the cells of one lane, packed: a new puzzle, or what is left to try after a guess.  All nodes on a lane's
   stack belong to the puzzle it is working on, because it takes another puzzle, or the stack of another lane, only when its
   own is empty.  The length of a path is bounded, and so is memory.

       block      cell 0: | lane 0 | lane 1 | lane 2 | ...        all lanes go through a pass together
                  cell 1: | lane 0 | lane 1 | lane 2 | ...
                  ...
       stack of   bottom: | cell 0 | cell 1 | cell 2 | ...        the oldest
       lane 0        ...
                     top: | cell 0 | cell 1 | cell 2 | ...        the next one  */

/* Candidates to clear: digits of one cell, or a digit of some mini-lines of a band. */
struct clearing {
    uint16_t digits;
    uint8_t band; /* ONE_CELL: see `cell` */
    uint8_t cell;
    uint32_t mini_lines; /* CLEARED_MINI_LINES of them, a byte each */
};
enum { ONE_CELL = 255 };

struct driver {
    const struct lanes_plan *plan;
    lanes *cells;
    uint16_t *node;   /* of stack s: from s * max_depth * node_size on */
    size_t node_size; /* in cells */
    int max_depth;
    int stack[LANES]; /* each lane's; they are exchanged when a lane takes over another's */
    uint8_t *kept;    /* solutions, see lanes_order.h */
    int phase;
    lanes sum, quiet; /* of the last pass; passes without change */
    lanes score[LANES_MAX_PHASES], band[LANES_MAX_PHASES], digits[LANES_MAX_PHASES];
    struct six_ways ways[BANDS];
    struct order order;
};

/* ---- memory ---- */

static int max_depth_of(const struct lanes_plan *plan)
{
    /* For each digit and band, at most two guesses can be pending (6 ways, then 2, then 1); every other guess fills a
       cell.  */
    const int in_bands = plan->has_bands ? BANDS * 9 * 2 : 0;
    return in_bands + plan->cells + 1;
}

enum { ALIGNMENT = 64, NODE_MARGIN = 1 };
static size_t rounded(size_t size) { return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

/* Nodes are read a vector at a time, or in pairs that may begin one cell early. */
static size_t node_size_of(const struct lanes_plan *plan)
{
    return NODE_MARGIN + ((size_t)plan->cells + LANES - 1) / LANES * LANES + NODE_MARGIN;
}

static size_t memory_needed(const struct lanes_plan *plan)
{
    return ALIGNMENT + rounded(sizeof(struct driver)) + rounded((size_t)plan->cells * sizeof(lanes)) +
           LANES * (size_t)max_depth_of(plan) * node_size_of(plan) * sizeof(uint16_t) +
           LANES * (size_t)KEPT_SOLUTIONS * (size_t)plan->cells;
}

static struct driver *driver_in(void *memory, const struct lanes_plan *plan)
{
    const size_t off = (size_t)((uintptr_t)memory % ALIGNMENT);
    char *at = (char *)memory + (off ? ALIGNMENT - off : 0);
    struct driver *d = (struct driver *)(void *)at;
    at += rounded(sizeof *d);
    d->cells = (lanes *)(void *)at;
    at += rounded((size_t)plan->cells * sizeof(lanes));
    d->node = (uint16_t *)(void *)at;
    d->node_size = node_size_of(plan);
    d->max_depth = max_depth_of(plan);
    at += LANES * (size_t)d->max_depth * d->node_size * sizeof(uint16_t);
    d->kept = (uint8_t *)at;
    return d;
}

/* The cells of a node on a lane's stack, or of the free place above it. */
INLINE uint16_t *node_at(const struct driver *d, int lane, int depth)
{
    const size_t stack = (size_t)d->stack[lane];
    return d->node + (stack * (size_t)d->max_depth + (size_t)depth) * d->node_size + NODE_MARGIN;
}

/* ---- single lanes ---- */

/* Into the free place above the lane's stack. */
INLINE uint16_t *save_lane(const struct driver *d, int lane)
{
    const int cells = d->plan->cells;
    uint16_t *node = node_at(d, lane, d->order.depth[lane]);
#pragma GCC unroll 8
    for (int i = 0; i < cells; i++) {
        unsigned set = get_lane(&d->cells[i], lane);
        __asm__("" : "+r"(set)); /* one by one is fastest, although compilers prefer to gather vectors */
        node[i] = (uint16_t)set;
    }
    return node;
}

/* By whole vectors: a small store into a vector that is read soon after makes the processor wait. */
INLINE void clear_in_lane(const struct driver *d, int lane, const struct clearing *c)
{
    lanes *const cells = d->cells;
    const lanes clear = keep_lanes(lanes_of_bits(1u << lane), all_lanes(c->digits));
    if (c->band == ONE_CELL) {
        cells[c->cell] = but_not(cells[c->cell], clear);
        return;
    }
#pragma GCC unroll 4
    for (int i = 0; i < CLEARED_MINI_LINES; i++) {
        const uint8_t *cell = d->plan->mini_line[c->band][c->mini_lines >> 8 * i & 255];
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++) cells[cell[j]] = but_not(cells[cell[j]], clear);
    }
}

INLINE void clear_in_node(const struct driver *d, uint16_t *node, const struct clearing *c)
{
    if (c->band == ONE_CELL) {
        node[c->cell] &= (uint16_t)~c->digits;
        return;
    }
#pragma GCC unroll 4
    for (int i = 0; i < CLEARED_MINI_LINES; i++) {
        const uint8_t *cell = d->plan->mini_line[c->band][c->mini_lines >> 8 * i & 255];
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++) node[cell[j]] &= (uint16_t)~c->digits;
    }
}
