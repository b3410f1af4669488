/* SPDX-License-Identifier: MIT */
/* clue_pairs.h - pairs of cells with the same table side by side.  Included by clue_search_body.h. */

static enum outcome look_at_pairs(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    struct node *seen = &s->seen[SEEN_BY_PAIRS];
    const struct cell_bits changed = changes(p, x, seen);
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < p->pairs; i++) {
        const struct pair_block *b = &p->pair[i];
        if (!touches(p, &changed, &b->cells)) continue;
        const lanes one = slot_of(p, seen, &b->slot[0]), other = slot_of(p, seen, &b->slot[1]);
        const lanes other_left = other & with_any(&b->to[1], one, p->n);
        const lanes one_left = one & with_any(&b->to[0], other_left, p->n);
        const lane_set one_new = lanes_that_differ(one, one_left) & b->used,
                       other_new = lanes_that_differ(other, other_left) & b->used;
        if (!(one_new | other_new)) continue;
        const lane_set dead = set_of(is_zero(one_left) | is_zero(other_left)) & b->used;
        if (dead) return fail_rule(s, b->slot, 2, dead);
        narrow(x, &b->slot[0], one_new, one_left);
        narrow(x, &b->slot[1], other_new, other_left);
        outcome = CHANGED;
    }
    return outcome;
}
