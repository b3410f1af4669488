/* SPDX-License-Identifier: MIT */
/* plan_families.c - families, those with about as many cells side by side. */
#include "base/memory.h"
#include "engine/clues/plan_memory.h"
#include "engine/clues/plan_parts.h"

/* How much of a block's time a family takes: cells, and sets. */
static long cost(const struct form_family *f) { return (long)f->set_count * 64 + f->count; }

static void sort_families(const struct forms *f, int *order)
{
    for (int i = 0; i < (int)f->family_count; i++) {
        int at = i;
        while (at && cost(&f->family[order[at - 1]]) > cost(&f->family[i])) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = i;
    }
}

/* A house that holds every digit and all cells of the family: the first, or -1. */
static int house_around(const sudoku_rules *r, const uint16_t *cell, int count)
{
    for (int i = r->first_seat[cell[0]]; i < r->first_seat[cell[0] + 1]; i++) {
        const struct house *h = &r->house[r->seat[i].house];
        int inside = 0;
        for (int k = 0; h->full && k < h->count; k++)
            for (int c = 0; c < count; c++) inside += h->cell[k] == cell[c];
        if (inside == count) return r->seat[i].house;
    }
    return -1;
}

static void add_rest(const struct house *h, const uint16_t *cell, int count, struct family_block *b,
                     int lane)
{
    int k = 0;
    for (int i = 0; i < h->count; i++) {
        bool inside = false;
        for (int c = 0; c < count; c++) inside |= h->cell[i] == cell[c];
        if (inside) continue;
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
    const int house = count > 1 && count < p->n ? house_around(r, cell, count) : -1;
    if (house >= 0) add_rest(&r->house[house], cell, count, b, lane);
}

void plan_families(struct clue_plan *p, const sudoku_rules *r)
{
    const struct forms *f = p->forms;
    const int count = (int)f->family_count;
    int *order = new_array(f->family_count, sizeof *order);
    p->family = plan_room(p, f->family_count / LANES + 1, sizeof *p->family);
    p->no_memory |= !order;
    if (order) sort_families(f, order);
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
}
