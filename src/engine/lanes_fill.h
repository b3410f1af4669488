/* SPDX-License-Identifier: MIT */
/* lanes_fill.h - nodes for lanes that have none: pending nodes, new puzzles, stacks of other lanes.

   Included by lanes_body.h after lanes_driver.h.  */

/* ---- a puzzle as a node ---- */

#if LANE_BYTES >= 32 && defined(__AVX2__)
/* Sixteen cells at a time, by two tables of bytes; the last sixteen may overlap those before. */
static void load_puzzle(const struct lanes_plan *plan, const uint8_t *givens, uint16_t *node)
{
    enum { STEP = 16 };
    const int cells = plan->cells;
    if (cells < STEP || plan->n >= STEP) {
        for (int i = 0; i < cells; i++) node[i] = plan->set_of_digit[givens[i]];
        return;
    }
    const __m128i even_bytes = _mm_set1_epi16(0xFF);
    const __m128i *sets = (const __m128i *)(const void *)plan->set_of_digit;
    const __m128i a = _mm_loadu_si128(sets), b = _mm_loadu_si128(sets + 1);
    const __m128i low = _mm_packus_epi16(_mm_and_si128(a, even_bytes), _mm_and_si128(b, even_bytes));
    const __m128i high = _mm_packus_epi16(_mm_srli_epi16(a, 8), _mm_srli_epi16(b, 8));
    for (int i = 0; i < cells; i += STEP) {
        const int at = i + STEP <= cells ? i : cells - STEP;
        const __m128i digits = _mm_loadu_si128((const __m128i *)(const void *)(givens + at));
        const __m128i l = _mm_shuffle_epi8(low, digits), h = _mm_shuffle_epi8(high, digits);
        _mm_storeu_si128((__m128i *)(void *)(node + at), _mm_unpacklo_epi8(l, h));
        _mm_storeu_si128((__m128i *)(void *)(node + at + STEP / 2), _mm_unpackhi_epi8(l, h));
    }
}
#else
static void load_puzzle(const struct lanes_plan *plan, const uint8_t *givens, uint16_t *node)
{
    for (int i = 0; i < plan->cells; i++) node[i] = plan->set_of_digit[givens[i]];
}
#endif

/* ---- where nodes come from ---- */

struct arrival {
    const uint16_t *node;
    int lane;
};

/* The newest node of the lane's stack. */
INLINE const uint16_t *pop(struct driver *d, int lane)
{
    return node_at(d, lane, --d->order.depth[lane]);
}

/* The next puzzle; it waits in the lowest place of the lane's empty stack. */
INLINE const uint16_t *take_puzzle(struct driver *d, int lane)
{
    const struct lanes_job *job = d->order.job;
    const size_t puzzle = d->order.next_puzzle++;
    uint16_t *node = node_at(d, lane, 0);
    d->order.puzzle[lane] = puzzle;
    load_puzzle(d->plan, job->givens + puzzle * (size_t)d->plan->cells, node);
    if (job->allowed)
        for (int i = 0; i < d->plan->cells; i++) node[i] &= (uint16_t)job->allowed[i];
    return node;
}

/* The next node of a lane without a share, or NULL.  `holders`: lanes that have shares. */
INLINE const uint16_t *find_work(struct driver *d, int lane, uint32_t holders)
{
    struct order *o = &d->order;
    if (o->next_puzzle < o->job->count) return take_puzzle(d, lane);
    const int from = share_to_split(o, holders);
    if (from == NOBODY) return NULL;
    const int stack = d->stack[lane];
    d->stack[lane] = d->stack[from];
    d->stack[from] = stack;
    split_share(o, from, lane);
    return pop(d, lane);
}

/* ---- into the lanes ---- */

/* A few at a time, so that each cell is loaded and stored once for all of them. */
enum { TOGETHER = LANES >= 32 ? 4 : LANES >= 16 ? 2 : 1 };

INLINE void blend_few(lanes *cells, int cell_count, const struct arrival a[TOGETHER])
{
    struct lane_source from[TOGETHER];
    lane_set into[TOGETHER];
#pragma GCC unroll 4
    for (int i = 0; i < TOGETHER; i++) {
        from[i] = lane_source(a[i].node, a[i].lane);
        into[i] = lanes_of_bits(1u << a[i].lane);
    }
    for (int c = 0; c < cell_count; c++) {
        lanes x = cells[c];
#pragma GCC unroll 4
        for (int i = 0; i < TOGETHER; i++) x = choose_lanes(into[i], spread(from[i], c), x);
        cells[c] = x;
    }
}

/* There is room after the last arrival.  The last few are filled up by repeating one of them, which is cheaper than
   handling one, two and three separately.  */
static void blend(struct driver *d, struct arrival *a, int count)
{
    const int cells = d->plan->cells;
    for (int i = 0; count && i < TOGETHER - 1; i++) a[count + i] = a[count - 1];
    for (int i = 0; i < count; i += TOGETHER) blend_few(d->cells, cells, a + i);
}

/* These lanes have new nodes, so earlier findings do not apply to them. */
INLINE void forget_last_pass(struct driver *d, uint32_t bits)
{
    const lane_set kept = ~lanes_of_bits(bits);
    d->sum = keep_lanes(kept, d->sum);
    d->quiet = keep_lanes(kept, d->quiet);
}

/* Gives every lane that needs one a node, if there are any left. */
static void fill_lanes(struct driver *d)
{
    struct order *o = &d->order;
    struct arrival arrival[LANES + TOGETHER];
    int arrivals = 0;
    uint32_t without =
        0; /* lanes without a share: after the others, so that nobody takes what a lane itself needs now */
    end_finished_shares(o);
    if (o->stopped) return;
    o->active |= o->need;
    forget_last_pass(d, o->need);
    for (uint32_t todo = o->need; todo; todo &= todo - 1) {
        const int lane = __builtin_ctz(todo);
        if (!o->depth[lane]) without |= todo & (0u - todo);
        else arrival[arrivals++] = (struct arrival){pop(d, lane), lane};
    }
    while (without) {
        const int lane = __builtin_ctz(without);
        const uint16_t *node = find_work(d, lane, (o->active | o->waiting) & ~without);
        if (!node) break; /* nor is there any for the others */
        without &= without - 1;
        arrival[arrivals++] = (struct arrival){node, lane};
    }
    o->active &= ~without; /* what is left in its cells does not matter */
    o->need = 0;
    if (!o->linked) o->done.nodes += (uint64_t)arrivals;
    else
        for (int i = 0; i < arrivals; i++) o->effort[arrival[i].lane]->nodes++;
    blend(d, arrival, arrivals);
}
