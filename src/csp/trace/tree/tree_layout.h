/* SPDX-License-Identifier: MIT */
/* tree_layout.h - where to draw the nodes of a tree.

   A node lies in the middle above its children; sub-trees are as close to each other as their outlines allow (Reingold and Tilford 1981).
   The time is linear in the number of nodes, and no function calls itself, however deep the tree is.  */
#ifndef CSP_TREE_LAYOUT_H
#define CSP_TREE_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Nodes are listed depth first: parents before their children, the nodes below a node at once after it. */
struct layout_node {
    uint32_t parent;     /* of the first node: itself */
    int32_t left, right; /* how far it extends to both sides */
    int64_t x;           /* result: its middle; the leftmost node begins at 0 */
    int32_t depth;       /* result: 0 for the first node */
};

/* Returns the width of the tree; -1: memory is short. */
int64_t tree_lay_out(struct layout_node *, size_t count, int32_t gap);

#endif
