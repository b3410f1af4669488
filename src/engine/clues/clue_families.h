/* SPDX-License-Identifier: MIT */
/* clue_families.h - families of cells that hold one of some sets of digits.  Included by clue_search_body.h. */

/* What the cells of the families of a block hold. */
struct family_cells {
    lanes cell[CLUES_MAX_SIZE], rest[CLUES_MAX_SIZE];
    lanes once, twice, placed, in_rest;
};

/* What follows from the sets that are still possible. */
struct family_sets {
    lanes possible, required, possible_in_rest;
    lanes support[CLUES_MAX_SIZE]; /* of each cell, if looked at closely */
};

INLINE void collect_family(const struct clue_plan *p, const struct family_block *b,
                           const struct node *seen, int strip, struct family_cells *c)
{
    c->once = c->twice = c->placed = c->in_rest = NONE;
    for (int k = 0; k < b->slots; k++) {
        c->cell[k] = slot_of(p, seen, &b->slot[k], strip);
        c->twice |= c->once & c->cell[k];
        c->once |= c->cell[k];
        c->placed |= only(is_few(c->cell[k]), c->cell[k]);
    }
    for (int k = 0; k < b->rest_slots; k++) {
        c->rest[k] = slot_of(p, seen, &b->rest[k], strip);
        c->in_rest |= c->rest[k];
    }
    c->in_rest |= only(~truth_of(in_strip(b->has_rest, strip)), all_lanes(UINT16_MAX));
}

/* Can the cells hold the set, as far as those with one digit of it left say?  Adds to what supports each cell. */
INLINE truth examine_set(const struct family_block *b, int strip, const struct family_cells *c,
                         lanes set, truth alive, lanes *support)
{
    lanes left[CLUES_MAX_SIZE], single = NONE, double_single = NONE;
    for (int k = 0; k < b->slots; k++) {
        left[k] = c->cell[k] & set;
        const lanes one = only(is_few(left[k]), left[k]);
        double_single |= single & one;
        single |= one;
    }
    alive &= is_zero(double_single);
    for (int k = 0; k < b->slots; k++) {
        left[k] = left[k] & ~only(~is_few(left[k]), single);
        alive &= ~is_zero(left[k]) | ~truth_of(in_strip(b->has_slot[k], strip));
    }
    for (int k = 0; k < b->slots; k++) support[k] |= only(alive, left[k]);
    return alive;
}

/* A set is possible if its digits are among the candidates, it has all digits that are placed, every cell has one of it, and the
   rest of the house has all other digits.  */
INLINE void weigh_sets(const struct clue_plan *p, const struct family_block *b, int strip,
                       const struct family_cells *c, struct family_sets *s, bool closely)
{
    const lanes all = all_lanes(first_bits(p->n)), absent = all & ~c->in_rest;
    lanes cell[CLUES_MAX_SIZE];
    s->possible = s->possible_in_rest = NONE;
    s->required = all;
    for (int k = 0; k < b->slots; k++) {
        cell[k] = choose_lanes(truth_of(in_strip(b->has_slot[k], strip)), c->cell[k], all);
        s->support[k] = NONE;
    }
    for (int j = 0; j < b->sets; j++) {
        const lanes set = load(b->set[j].lane + strip);
        lanes least = set & cell[0];
        for (int k = 1; k < b->slots; k++) least = lower(least, set & cell[k]);
        truth alive =
            (truth)(is_zero((set & ~c->once) | (~set & (c->placed | absent))) & ~is_zero(least));
        if (closely) {
            if (!set_of(alive)) continue;
            alive = examine_set(b, strip, c, set, alive, s->support);
        }
        s->possible |= only(alive, set);
        s->required &= set | ~only(alive, all);
        s->possible_in_rest |= only(alive, ~set);
    }
}

/* What is left of each cell.  Returns the lanes where there is a contradiction. */
INLINE lane_set apply_sets(const struct family_block *b, int strip, const struct family_cells *c,
                           const struct family_sets *sets, bool closely, lanes *left, lanes *rest_left)
{
    const lanes single =
        sets->required & ~c->placed & c->once & ~c->twice; /* only one cell can hold it */
    lane_set dead = set_of(is_zero(sets->possible)) & in_strip(b->used, strip);
    for (int k = 0; k < b->slots; k++) {
        lanes may = c->cell[k] & sets->possible;
        if (closely) may = sets->support[k];
        const lanes must = may & single;
        const truth has = ~is_zero(must);
        left[k] = choose_lanes(has, must, may);
        dead |= set_of(is_zero(left[k]) | (has & ~is_few(must))) & in_strip(b->has_slot[k], strip);
    }
    for (int k = 0; k < b->rest_slots; k++) {
        rest_left[k] = c->rest[k] & sets->possible_in_rest;
        dead |= set_of(is_zero(rest_left[k])) & in_strip(b->has_rest_slot[k], strip);
    }
    return dead;
}

INLINE enum outcome look_at_family_strip(struct searcher *s, struct node *x, struct family_block *b,
                                         const struct node *seen, int strip, bool closely)
{
    const struct clue_plan *p = s->plan;
    struct family_cells cells;
    struct family_sets sets;
    lanes left[CLUES_MAX_SIZE], rest_left[CLUES_MAX_SIZE];
    enum outcome outcome = NOTHING_NEW;
    collect_family(p, b, seen, strip, &cells);
    weigh_sets(p, b, strip, &cells, &sets, closely);
    store(b->needed.lane + strip, sets.required & ~cells.placed);
    const lane_set dead = apply_sets(b, strip, &cells, &sets, closely, left, rest_left);
    if (dead) return fail_rule(s, b->slot, b->slots, strip, dead);
    for (int k = 0; k < b->slots; k++) {
        const lane_set different =
            lanes_that_differ(left[k], cells.cell[k]) & in_strip(b->has_slot[k], strip);
        narrow(x, &b->slot[k], strip, different, left[k]);
        if (different) outcome = CHANGED;
    }
    for (int k = 0; k < b->rest_slots; k++) {
        const lane_set different =
            lanes_that_differ(rest_left[k], cells.rest[k]) & in_strip(b->has_rest_slot[k], strip);
        narrow(x, &b->rest[k], strip, different, rest_left[k]);
        if (different) outcome = CHANGED;
    }
    return outcome;
}

INLINE enum outcome look_at_each_family(struct searcher *s, struct node *x, enum memory m, bool closely)
{
    const struct clue_plan *p = s->plan;
    if (!p->families) return NOTHING_NEW;
    const struct node *seen = &s->seen[m];
    const struct cell_bits changed = changes(s, x, m);
    enum outcome outcome = NOTHING_NEW;
    update_slots(s, x, SLOTS_OF_FAMILIES);
    for (int i = 0; i < p->families; i++) {
        struct family_block *b = &p->family[i];
        if (!touches(p, &changed, &b->cells)) continue;
        for_each_strip(strip)
        {
            if (!in_strip(b->used, strip)) continue;
            const enum outcome one = look_at_family_strip(s, x, b, seen, strip, closely);
            if (one == CONTRADICTION) return one;
            if (one == CHANGED) outcome = CHANGED;
        }
    }
    return outcome;
}

static enum outcome look_at_families(struct searcher *s, struct node *x)
{
    return look_at_each_family(s, x, SEEN_BY_FAMILIES, false);
}

/* With sums, this costs more than it saves. */
static enum outcome look_at_families_closely(struct searcher *s, struct node *x)
{
    if (s->plan->has_sums) return NOTHING_NEW;
    return look_at_each_family(s, x, SEEN_BY_STRONG_FAMILIES, true);
}

/* ---- digits that a family must hold leave the cells that see all their places in it ---- */

/* The places of each digit. */
struct places {
    cell_set of[CLUES_MAX_SIZE];
};

static void find_places(const struct clue_plan *p, const struct node *x, struct places *places)
{
    for (int d = 0; d < p->n; d++) {
        places->of[d] = (cell_set){{0}};
        for (int v = 0; v * LANES < p->cells; v++) {
            const int left = p->cells - v * LANES;
            bitset here = 0;
            for_each_strip(strip) here |=
                (bitset)set_of(~disjoint(load(x->cell + v * LANES + strip), all_lanes(1u << d)))
                << strip;
            if (left < LANES) here &= first_bits(left);
            places->of[d].word[v / 2] |= here << (v % 2 * LANES);
        }
    }
}

/* Takes digit d from the cells outside the family that see all its places there. */
static bool confine(const struct clue_plan *p, const struct form_family *family, struct node *x,
                    cell_set *places, int d)
{
    const uint16_t *cell = p->forms->cells + family->first_cell;
    const int words = (p->cells + 63) / 64;
    cell_set gone = *places;
    bool any = false;
    for (int k = 0; k < family->count; k++) {
        if (!set_has(places, cell[k])) continue;
        bitset left = 0;
        for (int w = 0; w < words; w++) left |= gone.word[w] &= p->sees[cell[k]].word[w];
        if (!left) return false;
        any = true;
    }
    if (!any) return false;
    for (int w = 0; w < words; w++) {
        places->word[w] &= ~gone.word[w];
        for_each_bit(b, gone.word[w]) x->cell[64 * w + b] &= (uint16_t)~bit(d);
    }
    return true;
}

static enum outcome use_required_digits(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    struct places places;
    enum outcome outcome = NOTHING_NEW;
    if (p->families) find_places(p, x, &places);
    for (int i = 0; i < p->families; i++) {
        const struct family_block *b = &p->family[i];
        for (lane_set rest = b->used; rest; rest &= rest - 1) {
            const int l = __builtin_ctz(rest);
            if (!b->needed.lane[l]) continue;
            const struct form_family *family = &p->forms->family[b->family[l]];
            for_each_bit(d, b->needed.lane[l])
                if (confine(p, family, x, &places.of[d], d)) outcome = CHANGED;
        }
    }
    return outcome;
}

static void forget_required_digits(const struct clue_plan *p)
{
    for (int i = 0; i < p->families; i++) memset(&p->family[i].needed, 0, sizeof p->family[i].needed);
}
