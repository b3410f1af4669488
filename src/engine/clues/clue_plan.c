/* SPDX-License-Identifier: MIT */
/* clue_plan.c - see clue_plan.h */
#include "engine/clues/clue_plan.h"

#include "base/memory.h"

enum { NO_SET = 0, PART = 5 };

/* Memory for vectors, whose alignment malloc() does not promise; the block behind it is freed by free_vectors(). */
static void *new_vectors(size_t count, size_t size)
{
    const size_t align = _Alignof(struct lane_values);
    char *block = new_array(count * size + align + sizeof(void *), 1);
    if (!block) return NULL;
    char *at = block + sizeof(void *);
    at += (align - (uintptr_t)at % align) % align;
    memcpy(at - sizeof(void *), &block, sizeof block);
    return at;
}

static void free_vectors(void *at)
{
    void *block;
    if (!at) return;
    memcpy(&block, (char *)at - sizeof(void *), sizeof block);
    free(block);
}

static void add_cell(struct cell_bits *bits, int cell)
{
    bits->word[cell / LANES] |= (uint32_t)1 << cell % LANES;
}

static void fill_lanes(struct lane_values *v, int value)
{
    for (int l = 0; l < LANES; l++) v->lane[l] = (uint16_t)value;
}

/* ---- houses, peers ---- */

static void add_houses(struct clue_plan *p, const sudoku_rules *r)
{
    int count = 0;
    for (int h = 0; h < r->all_house_count; h++) {
        if (!r->house[h].full) continue;
        struct house_block *b = &p->house[count / LANES];
        const int lane = count++ % LANES;
        if (!lane)
            for (int k = 0; k < p->n; k++) fill_lanes(&b->slot[k], p->full_cell);
        b->used |= (uint32_t)1 << lane;
        for (int k = 0; k < p->n; k++) {
            b->slot[k].lane[lane] = r->house[h].cell[k];
            add_cell(&b->cells, r->house[h].cell[k]);
        }
    }
    p->houses = (count + LANES - 1) / LANES;
}

static void add_peers(struct clue_plan *p, const uint16_t *cell, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            if (cell[i] != cell[j])
                p->peers[cell[i] * p->vectors + cell[j] / LANES].lane[cell[j] % LANES] = UINT16_MAX;
}

/* ---- pairs ---- */

static bool says_only_differ(const struct clue_plan *p, const bitset *table)
{
    for (int d = 0; d < p->n; d++)
        if (table[d] != (first_bits(p->n) & ~bit(d))) return false;
    return true;
}

/* Fills in both directions of a table, part by part. */
static void cut_table(struct pair_block *b, const bitset *table, int n)
{
    for (int part = 0; part * PART < n; part++)
        for (int m = 0; m < LANES; m++)
            for (int d = part * PART; d < n; d++) {
                if (d - part * PART < PART && m >> (d - part * PART) & 1)
                    b->to_b[part].lane[m] |= (uint16_t)table[d];
            }
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            if (!(table[x] & bit(y))) continue;
            for (int m = 0; m < LANES; m++)
                if (m >> y % PART & 1) b->to_a[y / PART].lane[m] |= (uint16_t)bit(x);
        }
}

static bool add_pairs(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    const size_t tables = f->table_count / (size_t)p->n;
    int *open = new_array(tables, sizeof *open); /* the block of each table that has room, + 1 */
    int *count = new_array(f->pair_count, sizeof *count);
    for (size_t i = 0; open && count && i < f->pair_count; i++) {
        const struct form_pair *pair = &f->pair[i];
        const bitset *table = f->tables + (size_t)pair->table * (size_t)p->n;
        if (says_only_differ(p, table)) {
            add_peers(p, (const uint16_t[]){pair->a, pair->b}, 2);
            continue;
        }
        int block = open[pair->table] - 1;
        if (block < 0 || count[block] == LANES) {
            block = p->pairs++;
            open[pair->table] = block + 1;
            fill_lanes(&p->pair[block].a, p->full_cell);
            fill_lanes(&p->pair[block].b, p->full_cell);
            cut_table(&p->pair[block], table, p->n);
        }
        struct pair_block *b = &p->pair[block];
        const int lane = count[block]++;
        b->used |= (uint32_t)1 << lane;
        b->a.lane[lane] = pair->a;
        b->b.lane[lane] = pair->b;
        add_cell(&b->cells, pair->a);
        add_cell(&b->cells, pair->b);
        p->weight[pair->a] += 2;
        p->weight[pair->b] += 2;
    }
    const bool good = open && count;
    free(open);
    free(count);
    return good;
}

/* ---- families ---- */

/* Families by the number of their sets, so that those of a block have about as many. */
static void sort_families(const struct forms *f, int *order)
{
    for (int i = 0; i < (int)f->family_count; i++) {
        int at = i;
        while (at && f->family[order[at - 1]].set_count > f->family[i].set_count) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = i;
    }
}

static size_t sets_needed(const struct forms *f, const int *order)
{
    size_t sets = 0;
    for (size_t i = 0; i < f->family_count; i++)
        if (i % LANES == LANES - 1 || i + 1 == f->family_count)
            sets += (size_t)f->family[order[i]].set_count;
    return sets;
}

static bool add_families(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    int *order = new_array(f->family_count, sizeof *order);
    if (!order) return false;
    sort_families(f, order);
    p->sets = new_vectors(sets_needed(f, order), sizeof *p->sets);
    struct lane_values *free_set = p->sets;
    for (int i = 0; p->sets && i < (int)f->family_count; i++) {
        struct family_block *b = &p->family[i / LANES];
        const int lane = i % LANES;
        if (!lane) {
            const int last = i + LANES < (int)f->family_count ? i + LANES : (int)f->family_count;
            b->sets = f->family[order[last - 1]].set_count;
            b->set = free_set;
            for (int k = 0; k < p->n; k++) fill_lanes(&b->slot[k], p->empty_cell);
            free_set += b->sets;
        }
        const struct form_family *family = &f->family[order[i]];
        const uint16_t *cell = f->cells + family->first_cell;
        b->used |= (uint32_t)1 << lane;
        if (family->count > b->slots) b->slots = family->count;
        for (int k = 0; k < family->count; k++) {
            b->slot[k].lane[lane] = cell[k];
            b->has_slot[k] |= (uint32_t)1 << lane;
            add_cell(&b->cells, cell[k]);
            p->weight[cell[k]] += (uint32_t)(family->count < p->n ? 2 * p->n - family->count : p->n);
        }
        struct lane_values *sets = p->sets + (b->set - p->sets);
        for (int j = 0; j < family->set_count; j++)
            sets[j].lane[lane] = (uint16_t)f->sets[family->first_set + j];
        add_peers(p, cell, family->count);
    }
    p->families = ((int)f->family_count + LANES - 1) / LANES;
    free(order);
    return p->sets != NULL;
}

/* ---- sums, walks ---- */

static void note_cells_of_sums(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    for (size_t i = 0; i < f->sum_count; i++)
        for (int k = 0; k < f->sum[i].count; k++) {
            const int cell = f->terms[f->sum[i].first_term + k].cell;
            add_cell(&p->sum_cells[i], cell);
            p->weight[cell] += (uint32_t)p->n;
        }
    for (size_t i = 0; i < f->walk_count; i++)
        for (int k = 0; k < f->walk[i].count; k++) {
            const int cell = f->cells[f->walk[i].first_cell + k];
            add_cell(&p->walk_cells[i], cell);
            p->weight[cell] += 2;
        }
}

static bool are_peers(const struct clue_plan *p, int a, int b)
{
    return p->peers[a * p->vectors + b / LANES].lane[b % LANES] != 0;
}

/* Each term joins the first group of its sum in which it differs from all cells. */
static void group_terms(struct clue_plan *p, const struct form_sum *sum)
{
    const struct form_term *term = p->forms->terms + sum->first_term;
    uint8_t *group = p->group + sum->first_term;
    for (int i = 0; i < sum->count; i++) {
        int g = 0;
        for (int j = 0; j < i; j++)
            if (group[j] == g &&
                (term[j].weight != term[i].weight || !are_peers(p, term[i].cell, term[j].cell))) {
                g++;
                j = -1; /* the next group, from its first term */
            }
        group[i] = (uint8_t)g;
    }
}

/* ---- all together ---- */

static bool allocate(struct clue_plan *p, const sudoku_rules *r)
{
    const struct forms *f = p->forms;
    p->start = new_vectors(CELL_ROOM, sizeof *p->start);
    p->peers = new_vectors((size_t)p->cells * (size_t)p->vectors, sizeof *p->peers);
    p->weight = new_array((size_t)p->cells, sizeof *p->weight);
    p->house = new_vectors((size_t)r->all_house_count / LANES + 1, sizeof *p->house);
    p->pair = new_vectors(f->table_count / (size_t)p->n + f->pair_count / LANES, sizeof *p->pair);
    p->family = new_vectors(f->family_count / LANES + 1, sizeof *p->family);
    p->sum_cells = new_array(f->sum_count, sizeof *p->sum_cells);
    p->walk_cells = new_array(f->walk_count, sizeof *p->walk_cells);
    p->group = new_array(f->term_count, sizeof *p->group);
    return p->start && p->peers && p->weight && p->house && p->pair && p->family && p->sum_cells &&
           p->walk_cells && p->group;
}

struct clue_plan *clue_plan_new(const sudoku_puzzle *puzzle, const struct forms *f)
{
    const sudoku_rules *r = puzzle->rules;
    struct clue_plan *p = new_array(1, sizeof *p);
    if (!p) return NULL;
    p->forms = f;
    p->n = r->n;
    p->cells = r->cells;
    p->empty_cell = r->cells;
    p->full_cell = r->cells + 1;
    p->vectors = p->full_cell / LANES + 1;
    if (!allocate(p, r)) {
        clue_plan_free(p);
        return NULL;
    }
    for (int cell = 0; cell < p->cells; cell++) {
        p->start[cell] = (uint16_t)(allowed_digits(puzzle, cell) & f->mask[cell]);
        p->weight[cell] = (uint32_t)(3 * p->n);
    }
    p->start[p->full_cell] = (uint16_t)first_bits(p->n);
    add_houses(p, r);
    for (int h = 0; h < r->all_house_count; h++) add_peers(p, r->house[h].cell, r->house[h].count);
    for (size_t i = 0; i < f->differ_count; i++)
        add_peers(p, f->cells + f->differ[i].first_cell, f->differ[i].count);
    note_cells_of_sums(p);
    if (!add_pairs(p) || !add_families(p)) {
        clue_plan_free(p);
        return NULL;
    }
    for (size_t i = 0; i < f->sum_count; i++) group_terms(p, &f->sum[i]);
    return p;
}

void clue_plan_free(struct clue_plan *p)
{
    if (!p) return;
    free_vectors(p->start);
    free_vectors(p->peers);
    free(p->weight);
    free_vectors(p->house);
    free_vectors(p->pair);
    free_vectors(p->family);
    free_vectors(p->sets);
    free(p->sum_cells);
    free(p->walk_cells);
    free(p->group);
    free(p);
}
