/* SPDX-License-Identifier: MIT */
/* plan_families.c - families, those with about as many cells side by side. */
#include "base/memory.h"
#include "engine/clues/plan_memory.h"
#include "engine/clues/plan_parts.h"

/* Families by how much of a block's time they take: sets, and cells. */
static void sort_families(const struct forms *f, int *order, long *cost)
{
    for (int i = 0; i < (int)f->family_count; i++) {
        const long own = (long)f->family[i].set_count * 64 + f->family[i].count;
        int at = i;
        for (; at && cost[at - 1] > own; at--) {
            order[at] = order[at - 1];
            cost[at] = cost[at - 1];
        }
        order[at] = i;
        cost[at] = own;
    }
}

/* A house that holds every digit and all cells of the family: the first, or -1. */
static int house_around(const sudoku_rules *r, const cell_set *cells, int first, int count)
{
    for (int i = r->first_seat[first]; i < r->first_seat[first + 1]; i++) {
        const struct house *h = &r->house[r->seat[i].house];
        int inside = 0;
        for (int k = 0; h->full && k < h->count; k++) inside += set_has(cells, h->cell[k]);
        if (inside == count) return r->seat[i].house;
    }
    return -1;
}

static void add_rest(const struct house *h, const cell_set *cells, struct family_block *b, int lane)
{
    int k = 0;
    for (int i = 0; i < h->count; i++) {
        if (set_has(cells, h->cell[i])) continue;
        b->rest[k].cell.lane[lane] = h->cell[i];
        b->has_rest_slot[k++] |= (uint32_t)1 << lane;
        add_bit(&b->cells, h->cell[i]);
    }
    if (k) b->has_rest |= (uint32_t)1 << lane;
    if (k > b->rest_slots) b->rest_slots = k;
}

static void add_family(struct clue_plan *p, const sudoku_rules *r, int number, struct family_block *b,
                       int lane)
{
    const struct form_family *family = &p->forms->family[number];
    const uint16_t *cell = p->forms->cells + family->first_cell;
    const int count = family->count;
    cell_set cells = {{0}};
    set_add_all(&cells, cell, count);
    b->family[lane] = number;
    b->used |= (uint32_t)1 << lane;
    if (count > b->slots) b->slots = count;
    for (int k = 0; k < count; k++) {
        b->slot[k].cell.lane[lane] = cell[k];
        b->has_slot[k] |= (uint32_t)1 << lane;
        add_bit(&b->cells, cell[k]);
        p->weight[cell[k]] += (uint32_t)(count < p->n ? 2 * p->n - count : p->n);
    }
    for (int j = 0; j < family->set_count; j++)
        b->set[j].lane[lane] = (uint16_t)p->forms->sets[family->first_set + j];
    const int house = count > 1 && count < p->n ? house_around(r, &cells, cell[0], count) : -1;
    if (house >= 0) add_rest(&r->house[house], &cells, b, lane);
}

void plan_families(struct clue_plan *p, const sudoku_rules *r)
{
    const struct forms *f = p->forms;
    const int count = (int)f->family_count;
    int *order = new_array(f->family_count, sizeof *order);
    long *cost = new_array(f->family_count, sizeof *cost);
    p->family = plan_room(p, f->family_count / LANES + 1, sizeof *p->family);
    p->no_memory |= !order || !cost;
    if (!p->no_memory) sort_families(f, order, cost);
    for (int i = 0; !p->no_memory && i < count; i++) {
        struct family_block *b = &p->family[i / LANES];
        const int lane = i % LANES;
        if (!lane) {
            const int last = i + LANES < count ? i + LANES : count;
            b->sets = f->family[order[last - 1]].set_count;
            b->set = plan_room(p, (size_t)b->sets, sizeof *b->set);
            b->slot = plan_room(p, (size_t)p->n, sizeof *b->slot);
            b->rest = plan_room(p, (size_t)p->n, sizeof *b->rest);
            if (p->no_memory) break;
            for (int k = 0; k < p->n; k++) {
                fill_lanes(&b->slot[k].cell, p->empty_cell);
                fill_lanes(&b->rest[k].cell, p->empty_cell);
            }
            p->families++;
        }
        add_family(p, r, order[i], b, lane);
    }
    free(order);
    free(cost);
}
