/* SPDX-License-Identifier: MIT */
/* plan_places.c - where each cell is in the slots. */
#include "engine/clues/plan_memory.h"

/* Each slot of a plan is passed to a function. */
typedef void slot_use(void *context, enum slot_group, struct slot *);

static void for_each_slot(struct clue_plan *p, slot_use *use, void *context)
{
    for (int i = 0; i < p->houses; i++)
        for (int k = 0; k < p->n; k++) use(context, SLOTS_OF_HOUSES, &p->house[i].slot[k]);
    for (int i = 0; i < p->pairs; i++)
        for (int k = 0; k < 2; k++) use(context, SLOTS_OF_PAIRS, &p->pair[i].slot[k]);
    for (int i = 0; i < p->families; i++) {
        for (int k = 0; k < p->family[i].slots; k++)
            use(context, SLOTS_OF_FAMILIES, &p->family[i].slot[k]);
        for (int k = 0; k < p->family[i].rest_slots; k++)
            use(context, SLOTS_OF_FAMILIES, &p->family[i].rest[k]);
    }
    for (int i = 0; i < p->sums; i++)
        for (int k = 0; k < p->sum[i]->slots; k++) use(context, SLOTS_OF_SUMS, &p->sum[i]->slot[k]);
    for (int i = 0; i < p->crossings; i++)
        for (int part = 0; part < CROSSING_PARTS; part++)
            for (int k = 0; k < p->crossing_slots[part]; k++)
                use(context, SLOTS_OF_CROSSINGS, &p->crossing[i].slot[part][k]);
}

/* Lanes without a rule name the empty cell, which never changes, or the full one. */
static void count_lanes(void *context, enum slot_group group, struct slot *slot)
{
    struct clue_plan *p = context;
    for (int l = 0; l < LANES; l++)
        if (slot->cell.lane[l] != p->empty_cell) p->places[group].first[slot->cell.lane[l] + 1]++;
}

static void note_lanes(void *context, enum slot_group group, struct slot *slot)
{
    struct clue_plan *p = context;
    struct slot_places *places = &p->places[group];
    for (int l = 0; l < LANES; l++)
        if (slot->cell.lane[l] != p->empty_cell)
            places->place[places->first[slot->cell.lane[l]]++] = &slot->value.lane[l];
}

bool clue_plan_find_places(struct clue_plan *p)
{
    const int cells = p->full_cell + 1;
    for (int g = 0; g < SLOT_GROUPS; g++)
        p->places[g].first = plan_room(p, (size_t)cells + 2, sizeof *p->places[g].first);
    if (p->no_memory) return false;
    for_each_slot(p, count_lanes, p);
    for (int g = 0; g < SLOT_GROUPS; g++) {
        int *first = p->places[g].first;
        for (int cell = 0; cell < cells; cell++) first[cell + 1] += first[cell];
        p->places[g].place = plan_room(p, (size_t)first[cells], sizeof *p->places[g].place);
    }
    if (p->no_memory) return false;
    for_each_slot(p, note_lanes, p);
    /* each has moved to the end of its own */
    for (int g = 0; g < SLOT_GROUPS; g++) {
        int *first = p->places[g].first;
        for (int cell = cells; cell > 0; cell--) first[cell] = first[cell - 1];
        first[0] = 0;
    }
    return true;
}
