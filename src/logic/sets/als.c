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

/* ---- places ---- */

static int *slot_of(const struct als_list *l, const cells *in, int digit)
{
    uint64_t hash = (uint64_t)digit;
    for (int w = 0; w < CELLS_WORDS; w++) hash = (hash ^ in->word[w]) * 0x9E3779B97F4A7C15u;
    return &l->slot[hash >> 32 & (uint64_t)(l->slots - 1)];
}

static void put_in_slot(const struct als_list *l, int place)
{
    struct als_places *p = &l->places[place];
    int *slot = slot_of(l, &p->in, p->digit);
    p->next = *slot;
    *slot = place;
}

/* Twice as many slots when there are as many places. */
static bool widen_slots(struct als_list *l)
{
    enum { FEW = 512 };
    if (l->place_count < l->slots) return true;
    const int slots = l->slots ? 2 * l->slots : FEW;
    int *wide = malloc((size_t)slots * sizeof *wide);
    if (!wide) return false;
    free(l->slot);
    l->slot = wide;
    l->slots = slots;
    for (int i = 0; i < slots; i++) wide[i] = -1;
    for (int i = 0; i < l->place_count; i++) put_in_slot(l, i);
    return true;
}

/* The number of these places of a digit, new or known; -1: out of memory. */
static int places_at(struct collecting *c, const cells *in, int digit)
{
    struct als_list *l = c->list;
    if (!widen_slots(l) || !ROOM_FOR(l, places, place_count, place_room)) return -1;
    for (int i = *slot_of(l, in, digit); i >= 0; i = l->places[i].next)
        if (l->places[i].digit == digit && cells_equal(&l->places[i].in, in)) return i;
    const cells seen = seen_by_all(c->f->field, in);
    l->places[l->place_count] = (struct als_places){
        .in = *in, .seen = cells_and(&seen, cells_with(c->f->at, digit)), .digit = digit};
    put_in_slot(l, l->place_count);
    return l->place_count++;
}

static bool add_digit(struct collecting *c, const struct als *a, int digit)
{
    struct als_list *l = c->list;
    const cells in = cells_and(&a->all, cells_with(c->f->at, digit));
    const int places = places_at(c, &in, digit);
    if (places < 0 || !ROOM_FOR(l, digit, digits, digit_room)) return out_of_memory(c->f);
    l->digit[l->digits++] = places;
    return true;
}

/* ---- sets ---- */

static bool add_set(struct collecting *c, const cells *set, bitset digits, int size)
{
    struct als_list *l = c->list;
    if (met_before(c->f->field, set, c->house)) return true;
    if (!may_spend(c->f, (uint64_t)bits_in(digits))) return false;
    if (!ROOM_FOR(l, als, count, als_room)) return out_of_memory(c->f);
    l->als[l->count] = (struct als){*set, digits, size, l->digits};
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
        if (size + 1 >= c->smallest && bits_in(all) == size + 2 && !add_set(c, set, all, size + 1))
            return false;
        if (!add_cells(c, set, all, size + 1, i + 1)) return false;
        cells_remove(set, cell);
    }
    return true;
}

bool als_collect(struct finder *f, int smallest, struct als_list *list)
{
    struct collecting c = {.f = f, .list = list, .smallest = smallest};
    list->count = list->digits = list->place_count = list->commons = 0;
    for (int i = 0; i < list->slots; i++) list->slot[i] = -1;
    for (c.house = 0; c.house < f->field->houses; c.house++) {
        const int count = f->field->rules->house[c.house].count;
        cells set = no_cells();
        /* all cells of a house that has every digit are locked */
        c.largest = count > SMALL_HOUSE ? LARGEST_IN_LARGE_HOUSE : count - house_full(f->field, c.house);
        if (!add_cells(&c, &set, 0, 0, 0)) return false;
    }
    return true;
}

const struct als_list *als_of(struct finder *f, bool overlap, bool both)
{
    if (!f->sets) f->sets = calloc(1, sizeof *f->sets);
    struct als_list *l = f->sets;
    if (!l) {
        out_of_memory(f);
        return NULL;
    }
    if (l->complete && l->clock == f->at->clock && l->overlap == overlap && l->both == both) return l;
    l->clock = f->at->clock;
    l->overlap = overlap;
    l->both = both;
    l->complete = als_collect(f, 1, l) && als_link(f, overlap, both, l);
    return l->complete ? l : NULL;
}

void als_forget(struct finder *f)
{
    if (f->sets) als_free(f->sets);
    free(f->sets);
    f->sets = NULL;
}

void als_free(struct als_list *l)
{
    free(l->als);
    free(l->digit);
    free(l->places);
    free(l->slot);
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

bool als_lose_commons(const struct als_list *l, const struct als *a, const struct als *b, bitset but)
{
    for_each_bit(d, a->digits & b->digits & ~but)
        if (cells_meet(&als_places(l, a, d + 1)->seen, &als_places(l, b, d + 1)->seen)) return true;
    return false;
}

void als_remove_commons(struct finder *f, const struct als_list *l, const struct als *a,
                        const struct als *b, bitset but, struct removals *removals)
{
    for_each_bit(d, a->digits & b->digits & ~but) {
        const struct als_places *in_a = als_places(l, a, d + 1), *in_b = als_places(l, b, d + 1);
        const cells gone = cells_and(&in_a->seen, &in_b->seen);
        if (cells_empty(&gone)) continue;
        removals_add_all(removals, &gone, d + 1);
        const cells fins = cells_or(&in_a->in, &in_b->in);
        for_each_cell(cell, &fins) step_part(f->step, SUDOKU_FIN, cell, d + 1);
    }
}
