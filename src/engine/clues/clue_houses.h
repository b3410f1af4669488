/* SPDX-License-Identifier: MIT */
/* clue_houses.h - singles, and what lines and boxes have in common.  Included by clue_search_body.h. */

/* ---- naked singles: a cell with one candidate takes it from its peers ---- */

/* Cells with at most one candidate that have not been placed yet.  Returns the first, or -1. */
INLINE int fresh_singles(const struct clue_plan *p, const struct node *x, struct cell_bits *fresh)
{
    int first = -1;
    for (int v = VECTORS(p) - 1; v >= 0; v--) {
        const int left = p->cells - v * LANES;
        const lane_set of_grid = left >= LANES ? ~(lane_set)0
                                 : left <= 0   ? 0
                                               : ((lane_set)1 << left) - 1;
        lane_set few = 0;
        for_each_strip(strip) few |= set_of(is_few(load(x->cell + v * LANES + strip))) << strip;
        fresh->word[v] = few & of_grid & ~x->placed.word[v];
        if (fresh->word[v]) first = v * LANES + __builtin_ctz(fresh->word[v]);
    }
    return first;
}

INLINE void take_from_peers(const struct clue_plan *p, struct node *x, int cell)
{
    const uint16_t *peers = p->peers[cell * VECTORS(p)].lane;
    const lanes digit = all_lanes(x->cell[cell]);
    for (int c = 0; c < VECTORS(p) * LANES; c += WIDTH)
        store(x->cell + c, load(x->cell + c) & ~(load(peers + c) & digit));
}

static enum outcome place_singles(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    struct cell_bits fresh;
    for (int first; (first = fresh_singles(p, x, &fresh)) >= 0;) {
        s->last = first;
        if (x->cell[first]) s->last_digit = __builtin_ctz(x->cell[first]);
        for (int v = 0; v < VECTORS(p); v++) {
            x->placed.word[v] |= fresh.word[v];
            for (lane_set rest = fresh.word[v]; rest; rest &= rest - 1) {
                const int cell = v * LANES + __builtin_ctz(rest);
                if (!x->cell[cell]) {
                    s->wiped = cell;
                    return CONTRADICTION;
                }
                take_from_peers(p, x, cell);
            }
        }
    }
    return NOTHING_NEW;
}

/* ---- hidden singles: a digit with one place in a house ---- */

static enum outcome look_at_house_strip(struct searcher *s, struct node *x, int block, int strip)
{
    const struct clue_plan *p = s->plan;
    const struct node *seen = &s->seen[SEEN_BY_HOUSES];
    const struct house_block *b = &p->house[block];
    const lane_set used = in_strip(b->used, strip);
    lanes once = NONE, twice = NONE, thrice = NONE, placed = NONE, cells[CLUES_MAX_SIZE];
    for (int k = 0; k < p->n; k++) {
        cells[k] = slot_of(p, seen, &b->slot[k], strip);
        thrice |= twice & cells[k];
        twice |= once & cells[k];
        once |= cells[k];
        placed |= only(is_few(cells[k]), cells[k]);
    }
    store(s->two_places[block].lane + strip, twice & ~thrice);
    lane_set dead = lanes_that_differ(once, all_lanes(first_bits(p->n))) & used;
    const lanes single = once & ~twice & ~placed;
    const lane_set found = set_of(~is_zero(single)) & used;
    if (found)
        for (int k = 0; k < p->n; k++)
            dead |= set_of(~is_few(cells[k] & single)) & found; /* two digits have only this cell */
    if (dead) return fail_rule(s, b->slot, p->n, strip, dead);
    if (!found) return NOTHING_NEW;
    for (int k = 0; k < p->n; k++) {
        const lanes here = cells[k] & single;
        narrow(x, &b->slot[k], strip, set_of(~is_zero(here)) & found, here);
    }
    return CHANGED;
}

static enum outcome find_hidden_singles(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    enum outcome outcome = NOTHING_NEW;
    changes(s, x, SEEN_BY_HOUSES);
    update_slots(s, x, SLOTS_OF_HOUSES);
    for (int i = 0; i < p->houses; i++) for_each_strip(strip)
        {
            if (!in_strip(p->house[i].used, strip)) continue;
            const enum outcome one = look_at_house_strip(s, x, i, strip);
            if (one == CONTRADICTION) return one;
            if (one == CHANGED) outcome = CHANGED;
        }
    return outcome;
}

/* ---- crossings: a digit that a line has only where a box is, or the other way round ---- */

/* The digits of all cells of a part. */
INLINE lanes digits_of_part(const struct clue_plan *p, const struct node *seen,
                            const struct crossing_block *b, enum crossing_part part, int strip)
{
    lanes any = NONE;
    for (int k = 0; k < p->crossing_slots[part]; k++) any |= slot_of(p, seen, &b->slot[part][k], strip);
    return any;
}

static void take_from_part(struct searcher *s, struct node *x, const struct crossing_block *b,
                           enum crossing_part part, int strip, lanes gone)
{
    const struct clue_plan *p = s->plan;
    const struct node *seen = &s->seen[SEEN_BY_CROSSINGS];
    for (int k = 0; k < p->crossing_slots[part]; k++) {
        const lanes now = slot_of(p, seen, &b->slot[part][k], strip);
        narrow(x, &b->slot[part][k], strip, set_of(~disjoint(now, gone)) & in_strip(b->used, strip),
               now & ~gone);
    }
}

static enum outcome look_at_crossings(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct node *seen = &s->seen[SEEN_BY_CROSSINGS];
    enum outcome outcome = NOTHING_NEW;
    changes(s, x, SEEN_BY_CROSSINGS);
    update_slots(s, x, SLOTS_OF_CROSSINGS);
    for (int i = 0; i < p->crossings; i++) for_each_strip(strip)
        {
            const struct crossing_block *b = &p->crossing[i];
            if (!in_strip(b->used, strip)) continue;
            const lanes here = digits_of_part(p, seen, b, CROSSING, strip),
                        line = digits_of_part(p, seen, b, REST_OF_LINE, strip),
                        box = digits_of_part(p, seen, b, REST_OF_BOX, strip);
            /* what the line has nowhere else must be here, and not elsewhere in the box */
            const lanes from_line = here & line & ~box, from_box = here & box & ~line;
            if (!(set_of(~is_zero(from_line | from_box)) & in_strip(b->used, strip))) continue;
            take_from_part(s, x, b, REST_OF_LINE, strip, from_line);
            take_from_part(s, x, b, REST_OF_BOX, strip, from_box);
            outcome = CHANGED;
        }
    return outcome;
}
