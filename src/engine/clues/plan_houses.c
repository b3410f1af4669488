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

enum { MOST_CROSSINGS = CROSSING_VECTORS * LANES - 1 };

/* The crossings of lines and boxes, numbered line by line. */
struct crossings {
    int count, most_cells, most_in_line, most_in_box;
    uint8_t line[MOST_CROSSINGS], box[MOST_CROSSINGS], cells[MOST_CROSSINGS];
    uint8_t in_line[CLUES_MAX_SIZE], in_box[CLUES_MAX_SIZE];
    uint8_t at[CLUES_MAX_SIZE][CLUES_MAX_SIZE]; /* line, box: number + 1, or 0 */
};

static int line_of(const struct clue_plan *p, int cell, bool columns)
{
    return columns ? cell % p->n : cell / p->n;
}

/* False: there are too many. */
static bool find_crossings(const struct clue_plan *p, const sudoku_rules *r, bool columns,
                           struct crossings *x)
{
    for (int i = 0; i < p->cells; i++) {
        const int cell = columns ? i % p->n * p->n + i / p->n : i;
        const int line = line_of(p, cell, columns), box = r->region[cell];
        if (box >= p->n) return false;
        if (!x->at[line][box]) {
            if (x->count == MOST_CROSSINGS) return false;
            x->line[x->count] = (uint8_t)line;
            x->box[x->count] = (uint8_t)box;
            x->at[line][box] = (uint8_t)++x->count;
            if (x->in_line[line]++ >= x->most_in_line) x->most_in_line = x->in_line[line];
            if (x->in_box[box]++ >= x->most_in_box) x->most_in_box = x->in_box[box];
        }
        const int number = x->at[line][box] - 1;
        if (x->cells[number]++ >= x->most_cells) x->most_cells = x->cells[number];
    }
    return true;
}

static void write_crossings(struct clue_plan *p, const sudoku_rules *r, bool columns,
                            const struct crossings *x, struct crossing_block *b)
{
    uint8_t filled[MOST_CROSSINGS] = {0};
    const int none = b->vectors * LANES - 1;
    for (int v = 0; v < b->vectors; v++) {
        for (int k = 0; k < b->slots; k++) fill_lanes(&b->slot[v * b->slots + k].cell, p->empty_cell);
        for (int k = 0; k < b->others_in_line; k++)
            fill_lanes(&b->in_line[v * b->others_in_line + k], none);
        for (int k = 0; k < b->others_in_box; k++)
            fill_lanes(&b->in_box[v * b->others_in_box + k], none);
    }
    for (int v = 0; v < p->vectors; v++) fill_lanes(&b->of_cell[v], none);
    for (int cell = 0; cell < p->cells; cell++) {
        const int number = x->at[line_of(p, cell, columns)][r->region[cell]] - 1;
        b->of_cell[cell / LANES].lane[cell % LANES] = (uint16_t)number;
        b->slot[number / LANES * b->slots + filled[number]++].cell.lane[number % LANES] = (uint16_t)cell;
    }
    for (int c = 0; c < x->count; c++) {
        int line = 0, box = 0;
        for (int other = 0; other < x->count; other++) {
            if (other == c) continue;
            if (x->line[other] == x->line[c])
                b->in_line[c / LANES * b->others_in_line + line++].lane[c % LANES] = (uint16_t)other;
            if (x->box[other] == x->box[c])
                b->in_box[c / LANES * b->others_in_box + box++].lane[c % LANES] = (uint16_t)other;
        }
    }
}

void plan_crossings(struct clue_plan *p, const sudoku_rules *r)
{
    for (int columns = 0; r->region && columns < 2; columns++) {
        struct crossings x = {.count = 0};
        struct crossing_block *b = &p->crossing[columns];
        if (!find_crossings(p, r, columns, &x)) return;
        *b = (struct crossing_block){.vectors = x.count / LANES + 1,
                                     .slots = x.most_cells,
                                     .others_in_line = x.most_in_line - 1,
                                     .others_in_box = x.most_in_box - 1};
        const size_t vectors = (size_t)b->vectors;
        b->slot = plan_room(p, vectors * (size_t)b->slots, sizeof *b->slot);
        b->in_line = plan_room(p, vectors * (size_t)b->others_in_line, sizeof *b->in_line);
        b->in_box = plan_room(p, vectors * (size_t)b->others_in_box, sizeof *b->in_box);
        b->of_cell = plan_room(p, (size_t)p->vectors, sizeof *b->of_cell);
        if (p->no_memory) return;
        write_crossings(p, r, columns, &x, b);
    }
}
