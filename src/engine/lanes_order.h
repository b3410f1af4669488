/* SPDX-License-Identifier: MIT */
/* lanes_order.h - several workers on one puzzle, and solutions in the order in which one worker alone would find them.

   Included by both drivers, which define WORKERS; a worker is a lane of lanes_body.h or a slot of lanes_quad.h.

   What is still to be searched of a puzzle is a sequence of nodes, depth first.  A worker has a part of it, its share: the
   node that it is working on, and then those on its stack from the top down.  A worker without work takes over the stack of
   another one, which keeps the node it is working on; so every share is one piece of the sequence:

       A: a3 | a2 a1 a0          B: b1 | b0             the node in work | the stack
       A: a3     C: a2 | a1 a0   B: b1 | b0             C has taken over the stack of A

   Solutions of the first share are reported at once.  Those of the others are kept until all shares before them have
   ended, or are not needed any more.  Guesses and nodes are counted in the same way: those behind the last solution that was
   wanted are not counted.  So neither solutions nor counts depend on the number of workers and what else they do.

   If it does not matter which solutions are found, every share reports at once; and if only their number is wanted, those of a node
   with few open cells are counted together (placements.h).  */

enum { NOBODY = -1, KEPT_SOLUTIONS = LANES_IN_ORDER };

struct effort {
    uint64_t guesses, nodes;
};

struct share {
    bool ended;          /* nothing is left of it but kept solutions */
    int before, after;   /* workers with the neighbouring shares of the same puzzle, or NOBODY */
    int kept;            /* solutions */
    struct effort since; /* the last kept solution, or the beginning */
    struct effort until[KEPT_SOLUTIONS]; /* each kept solution, since the one before */
    struct effort behind;                /* of shares that followed and ended without a solution */
};

struct order {
    struct lanes_job *job;
    size_t cells, next_puzzle, puzzle[WORKERS];
    int depth[WORKERS]; /* nodes on each worker's stack */
    uint32_t active;    /* workers that have a node in work */
    uint32_t need;      /* those that need one */
    uint32_t linked;    /* those that have shared a puzzle with others: see `share` */
    uint32_t waiting;   /* those with kept solutions, and no room for more or nothing else to do */
    struct effort done; /* of first shares; not yet passed on to the job */
    struct effort *effort[WORKERS]; /* where a worker counts */
    bool stopped;
    uint8_t *digits; /* room for the kept solutions of each worker */
    struct share share[WORKERS];
};

/* As all shares are that have no neighbours. */
static void forget_share(struct order *o, int w)
{
    struct share *s = &o->share[w];
    s->ended = false;
    s->before = s->after = NOBODY;
    s->kept = 0;
    s->behind = (struct effort){0, 0};
    o->effort[w] = &o->done;
    o->depth[w] = 0;
}

static void start_order(struct order *o, struct lanes_job *job, size_t cells, uint8_t *digits)
{
    o->job = job;
    o->cells = cells;
    o->digits = digits;
    o->next_puzzle = 0;
    o->active = o->linked = o->waiting = 0;
    o->need = (uint32_t)(((uint64_t)1 << (job->count < WORKERS ? job->count : WORKERS)) - 1);
    o->done = (struct effort){0, 0};
    o->stopped = false;
    for (int w = 0; w < WORKERS; w++) forget_share(o, w);
}

static void add_effort(struct effort *sum, const struct effort *e)
{
    sum->guesses += e->guesses;
    sum->nodes += e->nodes;
}

/* Passes the effort on.  False: the search must stop. */
static bool pass_on_effort(struct order *o)
{
    o->job->guesses += o->done.guesses;
    o->done.guesses = 0;
    if (!lanes_spend(o->job, &o->done.nodes)) o->stopped = true;
    return !o->stopped;
}

/* To be asked before each pass. */
INLINE bool may_go_on(struct order *o)
{
    if (o->stopped) return false;
    return ((o->done.nodes < NODES_BETWEEN_QUESTIONS && o->active) || pass_on_effort(o)) && o->active;
}

/* ---- the sequence of shares ---- */

static void leave_sequence(struct order *o, int w)
{
    const struct share *s = &o->share[w];
    if (s->before != NOBODY) o->share[s->before].after = s->after;
    if (s->after != NOBODY) o->share[s->after].before = s->before;
}

static void close_share(struct order *o, int w)
{
    forget_share(o, w);
    o->active &= ~(1u << w);
    o->linked &= ~(1u << w);
    o->waiting &= ~(1u << w);
    o->need |= 1u << w;
}

static void wait_for_others(struct order *o, int w)
{
    o->active &= ~(1u << w);
    o->need &= ~(1u << w);
    o->waiting |= 1u << w;
}

/* This share and those behind it are not needed. */
static void cancel_shares(struct order *o, int w)
{
    if (w != NOBODY && o->share[w].before != NOBODY) o->share[o->share[w].before].after = NOBODY;
    for (int next; w != NOBODY; w = next) {
        next = o->share[w].after;
        close_share(o, w);
    }
}

/* Of each puzzle, the first share with nodes to spare, so that workers stay close together; of those, the longest.  `holders`: the
   workers that have shares.  */
static int share_to_split(const struct order *o, uint32_t holders)
{
    int best = NOBODY;
    for (; holders; holders &= holders - 1) {
        int w = __builtin_ctz(holders);
        if (o->share[w].before != NOBODY) continue;
        while (w != NOBODY && !o->depth[w]) w = o->share[w].after;
        if (w != NOBODY && (best == NOBODY || o->depth[w] > o->depth[best])) best = w;
    }
    return best;
}

/* w gets all that another worker has not begun.  Afterwards the drivers exchange the stacks of the two. */
static void split_share(struct order *o, int from, int w)
{
    struct share *s = &o->share[w], *f = &o->share[from];
    const struct effort behind = f->behind;
    o->puzzle[w] = o->puzzle[from];
    if (o->job->in_order) o->effort[w] = &s->since;
    s->since = f->behind = (struct effort){0, 0};
    s->behind = behind;
    s->before = from;
    s->after = f->after;
    if (s->after != NOBODY) o->share[s->after].before = w;
    f->after = w;
    o->linked |= 1u << w | 1u << from;
    o->depth[w] = o->depth[from];
    o->depth[from] = 0;
}

/* Nothing more is wanted of the puzzle that the worker is working on. */
static void drop_shares(struct order *o, int w)
{
    o->depth[w] = 0;
    if (!(o->linked >> w & 1)) return;
    while (o->share[w].before != NOBODY) w = o->share[w].before;
    cancel_shares(o, w);
}

/* ---- solutions ---- */

/* Reports a solution of the puzzle that the worker is working on.  False: its shares are closed, or everything stops. */
INLINE bool report_now(struct order *o, int w, const uint8_t *digits)
{
    struct lanes_job *job = o->job;
    const size_t puzzle = o->puzzle[w];
    if (job->spend && !pass_on_effort(o))
        return false; /* so that nothing after the last solution is counted */
    job->found[puzzle]++;
    if (job->solution) o->stopped = !job->solution(job->context, puzzle, digits);
    else if (job->counted) job->counted(job->context, 1);
    if (o->stopped) return false;
    if (!job->limit || job->found[puzzle] < job->limit) return true;
    drop_shares(o, w);
    return false;
}

/* The node that the worker is working on has so many solutions, and the job asks only how many there are. */
static void report_count(struct order *o, int w, uint64_t count)
{
    struct lanes_job *job = o->job;
    uint64_t *const found = &job->found[o->puzzle[w]];
    const uint64_t most = job->limit ? job->limit : UINT64_MAX;
    if (job->spend && !pass_on_effort(o)) return;
    if (job->limit && count > most - *found) count = most - *found;
    *found = count < most - *found ? *found + count : most;
    if (job->counted) job->counted(job->context, count);
    if (job->limit && *found == most) drop_shares(o, w);
}

/* All shares before this one have ended: its solutions are next, and if it has ended as well, those of the share after it. */
static void come_first(struct order *o, int w)
{
    while (w != NOBODY) {
        struct share *s = &o->share[w];
        s->before = NOBODY;
        for (int i = 0; i < s->kept; i++) {
            add_effort(&o->done, &s->until[i]);
            if (!report_now(o, w, o->digits + ((size_t)w * KEPT_SOLUTIONS + (size_t)i) * o->cells))
                return;
        }
        s->kept = 0;
        if (o->effort[w] == &s->since) add_effort(&o->done, &s->since);
        o->effort[w] = &o->done;
        if (!s->ended) {
            o->need |= o->waiting & 1u << w;
            o->waiting &= ~(1u << w);
            return;
        }
        add_effort(&o->done, &s->behind);
        const int next = s->after;
        close_share(o, w);
        w = next;
    }
}

/* The worker has searched its share. */
static void end_share(struct order *o, int w)
{
    struct share *s = &o->share[w];
    if (s->before == NOBODY) {
        s->ended = true;
        s->kept = 0;
        come_first(o, w);
    } else if (!s->kept) {
        struct effort *sum = &o->share[s->before].behind;
        if (o->effort[w] == &s->since) add_effort(sum, &s->since);
        add_effort(sum, &s->behind);
        leave_sequence(o, w);
        close_share(o, w);
    } else {
        s->ended = true;
        wait_for_others(o, w);
    }
}

/* Solutions that the puzzle has as soon as all shares before this one have ended, at least. */
static uint64_t solutions_up_to(const struct order *o, int w)
{
    uint64_t sum = o->job->found[o->puzzle[w]];
    for (; w != NOBODY; w = o->share[w].before) sum += (uint64_t)o->share[w].kept;
    return sum;
}

static void keep_solution(struct order *o, int w, const uint8_t *digits)
{
    struct share *s = &o->share[w];
    if (digits)
        memcpy(o->digits + ((size_t)w * KEPT_SOLUTIONS + (size_t)s->kept) * o->cells, digits, o->cells);
    s->until[s->kept++] = s->since;
    s->since = (struct effort){0, 0};
    if (o->job->limit && solutions_up_to(o, w) >= o->job->limit) {
        cancel_shares(o, s->after);
        s->behind = (struct effort){0, 0};
        s->ended = true;
        o->depth[w] = 0;
        wait_for_others(o, w);
    } else if (s->kept == KEPT_SOLUTIONS) {
        wait_for_others(o, w);
    }
}

/* A worker has found a solution; digits may be NULL if the job does not ask for them. */
INLINE void report_solution(struct order *o, int w, const uint8_t *digits)
{
    if (o->job->in_order && o->share[w].before != NOBODY) keep_solution(o, w, digits);
    else report_now(o, w, digits);
}

/* ---- who needs work ---- */

/* Ends the shares of workers that have nothing left to do.  Afterwards those in `need` either have a stack, or no share.
   Nothing has to be done for those that have not shared their puzzle.  */
static void end_finished_shares(struct order *o)
{
    uint32_t seen = 0;
    for (uint32_t rest; !o->stopped && (rest = o->need & o->linked & ~seen) != 0;) {
        const int w = __builtin_ctz(rest);
        seen |= 1u << w;
        if (!o->depth[w]) end_share(o, w);
    }
}

/* Workers that have nothing to do, for which there may be work after a guess. */
INLINE uint32_t idle_workers(const struct order *o)
{
    return (uint32_t)(((uint64_t)1 << WORKERS) - 1) & ~o->active & ~o->waiting;
}
