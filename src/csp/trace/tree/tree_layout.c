/* SPDX-License-Identifier: MIT */
/* tree_layout.c - see tree_layout.h

   Nodes are taken from the end of the list, so children are finished before their parent, the last one first.  The next child is moved
   to the left until its right outline is clear of the left outline of the children beside it, level by level.  An outline is a
   list of nodes, one for each level; where the sub-tree beside it is deeper, the list continues there:

              o
            /   \             the left outline of the whole tree is  o, a, b, d
           a     o
          / \     \           b is followed by d, which is not below it
         b   o     o
                    \
                     d

   Each comparison makes two nodes of a level neighbours, so there are fewer comparisons than nodes.  */
#include "csp/trace/tree/tree_layout.h"

#include <stdlib.h>

#include "base/memory.h"

enum { LEFT, RIGHT, SIDES };

struct place {
    uint32_t node;
    int64_t x;
};

struct part {
    struct place next
        [SIDES]; /* of the outline: relative to this node; node 0: it ends, since the first node is below none */
    struct place lowest[SIDES]; /* of the outlines of its children, and finally of its own sub-tree */
    uint32_t first, last;       /* children that have been placed; 0: none */
    int64_t x;                  /* relative to the last child of its parent */
    int64_t middle;             /* of its children, likewise */
};

struct layout {
    struct layout_node *node;
    struct part *part;
    int32_t gap;
};

static struct place moved(struct place p, int64_t by) { return (struct place){p.node, p.x + by}; }

/* Follows an outline down by one level.  False: it ends here. */
static bool go_down(const struct layout *l, struct place *p, int side)
{
    const struct place next = l->part[p->node].next[side];
    if (next.node) *p = moved(next, p->x);
    return next.node != 0;
}

/* The outline that ends at `from` continues at `to`. */
static void join(const struct layout *l, struct place from, struct place to, int side)
{
    l->part[from.node].next[side] = moved(to, -from.x);
}

/* Places a child to the left of those that have been placed. */
static void add_left(const struct layout *l, struct part *parent, uint32_t child)
{
    struct part *c = &l->part[child];
    struct place beside = {parent->first, l->part[parent->first].x}, own = {child, 0};
    bool more_beside, more_own;
    c->x = INT64_MAX;
    do {
        const int64_t most =
            beside.x - l->node[beside.node].left - l->gap - l->node[own.node].right - own.x;
        if (most < c->x) c->x = most;
        more_beside = go_down(l, &beside, LEFT);
        more_own = go_down(l, &own, RIGHT);
    } while (more_beside && more_own);
    if (more_beside) {
        join(l, moved(c->lowest[LEFT], c->x), beside, LEFT);
    } else {
        if (more_own) {
            join(l, parent->lowest[RIGHT], moved(own, c->x), RIGHT);
            parent->lowest[RIGHT] = moved(c->lowest[RIGHT], c->x);
        }
        parent->lowest[LEFT] = moved(c->lowest[LEFT], c->x);
    }
    parent->first = child;
}

static void add_child(const struct layout *l, struct part *parent, uint32_t child)
{
    if (parent->first) {
        add_left(l, parent, child);
        return;
    }
    parent->first = parent->last = child;
    for (int side = 0; side < SIDES; side++) parent->lowest[side] = l->part[child].lowest[side];
}

/* All children of the node have been placed: it lies above their middle. */
static void finish(const struct layout *l, uint32_t node)
{
    struct part *p = &l->part[node];
    if (!p->first) {
        p->lowest[LEFT] = p->lowest[RIGHT] = (struct place){node, 0};
        return;
    }
    p->middle = l->part[p->first].x / 2;
    p->next[LEFT] = (struct place){p->first, l->part[p->first].x - p->middle};
    p->next[RIGHT] = (struct place){p->last, -p->middle};
    for (int side = 0; side < SIDES; side++) p->lowest[side] = moved(p->lowest[side], -p->middle);
}

/* Turns relative places into absolute ones.  Returns the width. */
static int64_t unfold(const struct layout *l, size_t count)
{
    int64_t least = 0, most = 0;
    for (size_t i = 0; i < count; i++) {
        struct layout_node *n = &l->node[i];
        const struct layout_node *parent = &l->node[n->parent];
        n->x = i ? parent->x + l->part[i].x - l->part[n->parent].middle : 0;
        n->depth = i ? parent->depth + 1 : 0;
        if (n->x - n->left < least) least = n->x - n->left;
        if (n->x + n->right > most) most = n->x + n->right;
    }
    for (size_t i = 0; i < count; i++) l->node[i].x -= least;
    return most - least;
}

int64_t tree_lay_out(struct layout_node *node, size_t count, int32_t gap)
{
    const struct layout l = {node, new_array(count, sizeof *l.part), gap};
    if (!l.part) return -1;
    for (size_t i = count; i-- > 0;) {
        finish(&l, (uint32_t)i);
        if (i) add_child(&l, &l.part[node[i].parent], (uint32_t)i);
    }
    const int64_t width = count ? unfold(&l, count) : 0;
    free(l.part);
    return width;
}
