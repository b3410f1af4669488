/* SPDX-License-Identifier: MIT */
/* innies.c - see innies.h */
#include "engine/clues/innies.h"

#include <string.h>

#include "engine/cell_set.h"

/* Sums of more cells say little; if some are in no cage, they are all that is said of these. */
enum {
    MOST_CELLS = 5,
    MOST_FREE_CELLS = 9,
    MOST_CAGES = 256,
    MOST_ADDED = 256,
    MOST_HOUSES = 64,
    MOST_PARTS = 16,
    NOT_FROM_A_CLUE = -1
};

/* What is looked at is made of rows, of columns, or of boxes (or regions of any form); or it is one other house, which has part 0, and part 1 is
   all else.  */
enum axis { ROWS, COLUMNS, BOXES, OTHER_HOUSE, AXES };

/* Cells whose digits add up to a known number, and the parts of each axis that they are in, as bits. */
struct cage {
    cell_set cells;
    int count, sum;
    uint32_t parts[AXES];
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
    uint64_t key[MOST_ADDED]; /* of each; the same for the same cells */
    int added_count;
    cell_set house[MOST_HOUSES];
    int houses;
    cell_set part[MOST_PARTS]; /* boxes or regions */
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
    struct cage *c = &x->cage[x->cages++];
    *c = (struct cage){.cells = *cells, .sum = sum};
    for (int w = 0; w < CELL_SET_WORDS; w++)
        for_each_bit(b, cells->word[w]) {
            const int cell = 64 * w + b;
            c->parts[ROWS] |= (uint32_t)1 << cell / x->f->n;
            c->parts[COLUMNS] |= (uint32_t)1 << cell % x->f->n;
            if (x->rules->region) c->parts[BOXES] |= (uint32_t)1 << x->rules->region[cell] % 32;
            c->count++;
        }
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

static uint64_t key_of(const cell_set *plus, const cell_set *minus)
{
    static const uint64_t ODD = 0x9E3779B1;
    uint64_t key = 0;
    for (int w = 0; w < CELL_SET_WORDS; w++) key = (key ^ plus->word[w]) * ODD ^ key >> 29;
    for (int w = 0; w < CELL_SET_WORDS; w++) key = (key ^ minus->word[w]) * ODD ^ key >> 29;
    return key;
}

static bool was_added(struct finder *x, const cell_set *plus, const cell_set *minus)
{
    const uint64_t key = key_of(plus, minus);
    for (int i = 0; i < x->added_count; i++)
        if (x->key[i] == key && set_equal(&x->added[i].plus, plus) &&
            set_equal(&x->added[i].minus, minus))
            return true;
    if (x->added_count == MOST_ADDED) return true;
    x->key[x->added_count] = key;
    x->added[x->added_count++] = (struct added){*plus, *minus};
    return false;
}

/* Are the cells, of which one is `first`, in one house, so that they differ? */
static bool are_in_a_house(const struct finder *x, const cell_set *cells, int first)
{
    for (int i = x->rules->first_seat[first]; i < x->rules->first_seat[first + 1]; i++) {
        const int h = x->rules->seat[i].house;
        if (h >= x->houses) continue;
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
    if (set_is_empty(minus) && count < x->f->n && are_in_a_house(x, plus, list[0])) {
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
    int count = 0;
    for (int w = 0; w < CELL_SET_WORDS && count <= MOST_FREE_CELLS; w++)
        count += bits_in(cells->word[w]);
    if (!count || count > MOST_FREE_CELLS) return false;
    const cell_set free_cells = set_but_not(cells, &x->in_cages);
    return count <= MOST_CELLS || !set_is_empty(&free_cells);
}

static bool one_side_is_short(const cell_set *a, const cell_set *b)
{
    return set_count(a) <= 2 || set_count(b) <= 2;
}

/* What follows for a region, which is made of those parts of an axis, and adds up to `total`. */
static void look_at_region(struct finder *x, const cell_set *region, enum axis axis, uint32_t parts,
                           int total)
{
    cell_set inside = {{0}}, touching = {{0}}, mostly = {{0}};
    int inside_sum = 0, touching_sum = 0, mostly_sum = 0;
    const cell_set none = {{0}};
    for (int i = 0; i < x->cages; i++) {
        const struct cage *c = &x->cage[i];
        if (!(c->parts[axis] & parts)) continue;
        if (!(c->parts[axis] & ~parts)) {
            inside = set_either(&inside, &c->cells);
            inside_sum += c->sum;
            continue;
        }
        const cell_set within = set_both(&c->cells, region);
        touching = set_either(&touching, &c->cells);
        touching_sum += c->sum;
        if (2 * set_count(&within) > c->count) {
            mostly = set_either(&mostly, &c->cells);
            mostly_sum += c->sum;
        }
    }
    touching = set_either(&touching, &inside);
    touching_sum += inside_sum;
    mostly = set_either(&mostly, &inside);
    mostly_sum += inside_sum;
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

/* One line, or several side by side. */
static void look_at_runs(struct finder *x, enum axis axis, int house_total)
{
    const int n = x->rules->n, first = axis == ROWS ? 0 : n;
    for (int a = 0; a < n; a++) {
        cell_set region = {{0}};
        uint32_t parts = 0;
        for (int b = a; b < n && b - a < n - 1; b++) {
            region = set_either(&region, &x->house[first + b]);
            parts |= (uint32_t)1 << b;
            look_at_region(x, &region, axis, parts, house_total * (b - a + 1));
        }
    }
}

/* Some boxes or regions, as bits. */
static void look_at_parts(struct finder *x, uint32_t parts, int house_total)
{
    cell_set region = {{0}};
    for_each_bit(part, parts) region = set_either(&region, &x->part[part]);
    look_at_region(x, &region, BOXES, parts, house_total * bits_in(parts));
}

/* Boxes, also side by side, one above the other, and four of them; regions of any form by themselves. */
static void look_at_boxes(struct finder *x, int house_total)
{
    const sudoku_rules *r = x->rules;
    const int across = r->box_columns ? r->n / r->box_columns : 0;
    for (int cell = 0; cell < r->cells; cell++) {
        if (r->region[cell] >= r->n) return;
        set_add(&x->part[r->region[cell]], cell);
    }
    for (int part = 0; part < r->n; part++)
        if (set_count(&x->part[part]) != r->n) return;
    for (int part = 0; part < r->n; part++) {
        const uint32_t one = (uint32_t)1 << part;
        look_at_parts(x, one, house_total);
        if (!across) continue;
        const bool has_right = (part + 1) % across, has_below = part + across < r->n;
        if (has_right) look_at_parts(x, one | one << 1, house_total);
        if (has_below) look_at_parts(x, one | one << across, house_total);
        if (has_right && has_below)
            look_at_parts(x, one | one << 1 | one << across | one << (across + 1), house_total);
    }
}

static void look_at_other_houses(struct finder *x, int house_total)
{
    for (int h = x->rules->first_extra; h < x->houses; h++) {
        if (!x->rules->house[h].full) continue;
        for (int i = 0; i < x->cages; i++) {
            struct cage *c = &x->cage[i];
            const cell_set within = set_both(&c->cells, &x->house[h]),
                           outside = set_but_not(&c->cells, &x->house[h]);
            c->parts[OTHER_HOUSE] = (uint32_t)!set_is_empty(&within) | (uint32_t)!set_is_empty(&outside)
                                                                           << 1;
        }
        look_at_region(x, &x->house[h], OTHER_HOUSE, 1, house_total);
    }
}

/* Cells that are in no cage at all. */
static void look_at_grid(struct finder *x, int house_total)
{
    const uint32_t rows = ((uint32_t)1 << x->rules->n) - 1;
    cell_set grid = {{0}};
    for (int cell = 0; cell < x->rules->cells; cell++) set_add(&grid, cell);
    look_at_region(x, &grid, ROWS, rows, house_total * x->rules->n);
}

void add_innies(struct forms *f)
{
    const sudoku_rules *r = f->of->rules;
    struct finder x; /* most of it is not used, and need not be cleared */
    const int house_total = f->n * (f->n + 1) / 2;
    x.f = f;
    x.rules = r;
    x.cages = x.added_count = 0;
    x.in_cages = (cell_set){{0}};
    memset(x.house, 0, sizeof x.house);
    memset(x.part, 0, sizeof x.part);
    find_cages(&x);
    if (x.cages < 2) return;
    x.houses = r->all_house_count < MOST_HOUSES ? r->all_house_count : MOST_HOUSES;
    for (int h = 0; h < x.houses; h++) set_add_all(&x.house[h], r->house[h].cell, r->house[h].count);
    f->clue = NOT_FROM_A_CLUE;
    look_at_grid(&x, house_total);
    if (r->region) look_at_boxes(&x, house_total);
    look_at_runs(&x, ROWS, house_total);
    look_at_runs(&x, COLUMNS, house_total);
    look_at_other_houses(&x, house_total);
}
