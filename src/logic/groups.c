/* SPDX-License-Identifier: MIT */
/* groups.c - see groups.h */
#include "logic/groups.h"

#include <stdlib.h>

#include "logic/room.h"

/* Where more than two houses cross in the same cells, the group is there already. */
static bool known(const struct group_list *l, const cells *all, int digit)
{
    for (int i = 0; i < l->count; i++)
        if (l->group[i].digit == digit && cells_equal(&l->group[i].all, all)) return true;
    return false;
}

static bool add_group(struct finder *f, struct group_list *l, int a, int b, int digit)
{
    const struct field *field = f->field;
    const cells crossing = cells_and(&field->house[a], &field->house[b]);
    const cells all = cells_and(&crossing, cells_with(f->at, digit));
    if (cells_count(&all) < 2 || known(l, &all, digit)) return true;
    if (!make_room((void **)&l->group, l->count + 1, &l->room, sizeof *l->group)) {
        f->no_memory = f->stopped = true;
        return false;
    }
    const cells seen = seen_by_all(field, &all);
    l->group[l->count++] =
        (struct group){digit, {a, b}, all, cells_and(&seen, cells_with(f->at, digit))};
    return true;
}

bool groups_collect(struct finder *f, struct group_list *l)
{
    *l = (struct group_list){0};
    for (int a = 0; a < f->field->houses; a++)
        for (int digit = 1; digit <= f->field->n; digit++) {
            if (bits_in(places_of(f->at, a, digit)) < 2) continue;
            for (int b = a + 1; b < f->field->houses; b++)
                if (!add_group(f, l, a, b, digit)) return false;
        }
    return true;
}

void groups_free(struct group_list *l)
{
    free(l->group);
    *l = (struct group_list){0};
}
