/* SPDX-License-Identifier: MIT */
/* clue_plan.c - see clue_plan.h */
#include "engine/clues/clue_plan.h"

#include "base/memory.h"
#include "engine/clues/plan_memory.h"
#include "engine/clues/plan_parts.h"

static void plan_walks(struct clue_plan *p)
{
    const struct forms *f = p->forms;
    p->walk_cells = plan_room(p, f->walk_count, sizeof *p->walk_cells);
    for (size_t i = 0; p->walk_cells && i < f->walk_count; i++)
        for (int k = 0; k < f->walk[i].count; k++) {
            const int cell = f->cells[f->walk[i].first_cell + k];
            add_bit(&p->walk_cells[i], cell);
            p->weight[cell] += 2;
        }
}

/* Sets of digits, part by part: with each digit counted from the other end; and what they add up to. */
static void write_digit_tables(struct clue_plan *p)
{
    p->mirrored = plan_room(p, 1, sizeof *p->mirrored);
    p->total = plan_room(p, 1, sizeof *p->total);
    p->count = plan_room(p, 1, sizeof *p->count);
    for (int part = 0; !p->no_memory && part < TABLE_PARTS; part++)
        for (int set = 1; set < LANES; set++) {
            const int digit = part * PART + __builtin_ctz((unsigned)set), without = set & (set - 1);
            p->count->part[part].lane[set] = (uint16_t)(p->count->part[part].lane[without] + 1);
            if (digit >= p->n) continue;
            p->mirrored->part[part].lane[set] =
                p->mirrored->part[part].lane[without] | (uint16_t)bit(p->n - 1 - digit);
            p->total->part[part].lane[set] = (uint16_t)(p->total->part[part].lane[without] + digit + 1);
        }
}

static int digit_sum(bitset digits)
{
    int sum = 0;
    for_each_bit(d, digits) sum += d + 1;
    return sum;
}

/* Is there a sum, or a cage with one? */
static bool has_sums(const struct forms *f)
{
    bool found = f->sum_count > 0;
    for (size_t i = 0; i < f->family_count && !found; i++) {
        const bitset *set = f->sets + f->family[i].first_set;
        found = f->family[i].count < f->n;
        for (int j = 1; j < f->family[i].set_count; j++) found &= digit_sum(set[j]) == digit_sum(*set);
    }
    return found;
}

static void write_start(struct clue_plan *p, const sudoku_puzzle *puzzle)
{
    p->start = plan_room(p, CELL_ROOM, sizeof *p->start);
    p->weight = plan_room(p, (size_t)p->cells, sizeof *p->weight);
    if (p->no_memory) return;
    for (int cell = 0; cell < p->cells; cell++) {
        p->start[cell] = (uint16_t)(allowed_digits(puzzle, cell) & p->forms->mask[cell]);
        p->weight[cell] = (uint32_t)(3 * p->n);
    }
    p->start[p->full_cell] = (uint16_t)first_bits(p->n);
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
    p->vectors = p->n <= SMALL_SIZE ? SMALL_VECTORS : p->full_cell / LANES + 1;
    p->has_sums = has_sums(f);
    write_digit_tables(p);
    write_start(p, puzzle);
    if (!p->no_memory) plan_peers(p, r);
    if (!p->no_memory) plan_houses(p, r);
    if (!p->no_memory) plan_crossings(p, r);
    if (!p->no_memory) plan_pairs(p);
    if (!p->no_memory) plan_families(p, r);
    if (!p->no_memory) plan_sums(p);
    if (!p->no_memory) plan_walks(p);
    if (p->no_memory) {
        clue_plan_free(p);
        return NULL;
    }
    return p;
}

void clue_plan_free(struct clue_plan *p)
{
    if (!p) return;
    free_plan_memory(p);
    free(p);
}
