/* SPDX-License-Identifier: MIT */
/* clue_node.h - nodes of the clue engine's search, and what its phases have in common.  Included by clue_search_body.h.

   A phase looks at the rules of one form, as the cells were when it began: it keeps a copy, `seen`.  So all blocks see the same.  A block is passed over if none
   of its cells has changed since the phase was last run.  */

struct node {
    _Alignas(64) uint16_t cell[CELL_ROOM];
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
    MEMORIES
};

enum outcome { NOTHING_NEW, CHANGED, CONTRADICTION };

struct searcher {
    const struct clue_plan *plan;
    struct search *search;
    struct clue_memory *memory;
    struct node seen[MEMORIES];
    lanes once[HOUSE_BLOCKS], twice[HOUSE_BLOCKS], thrice[HOUSE_BLOCKS]; /* digits with so many places */
    struct cell_bits blamed; /* cells of the rule that failed */
    int last;                /* the first cell of the last singles */
    int wiped;               /* a cell without candidates, or -1 */
};

/* ---- which cells have changed ---- */

INLINE struct cell_bits changes(const struct clue_plan *p, const struct node *x, struct node *seen)
{
    struct cell_bits changed = {{0}};
    for (int v = 0; v < p->vectors; v++) {
        const lanes now = load_cells(x->cell + v * LANES);
        changed.word[v] = lanes_that_differ(now, load_cells(seen->cell + v * LANES));
        store_cells(seen->cell + v * LANES, now);
    }
    return changed;
}

INLINE bool touches(const struct clue_plan *p, const struct cell_bits *a, const struct cell_bits *b)
{
    uint32_t both = 0;
    for (int v = 0; v < p->vectors; v++) both |= a->word[v] & b->word[v];
    return both;
}

INLINE lanes slot_of(const struct clue_plan *p, const struct node *seen, const struct slot *slot)
{
    return fetch(seen->cell, p->vectors, &slot->cell);
}

/* Takes over the candidates of some lanes. */
INLINE void narrow(struct node *x, const struct slot *slot, lane_set which, lanes candidates)
{
    struct lane_values v;
    store_cells(v.lane, candidates);
    for (; which; which &= which - 1) {
        const int l = __builtin_ctz(which);
        x->cell[slot->cell.lane[l]] &= v.lane[l];
    }
}

/* ---- failures ---- */

static void blame_cell(struct searcher *s, int cell)
{
    if (cell < s->plan->cells) s->blamed.word[cell / LANES] |= (uint32_t)1 << cell % LANES;
}

/* The rule in the first of the lanes. */
static enum outcome fail_rule(struct searcher *s, const struct slot *slot, int slots, lane_set lane)
{
    const int l = __builtin_ctz(lane);
    for (int k = 0; k < slots; k++) blame_cell(s, slot[k].cell.lane[l]);
    return CONTRADICTION;
}

static enum outcome fail_cells(struct searcher *s, const struct cell_bits *cells)
{
    s->blamed = *cells;
    return CONTRADICTION;
}
