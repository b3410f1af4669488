/* SPDX-License-Identifier: MIT */
/* plan_sums.c - sums, those of the same shape side by side. */
#include "base/memory.h"
#include "engine/clues/plan_memory.h"
#include "engine/clues/plan_parts.h"

/* A sum whose terms are in groups. */
struct shape {
    int sum; /* in the forms */
    int groups;
    uint8_t group_size[SUM_GROUPS];
    int count;
};

/* ---- groups of cells that differ, with the same weight ---- */

enum { MOST_TERMS = 64 }; /* of sums whose groups are chosen with care */

/* Of each term those, as bits, whose cells its own sees and whose weight is the same. */
static void find_partners(const struct clue_plan *p, const struct form_term *term, int count,
                          bitset *partners)
{
    for (int i = 0; i < count; i++) partners[i] = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            if (term[j].weight != term[i].weight || !set_has(&p->sees[term[i].cell], term[j].cell))
                continue;
            partners[i] |= bit(j);
            partners[j] |= bit(i);
        }
}

/* The term among those in `set` with the most partners there. */
static int best_term(const bitset *partners, bitset set)
{
    int best = 0, most = -1;
    for_each_bit(i, set) {
        const int seen = bits_in(partners[i] & set);
        if (seen <= most) continue;
        most = seen;
        best = i;
    }
    return best;
}

/* Groups are taken from what is left one by one, each grown from the term with the most partners. */
static int group_terms(struct clue_plan *p, const struct form_sum *sum)
{
    const struct form_term *term = p->forms->terms + sum->first_term;
    uint8_t *group = p->group + sum->first_term;
    bitset partners[MOST_TERMS], left = first_bits(sum->count);
    int groups = 0;
    find_partners(p, term, sum->count, partners);
    for (; left; groups++)
        for (bitset next = left; next;) {
            const int t = best_term(partners, next);
            group[t] = (uint8_t)groups;
            left &= ~bit(t);
            next &= partners[t];
        }
    return groups;
}

/* Each term joins the first group in which it is a partner of all. */
static int group_many_terms(struct clue_plan *p, const struct form_sum *sum)
{
    const struct form_term *term = p->forms->terms + sum->first_term;
    uint8_t *group = p->group + sum->first_term;
    int groups = 0;
    for (int i = 0; i < sum->count; i++) {
        int g = 0;
        for (int j = 0; j < i; j++)
            if (group[j] == g &&
                (term[j].weight != term[i].weight || !set_has(&p->sees[term[i].cell], term[j].cell))) {
                g++;
                j = -1; /* the next group, from its first term */
            }
        group[i] = (uint8_t)g;
        if (g >= groups) groups = g + 1;
    }
    return groups;
}

/* ---- blocks ---- */

/* False: the sum is too long, or has other weights than 1 and -1. */
static bool has_shape(const struct clue_plan *p, int number, int groups, struct shape *s)
{
    const struct form_sum *sum = &p->forms->sum[number];
    *s = (struct shape){.sum = number, .groups = groups, .count = sum->count};
    if (sum->count > SUM_SLOTS || groups > SUM_GROUPS) return false;
    for (int i = 0; i < sum->count; i++) {
        const int weight = p->forms->terms[sum->first_term + i].weight;
        if (weight != 1 && weight != -1) return false;
        s->group_size[p->group[sum->first_term + i]]++;
    }
    return true;
}

static bool fits_before(const struct shape *a, const struct shape *b)
{
    return a->groups != b->groups ? a->groups < b->groups : a->count < b->count;
}

static void sort_shapes(struct shape *s, int count)
{
    for (int i = 0; i < count; i++) {
        const struct shape one = s[i];
        int at = i;
        while (at && fits_before(&one, &s[at - 1])) {
            s[at] = s[at - 1];
            at--;
        }
        s[at] = one;
    }
}

/* Makes the block's shape large enough for one more; false: it would be too large. */
static bool widen(struct sum_block *b, const struct shape *s)
{
    int size[SUM_GROUPS] = {0}, slots = 0;
    for (int g = 0; g < SUM_GROUPS; g++) {
        size[g] = b->group_slots[g] > s->group_size[g] ? b->group_slots[g] : s->group_size[g];
        slots += size[g];
    }
    if (slots > SUM_SLOTS) return false;
    memcpy(b->group_slots, size, sizeof size);
    b->slots = slots;
    if (s->groups > b->groups) b->groups = s->groups;
    return true;
}

static void add_sum(struct clue_plan *p, const struct shape *s, struct sum_block *b, int lane)
{
    const struct form_sum *sum = &p->forms->sum[s->sum];
    int next[SUM_GROUPS], negatives = 0;
    for (int g = 0, at = 0; g < SUM_GROUPS; at += b->group_slots[g++]) next[g] = at;
    b->used |= (uint32_t)1 << lane;
    b->sum[lane] = s->sum;
    for (int i = 0; i < sum->count; i++) {
        const struct form_term *t = &p->forms->terms[sum->first_term + i];
        const int k = next[p->group[sum->first_term + i]]++;
        b->slot[k].cell.lane[lane] = t->cell;
        b->has_slot[k] |= (uint32_t)1 << lane;
        if (t->weight < 0) b->negative[k] |= (uint32_t)1 << lane;
        negatives += t->weight < 0;
        add_bit(&b->cells, t->cell);
    }
    /* nothing is beyond what so many cells can add up to */
    const int end = (p->n + 1) * sum->count, mirrored = (p->n + 1) * negatives;
    const long least = (long)sum->least + mirrored, most = (long)sum->most + mirrored;
    b->least.lane[lane] = (uint16_t)(least < 0 ? 0 : least > end ? end : least);
    b->most.lane[lane] = (uint16_t)(most < 0 ? 0 : most > end ? end : most);
    b->end.lane[lane] = (uint16_t)end;
}

static void fill_blocks(struct clue_plan *p, const struct shape *s, int count)
{
    for (int i = 0; i < count;) {
        struct sum_block *b = plan_room(p, 1, sizeof *b);
        int last = i;
        if (!b) return;
        p->sum[p->sums++] = b;
        while (last < count && last < i + LANES && widen(b, &s[last])) last++;
        for (int k = 0; k < SUM_SLOTS; k++) fill_lanes(&b->slot[k].cell, p->empty_cell);
        for (int lane = 0; i < last; lane++) add_sum(p, &s[i++], b, lane);
    }
}

static void note_cells(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    for (size_t i = 0; i < f->sum_count; i++)
        for (int k = 0; k < f->sum[i].count; k++) {
            const int cell = f->terms[f->sum[i].first_term + k].cell;
            const int weight = 2 * p->n - f->sum[i].count;
            add_bit(&p->sum_cells[i], cell);
            p->weight[cell] += (uint32_t)(weight > p->n ? weight : p->n);
        }
}

void plan_sums(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    struct shape *shapes = new_array(f->sum_count, sizeof *shapes);
    int count = 0;
    p->sum_cells = plan_room(p, f->sum_count, sizeof *p->sum_cells);
    p->long_sum = plan_room(p, f->sum_count, sizeof *p->long_sum);
    p->group = plan_room(p, f->term_count, sizeof *p->group);
    p->no_memory |= !shapes;
    if (!p->no_memory) note_cells(p);
    for (int i = 0; !p->no_memory && i < (int)f->sum_count; i++) {
        const int groups =
            f->sum[i].count <= MOST_TERMS ? group_terms(p, &f->sum[i]) : group_many_terms(p, &f->sum[i]);
        if (has_shape(p, i, groups, &shapes[count])) count++;
        else p->long_sum[p->long_sums++] = i;
    }
    if (!p->no_memory && count) {
        sort_shapes(shapes, count);
        p->sum = plan_room(p, (size_t)count, sizeof *p->sum);
        if (p->sum) fill_blocks(p, shapes, count);
    }
    free(shapes);
}
