/* SPDX-License-Identifier: MIT */
/* groups.c - see groups.h */
#include "logic/step/groups.h"

#include <stdlib.h>

#include "logic/position/room.h"

enum { CROSSINGS_PER_UNIT = 32 };

/* Where more than two houses cross in the same cells, the group is there already: it is among those that begin as `newest`
   does.  */
static bool known(const struct group_list *l, const cells *all, int newest)
{
    for (int i = newest; i >= 0; i = l->group[i].before)
        if (cells_equal(&l->group[i].all, all)) return true;
    return false;
}

/* `newest`: the last group of each digit that begins in each cell, [cell * n + digit - 1], + 1. */
static bool add_group(struct finder *f, struct group_list *l, int *newest, int a, int b, int digit)
{
    const struct field *field = f->field;
    const cells crossing = cells_and(&field->house[a], &field->house[b]);
    const cells all = cells_and(&crossing, cells_with(f->at, digit));
    if (cells_count(&all) < 2) return true;
    int *begins = &newest[cells_next(&all, -1) * field->n + digit - 1];
    if (known(l, &all, *begins - 1)) return true;
    if (!make_room((void **)&l->group, l->count + 1, &l->room, sizeof *l->group)) {
        f->no_memory = f->stopped = true;
        return false;
    }
    const cells seen = seen_by_all(field, &all);
    l->group[l->count] =
        (struct group){digit, {a, b}, all, cells_and(&seen, cells_with(f->at, digit)), -1, *begins - 1};
    if (l->last[digit - 1] < 0) l->first[digit - 1] = l->count;
    else l->group[l->last[digit - 1]].next = l->count;
    l->last[digit - 1] = l->count++;
    *begins = l->count;
    return true;
}

static bool add_groups(struct finder *f, struct group_list *l, int *newest)
{
    const int houses = f->field->houses;
    for (int a = 0; a < houses; a++)
        for (int digit = 1; digit <= f->field->n; digit++) {
            if (bits_in(places_of(f->at, a, digit)) < 2) continue;
            if (!may_spend(f, 1 + (uint64_t)(houses - a) / CROSSINGS_PER_UNIT)) return false;
            for (int b = a + 1; b < houses; b++)
                if (!add_group(f, l, newest, a, b, digit)) return false;
        }
    return true;
}

bool groups_collect(struct finder *f, struct group_list *l)
{
    *l = (struct group_list){0};
    for (int d = 0; d < f->field->n; d++) l->first[d] = l->last[d] = -1;
    int *newest = calloc((size_t)(f->field->cells * f->field->n), sizeof *newest);
    if (!newest) f->no_memory = f->stopped = true;
    const bool good = newest && add_groups(f, l, newest);
    free(newest);
    return good;
}

void groups_free(struct group_list *l)
{
    free(l->group);
    *l = (struct group_list){0};
}
