/* SPDX-License-Identifier: MIT */
/* table_chains.c - see table_chains.h */
#include "logic/table_chains.h"

#include <stdlib.h>
#include <string.h>

#include "logic/chain_steps.h"

/* ---- reading ---- */

static bool add(struct way *w, int node, bool branch)
{
    enum { FIRST = 64 };
    if (w->count == w->room) {
        const int room = w->room ? 2 * w->room : FIRST;
        struct way_node *wide = malloc((size_t)room * sizeof *wide);
        if (!wide) return false;
        if (w->count) memcpy(wide, w->at, (size_t)w->count * sizeof *wide);
        free(w->at);
        w->at = wide;
        w->room = room;
    }
    w->at[w->count++] = (struct way_node){node, branch};
    return true;
}

void way_free(struct way *w)
{
    free(w->at);
    *w = (struct way){0};
}

/* The way from an entry back to its table's node, one parent at a time, first to last.  `trunk`: stop at one of its
   nodes; NULL: this is the trunk, and `forks` gets the other parents.  */
static bool walk_back(const struct tables *t, int table, int entry, const struct way *trunk,
                      struct way *back, struct way *forks)
{
    const struct entry *e = table_entry(t, table, entry);
    if (!add(back, e->node, trunk)) return false;
    while (e->item >= 0) {
        for (int item = e->item; item >= 0;) {
            const int *parent = t->item[item].parents >= 0 ? t->parents + t->item[item].parents : NULL;
            const int before = parent ? *parent : -1;
            if (!add(back, before >= 0 ? t->item[before].node : e->via, trunk)) return false;
            for (int i = 1; parent && forks && i < ITEM_PARENTS && parent[i] >= 0; i++)
                if (!add(forks, t->item[parent[i]].node, true)) return false;
            for (int i = 1; trunk && i < trunk->count; i++)
                if (trunk->at[i].node == back->at[back->count - 1].node) return true;
            item = before;
        }
        e = table_entry(t, table, find_entry(t, table, e->via));
    }
    return true;
}

/* All branches that start from the trunk's node, each from there on. */
static bool add_branches(const struct way *branches, int count, int node, struct way *w)
{
    for (int i = 0; i < count; i++) {
        const struct way *b = &branches[i];
        if (b->at[b->count - 1].node != node) continue;
        for (int k = b->count - 2; k >= 0; k--)
            if (!add(w, b->at[k].node, true)) return false;
        w->branches++;
    }
    return true;
}

bool find_way(const struct tables *t, int table, int entry, struct way *w)
{
    struct way trunk = {0}, forks = {0}, *branches = NULL;
    w->count = w->branches = 0;
    bool good = walk_back(t, table, entry, NULL, &trunk, &forks);
    if (good && forks.count) {
        branches = calloc((size_t)forks.count, sizeof *branches);
        good = branches;
        for (int i = 0; good && i < forks.count; i++)
            good =
                walk_back(t, table, find_entry(t, table, forks.at[i].node), &trunk, &branches[i], NULL);
    }
    for (int i = trunk.count - 1; good && i >= 0; i--)
        good =
            add(w, trunk.at[i].node, false) && add_branches(branches, forks.count, trunk.at[i].node, w);
    for (int i = 0; branches && i < forks.count; i++) way_free(&branches[i]);
    free(branches);
    way_free(&trunk);
    way_free(&forks);
    if (!good) t->f->no_memory = t->f->stopped = true;
    return good;
}

bool way_grouped(const struct tables *t, const struct way *w)
{
    for (int i = 0; i < w->count; i++)
        if (node_kind(t, w->at[i].node) != NODE_CANDIDATE) return true;
    return false;
}

int way_sets(const struct tables *t, const struct way *w)
{
    int count = 0;
    for (int i = 0; i < w->count; i++) count += node_kind(t, w->at[i].node) == NODE_SET;
    return count;
}

/* ---- writing ---- */

static int number_set(const struct tables *t, struct used_sets *used, const struct als *set)
{
    const int most = (int)(sizeof used->set / sizeof *used->set);
    for (int i = 0; i < used->count; i++)
        if (used->set[i] == set) return i;
    if (used->count == most) return most - 1;
    used->set[used->count] = set;
    step_als(t->f, set, used->count);
    return used->count++;
}

/* Why a node is on that follows from another: the only one left in its cell, or in a house. */
static void write_on(const struct tables *t, int node, int before, int chain)
{
    struct step *step = t->f->step;
    const int digit = node_digit(t, node), cell = node_cell(t, node);
    const cells places = node_places(t, node), others = node_places(t, before);
    const cells both = cells_or(&places, &others);
    int house = -1;
    if (node_kind(t, before) != NODE_SET && node_digit(t, before) == digit)
        house = house_within(t->f->at, &both, digit);
    if (house >= 0) step_house_truth(step, house, digit);
    else step_cell_truth(step, cell);
    step_node(step, chain, digit, true, house >= 0 ? SUDOKU_LAST_PLACE : SUDOKU_LAST_DIGIT,
              house >= 0 ? house : SUDOKU_NO_HOUSE);
}

static void write_off(const struct tables *t, int node, int before, int chain)
{
    const int digit = node_digit(t, node);
    int house = SUDOKU_NO_HOUSE;
    if (node_digit(t, before) == digit && node_kind(t, before) != NODE_SET) {
        const int common = common_house(t->f->field, node_cell(t, before), node_cell(t, node));
        if (common >= 0) house = common;
    }
    step_node(t->f->step, chain, digit, false, SUDOKU_SEES, house);
}

void write_way(const struct tables *t, const struct way *w, int chain, struct used_sets *used)
{
    struct step *step = t->f->step;
    const int start = step->it.node_count;
    int trunk = start; /* the last node of the trunk */
    for (int i = 0; i < w->count; i++) {
        const int node = w->at[i].node;
        int parent = start + i - 1;
        if (i && !w->at[i].branch) parent = trunk;
        const int before = i ? w->at[parent - start].node : node;
        if (!i)
            step_node(step, chain, node_digit(t, node), node_on(t, node), SUDOKU_ASSUMED,
                      SUDOKU_NO_HOUSE);
        else if (node_kind(t, node) == NODE_SET)
            step_node(step, chain, node_digit(t, node), false, SUDOKU_BY_SET,
                      number_set(t, used, node_set(t, node)));
        else if (node_on(t, node)) write_on(t, node, before, chain);
        else write_off(t, node, before, chain);
        const cells places = node_places(t, node);
        for_each_cell(cell, &places) step_node_cell(step, cell);
        if (i) step_node_parent(step, parent);
        if (!w->at[i].branch) trunk = start + i;
    }
    step->it.length += w->count + w->branches;
}
