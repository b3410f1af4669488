/* SPDX-License-Identifier: MIT */
/* template_search.c - see template_search.h

   Not all templates are visited, since there may be millions in a large grid.  One is found; then one through each spot
   that has not been seen in use, and one around each spot that has been in all so far.  */
#include "logic/last_resort/template_search.h"

enum { MOST_NODES = 2000, HOUSES_PER_UNIT = 128 };

struct template_search *template_search_of(struct finder *f)
{
    const size_t houses = (size_t)f->field->houses;
    struct template_search *t = scratch_of(f, SCRATCH_TEMPLATES, sizeof *t + houses * sizeof *t->house);
    if (!t) return NULL;
    t->finder = f;
    t->house = (cells *)(t + 1);
    return t;
}

static void list_houses(struct template_search *t, int digit)
{
    const struct finder *f = t->finder;
    t->houses = 0;
    for (int h = 0; h < f->field->houses; h++)
        if (house_full(f->field, h) && places_of(f->at, h, digit))
            t->house[t->houses++] = spots_in_house(t->spots, f->field, h);
}

/* Completes the template with spots of `left`, in the house with the fewest first. */
static bool complete(struct template_search *t, const cells *left)
{
    const struct spots *s = t->spots;
    cells fewest = no_cells();
    int few = s->count + 1;
    if (t->nodes_left-- <= 0) return false;
    for (int h = 0; h < t->houses; h++) {
        if (spots_meet(s, &t->house[h], &t->chosen)) continue;
        cells here = t->house[h];
        keep_spots(s, &here, left);
        const int count = spots_count(s, &here);
        if (!count) return false;
        if (count >= few) continue;
        few = count;
        fewest = here;
    }
    if (few > s->count) return true;
    for_each_spot(i, s, &fewest)
    {
        cells rest = *left;
        drop_spots(s, &rest, &s->seen[i]);
        cells_add(&t->chosen, i);
        if (complete(t, &rest)) return true;
        cells_remove(&t->chosen, i);
    }
    return false;
}

/* Is there a template within `left`, through `spot` unless that is -1?  One found is made use of. */
static bool seek(struct template_search *t, cells left, int spot)
{
    const struct spots *s = t->spots;
    t->chosen = no_cells();
    t->nodes_left = MOST_NODES;
    if (spot >= 0) {
        drop_spots(s, &left, &s->seen[spot]);
        cells_add(&t->chosen, spot);
    }
    const bool found = complete(t, &left);
    const int tries = MOST_NODES - t->nodes_left;
    if (!may_spend(t->finder, 1 + (uint64_t)(tries * t->houses) / HOUSES_PER_UNIT) || !found)
        return false;
    for (int w = 0; w < s->words; w++) t->used.word[w] |= t->chosen.word[w];
    keep_spots(s, &t->common, &t->chosen);
    return true;
}

bool template_search_run(struct template_search *t, const struct spots *spots, int digit,
                         const cells *barred)
{
    cells left = no_cells();
    t->spots = spots;
    t->used = t->unsure = no_cells();
    for (int i = 0; i < spots->count; i++) cells_add(&left, i);
    drop_spots(spots, &left, barred);
    t->common = left;
    list_houses(t, digit);
    if (!seek(t, left, -1)) {
        t->unsure = left;
        t->common = no_cells();
        return t->nodes_left <= 0;
    }
    for_each_spot(i, spots, &left)
    {
        if (t->finder->stopped) return false;
        if (cells_have(&t->used, i) || seek(t, left, i)) continue;
        if (t->nodes_left <= 0) cells_add(&t->unsure, i);
    }
    const cells doubtful = t->common;
    for_each_spot(i, spots, &doubtful)
    {
        if (t->finder->stopped) return false;
        if (!cells_have(&t->common, i)) continue;
        cells around = left;
        cells_remove(&around, i);
        if (!seek(t, around, -1) && t->nodes_left <= 0) cells_remove(&t->common, i);
    }
    return !t->finder->stopped;
}
