/* SPDX-License-Identifier: MIT */
/* tree_moves.h - what an event says about the tree of a search.

   A decision leads from a node to its first child, the opposite of the decision to the second one.  Every event of another kind belongs
   to the node at which the search is.  */
#ifndef CSP_TREE_MOVES_H
#define CSP_TREE_MOVES_H

#include "csp.h"

/* What became of a node. */
enum tree_result {
    TREE_OPEN,   /* nothing yet, or the search was stopped there */
    TREE_BRANCH, /* a decision was taken there */
    TREE_FAILURE,
    TREE_SOLUTION
};

enum tree_turn {
    TREE_STAY,
    TREE_DOWN, /* to a new node below the current one, at which the event's depth is reached */
    TREE_ACROSS, /* back to the node at which the decision of the event's depth was taken, and to a new node below that */
    TREE_BACK, /* back to that node only */
    TREE_AGAIN /* to a new root */
};

struct tree_move {
    enum tree_result result; /* of the current node; TREE_OPEN: not told */
    enum tree_turn turn;
};

struct tree_move tree_move_of(const csp_event *);

#endif
