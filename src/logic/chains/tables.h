/* SPDX-License-Identifier: MIT */
/* tables.h - for every candidate, on or off, all that follows from it, and why.

   A *node* is a candidate, a group or a digit of an almost locked set that is on or off.  Each has a list of *items*:
   what follows from it at once or, in tables for nets, within a few rounds of singles.  The *table* of a node is
   grown from these: its own items first, then in turn those of every node it has met.  An entry remembers from which list
   it came, so that the way to it can be reconstructed.

   Tables as such: Bernhard Hobiger's HoDoKu, after "tabling" by Bruce Greer and others in the Players' Forum.  */
#ifndef LOGIC_TABLES_H
#define LOGIC_TABLES_H

#include "logic/sets/als.h"
#include "logic/step/groups.h"

enum {
    TABLE_LIMIT = 1000, /* entries in a table; further entries are left out */
    ITEM_PARENTS = 5
};

/* Something that follows from the node whose list it is in. */
struct item {
    int node;
    int next; /* in the same list; -1: the last */
    int distance;
    int parents; /* items of the same list, in t->parents, up to a -1; -1: it follows from the list's node directly */
};

struct entry {
    int node;
    int via;  /* the entry from whose list it came */
    int item; /* the item there; -1: the table's own node */
    int distance;
};

struct table {
    int first, count; /* in t->entry */
};

struct tables {
    struct finder *f;
    int candidates, nodes;
    int *number;    /* [cell * n + digit - 1]: the candidate, or -1 */
    uint16_t *cell; /* of each candidate */
    uint8_t *digit; /* of each candidate */
    struct group_list groups;
    struct als_list sets;
    int first_group, first_set; /* the first node of each kind */
    int *head, *tail;           /* of each node's list of items; -1: empty */
    struct item *item;
    int *parents;
    struct entry *entry;
    struct table *table; /* of each node; only those of candidates are grown */
    int *
        place; /* of each node: its entry in the table that is growing + place_of_first; if less, it is not there */
    int place_of_first;
    int items, item_room, parent_count, parent_room, entries, entry_room;
};

enum node_kind { NODE_CANDIDATE, NODE_GROUP, NODE_SET };

/* With lists of what follows at once.  `groups`, `sets`: with nodes for these.  False: out of memory, and f->no_memory is
   set, or a limit is reached.  Free the tables in any case.  */
bool tables_new(struct tables *, struct finder *, bool groups, bool sets);
/* The same for nets: items are what follows within some rounds of singles. */
bool tables_new_for_nets(struct tables *, struct finder *, bool groups, bool sets);
void tables_free(struct tables *);

/* Grows the table of a candidate's node; the tables of others stay only if `keep`. */
bool grow_table(struct tables *, int node, bool keep);

/* ---- nodes ---- */

static inline int node_of(const struct tables *t, int cell, int digit, bool on)
{
    return 2 * t->number[cell * t->f->field->n + digit - 1] + on;
}
static inline enum node_kind node_kind(const struct tables *t, int node)
{
    return node < t->first_group ? NODE_CANDIDATE : node < t->first_set ? NODE_GROUP : NODE_SET;
}
/* A digit of a set is only ever off. */
static inline bool node_on(const struct tables *t, int node) { return node < t->first_set && node % 2; }
static inline const struct group *node_group(const struct tables *t, int node)
{
    return &t->groups.group[(node - t->first_group) / 2];
}
int node_digit(const struct tables *, int node);
const struct als *node_set(const struct tables *, int node);
/* Its first cell that has the digit. */
int node_cell(const struct tables *, int node);
/* The cells of the candidate or group, all cells of the set. */
cells node_cells(const struct tables *, int node);
/* The cells that have the digit. */
cells node_places(const struct tables *, int node);

static inline const struct entry *table_entry(const struct tables *t, int node, int i)
{
    return &t->entry[t->table[node].first + i];
}
/* The entry of a node in a table; -1: it does not follow. */
int find_entry(const struct tables *, int table, int node);

/* ---- for the code that fills the lists ---- */

/* All but the lists of candidates; the rest is filled in by the next two, around what the caller adds to them. */
bool tables_begin(struct tables *, struct finder *, bool groups, bool sets);
bool tables_link_groups_and_sets(struct tables *);
/* Adds to the list of `from` unless it is there; false: out of memory. */
bool add_item(struct tables *, int from, int node, int distance);
/* Adds to the list of `from`, even if it is there already.  `parents`: as in struct item, ITEM_PARENTS of them; NULL: none. */
bool append_item(struct tables *, int from, int node, int distance, const int *parents);
/* The item of a node in the list of another; -1: none. */
int find_item(const struct tables *, int list, int node);

#endif
