/* SPDX-License-Identifier: MIT */
/* tables.c - see tables.h */
#include "logic/chains/tables.h"

#include <stdlib.h>

#include "logic/position/room.h"

enum {
    LINK = 2, /* what a link adds to the distance */
    /* how much is examined in a unit of work */
    GROUPS_PER_UNIT = 512,
    ITEMS_PER_UNIT = 256
};

/* ---- memory ---- */

static bool out_of_memory(struct finder *f)
{
    f->no_memory = f->stopped = true;
    return false;
}

void tables_free(struct tables *t)
{
    free(t->number);
    free(t->cell);
    free(t->digit);
    free(t->head);
    free(t->tail);
    free(t->item);
    free(t->parents);
    free(t->entry);
    free(t->table);
    free(t->place);
    groups_free(&t->groups);
    als_free(&t->sets);
    *t = (struct tables){0};
}

/* ---- nodes ---- */

int node_digit(const struct tables *t, int node)
{
    switch (node_kind(t, node)) {
    case NODE_CANDIDATE: return t->digit[node / 2];
    case NODE_GROUP: return node_group(t, node)->digit;
    case NODE_SET: break;
    }
    const struct als *a = node_set(t, node);
    bitset digits = a->digits;
    for (int rank = node - t->first_set - a->first; rank; rank--) digits = without_lowest(digits);
    return lowest(digits) + 1;
}

/* The last set that begins at or before the node. */
const struct als *node_set(const struct tables *t, int node)
{
    int low = 0, high = t->sets.count - 1;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (t->first_set + t->sets.als[middle].first <= node) low = middle;
        else high = middle - 1;
    }
    return &t->sets.als[low];
}

cells node_places(const struct tables *t, int node)
{
    cells one = no_cells();
    switch (node_kind(t, node)) {
    case NODE_CANDIDATE: cells_add(&one, t->cell[node / 2]); return one;
    case NODE_GROUP: return node_group(t, node)->all;
    case NODE_SET: break;
    }
    return t->sets.places[t->sets.digit[node - t->first_set]].in;
}

cells node_cells(const struct tables *t, int node)
{
    return node_kind(t, node) == NODE_SET ? node_set(t, node)->all : node_places(t, node);
}

int node_cell(const struct tables *t, int node)
{
    if (node_kind(t, node) == NODE_CANDIDATE) return t->cell[node / 2];
    const cells places = node_places(t, node);
    return cells_next(&places, -1);
}

/* ---- lists ---- */

bool append_item(struct tables *t, int from, int node, int distance, const int *parents)
{
    if (!make_room((void **)&t->item, t->items + 1, &t->item_room, sizeof *t->item) ||
        !make_room((void **)&t->parents, t->parent_count + ITEM_PARENTS, &t->parent_room,
                   sizeof *t->parents))
        return out_of_memory(t->f);
    t->item[t->items] = (struct item){node, -1, distance, parents ? t->parent_count : -1};
    for (int i = 0; parents && i < ITEM_PARENTS; i++) t->parents[t->parent_count++] = parents[i];
    if (t->head[from] < 0) t->head[from] = t->items;
    else t->item[t->tail[from]].next = t->items;
    t->tail[from] = t->items++;
    return true;
}

int find_item(const struct tables *t, int list, int node)
{
    for (int i = t->head[list]; i >= 0; i = t->item[i].next)
        if (t->item[i].node == node) return i;
    return -1;
}

bool add_item(struct tables *t, int from, int node, int distance)
{
    return find_item(t, from, node) >= 0 || append_item(t, from, node, distance, NULL);
}

/* What follows at once from a candidate, on and off. */
static bool link_candidate(struct tables *t, int candidate)
{
    const struct position *at = t->f->at;
    const struct field *field = at->field;
    const int cell = t->cell[candidate], digit = t->digit[candidate];
    const int on = 2 * candidate + 1, off = 2 * candidate;
    cells fresh = *cells_with(at, digit); /* not yet in the list of `on` */
    bool good = may_go_on(t->f);
    for_each_bit(d, at->candidates[cell] & ~bit(digit - 1)) {
        good = good && append_item(t, on, node_of(t, cell, d + 1, false), LINK, NULL);
        if (is_pair(at->candidates[cell]))
            good = good && add_item(t, off, node_of(t, cell, d + 1, true), LINK);
    }
    for (const struct seat *h = first_house(field, cell); h < past_house(field, cell); h++) {
        cells others = cells_and(&field->house[h->house], cells_with(at, digit));
        cells_remove(&others, cell);
        const cells here = cells_and(&others, &fresh);
        for_each_cell(c, &here)
            good = good && append_item(t, on, node_of(t, c, digit, false), LINK, NULL);
        fresh = cells_but_not(&fresh, &here);
        if (house_full(field, h->house) && is_pair(places_of(at, h->house, digit)))
            good = good && add_item(t, off, node_of(t, cells_next(&others, -1), digit, true), LINK);
    }
    return good;
}

/* ---- groups ---- */

static int group_node(const struct tables *t, int group, bool on)
{
    return t->first_group + 2 * group + on;
}

/* If the group and one cell are all places of a full house, one of them is on. */
static bool link_group_in(struct tables *t, int group, int house)
{
    const struct group *g = &t->groups.group[group];
    if (!house_full(t->f->field, house)) return true;
    const cells places = cells_and(&t->f->field->house[house], cells_with(t->f->at, g->digit));
    const cells rest = cells_but_not(&places, &g->all);
    if (cells_count(&rest) != 1) return true;
    const int cell = cells_next(&rest, -1);
    return add_item(t, group_node(t, group, false), node_of(t, cell, g->digit, true), LINK) &&
           add_item(t, node_of(t, cell, g->digit, false), group_node(t, group, true), LINK);
}

static bool shares_house(const struct group *g, int house)
{
    return g->house[0] == house || g->house[1] == house;
}

/* Two groups in one house: not both are on; if there are no other places in it, one is. */
static bool link_groups(struct tables *t, int group)
{
    const struct group *g = &t->groups.group[group];
    const int first = t->groups.first[g->digit - 1];
    bool good = true;
    for (int i = first; i >= 0; i = t->groups.group[i].next) {
        const struct group *other = &t->groups.group[i];
        if (cells_meet(&other->all, &g->all)) continue;
        if (shares_house(other, g->house[0]) || shares_house(other, g->house[1]))
            good =
                good && append_item(t, group_node(t, group, true), group_node(t, i, false), LINK, NULL);
    }
    for (int k = 0; k < 2; k++)
        for (int i = house_full(t->f->field, g->house[k]) ? first : -1; i >= 0;
             i = t->groups.group[i].next) {
            const struct group *other = &t->groups.group[i];
            if (!shares_house(other, g->house[k]) || cells_meet(&other->all, &g->all)) continue;
            const cells both = cells_or(&other->all, &g->all);
            const cells places =
                cells_and(&t->f->field->house[g->house[k]], cells_with(t->f->at, g->digit));
            if (cells_equal(&both, &places))
                good = good && add_item(t, group_node(t, group, false), group_node(t, i, true), LINK);
        }
    return good;
}

static bool link_group(struct tables *t, int group)
{
    const struct group *g = &t->groups.group[group];
    const int on = group_node(t, group, true), off = group_node(t, group, false);
    bool good = may_spend(t->f, 1 + (uint64_t)t->groups.count / GROUPS_PER_UNIT);
    for_each_cell(c, &g->seen) {
        good = good && append_item(t, on, node_of(t, c, g->digit, false), LINK, NULL) &&
               append_item(t, node_of(t, c, g->digit, true), off, LINK, NULL);
    }
    return good && link_group_in(t, group, g->house[1]) && link_group_in(t, group, g->house[0]) &&
           link_groups(t, group);
}

/* ---- almost locked sets ---- */

/* A way through a set counts for more than a link, by its digits. */
static int weight_of(const struct als *a) { return LINK + (bits_in(a->digits) - 1) * 2; }

static int set_node(const struct tables *t, const struct als *a, int digit)
{
    return t->first_set + als_digit(a, digit);
}

/* What turns the digit off in the set: candidates and groups that see all its places there. */
static bool link_to_set(struct tables *t, const struct als *a, int digit)
{
    const struct als_places *here = als_places(&t->sets, a, digit);
    const int node = set_node(t, a, digit);
    bool good = true;
    for_each_cell(c, &here->seen) {
        good = good && add_item(t, node_of(t, c, digit, true), node, LINK);
        for (int i = 0; i < t->groups.count; i++) {
            const struct group *g = &t->groups.group[i];
            if (g->digit == digit && cells_have(&g->all, c) && !cells_meet(&g->all, &a->all) &&
                cells_within(&here->in, &g->seen))
                good = good && add_item(t, group_node(t, i, true), node, LINK);
        }
    }
    return good;
}

/* A digit that the set then holds is off in whatever sees all its places. */
static bool link_from_set(struct tables *t, const struct als *a, int digit)
{
    const int node = set_node(t, a, digit), weight = weight_of(a);
    bool good = true;
    for_each_bit(d, a->digits & ~bit(digit - 1)) {
        const cells *gone = &als_places(&t->sets, a, d + 1)->seen;
        for_each_cell(c, gone) good = good && add_item(t, node, node_of(t, c, d + 1, false), weight);
        for (int i = 0; i < t->groups.count; i++)
            if (t->groups.group[i].digit == d + 1 && cells_within(&t->groups.group[i].all, gone))
                good = good && add_item(t, node, group_node(t, i, false), weight);
    }
    return good;
}

static bool link_sets(struct tables *t, const struct als *a, int digit)
{
    bool good = true;
    for (int i = 0; i < t->sets.count; i++) {
        const struct als *b = &t->sets.als[i];
        if (b == a || cells_meet(&a->all, &b->all)) continue;
        for_each_bit(d, a->digits & b->digits & ~bit(digit - 1))
            if (cells_within(&als_places(&t->sets, b, d + 1)->in, &als_places(&t->sets, a, d + 1)->seen))
                good = good && add_item(t, set_node(t, a, digit), set_node(t, b, d + 1), weight_of(a));
    }
    return good;
}

/* Cells that keep one candidate only. */
static bool link_from_set_to_cells(struct tables *t, const struct als *a, int digit)
{
    const bitset *candidates = t->f->at->candidates;
    bool good = true;
    for (int c = 0; c < t->f->field->cells; c++) {
        bitset gone = 0;
        bool near = false;
        for_each_bit(d, a->digits & candidates[c]) {
            if (!cells_have(&als_places(&t->sets, a, d + 1)->seen, c)) continue;
            near = true;
            if (d + 1 != digit) gone |= bit(d);
        }
        if (!near || is_pair(candidates[c]) || !is_single(candidates[c] & ~gone)) continue;
        const int last = lowest(candidates[c] & ~gone) + 1;
        good = good && add_item(t, set_node(t, a, digit), node_of(t, c, last, true), weight_of(a) + 1);
    }
    return good;
}

static bool link_set(struct tables *t, const struct als *a)
{
    for_each_bit(d, a->digits) {
        bool useful = false;
        for_each_bit(e, a->digits & ~bit(d))
            if (!cells_empty(&als_places(&t->sets, a, e + 1)->seen)) useful = true;
        if (useful && !(link_to_set(t, a, d + 1) && link_from_set(t, a, d + 1) &&
                        link_sets(t, a, d + 1) && link_from_set_to_cells(t, a, d + 1)))
            return false;
    }
    return may_go_on(t->f);
}

/* ---- making ---- */

static bool number_nodes(struct tables *t)
{
    const struct field *field = t->f->field;
    const size_t all = (size_t)(field->cells * field->n);
    t->number = malloc(all * sizeof *t->number);
    t->cell = malloc(all * sizeof *t->cell);
    t->digit = malloc(all * sizeof *t->digit);
    if (!t->number || !t->cell || !t->digit) return out_of_memory(t->f);
    for (size_t i = 0; i < all; i++) t->number[i] = -1;
    for (int cell = 0; cell < field->cells; cell++)
        for_each_bit(d, t->f->at->candidates[cell]) {
            t->number[cell * field->n + d] = t->candidates;
            t->cell[t->candidates] = (uint16_t)cell;
            t->digit[t->candidates++] = (uint8_t)(d + 1);
        }
    t->first_group = 2 * t->candidates;
    t->first_set = t->first_group + 2 * t->groups.count;
    t->nodes = t->first_set + t->sets.digits;
    const size_t nodes = (size_t)t->nodes + 1;
    t->head = malloc(nodes * sizeof *t->head);
    t->tail = malloc(nodes * sizeof *t->tail);
    t->table = calloc(nodes, sizeof *t->table);
    t->place = calloc(nodes, sizeof *t->place);
    if (!t->head || !t->tail || !t->table || !t->place) return out_of_memory(t->f);
    for (int i = 0; i < t->nodes; i++) t->head[i] = t->tail[i] = -1;
    return true;
}

bool tables_begin(struct tables *t, struct finder *f, bool groups, bool sets)
{
    *t = (struct tables){.f = f};
    return (!groups || groups_collect(f, &t->groups)) && (!sets || als_collect(f, 2, &t->sets)) &&
           number_nodes(t);
}

bool tables_link_groups_and_sets(struct tables *t)
{
    for (int g = 0; g < t->groups.count; g++)
        if (!link_group(t, g)) return false;
    for (int i = 0; i < t->sets.count; i++)
        if (!link_set(t, &t->sets.als[i])) return false;
    return true;
}

bool tables_new(struct tables *t, struct finder *f, bool groups, bool sets)
{
    if (!tables_begin(t, f, groups, sets)) return false;
    for (int i = 0; i < t->candidates; i++)
        if (!link_candidate(t, i)) return false;
    return tables_link_groups_and_sets(t);
}

/* ---- growing ---- */

/* What follows from entry `i`.  An entry that came from another list takes a shorter way if there is one now.  A full table stays as it
   is.  Nothing predicts which nodes are new, so each is written behind the entries, and counts if it is.  */
static int follow(struct tables *t, struct table *table, int i)
{
    struct entry *entry = &t->entry[table->first];
    const struct entry from = entry[i];
    int looked_at = 0, count = table->count;
    for (int k = t->head[from.node]; k >= 0 && count < TABLE_LIMIT; k = t->item[k].next) {
        const struct item *item = &t->item[k];
        const struct entry e = {item->node, i, k, from.distance + item->distance};
        const int known = t->place[e.node] - t->place_of_first, place = known < 0 ? count : known;
        entry[count] = e;
        count += known < 0;
        t->place[e.node] = t->place_of_first + place;
        if (entry[place].distance > e.distance && place && entry[place].via) entry[place] = e;
        looked_at++;
    }
    table->count = count;
    return looked_at;
}

bool grow_table(struct tables *t, int node, bool keep)
{
    struct table *table = &t->table[node];
    if (!keep) t->entries = 0;
    *table = (struct table){t->entries, 1};
    if (!make_room((void **)&t->entry, t->entries + TABLE_LIMIT + 1, &t->entry_room, sizeof *t->entry))
        return out_of_memory(t->f);
    t->place_of_first += TABLE_LIMIT + 1; /* so all places of earlier tables are smaller */
    t->entry[table->first] = (struct entry){node, 0, -1, 0};
    t->place[node] = t->place_of_first;
    uint64_t looked_at = 0;
    for (int i = 0; i < table->count && table->count < TABLE_LIMIT; i++)
        looked_at += (uint64_t)follow(t, table, i);
    t->entries += table->count;
    return may_spend(t->f, 1 + looked_at / ITEMS_PER_UNIT);
}

int find_entry(const struct tables *t, int table, int node)
{
    for (int i = 0; i < t->table[table].count; i++)
        if (table_entry(t, table, i)->node == node) return i;
    return -1;
}
