/* SPDX-License-Identifier: MIT */
/* table_chains.c - see table_chains.h */
#include "logic/chains/table_chains.h"

#include <stdlib.h>

#include "logic/step/chain_steps.h"
#include "logic/position/room.h"

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

/* Does the house or (-1) the cell of an item say why it is on: are all others there off before? */
static bool is_reason(const struct tables *t, int list, int item, int house)
{
    const int node = t->item[item].node, digit = node_digit(t, node), cell = node_cell(t, node);
    return house < 0 ? last_in_cell(t, list, item, cell, digit)
                     : last_in_house(t, list, item, house, cell, digit);
}

/* Why an item is on: the house where all other places are off; -1: all others in the cell are.  What HoDoKu names as its first
   parent is among these if it can be: in a trial that has met a contradiction, the parents may not be the reason.  */
static int house_of_reason(const struct tables *t, int list, int item)
{
    const struct field *field = t->f->field;
    const int node = t->item[item].node, digit = node_digit(t, node), cell = node_cell(t, node);
    const int *parent = parents_of(t, item);
    if (node_kind(t, list) == NODE_SET) return -1;
    if (!by_candidates(t, list, item)) {
        const cells places = node_places(t, node), others = node_places(t, list);
        const cells both = cells_or(&places, &others);
        return house_of_places(t->f->at, &both, digit);
    }
    const int first = parent ? t->item[*parent].node : list, from = node_cell(t, first);
    for (int any = 0; any < 2; any++) {
        if ((any || from == cell) && is_reason(t, list, item, -1)) return -1;
        for (const struct seat *s = first_house(field, cell); s < past_house(field, cell); s++)
            if ((any || (node_digit(t, first) == digit && house_has(field, s->house, from))) &&
                is_reason(t, list, item, s->house))
                return s->house;
    }
    return -1;
}

/* The nodes that an item follows from, all of them: others that are off by the reason it is on, or what turns it off.  `house`: of
   the reason.  Returns how many.  */
static int premises_of(const struct tables *t, int list, int item, int house,
                       int premise[SUDOKU_LOGIC_SIZE])
{
    const int node = t->item[item].node, digit = node_digit(t, node), cell = node_cell(t, node);
    const int *parent = parents_of(t, item);
    int count = 0;
    if (!by_candidates(t, list, item) || !node_on(t, node)) {
        premise[count++] = parent ? t->item[*parent].node : list;
    } else if (house < 0) {
        for_each_bit(d, t->f->at->candidates[cell] & ~bit(digit - 1))
            premise[count++] = node_of(t, cell, d + 1, false);
    } else {
        cells others = cells_and(&t->f->field->house[house], cells_with(t->f->at, digit));
        cells_remove(&others, cell);
        for_each_cell(c, &others) premise[count++] = node_of(t, c, digit, false);
    }
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

/* A way being written. */
struct writing {
    const struct tables *t;
    int table, chain;
    struct used_sets *used;
    int *number; /* of each node, in the step + 1; 0: not written yet */
    bool idle;   /* perhaps nothing follows from some side lines */
};

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

static int write_on(const struct writing *w, int node, int house)
{
    const int digit = node_digit(w->t, node);
    if (house >= 0) {
        step_house_truth(w->t->f->step, house, digit);
        return step_node(w->t->f->step, w->chain, digit, true, SUDOKU_LAST_PLACE, house);
    }
    step_cell_truth(w->t->f->step, node_cell(w->t, node));
    return step_node(w->t->f->step, w->chain, digit, true, SUDOKU_LAST_DIGIT, SUDOKU_NO_HOUSE);
}

static int write_off(const struct writing *w, int node, int before)
{
    const struct tables *t = w->t;
    const int digit = node_digit(t, node);
    int house = SUDOKU_NO_HOUSE;
    if (node_digit(t, before) == digit && node_kind(t, before) != NODE_SET) {
        const int common = house_of_both(t, before, node);
        if (common >= 0) house = common;
    }
    return step_node(t->f->step, w->chain, digit, false, SUDOKU_SEES, house);
}

/* The node as such.  `house`: of the reason it is on; `before`: what turns it off. */
static int write_node(const struct writing *w, const struct way_node *n, int house, int before)
{
    const struct tables *t = w->t;
    const cells places = node_places(t, n->node);
    int number;
    if (n->item < 0)
        number = step_node(t->f->step, w->chain, node_digit(t, n->node), node_on(t, n->node),
                           SUDOKU_ASSUMED, SUDOKU_NO_HOUSE);
    else if (node_kind(t, n->node) == NODE_SET)
        number = step_node(t->f->step, w->chain, node_digit(t, n->node), false, SUDOKU_BY_SET,
                           number_set(t, w->used, node_set(t, n->node)));
    else if (node_on(t, n->node)) number = write_on(w, n->node, house);
    else number = write_off(w, n->node, before);
    for_each_cell(cell, &places) step_node_cell(t->f->step, cell);
    if (!w->number[n->node]) w->number[n->node] = number + 1;
    return number;
}

static void write_side_lines(struct writing *w, const struct way_node *n, const int *premise, int count);

/* A node that HoDoKu leaves out although others follow from it. */
static void write_side_node(struct writing *w, const struct way_node *n)
{
    int premise[SUDOKU_LOGIC_SIZE];
    const int house = node_on(w->t, n->node) ? house_of_reason(w->t, n->list, n->item) : -1;
    const int count = premises_of(w->t, n->list, n->item, house, premise);
    write_side_lines(w, n, premise, count);
    if (w->number[n->node]) { /* it came up on the way to itself, from another list */
        w->idle = true;
        return;
    }
    write_node(w, n, house, *premise);
    step_node_side(w->t->f->step);
    for (int i = 0; i < count; i++) step_node_parent(w->t->f->step, w->number[premise[i]] - 1);
}

/* Those premises of a node that are not written yet, and what they follow from in turn: within the list, or the list's node. */
static void write_side_lines(struct writing *w, const struct way_node *n, const int *premise, int count)
{
    for (int i = 0; i < count; i++) {
        if (w->number[premise[i]]) continue;
        struct way_node side = {premise[i], n->list, find_item(w->t, n->list, premise[i]), SIDE};
        if (premise[i] == n->list) side = node_at(w->t, w->table, find_entry(w->t, w->table, n->list));
        write_side_node(w, &side);
    }
}

/* A node of the way.  Its parent there comes first; the rest of its premises follows. */
static int write_way_node(struct writing *w, const struct way_node *n, int parent, int before)
{
    int premise[SUDOKU_LOGIC_SIZE];
    const int house = node_on(w->t, n->node) ? house_of_reason(w->t, n->list, n->item) : -1;
    const int count = premises_of(w->t, n->list, n->item, house, premise);
    write_side_lines(w, n, premise, count);
    const int number = write_node(w, n, house, before);
    step_node_parent(w->t->f->step, parent);
    for (int i = 0; i < count; i++)
        if (premise[i] != before) step_node_parent(w->t->f->step, w->number[premise[i]] - 1);
    return number;
}

void write_way(const struct tables *t, const struct way *way, int chain, struct used_sets *used)
{
    struct writing w = {.t = t, .table = way->all.at[0].node, .chain = chain, .used = used};
    w.number = calloc((size_t)t->nodes, sizeof *w.number);
    if (!w.number) {
        t->f->no_memory = t->f->stopped = true;
        return;
    }
    /* The last node of the trunk, and the last one at all: in the step, and in the tables. */
    const int first = write_node(&w, &way->all.at[0], -1, -1);
    int trunk = first, last = first;
    int trunk_node = w.table, before = w.table;
    for (int i = 1; i < way->all.count && !t->f->step->broken; i++) {
        const struct way_node *n = &way->all.at[i];
        last = n->on == BRANCH ? write_way_node(&w, n, last, before)
                               : write_way_node(&w, n, trunk, trunk_node);
        before = n->node;
        if (n->on != TRUNK) continue;
        trunk = last;
        trunk_node = before;
    }
    if (w.idle) step_drop_idle(t->f->step, first);
    t->f->step->it.length += way->all.count + way->branches;
    free(w.number);
}
