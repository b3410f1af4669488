/* SPDX-License-Identifier: MIT */
/* table_chains.c - see table_chains.h */
#include "logic/table_chains.h"

#include <stdlib.h>

#include "logic/chain_steps.h"
#include "logic/room.h"

/* ---- reading ---- */

static bool add(struct way_part *w, struct way_node node)
{
    if (!make_room((void **)&w->at, w->count + 1, &w->room, sizeof *w->at)) return false;
    w->at[w->count++] = node;
    return true;
}

void way_free(struct way *w)
{
    free(w->all.at);
    free(w->trunk.at);
    free(w->fork);
    free(w->branch.at);
    *w = (struct way){0};
}

static struct way_node node_at(const struct tables *t, int table, int entry)
{
    const struct entry *e = table_entry(t, table, entry);
    return (struct way_node){
        .node = e->node, .list = table_entry(t, table, e->via)->node, .item = e->item};
}

/* The parents of an item that follows from several, or NULL. */
static const int *parents_of(const struct tables *t, int item)
{
    return t->item[item].parents >= 0 ? t->parents + t->item[item].parents : NULL;
}

static bool on_trunk(const struct way_part *trunk, int node)
{
    for (int i = 1; i < trunk->count; i++)
        if (trunk->at[i].node == node) return true;
    return false;
}

static bool add_fork(struct way *w, int node)
{
    if (!make_room((void **)&w->fork, w->forks + 1, &w->fork_room, sizeof *w->fork)) return false;
    w->fork[w->forks++] = (struct fork){.node = node};
    return true;
}

/* The way from an entry back to its table's node, by the first parent each time.  The trunk notes the other parents as forks;
   a branch stops at the trunk.  */
static bool walk_back(const struct tables *t, int table, int entry, struct way *w, bool branch)
{
    struct way_part *back = branch ? &w->branch : &w->trunk;
    if (!add(back, node_at(t, table, entry))) return false;
    while (entry) {
        const struct entry *e = table_entry(t, table, entry);
        for (int item = e->item; item >= 0;) {
            const int *parent = parents_of(t, item);
            const int before = parent ? *parent : -1;
            struct way_node node = node_at(t, table, e->via);
            if (before >= 0) node = (struct way_node){t->item[before].node, node.node, before, TRUNK};
            if (!add(back, node)) return false;
            for (int i = 1; parent && !branch && i < ITEM_PARENTS && parent[i] >= 0; i++)
                if (!add_fork(w, t->item[parent[i]].node)) return false;
            if (branch && on_trunk(&w->trunk, node.node)) return true;
            item = before;
        }
        entry = e->via;
    }
    return true;
}

static bool find_branches(const struct tables *t, int table, struct way *w)
{
    for (int i = 0; i < w->forks; i++) {
        struct fork *f = &w->fork[i];
        f->first = w->branch.count;
        if (!walk_back(t, table, find_entry(t, table, f->node), w, true)) return false;
        f->count = w->branch.count - f->first;
    }
    return true;
}

/* All branches that start from the trunk's node, each from there on. */
static bool add_branches(struct way *w, int node)
{
    for (int i = 0; i < w->forks; i++) {
        const struct fork *f = &w->fork[i];
        struct way_node *at = &w->branch.at[f->first];
        if (at[f->count - 1].node != node) continue;
        for (int k = f->count - 2; k >= 0; k--) {
            at[k].on = k == f->count - 2 ? BRANCH_START : BRANCH;
            if (!add(&w->all, at[k])) return false;
        }
        w->branches++;
    }
    return true;
}

bool find_way(const struct tables *t, int table, int entry, struct way *w)
{
    w->all.count = w->trunk.count = w->branch.count = w->forks = w->branches = 0;
    bool good = walk_back(t, table, entry, w, false) && find_branches(t, table, w);
    for (int i = w->trunk.count - 1; good && i >= 0; i--)
        good = add(&w->all, w->trunk.at[i]) && add_branches(w, w->trunk.at[i].node);
    if (!good) t->f->no_memory = t->f->stopped = true;
    return good;
}

int trunk_length(const struct tables *t, int table, int entry)
{
    int length = 1;
    while (entry) {
        const struct entry *e = table_entry(t, table, entry);
        for (int item = e->item; item >= 0; length++) {
            const int *parent = parents_of(t, item);
            item = parent ? *parent : -1;
        }
        entry = e->via;
    }
    return length;
}

bool way_grouped(const struct tables *t, const struct way *w)
{
    for (int i = 0; i < w->all.count; i++)
        if (node_kind(t, w->all.at[i].node) != NODE_CANDIDATE) return true;
    return false;
}

int way_sets(const struct tables *t, const struct way *w)
{
    int count = 0;
    for (int i = 0; i < w->all.count; i++) count += node_kind(t, w->all.at[i].node) == NODE_SET;
    return count;
}

/* ---- reasons ---- */

/* Is the candidate off before the item, in the list or by being its node? */
static bool off_before(const struct tables *t, int list, int item, int cell, int digit)
{
    const int node = node_of(t, cell, digit, false), found = find_item(t, list, node);
    return node == list || (found >= 0 && found < item);
}

static bool last_in_house(const struct tables *t, int list, int item, int house, int cell, int digit)
{
    if (!house_full(t->f->field, house)) return false;
    cells others = cells_and(&t->f->field->house[house], cells_with(t->f->at, digit));
    cells_remove(&others, cell);
    for_each_cell(c, &others)
        if (!off_before(t, list, item, c, digit)) return false;
    return true;
}

static bool last_in_cell(const struct tables *t, int list, int item, int cell, int digit)
{
    for_each_bit(d, t->f->at->candidates[cell] & ~bit(digit - 1))
        if (!off_before(t, list, item, cell, d + 1)) return false;
    return true;
}

/* Does it follow from candidates alone? */
static bool by_candidates(const struct tables *t, int list, int item)
{
    return node_kind(t, list) == NODE_CANDIDATE && node_kind(t, t->item[item].node) == NODE_CANDIDATE;
}

/* Why an item is on: the house where all other places are off; -1: all others in the cell are.  The parents of an item do
   not tell: they are what HoDoKu names, which in a trial that has met a contradiction may be less than the reason.  */
static int house_of_reason(const struct tables *t, int list, int item)
{
    const int node = t->item[item].node, digit = node_digit(t, node), cell = node_cell(t, node);
    if (node_kind(t, list) == NODE_SET) return -1;
    if (!by_candidates(t, list, item)) {
        const cells places = node_places(t, node), others = node_places(t, list);
        const cells both = cells_or(&places, &others);
        return house_within(t->f->at, &both, digit);
    }
    if (last_in_cell(t, list, item, cell, digit)) return -1;
    for (const struct seat *s = first_house(t->f->field, cell); s < past_house(t->f->field, cell); s++)
        if (last_in_house(t, list, item, s->house, cell, digit)) return s->house;
    return -1;
}

static void write_truth(const struct tables *t, int list, int item)
{
    const int house = house_of_reason(t, list, item), node = t->item[item].node;
    if (house >= 0) step_house_truth(t->f->step, house, node_digit(t, node));
    else step_cell_truth(t->f->step, node_cell(t, node));
}

/* ---- truths of nets ---- */

static void justify_off(const struct tables *t, int list, int item, int cell, int digit, bool *done);

/* The item and whatever it rests upon within the list. */
static void justify(const struct tables *t, int list, int item, bool *done)
{
    if (item < 0 || done[item]) return;
    done[item] = true;
    const int node = t->item[item].node;
    const int *parent = parents_of(t, item);
    if (!node_on(t, node)) {
        if (parent) justify(t, list, *parent, done);
        return;
    }
    write_truth(t, list, item);
    if (!by_candidates(t, list, item)) return;
    const int digit = node_digit(t, node), cell = node_cell(t, node);
    const int house = house_of_reason(t, list, item);
    if (house < 0) {
        for_each_bit(d, t->f->at->candidates[cell] & ~bit(digit - 1))
            justify_off(t, list, item, cell, d + 1, done);
        return;
    }
    cells others = cells_and(&t->f->field->house[house], cells_with(t->f->at, digit));
    cells_remove(&others, cell);
    for_each_cell(c, &others) justify_off(t, list, item, c, digit, done);
}

static void justify_off(const struct tables *t, int list, int item, int cell, int digit, bool *done)
{
    const int found = find_item(t, list, node_of(t, cell, digit, false));
    if (found < item) justify(t, list, found, done);
}

bool write_truths(const struct tables *t, int table, int entry)
{
    bool *done = calloc((size_t)t->items + 1, sizeof *done);
    if (!done) {
        t->f->no_memory = t->f->stopped = true;
        return false;
    }
    for (; entry; entry = table_entry(t, table, entry)->via) {
        const struct way_node node = node_at(t, table, entry);
        justify(t, node.list, node.item, done);
    }
    free(done);
    return true;
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

static void write_on(const struct tables *t, const struct way_node *n, int chain)
{
    const int house = house_of_reason(t, n->list, n->item), digit = node_digit(t, n->node);
    write_truth(t, n->list, n->item);
    if (house >= 0) step_node(t->f->step, chain, digit, true, SUDOKU_LAST_PLACE, house);
    else step_node(t->f->step, chain, digit, true, SUDOKU_LAST_DIGIT, SUDOKU_NO_HOUSE);
}

/* A house in which all cells of two nodes lie, so that one rules out the other; if there is none, one of their first cells. */
static int house_of_both(const struct tables *t, int a, int b)
{
    const struct field *field = t->f->field;
    const cells one = node_places(t, a), other = node_places(t, b), both = cells_or(&one, &other);
    const int any = node_cell(t, a);
    for (const struct seat *s = first_house(field, any); s < past_house(field, any); s++)
        if (cells_within(&both, &field->house[s->house])) return s->house;
    return common_house(field, any, node_cell(t, b));
}

static void write_off(const struct tables *t, int node, int before, int chain)
{
    const int digit = node_digit(t, node);
    int house = SUDOKU_NO_HOUSE;
    if (node_digit(t, before) == digit && node_kind(t, before) != NODE_SET) {
        const int common = house_of_both(t, before, node);
        if (common >= 0) house = common;
    }
    step_node(t->f->step, chain, digit, false, SUDOKU_SEES, house);
}

/* Those of several parents that stand on branches. */
static void write_other_parents(const struct tables *t, const struct way *w, int i, int start)
{
    const int *parent = w->all.at[i].item >= 0 ? parents_of(t, w->all.at[i].item) : NULL;
    for (int k = 1; parent && k < ITEM_PARENTS && parent[k] >= 0; k++)
        for (int j = 0; j < i; j++)
            if (w->all.at[j].node == t->item[parent[k]].node) {
                step_node_parent(t->f->step, start + j);
                break;
            }
}

void write_way(const struct tables *t, const struct way *w, int chain, struct used_sets *used)
{
    struct step *step = t->f->step;
    const int start = step->it.node_count;
    int trunk = 0; /* the last node of the trunk */
    for (int i = 0; i < w->all.count; i++) {
        const struct way_node *n = &w->all.at[i];
        const int parent = n->on == BRANCH ? i - 1 : trunk;
        if (!i)
            step_node(step, chain, node_digit(t, n->node), node_on(t, n->node), SUDOKU_ASSUMED,
                      SUDOKU_NO_HOUSE);
        else if (node_kind(t, n->node) == NODE_SET)
            step_node(step, chain, node_digit(t, n->node), false, SUDOKU_BY_SET,
                      number_set(t, used, node_set(t, n->node)));
        else if (node_on(t, n->node)) write_on(t, n, chain);
        else write_off(t, n->node, w->all.at[parent].node, chain);
        const cells places = node_places(t, n->node);
        for_each_cell(cell, &places) step_node_cell(step, cell);
        if (i) {
            step_node_parent(step, start + parent);
            if (n->on == TRUNK) write_other_parents(t, w, i, start);
        }
        if (n->on == TRUNK) trunk = i;
    }
    step->it.length += w->all.count + w->branches;
}
