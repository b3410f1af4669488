/* SPDX-License-Identifier: MIT */
/* clue_walks.h - what is looked at one by one: walks, and sums that are long or have other weights than 1 and -1.  Included by
   clue_search_body.h.  */

/* ---- sums: bounds of each cell from those of the others ---- */

static int largest(unsigned candidates) { return 32 - __builtin_clz(candidates); }
static int smallest(unsigned candidates) { return __builtin_ctz(candidates) + 1; }

/* A sum while it is looked at.  The least of a group is that of digits that differ, each at least as large as its cell allows; likewise the
   most.  Where digits are counted from the other end, the most is a least, too.  */
struct long_sum {
    const struct form_term *term;
    const uint8_t *group;
    int count, n;
    int low[CLUE_CELLS], high[CLUE_CELLS]; /* of each cell; `high` counted from above: n + 1 - digit */
};

/* The least that the cells of a group add up to, without the term `but`. */
static int least_of_group(const struct long_sum *v, const int *low, int group, int but)
{
    enum { MOST_BITS = 63 };
    uint64_t used = 0; /* digits can exceed the size here: a bound all the same */
    int total = 0;
    for (int i = 0; i < v->count; i++) {
        if (v->group[i] != group || i == but) continue;
        int digit = low[i];
        while (digit < MOST_BITS && used >> digit & 1) digit++;
        used |= (uint64_t)1 << digit;
        total += digit;
    }
    return total;
}

static int size_of_group(const struct long_sum *v, int group, int but)
{
    int size = 0;
    for (int i = 0; i < v->count; i++) size += v->group[i] == group && i != but;
    return size;
}

/* The least and the most of a group's part of the sum, without the term `but` (-1: with all). */
static void bound_long_group(const struct long_sum *v, int first, int but, int *least, int *most)
{
    const int group = v->group[first], weight = v->term[first].weight;
    const int low = least_of_group(v, v->low, group, but);
    const int high = size_of_group(v, group, but) * (v->n + 1) - least_of_group(v, v->high, group, but);
    *least = weight > 0 ? weight * low : weight * high;
    *most = weight > 0 ? weight * high : weight * low;
}

static bool begins_group(const struct long_sum *v, int i)
{
    for (int j = 0; j < i; j++)
        if (v->group[j] == v->group[i]) return false;
    return true;
}

static enum outcome look_at_sum(struct node *x, const struct clue_plan *p, const struct form_sum *sum)
{
    struct long_sum v = {.term = p->forms->terms + sum->first_term,
                         .group = p->group + sum->first_term,
                         .count = sum->count,
                         .n = p->n};
    int least = 0, most = 0, group_least, group_most, rest_least, rest_most;
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < sum->count; i++) {
        const unsigned c = x->cell[v.term[i].cell];
        if (!c) return CONTRADICTION;
        v.low[i] = smallest(c);
        v.high[i] = p->n + 1 - largest(c);
    }
    for (int i = 0; i < sum->count; i++) {
        if (!begins_group(&v, i)) continue;
        bound_long_group(&v, i, -1, &group_least, &group_most);
        least += group_least;
        most += group_most;
    }
    if (least > sum->most || most < sum->least) return CONTRADICTION;
    for (int i = 0; i < sum->count; i++) {
        const unsigned c = x->cell[v.term[i].cell];
        const int weight = v.term[i].weight, size = weight > 0 ? weight : -weight;
        if (!(c & (c - 1)) || (sum->most - least >= size * p->n && most - sum->least >= size * p->n))
            continue;
        bound_long_group(&v, i, -1, &group_least, &group_most);
        bound_long_group(&v, i, i, &rest_least, &rest_most);
        /* the cell's part lies between these */
        const int low = sum->least - (most - group_most + rest_most),
                  high = sum->most - (least - group_least + rest_least);
        unsigned left = 0;
        for (unsigned rest = c; rest; rest &= rest - 1) {
            const int part = weight * (__builtin_ctz(rest) + 1);
            if (part >= low && part <= high) left |= rest & -rest;
        }
        if (left == c) continue;
        if (!left) return CONTRADICTION;
        x->cell[v.term[i].cell] = (uint16_t)left;
        outcome = CHANGED;
    }
    return outcome;
}

static enum outcome look_at_long_sums(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct cell_bits changed = changes(s, x, SEEN_BY_LONG_SUMS);
    enum outcome outcome = NOTHING_NEW;
    for (int i = 0; i < p->long_sums; i++) {
        const int number = p->long_sum[i];
        if (!touches(p, &changed, &p->sum_cells[number])) continue;
        const enum outcome one = look_at_sum(x, p, &p->forms->sum[number]);
        if (one == CONTRADICTION) return fail_cells(s, &p->sum_cells[number]);
        if (one == CHANGED) outcome = CHANGED;
    }
    return outcome;
}

/* ---- walks: states that can be reached and lead on ---- */

static enum outcome look_at_walk(struct node *x, const struct forms *f, const struct form_walk *w,
                                 uint8_t *alive)
{
    const int *layer = f->layers + w->first_layer, *next = f->next + w->first_next;
    const uint16_t *cell = f->cells + w->first_cell;
    enum outcome outcome = NOTHING_NEW;
    memset(alive, 0, (size_t)w->states);
    alive[0] = 1;
    for (int i = 0; i < w->count; i++)
        for (int state = layer[i]; state < layer[i + 1]; state++) {
            if (!alive[state]) continue;
            for (unsigned c = x->cell[cell[i]]; c; c &= c - 1) {
                const int to = next[state * f->n + __builtin_ctz(c)];
                if (to >= 0) alive[to] = 1;
            }
        }
    for (int i = w->count - 1; i >= 0; i--) {
        const unsigned candidates = x->cell[cell[i]];
        unsigned left = 0;
        for (int state = layer[i]; state < layer[i + 1]; state++) {
            bool leads_on = false;
            if (!alive[state]) continue;
            for (unsigned c = candidates; c; c &= c - 1) {
                const int to = next[state * f->n + __builtin_ctz(c)];
                if (to < 0 || !alive[to]) continue;
                left |= c & -c;
                leads_on = true;
            }
            alive[state] = leads_on;
        }
        if (left == candidates) continue;
        if (!left) return CONTRADICTION;
        x->cell[cell[i]] = (uint16_t)left;
        outcome = CHANGED;
    }
    return outcome;
}

static enum outcome look_at_walks(struct searcher *s, struct node *x)
{
    const struct clue_plan *p = s->plan;
    const struct cell_bits changed = changes(s, x, SEEN_BY_WALKS);
    enum outcome outcome = NOTHING_NEW;
    for (size_t i = 0; i < p->forms->walk_count; i++) {
        if (!touches(p, &changed, &p->walk_cells[i])) continue;
        const enum outcome one = look_at_walk(x, p->forms, &p->forms->walk[i], s->memory->alive);
        if (one == CONTRADICTION) return fail_cells(s, &p->walk_cells[i]);
        if (one == CHANGED) outcome = CHANGED;
    }
    return outcome;
}
