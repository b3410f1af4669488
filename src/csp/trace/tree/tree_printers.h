/* SPDX-License-Identifier: MIT */
/* tree_printers.h - the formats of a tree, and what they share. */
#ifndef CSP_TREE_PRINTERS_H
#define CSP_TREE_PRINTERS_H

#include "csp/trace/tree/search_tree.h"

/* A format.  The sums of the tree are known.  False: memory was short. */
typedef bool tree_printer(const csp_tree *, struct out *);
tree_printer tree_print_svg, tree_print_html, tree_print_json, tree_print_latex;

/* Such as "x = 3"; nothing for a root. */
void tree_out_decision(struct out *, const csp_tree *, const struct tree_node *);
/* One of: search branch failure solution open folded-failed folded-solved folded-open */
const char *tree_kind(const csp_tree *, size_t place);
/* Such as "y: 2, 3; z: 1"; "; ..." if some are not listed. */
void tree_out_removed(struct out *, const csp_tree *, const struct tree_node *);
/* Such as "12 nodes, 5 failures, 2 solutions". */
void tree_out_counts(struct out *, const struct tree_counts *);
/* Such as "120 nodes are folded into 3 triangles"; nothing if none is. */
void tree_out_folded(struct out *, const csp_tree *);

struct json;
/* The whole search, and a node of it, as an object each. */
void tree_json_search(struct json *, const csp_tree *);
void tree_json_node(struct json *, const csp_tree *, size_t place);

#endif
