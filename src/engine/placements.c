/* SPDX-License-Identifier: MIT */
/* placements.c - see placements.h */
#include "engine/placements.h"

#include "engine/placements_count.h"

size_t placements_memory(const sudoku_rules *r)
{
    const size_t houses = (size_t)r->all_house_count, n = (size_t)r->n;
    return sizeof(struct placements) + (2 * houses + n * MOST_LISTED) * sizeof(bitset);
}

struct placements *placements_in(void *memory, const sudoku_rules *r)
{
    struct placements *p = memory;
    p->rules = r;
    p->settled = (bitset *)(void *)(p + 1);
    p->in_house = p->settled + r->all_house_count;
    p->fits = p->in_house + r->all_house_count;
    return p;
}

bool placements_pay(const sudoku_rules *r)
{
    size_t extra = 0;
    for (int h = r->first_extra; h < r->house_count; h++) extra += r->house[h].count;
    const bool irregular = r->region && !r->box_rows;
    return extra <= (irregular ? 0 : (size_t)r->cells / 2);
}

bool placements_count(struct placements *p, const bitset *candidates, uint64_t *solutions)
{
    return count_placements(p, candidates, solutions);
}
