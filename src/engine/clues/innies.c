/* SPDX-License-Identifier: MIT */
/* innies.c - see innies.h */
#include "engine/clues/innies.h"

#include "engine/cell_set.h"

/* Sums of more cells say little; if some are in no cage, they are all that is said of these. */
enum {
    MOST_CELLS = 5,
    MOST_FREE_CELLS = 9,
    MOST_CAGES = 256,
    MOST_ADDED = 256,
    MOST_HOUSES = 128,
    NOT_FROM_A_CLUE = -1
};

/* Cells whose digits add up to a known number. */
struct cage {
    cell_set cells;
    int count, sum;
};

/* A sum that was added: some cells less others. */
struct added {
    cell_set plus, minus;
};

struct finder {
    struct forms *f;
    const sudoku_rules *rules;
    struct cage cage[MOST_CAGES];
    int cages;
    cell_set in_cages;
    struct added added[MOST_ADDED];
    int added_count;
    cell_set house[MOST_HOUSES];
    int houses;
};

/* ---- cages that have no cell in common ---- */

static int digit_sum(bitset digits)
{
    int sum = 0;
    for_each_bit(d, digits) sum += d + 1;
    return sum;
}

static void add_cage(struct finder *x, const cell_set *cells, int sum)
{
    const cell_set common = set_both(cells, &x->in_cages);
    if (!set_is_empty(&common) || x->cages == MOST_CAGES) return;
    x->cage[x->cages++] = (struct cage){*cells, set_count(cells), sum};
    x->in_cages = set_either(&x->in_cages, cells);
}

/* Families whose sets all have the same sum, and sums that weigh all cells alike. */
static void find_cages(struct finder *x)
{
    const struct forms *f = x->f;
    for (size_t i = 0; i < f->family_count; i++) {
        const struct form_family *family = &f->family[i];
        const int sum = digit_sum(f->sets[family->first_set]);
        bool same = true;
        for (int s = 1; s < family->set_count; s++)
            same &= digit_sum(f->sets[family->first_set + s]) == sum;
        cell_set cells = {{0}};
        set_add_all(&cells, f->cells + family->first_cell, family->count);
        if (same) add_cage(x, &cells, sum);
    }
    for (size_t i = 0; i < f->sum_count; i++) {
        const struct form_sum *sum = &f->sum[i];
        bool plain = sum->least == sum->most;
        cell_set cells = {{0}};
        for (int k = 0; k < sum->count; k++) {
            plain &= f->terms[sum->first_term + k].weight == 1;
            set_add(&cells, f->terms[sum->first_term + k].cell);
        }
        if (plain) add_cage(x, &cells, sum->least);
    }
}

/* ---- sums that follow ---- */

static bool was_added(struct finder *x, const cell_set *plus, const cell_set *minus)
{
    for (int i = 0; i < x->added_count; i++)
        if (set_equal(&x->added[i].plus, plus) && set_equal(&x->added[i].minus, minus)) return true;
    if (x->added_count == MOST_ADDED) return true;
    x->added[x->added_count++] = (struct added){*plus, *minus};
    return false;
}

/* Are the cells in one house, so that they differ? */
static bool are_in_a_house(const struct finder *x, const cell_set *cells)
{
    for (int h = 0; h < x->houses; h++) {
        const cell_set outside = set_but_not(cells, &x->house[h]);
        if (set_is_empty(&outside)) return true;
    }
    return false;
}

static void add_terms(struct forms *f, const cell_set *cells, int weight)
{
    uint8_t cell[256];
    for (int i = 0, count = set_list(cells, cell); i < count; i++) forms_term(f, cell[i], weight);
}

static void add_sum(struct finder *x, const cell_set *plus, const cell_set *minus, int sum)
{
    uint8_t list[256];
    uint16_t cell[256];
    const int count = set_list(plus, list);
    if (was_added(x, plus, minus)) return;
    if (set_is_empty(minus) && count < x->f->n && are_in_a_house(x, plus)) {
        for (int i = 0; i < count; i++) cell[i] = list[i];
        forms_family_of_sum(x->f, cell, count, sum);
        return;
    }
    forms_begin_sum(x->f);
    add_terms(x->f, plus, 1);
    add_terms(x->f, minus, -1);
    forms_end_sum(x->f, sum, sum);
}

/* Is a sum of these cells worth it? */
static bool is_small(const struct finder *x, const cell_set *cells)
{
    const cell_set free_cells = set_but_not(cells, &x->in_cages);
    const int count = set_count(cells);
    return count && (count <= MOST_CELLS || (count <= MOST_FREE_CELLS && !set_is_empty(&free_cells)));
}

static bool one_side_is_short(const cell_set *a, const cell_set *b)
{
    return set_count(a) <= 2 || set_count(b) <= 2;
}

/* What follows for a region that adds up to `total`. */
static void look_at_region(struct finder *x, const cell_set *region, int total)
{
    cell_set inside = {{0}}, touching = {{0}}, mostly = {{0}};
    int inside_sum = 0, touching_sum = 0, mostly_sum = 0;
    const cell_set none = {{0}};
    for (int i = 0; i < x->cages; i++) {
        const struct cage *c = &x->cage[i];
        const cell_set within = set_both(&c->cells, region), outside = set_but_not(&c->cells, region);
        if (set_is_empty(&within)) continue;
        touching = set_either(&touching, &c->cells);
        touching_sum += c->sum;
        if (set_is_empty(&outside)) {
            inside = set_either(&inside, &c->cells);
            inside_sum += c->sum;
        }
        if (set_is_empty(&outside) || 2 * set_count(&within) > c->count) {
            mostly = set_either(&mostly, &c->cells);
            mostly_sum += c->sum;
        }
    }
    const cell_set innies = set_but_not(region, &inside);
    if (!set_is_empty(&inside) && is_small(x, &innies)) add_sum(x, &innies, &none, total - inside_sum);
    const struct {
        const cell_set *cages;
        int sum;
    } reaching[] = {{&touching, touching_sum}, {&mostly, mostly_sum}};
    for (int i = 0; i < 2; i++) {
        const cell_set outies = set_but_not(reaching[i].cages, region),
                       rest = set_but_not(region, reaching[i].cages);
        const cell_set both = set_either(&outies, &rest);
        if (!set_is_empty(&outies) && is_small(x, &both) && one_side_is_short(&outies, &rest))
            add_sum(x, &outies, &rest, reaching[i].sum - total);
    }
}

/* ---- regions ---- */

/* Lines first to first+n-1 are the rows, or the columns. */
static void look_at_runs(struct finder *x, int first, int house_total)
{
    const int n = x->rules->n;
    for (int a = 0; a < n; a++) {
        cell_set region = {{0}};
        for (int b = a; b < n && b - a < n - 1; b++) {
            region = set_either(&region, &x->house[first + b]);
            look_at_region(x, &region, house_total * (b - a + 1));
        }
    }
}

/* Boxes side by side, and one above the other; regions of any form by themselves. */
static void look_at_boxes(struct finder *x, int house_total)
{
    const sudoku_rules *r = x->rules;
    const int first = 2 * r->n, across = r->box_columns ? r->n / r->box_columns : 0;
    for (int h = first; h < x->houses; h++) {
        if (r->house[h].full) look_at_region(x, &x->house[h], house_total);
        if (!across || h >= first + r->n) continue;
        const int next[] = {(h - first + 1) % across ? h + 1 : -1,
                            h + across < first + r->n ? h + across : -1};
        for (int i = 0; i < 2; i++) {
            if (next[i] < 0) continue;
            const cell_set both = set_either(&x->house[h], &x->house[next[i]]);
            look_at_region(x, &both, 2 * house_total);
        }
    }
}

void add_innies(struct forms *f)
{
    const sudoku_rules *r = f->of->rules;
    struct finder x = {.f = f, .rules = r};
    const int house_total = f->n * (f->n + 1) / 2;
    find_cages(&x);
    if (x.cages < 2) return;
    x.houses = r->all_house_count < MOST_HOUSES ? r->all_house_count : MOST_HOUSES;
    for (int h = 0; h < x.houses; h++) set_add_all(&x.house[h], r->house[h].cell, r->house[h].count);
    f->clue = NOT_FROM_A_CLUE;
    look_at_runs(&x, 0, house_total);
    look_at_runs(&x, f->n, house_total);
    look_at_boxes(&x, house_total);
}
