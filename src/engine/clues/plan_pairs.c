/* SPDX-License-Identifier: MIT */
/* plan_pairs.c - pairs of cells, those with the same table side by side. */
#include "base/memory.h"
#include "engine/clues/plan_memory.h"
#include "engine/clues/plan_parts.h"

/* What goes with any of the candidates of a set, for all sets: `with` are the digits that go with each digit. */
static void write_table(struct candidate_table *t, const bitset *with, int n)
{
    for (int part = 0; part * PART < n; part++)
        for (int set = 1; set < LANES; set++) {
            const int lowest = __builtin_ctz((unsigned)set), digit = part * PART + lowest;
            t->part[part].lane[set] =
                t->part[part].lane[set & (set - 1)] | (digit < n ? (uint16_t)with[digit] : 0);
        }
}

static void write_tables(struct pair_block *b, const bitset *table, int n)
{
    bitset turned[CLUES_MAX_SIZE] = {0};
    for (int x = 0; x < n; x++)
        for_each_bit(y, table[x]) turned[y] |= bit(x);
    write_table(&b->to[1], table, n);
    write_table(&b->to[0], turned, n);
}

void plan_pairs(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    const size_t tables = f->table_count / (size_t)p->n;
    int *open = new_array(tables, sizeof *open); /* the block of each table that has room, + 1 */
    p->pair = plan_room(p, tables + f->pair_count / LANES, sizeof *p->pair);
    p->no_memory |= !open;
    for (size_t i = 0; !p->no_memory && i < f->pair_count; i++) {
        const struct form_pair *pair = &f->pair[i];
        const bitset *table = f->tables + (size_t)pair->table * (size_t)p->n;
        if (only_differ(p, pair)) continue;
        int block = open[pair->table] - 1;
        if (block < 0 || p->pair[block].used == UINT32_MAX) {
            block = p->pairs++;
            open[pair->table] = block + 1;
            fill_lanes(&p->pair[block].slot[0].cell, p->full_cell);
            fill_lanes(&p->pair[block].slot[1].cell, p->full_cell);
            write_tables(&p->pair[block], table, p->n);
        }
        struct pair_block *b = &p->pair[block];
        const int lane = __builtin_ctz(~b->used);
        b->used |= (uint32_t)1 << lane;
        b->slot[0].cell.lane[lane] = pair->a;
        b->slot[1].cell.lane[lane] = pair->b;
        add_bit(&b->cells, pair->a);
        add_bit(&b->cells, pair->b);
        p->weight[pair->a] += 2;
        p->weight[pair->b] += 2;
    }
    free(open);
}
