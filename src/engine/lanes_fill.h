/* SPDX-License-Identifier: MIT */
/* lanes_fill.h - nodes for lanes that have none: pending nodes, new puzzles, nodes of other lanes.

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

/* The lane's own newest pending node, if it is still wanted. */
INLINE const uint16_t *pop_own(struct driver *d, int lane)
{
    if (d->top[lane] > d->bottom[lane] && !has_enough(d->job, d->puzzle[lane]))
        return node_at(d, lane, --d->top[lane]);
    d->top[lane] = d->bottom[lane] = 0;
    return NULL;
}

/* The next puzzle; it waits in the lowest place of the lane's empty stack. */
INLINE const uint16_t *take_puzzle(struct driver *d, int lane)
{
    const struct lanes_job *job = d->job;
    if (d->next_puzzle == job->count) return NULL;
    uint16_t *node = node_at(d, lane, 0);
    d->puzzle[lane] = d->next_puzzle++;
    load_puzzle(d->plan, job->givens + d->puzzle[lane] * (size_t)d->plan->cells, node);
    if (job->allowed)
        for (int i = 0; i < d->plan->cells; i++) node[i] &= (uint16_t)job->allowed[i];
    return node;
}

/* The oldest pending node of the lane that has the most: likely the largest subtree. */
static const uint16_t *steal(struct driver *d, int lane)
{
    for (;;) {
        int richest = 0, most = 0;
        for (int l = 0; l < LANES; l++)
            if (d->top[l] - d->bottom[l] > most) {
                richest = l;
                most = d->top[l] - d->bottom[l];
            }
        if (!most) return NULL;
        if (!has_enough(d->job, d->puzzle[richest])) {
            d->puzzle[lane] = d->puzzle[richest];
            return node_at(d, richest, d->bottom[richest]++);
        }
        d->top[richest] = d->bottom[richest] = 0;
    }
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
    struct arrival arrival[LANES + TOGETHER];
    int arrivals = 0;
    d->active |= d->need;
    forget_last_pass(d, d->need);
    for (uint32_t todo = d->need; todo; todo &= todo - 1) {
        const int lane = __builtin_ctz(todo);
        const uint16_t *node = pop_own(d, lane);
        if (!node) node = take_puzzle(d, lane);
        if (!node) node = steal(d, lane);
        if (node) arrival[arrivals++] = (struct arrival){node, lane};
        else d->active &= ~(1u << lane); /* what is left in its cells does not matter */
    }
    d->need = 0;
    d->nodes += (uint64_t)arrivals;
    blend(d, arrival, arrivals);
}
