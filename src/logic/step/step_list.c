/* SPDX-License-Identifier: MIT */
/* step_list.c - see step_list.h */
#include "logic/step/step_list.h"

#include <stdlib.h>
#include <string.h>

#include "base/merge_sort.h"
#include "logic/position/room.h"

/* Steps keep their memory for the next one in their place, so a place is empty before it is used. */
static bool room_for_one(struct step_list *l)
{
    const int before = l->room;
    void *list = l->step;
    if (!make_room(&list, l->count + 1, &l->room, sizeof *l->step)) return false;
    l->step = list;
    memset(&l->step[before], 0, (size_t)(l->room - before) * sizeof *l->step);
    return true;
}

bool list_add(struct step_list *l, const sudoku_step *step)
{
    if (!room_for_one(l) || !step_copy(&l->step[l->count], step)) return false;
    l->count++;
    return true;
}

void list_clear(struct step_list *l) { l->count = 0; }

void list_free(struct step_list *l)
{
    for (int i = 0; i < l->room; i++) step_free(&l->step[i]);
    free(l->step);
    *l = (struct step_list){0};
}

struct step_order {
    int (*compare)(const sudoku_step *, const sudoku_step *);
};

static int in_order(const void *a, const void *b, const void *how)
{
    const struct step *first = a, *second = b;
    return ((const struct step_order *)how)->compare(&first->it, &second->it);
}

bool list_sort(struct step_list *l, int (*compare)(const sudoku_step *, const sudoku_step *))
{
    struct step *spare = malloc((size_t)l->count * sizeof *spare + 1);
    if (!spare) return false;
    merge_sort(l->step, spare, l->count, sizeof *spare, in_order, &(struct step_order){compare});
    free(spare);
    return true;
}

void list_report(const struct step_list *l, struct finder *f)
{
    for (int i = 0; i < l->count; i++) {
        if (!step_copy(f->step, &l->step[i].it)) f->step->broken = true;
        if (!report_step(f)) return;
    }
}

void list_report_sorted(struct step_list *l, struct finder *f,
                        int (*compare)(const sudoku_step *, const sudoku_step *))
{
    if (f->stopped) return;
    if (list_sort(l, compare)) list_report(l, f);
    else f->no_memory = f->stopped = true;
}
