/* SPDX-License-Identifier: MIT */
/* tree_fold.c - keeps a tree within its limit: folds the smallest sub-trees first.

   Let `small` be a number of nodes.  A sub-tree that the search has left is folded if it has failed and has at most so many nodes, or if
   it has at most an eighth of them: solutions are rarer than failures, and of more interest.  Likewise, neighbouring searches from
   the root become one.  `small` is doubled until at most half of the limit is left.  So the upper part of the tree stays, and
   what took long is still seen to be large.

   If the path to the current node is too long for that, the tree ends there with a folded node, within which the search goes on.

   Every call frees half of the list, so the time is linear in the number of nodes that the search makes.  */
#include <stdlib.h>

#include "csp/trace/tree/search_tree.h"

enum { FIRST_SMALL = 2, SHARE_OF_SOLVED = 8 };

static void add_counts(struct tree_counts *to, const struct tree_counts *c)
{
    to->nodes += c->nodes;
    to->failures += c->failures;
    to->solutions += c->solutions;
    to->open += c->open;
}

void tree_add_up(csp_tree *t)
{
    for (size_t i = 0; i < t->count; i++) t->node[i].all = t->node[i].own;
    for (size_t i = t->count; i-- > 1;) add_counts(&t->node[t->node[i].parent].all, &t->node[i].all);
}

/* ---- what is to be folded ---- */

static void find_path(csp_tree *t)
{
    for (size_t i = 0; i < t->count; i++)
        t->node[i].fate = (struct tree_fate){.on_path = i == TREE_SEARCH};
    for (size_t i = t->current; i != TREE_SEARCH; i = t->node[i].parent) t->node[i].fate.on_path = true;
}

static bool is_small(const struct tree_counts *c, uint64_t small)
{
    return c->nodes <= (tree_has_failed(c) ? small : small / SHARE_OF_SOLVED);
}

/* Roots that become one: the place of the first, and how many nodes they have. */
struct root_group {
    uint32_t first; /* 0: none */
    uint64_t nodes;
};

/* Does the root become a part of the group?  If not, it begins the next one. */
static bool joins(struct root_group *g, const struct tree_node *root, uint32_t place, uint64_t small)
{
    const bool joined = g->first && g->nodes + root->all.nodes <= small / SHARE_OF_SOLVED;
    *g = joined ? (struct root_group){g->first, g->nodes + root->all.nodes}
                : (struct root_group){place, root->all.nodes};
    return joined;
}

/* Decides what goes if sub-trees of up to `small` nodes are folded.  Returns how many nodes stay. */
static size_t decide(csp_tree *t, uint64_t small)
{
    struct root_group group = {0, 0};
    size_t stay = 0;
    for (uint32_t i = 1; i < t->count; i++) {
        struct tree_node *n = &t->node[i];
        const struct tree_fate *above = &t->node[n->parent].fate;
        n->fate.goes = above->goes || above->folds;
        n->fate.into = above->goes ? above->into : n->parent;
        if (!n->fate.goes && !n->fate.on_path) {
            n->fate.folds = is_small(&n->all, small);
            if (n->parent == TREE_SEARCH && joins(&group, n, i, small)) {
                n->fate.goes = true;
                n->fate.into = group.first;
            }
        }
        stay += !n->fate.goes;
    }
    return stay;
}

/* Folds the lower end of the path, so that at most `most` nodes stay.  All nodes after a node of the path are below it. */
static void cut_path(csp_tree *t, size_t most)
{
    uint32_t end = 0;
    size_t stay = 0;
    for (uint32_t i = 1; i < t->count; i++) {
        const struct tree_fate *f = &t->node[i].fate;
        stay += !f->goes;
        if (f->on_path && stay <= most) end = i;
    }
    for (uint32_t i = end + 1; i < t->count; i++) {
        t->node[i].fate.goes = true;
        t->node[i].fate.into = end;
    }
    t->node[end].folded = true;
    t->current = end;
    t->within = true;
}

/* ---- folding ---- */

/* `n` goes: what it counts is counted in another node. */
static void absorb(csp_tree *t, struct tree_node *n)
{
    struct tree_node *into = &t->node[n->fate.into];
    into->folded = true;
    add_counts(&into->own, &n->own);
    into->roots += n->roots;
    free(n->size);
}

/* Removes what goes. */
static void remove_folded(csp_tree *t)
{
    size_t stay = 1;
    for (size_t i = 1; i < t->count; i++) {
        struct tree_node *n = &t->node[i];
        if (n->fate.goes) {
            absorb(t, n);
            continue;
        }
        n->fate.place = (uint32_t)stay++;
        n->parent = t->node[n->parent].fate.place;
    }
    const struct tree_fate *current = &t->node[t->current].fate;
    t->current = t->node[current->goes ? current->into : t->current].fate.place;
    for (size_t i = 1; i < t->count; i++)
        if (!t->node[i].fate.goes) t->node[t->node[i].fate.place] = t->node[i];
    t->count = stay;
}

void tree_shrink(csp_tree *t)
{
    const size_t wanted = t->limit / 2;
    uint64_t small = t->small ? t->small : FIRST_SMALL;
    size_t least = t->count;
    tree_add_up(t);
    find_path(t);
    for (; least > wanted && small / SHARE_OF_SOLVED <= 2 * t->made; small *= 2) {
        const size_t stay = decide(t, small);
        if (stay >= least) continue;
        least = stay;
        t->small = small;
    }
    if (decide(t, t->small) > wanted) cut_path(t, wanted);
    remove_folded(t);
}

/* Where nothing is open any more, the search is done, too, although the last node is there. */
static void shorten_path(csp_tree *t)
{
    for (size_t i = t->current; t->node[i].parent != TREE_SEARCH; i = t->node[i].parent)
        if (!t->node[i].all.open) t->node[i].fate.on_path = false;
}

void tree_fold_evenly(csp_tree *t)
{
    if (!t->small) return;
    tree_add_up(t);
    find_path(t);
    shorten_path(t);
    decide(t, t->small);
    remove_folded(t);
}
