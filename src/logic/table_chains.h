/* SPDX-License-Identifier: MIT */
/* table_chains.h - reads chains and nets off tables, and writes them into steps. */
#ifndef LOGIC_TABLE_CHAINS_H
#define LOGIC_TABLE_CHAINS_H

#include "logic/tables.h"

/* How an entry follows from its table's node.  The trunk leads there; where a node follows from several, branches lead from
   the trunk to the others, and stand behind the node of the trunk that they start from.  */
struct way {
    struct way_node {
        int node;
        bool branch;
    } * at;
    int count, room;
    int branches;
};

/* What the chains of one step share: the sets they use, in the order of their numbers. */
struct used_sets {
    const struct als *set[256 - SUDOKU_SET];
    int count;
};

/* False: memory is short. */
bool find_way(const struct tables *, int table, int entry, struct way *);
void way_free(struct way *);

/* The way's nodes as a chain of the step, and what they rest upon; numbers the sets. */
void write_way(const struct tables *, const struct way *, int chain, struct used_sets *);
/* What the entry rests upon, in full: nodes of a net name no more than some of it. */
bool write_truths(const struct tables *, int table, int entry);

/* Is any node but candidates on the way? */
bool way_grouped(const struct tables *, const struct way *);
int way_sets(const struct tables *, const struct way *);

#endif
