/* SPDX-License-Identifier: MIT */
/* differing.c - see differing.h */
#include "engine/differing.h"

#include <string.h>

static void touch(struct differing *d, int cell) { d->changed[cell] = d->now; }

static void must_differ(struct differing *d, int cell, const cell_set *others)
{
    const cell_set added = set_but_not(others, &d->differs[cell]);
    uint8_t other[DIFFERING_CELLS];
    const int count = set_list(&added, other);
    if (!count) return;
    d->now++;
    touch(d, cell);
    d->differs[cell] = set_either(&d->differs[cell], &added);
    for (int i = 0; i < count; i++) {
        set_add(&d->differs[other[i]], cell);
        touch(d, other[i]);
    }
    if (set_has(&d->differs[cell], cell)) d->impossible = true;
}

void suppose_equal(struct differing *d, int a, int b)
{
    const cell_set both_differ = set_either(&d->differs[a], &d->differs[b]);
    must_differ(d, a, &both_differ);
    must_differ(d, b, &both_differ);
}

void suppose_different(struct differing *d, int a, int b)
{
    cell_set other = {{0}};
    set_add(&other, b);
    must_differ(d, a, &other);
}

/* The cell equals one of the others. */
static void equals_one_of(struct differing *d, int cell, const cell_set *others)
{
    const cell_set may_be = set_but_not(others, &d->differs[cell]);
    uint8_t partner[DIFFERING_CELLS];
    const int partners = set_list(&may_be, partner);
    if (!partners) {
        d->impossible = true;
    } else if (partners == 1) {
        suppose_equal(d, cell, partner[0]);
    } else {
        cell_set from_all = d->differs[partner[0]];
        for (int i = 1; i < partners; i++) from_all = set_both(&from_all, &d->differs[partner[i]]);
        must_differ(d, cell, &from_all);
    }
}

/* ---- the ways to pair up a leftover ---- */

struct pairing {
    unsigned may_equal[LEFTOVER_SIZE]; /* cells of the second list, bit by bit */
    int taken_by[LEFTOVER_SIZE];       /* of each cell of the second list; -1: none */
    unsigned visited;
};

/* Finds a partner, if necessary by giving others a different partner. */
static bool pair_up(struct pairing *p, int i)
{
    for (;;) {
        const unsigned untried = p->may_equal[i] & ~p->visited;
        if (!untried) return false;
        const int j = lowest(untried);
        p->visited |= 1u << j;
        if (p->taken_by[j] < 0 || pair_up(p, p->taken_by[j])) {
            p->taken_by[j] = i;
            return true;
        }
    }
}

static bool pair_up_all(struct pairing *p, const struct differing *d, const struct leftover *l)
{
    memset(p->taken_by, -1, sizeof p->taken_by);
    for (int i = 0; i < l->count; i++) {
        p->may_equal[i] = 0;
        for (int j = 0; j < l->count; j++)
            if (!set_has(&d->differs[l->a[i]], l->b[j])) p->may_equal[i] |= 1u << j;
    }
    for (int i = 0; i < l->count; i++) {
        p->visited = 0;
        if (!pair_up(p, i)) return false;
    }
    return true;
}

/* Cell i can be paired with j only if j's present partner can find another one, and so on, until one takes the former
   partner of i.  `can_push[i]` are the cells of the first list that such a chain can reach from i.  */
static void part_those_never_paired(struct differing *d, const struct pairing *p,
                                    const struct leftover *l)
{
    unsigned can_push[LEFTOVER_SIZE];
    for (int i = 0; i < l->count; i++) {
        can_push[i] = 1u << i;
        for_each_bit(j, p->may_equal[i]) can_push[i] |= 1u << p->taken_by[j];
    }
    for (int k = 0; k < l->count; k++)
        for (int i = 0; i < l->count; i++)
            if (can_push[i] >> k & 1) can_push[i] |= can_push[k];
    for (int i = 0; i < l->count; i++)
        for_each_bit(j, p->may_equal[i])
            if (!(can_push[p->taken_by[j]] >> i & 1)) suppose_different(d, l->a[i], l->b[j]);
}

/* ---- until nothing changes ---- */

static uint32_t newest(const struct differing *d, const uint8_t *cell, int count)
{
    uint32_t latest = 0;
    for (int i = 0; i < count; i++)
        if (d->changed[cell[i]] > latest) latest = d->changed[cell[i]];
    return latest;
}

static void use_leftover(struct differing *d, int index)
{
    const struct leftover *l = &d->leftover[index];
    const uint32_t last = d->used_leftover[index];
    struct pairing p;
    cell_set a = {{0}}, b = {{0}};
    if (newest(d, l->a, l->count) <= last && newest(d, l->b, l->count) <= last) return;
    d->used_leftover[index] = d->now;
    if (!pair_up_all(&p, d, l)) {
        d->impossible = true;
        return;
    }
    part_those_never_paired(d, &p, l);
    for (int i = 0; i < l->count; i++) {
        set_add(&a, l->a[i]);
        set_add(&b, l->b[i]);
    }
    for (int i = 0; i < l->count && !d->impossible; i++) equals_one_of(d, l->a[i], &b);
    for (int i = 0; i < l->count && !d->impossible; i++) equals_one_of(d, l->b[i], &a);
}

static void use_house(struct differing *d, int index)
{
    const cell_set *house = &d->house[index];
    const uint32_t last = d->used_house[index];
    uint8_t inside[DIFFERING_CELLS];
    const int count = set_list(house, inside);
    const bool due = newest(d, inside, count) > last;
    d->used_house[index] = d->now;
    for (int c = 0; c < d->rules->cells && !d->impossible; c++)
        if (!set_has(house, c) && (due || d->changed[c] > last)) equals_one_of(d, c, house);
}

void differing_settle(struct differing *d)
{
    uint32_t before;
    do {
        before = d->now;
        for (int i = 0; i < d->leftovers && !d->impossible; i++) use_leftover(d, i);
        for (int i = 0; i < d->houses && !d->impossible; i++) use_house(d, i);
    } while (d->now != before && !d->impossible);
}

void differing_restored(struct differing *d)
{
    d->impossible = false;
    for (int i = 0; i < d->leftovers; i++) d->used_leftover[i] = d->now;
    for (int i = 0; i < d->houses; i++) d->used_house[i] = d->now;
}

static void begin_house(struct differing *d, const struct house *h)
{
    for (int i = 0; i < h->count; i++)
        for (int j = 0; j < h->count; j++)
            if (i != j) set_add(&d->differs[h->cell[i]], h->cell[j]);
    if (h->full && d->houses < DIFFERING_HOUSES) set_add_all(&d->house[d->houses++], h->cell, h->count);
}

void differing_begin(struct differing *d, const sudoku_rules *r, int houses)
{
    memset(d, 0, sizeof *d);
    d->rules = r;
    d->leftovers = list_leftovers(r, 1, LEFTOVER_SIZE, d->leftover, DIFFERING_LEFTOVERS);
    for (int h = 0; h < houses; h++) begin_house(d, &r->house[h]);
    d->now = 1;
    for (int c = 0; c < r->cells; c++) touch(d, c);
}
