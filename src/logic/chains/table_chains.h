/* SPDX-License-Identifier: MIT */
/* table_chains.h - reads chains and nets from tables, and writes them into steps. */
#ifndef LOGIC_TABLE_CHAINS_H
#define LOGIC_TABLE_CHAINS_H

#include "logic/chains/tables.h"

/* A node on a way, and the item that it came by. */
struct way_node {
    int node;
    int list; /* the node in whose list the item is */
    int item; /* -1: the way starts here */
    enum { TRUNK, BRANCH_START, BRANCH, SIDE } on;
};

struct way_part {
    struct way_node *at;
    int count, room;
};

/* How an entry follows from its table's node.  The trunk leads there; where a node follows from several, branches lead
   from the trunk to the others, and come after the node of the trunk that they start from.  */
struct way {
    struct way_part all;
    int branches;
    /* For the search, all of it from the end backwards: */
    struct way_part trunk, branch;
    struct fork {
        int node;         /* where a branch leads */
        int first, count; /* of its nodes */
    } * fork;
    int forks, fork_room;
};

/* What the chains of one step share: the sets they use, in the order of their numbers. */
struct used_sets {
    const struct als *set[256 - SUDOKU_SET];
    int count;
};

/* Keeps the memory that the way has.  False: out of memory. */
bool find_way(const struct tables *, int table, int entry, struct way *);
void way_free(struct way *);
/* How many nodes the way has if there are no branches. */
int trunk_length(const struct tables *, int table, int entry);

/* The way's nodes as a chain of the step, and what they follow from; numbers the sets.  Nodes that they follow from, but that
   the way leaves out, come before those that need them, marked as side lines.  */
void write_way(const struct tables *, const struct way *, int chain, struct used_sets *);

/* Is any node but candidates on the way? */
bool way_grouped(const struct tables *, const struct way *);
int way_sets(const struct tables *, const struct way *);

#endif
