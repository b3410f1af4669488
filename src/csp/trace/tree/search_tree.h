/* SPDX-License-Identifier: MIT */
/* search_tree.h - the tree of a search, with a limited number of nodes.

   Nodes are listed in the order in which the search makes them.  The search goes depth first, so the nodes below a node follow
   it at once:

       place    0         1      2       3       4        5
       node     (search)  root   x = 1   y = 2   y != 2   x != 1
       parent   -         0      1       2       2        1

   Place 0 stands for the whole search; its children are the root, and a root for each restart.  It is not counted.

   When the list is full, small sub-trees that the search has left are folded (tree_fold.c): a folded node counts the nodes
   that were below it.  If the path to the current node is itself too long, its lower end is folded, too, and the search goes on
   within the folded node, until it returns to a node above.  */
#ifndef CSP_SEARCH_TREE_H
#define CSP_SEARCH_TREE_H

#include "base/out.h"
#include "csp/search/state.h"
#include "csp/trace/tree/search_space.h"
#include "csp/trace/tree/tree_moves.h"

enum {
    TREE_USUAL_LIMIT = 4000,
    TREE_LEAST_LIMIT = 16,
    TREE_MOST_SIZES = 64,   /* variables whose domain sizes are kept for each node */
    TREE_MOST_REMOVED = 32, /* removed values that are kept for each node */
    TREE_SEARCH = 0         /* the place of the whole search */
};

struct tree_counts {
    uint64_t nodes, failures, solutions;
    uint64_t open; /* nodes that were not searched to the end */
};

/* A value that propagation removed at a node. */
struct tree_removal {
    csp_variable variable;
    csp_value value;
};

struct tree_node {
    uint32_t parent;
    enum tree_result result;
    bool folded;
    bool refutes;          /* its decision is the opposite of that of the node before it */
    bool bound, negative;  /* the decision, as in csp_event */
    csp_variable variable; /* of the decision; negative: a root */
    csp_value value;
    uint64_t number;        /* counted from 1 */
    uint64_t step;          /* before which it was made */
    int level;              /* decisions in force */
    int failed_by;          /* the constraint; negative: not known, or no failure */
    uint64_t roots;         /* 1 for a root; more, if others have been folded into it */
    struct tree_counts own; /* of it and of what was folded into it */
    struct tree_counts all; /* of its sub-tree: see tree_add_up() */
    struct tree_fate {
        bool on_path;   /* the search has not left it */
        bool folds;     /* nothing below it stays */
        bool goes;      /* ... and is counted in the node at `into` */
        uint32_t into;  /* an old place */
        uint32_t place; /* the new one, if it stays */
    } fate;             /* while the tree is being folded: see tree_fold.c */
    bool measured;      /* the following are known */
    struct search_space space;
    uint64_t removed; /* values, by propagation */
    int kept_removals;
    struct tree_removal *removal;
    int64_t *size; /* of each shown variable's domain; in the same block as `removal` */
};

struct csp_tree {
    const csp_model *model;
    size_t limit;   /* of nodes that are kept */
    uint64_t small; /* sub-trees of up to so many nodes have been folded; 0: none had to be */
    struct tree_node *node;
    size_t count, room; /* with place 0 */
    uint32_t current;
    bool within; /* the search goes on within the current node, which is folded */
    bool failed; /* memory was short */
    uint64_t made, restarts;
    csp_variable shown[TREE_MOST_SIZES]; /* the first variables that are no helpers */
    int shown_count;
    struct space_history history;
    /* of the current node, until its result is known */
    struct tree_removal removal[TREE_MOST_REMOVED];
    uint64_t removed;
    int failed_by;
};

/* Folds sub-trees until at most half of the limit is used; see tree_fold.c. */
void tree_shrink(csp_tree *);
/* Folds what is as small as that which has been folded before, so that all parts of the tree look alike. */
void tree_fold_evenly(csp_tree *);
/* Fills in `all` of every node. */
void tree_add_up(csp_tree *);

/* Is no solution below it, proved? */
static inline bool tree_has_failed(const struct tree_counts *c) { return !c->solutions && !c->open; }
/* The first place that is shown: that of the whole search, if it has several roots. */
static inline size_t tree_first(const csp_tree *t) { return t->restarts ? TREE_SEARCH : 1; }

#endif
