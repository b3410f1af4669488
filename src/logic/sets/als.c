/* SPDX-License-Identifier: MIT */
/* als.c - see als.h */
#include "logic/sets/als.h"

#include <stdlib.h>

#include "logic/position/room.h"

/* Sets of a house of 9 cells may have 8 of them.  In larger houses there are too many. */
enum { SMALL_HOUSE = 9, LARGEST_IN_LARGE_HOUSE = 5 };

struct collecting {
    struct finder *f;
    struct als_list *list;
    int smallest, largest, house;
};

#define ROOM_FOR(list, items, count, room) \
    make_room((void **)&(list)->items, (list)->count + 1, &(list)->room, sizeof *(list)->items)

static bool out_of_memory(struct finder *f)
{
    f->no_memory = f->stopped = true;
    return false;
}

/* Has an earlier house all these cells? */
static bool met_before(const struct field *field, const cells *set, int house)
{
    const int any = cells_next(set, -1);
    for (const struct seat *s = first_house(field, any); s < past_house(field, any); s++)
        if (s->house < house && cells_within(set, &field->house[s->house])) return true;
    return false;
}

static bool add_digit(struct collecting *c, const struct als *a, int digit)
{
    struct als_list *l = c->list;
    if (!ROOM_FOR(l, digit, digits, digit_room)) return out_of_memory(c->f);
    struct als_digit *d = &l->digit[l->digits++];
    const cells *with = cells_with(c->f->at, digit);
    d->in = cells_and(&a->all, with);
    const cells seen = seen_by_all(c->f->field, &d->in), outside = cells_but_not(with, &a->all);
    d->seen = cells_and(&seen, &outside);
    return true;
}

static bool add_set(struct collecting *c, const cells *set, bitset digits)
{
    struct als_list *l = c->list;
    if (met_before(c->f->field, set, c->house)) return true;
    if (!may_spend(c->f, (uint64_t)bits_in(digits))) return false;
    if (!ROOM_FOR(l, als, count, als_room)) return out_of_memory(c->f);
    l->als[l->count] = (struct als){*set, digits, l->digits};
    for_each_bit(d, digits)
        if (!add_digit(c, &l->als[l->count], d + 1)) return false;
    l->count++;
    return true;
}

/* Adds cells from `position` on to the `size` cells in `set`. */
static bool add_cells(struct collecting *c, cells *set, bitset digits, int size, int position)
{
    const struct field *field = c->f->field;
    if (size == c->largest || !may_go_on(c->f)) return !c->f->stopped;
    for (int i = position; i < field->rules->house[c->house].count; i++) {
        const int cell = house_cell(field, c->house, i);
        const bitset all = digits | c->f->at->candidates[cell];
        if (c->f->at->digit[cell] || bits_in(all) > c->largest + 1) continue;
        cells_add(set, cell);
        if (size + 1 >= c->smallest && bits_in(all) == size + 2 && !add_set(c, set, all)) return false;
        if (!add_cells(c, set, all, size + 1, i + 1)) return false;
        cells_remove(set, cell);
    }
    return true;
}

bool als_collect(struct finder *f, int smallest, struct als_list *list)
{
    struct collecting c = {.f = f, .list = list, .smallest = smallest};
    *list = (struct als_list){0};
    for (c.house = 0; c.house < f->field->houses; c.house++) {
        const int count = f->field->rules->house[c.house].count;
        cells set = no_cells();
        /* all cells of a house that has every digit are locked */
        c.largest = count > SMALL_HOUSE ? LARGEST_IN_LARGE_HOUSE : count - house_full(f->field, c.house);
        if (!add_cells(&c, &set, 0, 0, 0)) return false;
    }
    return true;
}

/* ---- restricted commons ---- */

static bool is_restricted(const struct als_digit *a, const struct als_digit *b, const cells *shared)
{
    return !cells_meet(&a->in, shared) && !cells_meet(&b->in, shared) &&
           cells_within(&a->in, &b->seen) && cells_within(&b->in, &a->seen);
}

static bool link_sets(struct finder *f, struct als_list *l, int i, int j, bool overlap)
{
    const struct als *a = &l->als[i], *b = &l->als[j];
    const bitset common = a->digits & b->digits;
    if (!common || (!overlap && cells_meet(&a->all, &b->all))) return true;
    const cells shared = cells_and(&a->all, &b->all);
    int found = 0;
    for_each_bit(d, common) {
        if (!is_restricted(als_digit(l, a, d + 1), als_digit(l, b, d + 1), &shared)) continue;
        if (!found++) {
            if (!ROOM_FOR(l, common, commons, common_room)) return out_of_memory(f);
            l->common[l->commons++] = (struct restricted){i, j, {d + 1, 0}};
        } else l->common[l->commons - 1].digit[1] = d + 1;
    }
    return true;
}

bool als_link(struct finder *f, bool overlap, bool both, struct als_list *l)
{
    l->first_common = malloc(((size_t)l->count + 1) * sizeof *l->first_common);
    if (!l->first_common) return out_of_memory(f);
    for (int i = 0; i < l->count; i++) {
        l->first_common[i] = l->commons;
        for (int j = both ? 0 : i + 1; j < l->count; j++)
            if (j != i && !link_sets(f, l, i, j, overlap)) return false;
        if (!may_spend(f, 1 + (uint64_t)(l->count - i) / 8)) return false;
    }
    l->first_common[l->count] = l->commons;
    return true;
}

void als_free(struct als_list *l)
{
    free(l->als);
    free(l->digit);
    free(l->common);
    free(l->first_common);
    *l = (struct als_list){0};
}

void step_als(struct finder *f, const struct als *a, int k)
{
    for_each_cell(cell, &a->all) {
        for_each_bit(d, f->at->candidates[cell])
            step_part(f->step, (sudoku_role)(SUDOKU_SET + k), cell, d + 1);
        step_cell_truth(f->step, cell);
    }
}

void als_remove_commons(struct finder *f, const struct als_list *l, const struct als *a,
                        const struct als *b, bitset but, struct removals *removals)
{
    for_each_bit(d, a->digits & b->digits & ~but) {
        const struct als_digit *in_a = als_digit(l, a, d + 1), *in_b = als_digit(l, b, d + 1);
        const cells gone = cells_and(&in_a->seen, &in_b->seen);
        if (cells_empty(&gone)) continue;
        removals_add_all(removals, &gone, d + 1);
        const cells fins = cells_or(&in_a->in, &in_b->in);
        for_each_cell(cell, &fins) step_part(f->step, SUDOKU_FIN, cell, d + 1);
    }
}
