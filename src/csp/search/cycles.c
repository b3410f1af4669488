/* SPDX-License-Identifier: MIT */
/* cycles.c - see cycles.h

   Each constraint says a x + b y <= most, with a and b 1 or -1 (pair_bounds in kind.h).  A variable x has two nodes, for x and for -x, so that this
   becomes two differences of nodes, and edges of a graph: the value at the head is at most that at the tail and `length`.

       x - y <= -1      y -> x, -x -> -y        length -1
       x + y <= 7      -y -> x, -x -> y         length 7

   A cycle of negative length contradicts itself (Bellman 1958, Pratt 1977; with both nodes: Mine 2006).  Distances from a source that reaches all nodes with 0 are lowered round by round; the
   edges that lowered them last form a cycle as soon as there is a short negative one.  Distances are cut off at 64 bits, which
   only makes them larger: that hides a cycle, and never makes one up.  */
#include "csp/search/cycles.h"

#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/search/branch.h"

struct edge {
    int tail, head;
    csp_value length;
    int constraint;
};

struct graph {
    struct edge *edge;
    size_t edges, edge_room;
    csp_value *distance; /* by node */
    int *lowered_by;     /* by node: an edge, or -1 */
    int *seen; /* by node: the node from which it was first visited, counted from 1; 0: not yet */
    int nodes;
};

/* ---- edges ---- */

/* 2 x stands for x, and 2 x + 1 for -x. */
static int node_of(csp_variable x, int sign) { return 2 * x + (sign < 0); }

static bool add_edge(struct graph *g, struct edge e)
{
    if (!make_room((void **)&g->edge, g->edges, &g->edge_room, sizeof *g->edge)) return false;
    g->edge[g->edges++] = e;
    return true;
}

/* a x - (-b y) <= most, and b y - (-a x) <= most. */
static bool add_edges(struct graph *g, const struct pair_bound *p, int constraint)
{
    return add_edge(g, (struct edge){node_of(p->y, -p->b), node_of(p->x, p->a), p->most, constraint}) &&
           add_edge(g, (struct edge){node_of(p->x, -p->a), node_of(p->y, p->b), p->most, constraint});
}

static bool gather_edges(const struct csp_search *s, struct graph *g)
{
    for (int i = 0; i < s->constraints; i++) {
        const struct constraint *c = &s->model->constraint[i];
        struct pair_bound bound[MOST_PAIR_BOUNDS];
        if (!c->kind->pair_bounds) continue;
        const int count = c->kind->pair_bounds(s, c, bound);
        for (int k = 0; k < count; k++)
            if (!add_edges(g, &bound[k], i)) return false;
    }
    return true;
}

/* ---- cycles ---- */

/* Follows the edges back from each node, which must not lead to a node that was met on the same way.  Returns an edge of a cycle, or -1. */
static int find_cycle(struct graph *g)
{
    for (int i = 0; i < g->nodes; i++) g->seen[i] = 0;
    for (int start = 0; start < g->nodes; start++) {
        int at = start;
        while (!g->seen[at]) {
            g->seen[at] = start + 1;
            if (g->lowered_by[at] < 0) break;
            at = g->edge[g->lowered_by[at]].tail;
        }
        if (g->seen[at] == start + 1 && g->lowered_by[at] >= 0) return g->lowered_by[at];
    }
    return -1;
}

static bool lower(struct graph *g)
{
    bool lowered = false;
    for (size_t i = 0; i < g->edges; i++) {
        const struct edge *e = &g->edge[i];
        const csp_value distance = cut_off_sum(g->distance[e->tail], e->length);
        if (distance >= g->distance[e->head]) continue;
        g->distance[e->head] = distance;
        g->lowered_by[e->head] = (int)i;
        lowered = true;
    }
    return lowered;
}

/* An edge of a negative cycle, or -1. */
static int negative_cycle(struct graph *g, uint64_t work)
{
    const uint64_t round = g->edges + (uint64_t)g->nodes;
    int found = -1;
    for (; found < 0 && work >= round && lower(g); work -= round) found = find_cycle(g);
    return found;
}

bool is_contradicted_by_cycle(struct csp_search *s, uint64_t work)
{
    const size_t nodes = 2 * (size_t)s->variables;
    struct graph g = {.nodes = (int)nodes,
                      .distance = new_array(nodes, sizeof *g.distance),
                      .lowered_by = new_array(nodes, sizeof *g.lowered_by),
                      .seen = new_array(nodes, sizeof *g.seen)};
    int found = -1;
    if (g.distance && g.lowered_by && g.seen && gather_edges(s, &g)) {
        for (size_t i = 0; i < nodes; i++) g.lowered_by[i] = -1;
        found = negative_cycle(&g, work);
        if (found >= 0) blame(s, g.edge[found].constraint);
    } else s->trail.short_of_memory = true;
    free(g.edge);
    free(g.distance);
    free(g.lowered_by);
    free(g.seen);
    return found >= 0;
}
