/* SPDX-License-Identifier: MIT */
/* clue_sums.h - sums with weights 1 and -1, side by side: bounds of each cell from those of the others.  Included by clue_search_body.h.

   Negative cells are mirrored: digit d counts as n + 1 - d, so that all cells add up.  The least that a group of cells which differ can have are
   digits of which none comes twice, each at least as large as its cell allows.  How much more the sum may be than the least of all groups is the slack:
   a cell cannot be larger than a digit of its group's least by more than the slack.  The same holds for the most, counted from the other end.  */

/* A block while it is looked at. */
struct sum_view {
    lanes cell[SUM_SLOTS], mirrored[SUM_SLOTS]; /* as they count, and from the other end */
    lanes low[SUM_GROUPS],
        high[SUM_GROUPS];               /* digits of the least, and of the most from the other end */
    lanes least, most_mirrored;         /* of the sum */
    lanes own_least, own_most_mirrored; /* when digits may come twice */
    lanes open;                         /* cells */
    lane_set impossible;
};

/* Adds the lowest digit that is free from the cell's lowest on. */
INLINE lanes with_lowest_free(lanes taken, lanes below_lowest, truth here, lane_set *full)
{
    const lanes no = taken | below_lowest;
    *full |= set_of(is_zero(~no) & here);
    return taken | only(here, ~no & (no + 1));
}

INLINE void view_sums(const struct clue_plan *p, const struct sum_block *b, const struct node *seen,
                      int strip, struct sum_view *v)
{
    const lanes beyond = ~all_lanes(first_bits(p->n));
    v->least = v->most_mirrored = v->own_least = v->own_most_mirrored = v->open = NONE;
    v->impossible = 0;
    for (int g = 0, k = 0; g < b->groups; g++) {
        lanes low = NONE, high = NONE;
        for (const int end = k + b->group_slots[g]; k < end; k++) {
            const truth here = truth_of(in_strip(b->has_slot[k], strip)),
                        negative = truth_of(in_strip(b->negative[k], strip));
            const lanes cell = slot_of(p, seen, &b->slot[k], strip), turned = mirror(p, cell);
            v->cell[k] = choose_lanes(negative, turned, cell);
            v->mirrored[k] = choose_lanes(negative, cell, turned);
            const lanes least = lowest_candidate(v->cell[k]), most = lowest_candidate(v->mirrored[k]);
            v->own_least += only(here, count_of(p, least - 1) + 1);
            v->own_most_mirrored += only(here, count_of(p, most - 1) + 1);
            v->open += only(~is_few(cell), all_lanes(1));
            low = with_lowest_free(low, least - 1, here, &v->impossible);
            high = with_lowest_free(high, most - 1, here, &v->impossible);
        }
        v->low[g] = low;
        v->high[g] = high;
        v->impossible |= set_of(~is_zero((low | high) & beyond));
        v->least += total_of(p, low);
        v->most_mirrored += total_of(p, high);
    }
    v->impossible &= in_strip(b->used, strip);
}

/* With all digits up to `by` above each. */
INLINE lanes smear(lanes x, lanes by)
{
    for (unsigned step = 1; step < CLUES_MAX_SIZE; step *= 2) {
        const lanes now = lower(by, all_lanes(step));
        x |= shift_up(x, now);
        by -= now;
    }
    return x;
}

/* All digits up to `by` above the lowest. */
INLINE lanes up_to(lanes x, lanes by) { return shift_up(lowest_candidate(x) << 1, by) - 1; }

/* How much more, or less, the sum may be than all groups together at least, or at most; and than all cells. */
struct slacks {
    lanes up, down, own_up, own_down;
};

/* What is left of the cells of a group; returns the lanes where nothing is. */
INLINE lane_set bound_group(const struct clue_plan *p, const struct sum_block *b, int strip,
                            const struct sum_view *v, const struct slacks *by, int g, int k, lanes *left)
{
    const lanes all = all_lanes(first_bits(p->n));
    const lanes within = smear(v->low[g], by->up) & mirror(p, smear(v->high[g], by->down) & all);
    lane_set dead = 0;
    for (const int end = k + b->group_slots[g]; k < end; k++) {
        const lanes own = up_to(v->cell[k], by->own_up),
                    own_mirrored = mirror(p, up_to(v->mirrored[k], by->own_down) & all);
        left[k] = v->cell[k] & within & own & own_mirrored;
        dead |= set_of(is_zero(left[k])) & in_strip(b->has_slot[k], strip);
    }
    return dead;
}

INLINE enum outcome look_at_sum_strip(struct searcher *s, struct node *x, struct sum_block *b,
                                      const struct node *seen, int strip)
{
    const struct clue_plan *p = s->plan;
    const lanes widest = all_lanes((unsigned)p->n - 1), least = load(b->least.lane + strip),
                most = load(b->most.lane + strip), end = load(b->end.lane + strip);
    enum outcome outcome = NOTHING_NEW;
    struct sum_view v;
    view_sums(p, b, seen, strip, &v);
    const uint32_t of_strip = in_strip(UINT32_MAX, 0) << strip;
    b->few_open = (b->few_open & ~of_strip) | set_of(is_two_or_three(v.open)) << strip;
    const lanes up = most - v.least, down = end - v.most_mirrored - least;
    lane_set dead =
        v.impossible | (set_of(below(up, NONE) | below(down, NONE)) & in_strip(b->used, strip));
    const lane_set tight = set_of(below(up, widest) | below(down, widest)) & in_strip(b->used, strip);
    const struct slacks by = {lower(up, widest), lower(down, widest), lower(most - v.own_least, widest),
                              lower(end - v.own_most_mirrored - least, widest)};
    lanes left[SUM_SLOTS];
    if (!tight && !dead) return NOTHING_NEW;
    for (int g = 0, k = 0; g < b->groups; k += b->group_slots[g++])
        dead |= bound_group(p, b, strip, &v, &by, g, k, left) & tight;
    if (dead) return fail_rule(s, b->slot, b->slots, strip, dead);
    for (int k = 0; k < b->slots; k++) {
        const lane_set different =
            lanes_that_differ(left[k], v.cell[k]) & in_strip(b->has_slot[k], strip) & tight;
        if (!different) continue;
        narrow(x, &b->slot[k], strip, different,
               choose_lanes(truth_of(in_strip(b->negative[k], strip)), mirror(p, left[k]), left[k]));
        outcome = CHANGED;
    }
    return outcome;
}

static enum outcome look_at_sums(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    if (!p->sums) return NOTHING_NEW;
    const struct node *seen = &s->seen[SEEN_BY_SUMS];
    const struct cell_bits changed = changes(s, x, SEEN_BY_SUMS);
    enum outcome outcome = NOTHING_NEW;
    update_slots(s, x, SLOTS_OF_SUMS);
    for (int i = 0; i < p->sums; i++) {
        if (!touches(p, &changed, &p->sum[i]->cells)) continue;
        for_each_strip(strip)
        {
            if (!in_strip(p->sum[i]->used, strip)) continue;
            const enum outcome one = look_at_sum_strip(s, x, p->sum[i], seen, strip);
            if (one == CONTRADICTION) return one;
            if (one == CHANGED) outcome = CHANGED;
        }
    }
    return outcome;
}

/* ---- exactly, where two or three cells are open: which totals can be reached ---- */

/* Bounds are exact if less are open.  look_at_sums() has found these sums, because it runs first. */

enum { MOST_OPEN = 3 };

/* A sum after all cells that are not open, and the lowest candidates of those that are, have been taken from its bounds. */
struct open_sum {
    int open;
    int term[MOST_OPEN], lowest[MOST_OPEN];
    uint64_t above[MOST_OPEN]; /* candidates from the lowest on, as the totals that they add */
    int least, most;
};

/* Negative digits count from the other end, so that all add up. */
INLINE unsigned mirrored_set(const struct clue_plan *p, unsigned candidates)
{
    unsigned turned = 0;
    for (int part = 0; part * PART < p->n; part++)
        turned |= p->mirrored->part[part].lane[candidates >> (part * PART) & (LANES - 1)];
    return turned;
}

/* False: more cells are open. */
static bool find_open_terms(const struct clue_plan *p, const struct node *x, const struct form_sum *sum,
                            struct open_sum *o)
{
    const struct form_term *term = p->forms->terms + sum->first_term;
    *o = (struct open_sum){.least = sum->least, .most = sum->most};
    for (int i = 0; i < sum->count; i++) {
        unsigned c = x->cell[term[i].cell];
        const bool is_open = c & (c - 1), negative = term[i].weight < 0;
        if (is_open && o->open == MOST_OPEN) return false;
        if (negative) c = mirrored_set(p, c);
        const int lowest = __builtin_ctz(c), part = negative ? lowest - p->n : lowest + 1;
        o->least -= part;
        o->most -= part;
        if (!is_open) continue;
        o->term[o->open] = i;
        o->lowest[o->open] = lowest;
        o->above[o->open++] = c >> lowest;
    }
    return true;
}

/* All sums of a member of one set and one of the other. */
INLINE uint64_t all_sums(uint64_t a, uint64_t b)
{
    uint64_t sums = 0;
    for (; b; b &= b - 1) sums |= a << __builtin_ctzll(b);
    return sums;
}

/* The totals from `least` to `most`, which may be negative. */
INLINE uint64_t totals_between(int least, int most)
{
    if (most < 0 || least > 63) return 0;
    const uint64_t up_to_most = most >= 63 ? UINT64_MAX : ((uint64_t)2 << most) - 1;
    return least <= 0 ? up_to_most : up_to_most & ~(((uint64_t)1 << least) - 1);
}

static enum outcome look_at_open_sum(const struct clue_plan *p, struct node *x,
                                     const struct form_sum *sum)
{
    const struct form_term *term = p->forms->terms + sum->first_term;
    enum outcome outcome = NOTHING_NEW;
    struct open_sum o;
    if (!find_open_terms(p, x, sum, &o)) return NOTHING_NEW;
    if (!o.open) return totals_between(o.least, o.most) & 1 ? NOTHING_NEW : CONTRADICTION;
    for (int i = 0; i < o.open; i++) {
        uint64_t others = 1, left = 0;
        for (int j = 0; j < o.open; j++)
            if (j != i) others = all_sums(others, o.above[j]);
        for (uint64_t rest = o.above[i]; rest; rest &= rest - 1) {
            const int digit = __builtin_ctzll(rest);
            if (others & totals_between(o.least - digit, o.most - digit)) left |= rest & -rest;
        }
        if (left == o.above[i]) continue;
        if (!left) return CONTRADICTION;
        const struct form_term *t = &term[o.term[i]];
        const unsigned set = (unsigned)left << o.lowest[i];
        x->cell[t->cell] = (uint16_t)(t->weight < 0 ? mirrored_set(p, set) : set);
        o.above[i] = left;
        outcome = CHANGED;
    }
    return outcome;
}

static enum outcome look_at_open_sums(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    if (!p->sums) return NOTHING_NEW;
    const struct cell_bits changed = changes(s, x, SEEN_BY_EXACT_SUMS);
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < p->sums; i++) {
        const struct sum_block *b = p->sum[i];
        if (!touches(p, &changed, &b->cells)) continue;
        for (lane_set rest = b->few_open & b->used; rest; rest &= rest - 1) {
            const int sum = b->sum[__builtin_ctz(rest)];
            if (!touches(p, &changed, &p->sum_cells[sum])) continue;
            const enum outcome one = look_at_open_sum(p, x, &p->forms->sum[sum]);
            if (one == CONTRADICTION) return fail_cells(s, &p->sum_cells[sum]);
            if (one == CHANGED) outcome = CHANGED;
        }
    }
    return outcome;
}
