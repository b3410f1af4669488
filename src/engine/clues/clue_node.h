/* SPDX-License-Identifier: MIT */
/* clue_node.h - nodes of the clue engine's search, and what its phases have in common.  Included by clue_search_body.h.

   A phase looks at the rules of one form, as the cells were when it began: it keeps a copy, `seen`.  So all blocks see the same.  A block is passed over if none
   of its cells has changed since the phase was last run.  */

#ifdef SMALL_GRIDS
#define VECTORS(p) ((void)(p), SMALL_VECTORS)
enum { NODE_CELLS = SMALL_VECTORS * LANES };
#else
#define VECTORS(p) ((p)->vectors)
enum { NODE_CELLS = CELL_ROOM };
#endif

struct node {
    _Alignas(64) uint16_t cell[NODE_CELLS];
    struct cell_bits placed; /* those that have been taken from their peers */
    uint16_t guess_cell, guess;
};

/* The phases that remember what they have seen. */
enum memory {
    SEEN_BY_HOUSES,
    SEEN_BY_PAIRS,
    SEEN_BY_FAMILIES,
    SEEN_BY_SUMS,
    SEEN_BY_LONG_SUMS,
    SEEN_BY_EXACT_SUMS,
    SEEN_BY_STRONG_FAMILIES,
    SEEN_BY_WALKS,
    SEEN_BY_CROSSINGS,
    MEMORIES
};

enum outcome { NOTHING_NEW, CHANGED, CONTRADICTION };

struct searcher {
    struct clue_plan *plan;
    struct search *search;
    struct clue_memory *memory;
    struct node seen[MEMORIES];
    struct lane_values two_places[HOUSE_BLOCKS]; /* digits with so many in each house */
    struct cell_bits blamed;                     /* cells of the rule that failed */
    int last, last_digit; /* the first cell of the last singles, and what it held */
    int wiped;            /* a cell without candidates, or -1 */
#ifdef WRITES_SLOTS
    struct node written[SLOT_GROUPS]; /* what the slots hold */
#endif
};

/* ---- which cells have changed ---- */

/* Which of LANES cells differ; they are copied. */
INLINE lane_set take_over(const uint16_t *now, uint16_t *old)
{
    lane_set changed = 0;
    for_each_strip(strip)
    {
        const lanes cells = load(now + strip);
        changed |= lanes_that_differ(cells, load(old + strip)) << strip;
        store(old + strip, cells);
    }
    return changed;
}

/* Since the phase last began.  Now it begins again. */
INLINE struct cell_bits changes(struct searcher *s, const struct node *x, enum memory m)
{
    const struct clue_plan *p = s->plan;
    struct node *seen = &s->seen[m];
    struct cell_bits changed = {{0}};
    for (int v = 0; v < VECTORS(p); v++)
        changed.word[v] = take_over(x->cell + v * LANES, seen->cell + v * LANES);
    return changed;
}

INLINE bool touches(const struct clue_plan *p, const struct cell_bits *a, const struct cell_bits *b)
{
    uint32_t both = 0;
    for (int v = 0; v < VECTORS(p); v++) both |= a->word[v] & b->word[v];
    return both;
}

/* Takes over the candidates of some lanes of a strip. */
INLINE void narrow(struct node *x, const struct slot *slot, int strip, lane_set which, lanes candidates)
{
    _Alignas(64) uint16_t v[WIDTH];
    if (!which) return;
    store(v, candidates);
    for (; which; which &= which - 1) {
        const int l = __builtin_ctz(which);
        x->cell[slot->cell.lane[strip + l]] &= v[l];
    }
}

/* ---- slots ---- */

#ifdef WRITES_SLOTS

/* Writes what has changed into the slots of the group. */
static void update_slots(struct searcher *s, const struct node *x, enum slot_group g)
{
    const struct clue_plan *p = s->plan;
    const struct slot_places *places = &p->places[g];
    struct node *written = &s->written[g];
    for (int v = 0; v < VECTORS(p); v++) {
        lane_set changed = take_over(x->cell + v * LANES, written->cell + v * LANES);
        for (; changed; changed &= changed - 1) {
            const int cell = v * LANES + __builtin_ctz(changed);
            for (int i = places->first[cell]; i < places->first[cell + 1]; i++)
                *places->place[i] = x->cell[cell];
        }
    }
}

/* What the cells of a slot hold, as they were when the phase began. */
INLINE lanes slot_of(const struct clue_plan *p, const struct node *seen, const struct slot *slot,
                     int strip)
{
    (void)p;
    (void)seen;
    return load(slot->value.lane + strip);
}

#else

INLINE void update_slots(const struct searcher *s, const struct node *x, enum slot_group g)
{
    (void)s;
    (void)x;
    (void)g;
}

INLINE lanes slot_of(const struct clue_plan *p, const struct node *seen, const struct slot *slot,
                     int strip)
{
    (void)strip;
    return fetch(seen->cell, VECTORS(p), &slot->cell);
}

#endif

/* ---- failures ---- */

static void blame_cell(struct searcher *s, int cell)
{
    if (cell < s->plan->cells) s->blamed.word[cell / LANES] |= (uint32_t)1 << cell % LANES;
}

/* The rule in the first of the lanes.  A block must not fail before all lanes of the strip have been looked at, so that it is the same
   whatever the width.  */
static enum outcome fail_rule(struct searcher *s, const struct slot *slot, int slots, int strip,
                              lane_set lane)
{
    const int l = strip + __builtin_ctz(lane);
    for (int k = 0; k < slots; k++) blame_cell(s, slot[k].cell.lane[l]);
    return CONTRADICTION;
}

static enum outcome fail_cells(struct searcher *s, const struct cell_bits *cells)
{
    s->blamed = *cells;
    return CONTRADICTION;
}
