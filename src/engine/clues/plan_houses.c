/* SPDX-License-Identifier: MIT */
/* plan_houses.c - houses, cells that differ, and what lines and boxes have in common. */
#include <string.h>

#include "engine/clues/plan_memory.h"
#include "engine/clues/plan_parts.h"

/* ---- cells that differ ---- */

void plan_differing(struct clue_plan *p, const uint16_t *cell, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            if (cell[i] != cell[j]) {
                p->peers[cell[i] * p->vectors + cell[j] / LANES].lane[cell[j] % LANES] = UINT16_MAX;
                set_add(&p->sees[cell[i]], cell[j]);
            }
}

bool only_differ(const struct clue_plan *p, const struct form_pair *pair)
{
    const bitset *table = p->forms->tables + (size_t)pair->table * (size_t)p->n;
    for (int d = 0; d < p->n; d++)
        if (table[d] != (first_bits(p->n) & ~bit(d))) return false;
    return true;
}

void plan_peers(struct clue_plan *p, const sudoku_rules *r)
{
    const struct forms *f = p->forms;
    p->peers = plan_room(p, (size_t)p->cells * (size_t)p->vectors, sizeof *p->peers);
    p->sees = plan_room(p, (size_t)p->cells, sizeof *p->sees);
    if (p->no_memory) return;
    for (int h = 0; h < r->all_house_count; h++) plan_differing(p, r->house[h].cell, r->house[h].count);
    for (size_t i = 0; i < f->differ_count; i++)
        plan_differing(p, f->cells + f->differ[i].first_cell, f->differ[i].count);
    for (size_t i = 0; i < f->family_count; i++)
        plan_differing(p, f->cells + f->family[i].first_cell, f->family[i].count);
    for (size_t i = 0; i < f->pair_count; i++)
        if (only_differ(p, &f->pair[i]))
            plan_differing(p, (const uint16_t[]){f->pair[i].a, f->pair[i].b}, 2);
}

/* ---- houses that hold every digit ---- */

/* The houses of each cell, and a house that is empty behind all others. */
static void list_houses_of_cells(struct clue_plan *p, const sudoku_rules *r)
{
    uint8_t depth[CLUE_CELLS] = {0};
    int number = 0;
    for (int pass = 0; pass < 2; pass++) {
        if (pass) {
            const size_t vectors = (size_t)(p->house_depth * p->vectors);
            p->house_of = plan_room(p, vectors, sizeof *p->house_of);
            if (!p->house_of) return;
            for (size_t v = 0; v < vectors; v++) fill_lanes(&p->house_of[v], p->houses * LANES);
            memset(depth, 0, sizeof depth);
        }
        number = 0;
        for (int h = 0; h < r->all_house_count && number < p->houses * LANES; h++) {
            if (!r->house[h].full) continue;
            for (int k = 0; k < p->n; k++) {
                const int cell = r->house[h].cell[k], q = depth[cell]++;
                if (q >= p->house_depth) p->house_depth = q + 1;
                if (pass)
                    p->house_of[cell / LANES * p->house_depth + q].lane[cell % LANES] = (uint16_t)number;
            }
            number++;
        }
    }
}

void plan_houses(struct clue_plan *p, const sudoku_rules *r)
{
    int count = 0;
    for (int h = 0; h < r->all_house_count && count < HOUSE_BLOCKS * LANES; h++) {
        if (!r->house[h].full) continue;
        struct house_block *b = &p->house[count / LANES];
        const int lane = count++ % LANES;
        if (!lane) {
            b->slot = plan_room(p, (size_t)p->n, sizeof *b->slot);
            if (!b->slot) return;
            for (int k = 0; k < p->n; k++) fill_lanes(&b->slot[k].cell, p->full_cell);
        }
        b->used |= (uint32_t)1 << lane;
        for (int k = 0; k < p->n; k++) b->slot[k].cell.lane[lane] = r->house[h].cell[k];
    }
    p->houses = (count + LANES - 1) / LANES;
    list_houses_of_cells(p, r);
}

/* ---- crossings ---- */

static int common_cells(const cell_set *a, const cell_set *b)
{
    const cell_set both = set_both(a, b);
    return set_count(&both);
}

static void add_cells(struct clue_plan *p, int crossing, enum crossing_part part, cell_set cells)
{
    const struct crossing_block *b = &p->crossing[crossing / LANES];
    uint8_t cell[CLUE_CELLS];
    for (int k = set_list(&cells, cell) - 1; k >= 0; k--)
        b->slot[part][k].cell.lane[crossing % LANES] = cell[k];
}

/* A block without crossings, with slots that hold nothing. */
static void begin_block(struct clue_plan *p, struct crossing_block *b)
{
    for (int part = 0; part < CROSSING_PARTS; part++) {
        b->slot[part] = plan_room(p, (size_t)p->crossing_slots[part], sizeof *b->slot[part]);
        for (int k = 0; b->slot[part] && k < p->crossing_slots[part]; k++)
            fill_lanes(&b->slot[part][k].cell, p->empty_cell);
    }
}

/* Of all lines, which are the first houses, with all boxes or regions, as far as they have two cells in common. */
static void for_each_crossing(struct clue_plan *p, const cell_set *set, int lines, int houses,
                              bool write)
{
    int count = 0;
    for (int line = 0; line < lines; line++)
        for (int box = lines; box < houses; box++) {
            const int common = common_cells(&set[line], &set[box]);
            if (common < 2 || common == p->n) continue;
            if (count == CROSSING_BLOCKS * LANES || p->no_memory) return;
            if (!write) {
                if (common > p->crossing_slots[CROSSING]) p->crossing_slots[CROSSING] = common;
                if (p->n - common > p->crossing_slots[REST_OF_LINE])
                    p->crossing_slots[REST_OF_LINE] = p->crossing_slots[REST_OF_BOX] = p->n - common;
            } else {
                struct crossing_block *b = &p->crossing[count / LANES];
                if (!b->used) begin_block(p, b);
                if (p->no_memory) return;
                b->used |= (uint32_t)1 << count % LANES;
                add_cells(p, count, CROSSING, set_both(&set[line], &set[box]));
                add_cells(p, count, REST_OF_LINE, set_but_not(&set[line], &set[box]));
                add_cells(p, count, REST_OF_BOX, set_but_not(&set[box], &set[line]));
            }
            count++;
        }
    p->crossings = (count + LANES - 1) / LANES;
}

void plan_crossings(struct clue_plan *p, const sudoku_rules *r)
{
    cell_set set[3 * CLUES_MAX_SIZE] = {{{0}}};
    const int lines = 2 * r->n, houses = r->first_extra;
    if (houses > (int)(sizeof set / sizeof *set)) return;
    for (int h = 0; h < houses; h++) {
        if (!r->house[h].full) return;
        set_add_all(&set[h], r->house[h].cell, r->house[h].count);
    }
    for_each_crossing(p, set, lines, houses, false);
    for_each_crossing(p, set, lines, houses, true);
}
