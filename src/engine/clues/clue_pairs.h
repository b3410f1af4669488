/* SPDX-License-Identifier: MIT */
/* clue_pairs.h - pairs of cells with the same table side by side.  Included by clue_search_body.h. */

static enum outcome look_at_pair_strip(struct searcher *s, struct node *x, const struct pair_block *b,
                                       int strip)
{
    const struct clue_plan *p = s->plan;
    const struct node *seen = &s->seen[SEEN_BY_PAIRS];
    const lane_set used = in_strip(b->used, strip);
    const lanes one = slot_of(p, seen, &b->slot[0], strip), other = slot_of(p, seen, &b->slot[1], strip);
    const lanes other_left = other & with_any(&b->to[1], one, p->n);
    const lanes one_left = one & with_any(&b->to[0], other_left, p->n);
    const lane_set one_new = lanes_that_differ(one, one_left) & used,
                   other_new = lanes_that_differ(other, other_left) & used;
    if (!(one_new | other_new)) return NOTHING_NEW;
    const lane_set dead = set_of(is_zero(one_left) | is_zero(other_left)) & used;
    if (dead) return fail_rule(s, b->slot, 2, strip, dead);
    narrow(x, &b->slot[0], strip, one_new, one_left);
    narrow(x, &b->slot[1], strip, other_new, other_left);
    return CHANGED;
}

static enum outcome look_at_pairs(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    if (!p->pairs) return NOTHING_NEW;
    const struct cell_bits changed = changes(s, x, SEEN_BY_PAIRS);
    enum outcome outcome = NOTHING_NEW;
    update_slots(s, x, SLOTS_OF_PAIRS);
    for (int i = 0; i < p->pairs; i++) {
        if (!touches(p, &changed, &p->pair[i].cells)) continue;
        for_each_strip(strip)
        {
            if (!in_strip(p->pair[i].used, strip)) continue;
            const enum outcome one = look_at_pair_strip(s, x, &p->pair[i], strip);
            if (one == CONTRADICTION) return one;
            if (one == CHANGED) outcome = CHANGED;
        }
    }
    return outcome;
}
