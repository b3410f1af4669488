/* SPDX-License-Identifier: MIT */
/* bars.c - the bars of T junctions, made straight; see net.h

   A line may run along the bars of several T junctions, one after the other: this is a run, and has a junction at each
   end.  The ends of a run may be T junctions of other runs, which move too, so all are moved repeatedly until they
   no longer change.  */
#include "base/memory.h"
#include "waltz/net/net.h"

struct runs {
    int *members; /* T junctions, run by run */
    struct run {
        int from, to; /* junctions where it ends */
        int first, count;
    } * run;
    int runs, count;
};

/* Which line of junction b comes from junction a. */
static int slot_from(const struct net *net, int a, int b)
{
    const int *next = net->junction[b].next;
    return next[0] == a ? 0 : next[1] == a ? 1 : 2;
}

/* Does the line in this slot of a junction continue straight there? */
static bool is_bar(const struct net_junction *v, int slot) { return v->stem >= 0 && slot != v->stem; }

/* Adds the run that begins at a line of a junction, unless it has no members, or is added from its
   other end.  */
static void add_run(struct runs *r, const struct net *net, int from, int slot)
{
    struct run run = {from, net->junction[from].next[slot], r->count, 0};
    int before = from, entered = slot_from(net, before, run.to);
    while (is_bar(&net->junction[run.to], entered)) {
        const struct net_junction *v = &net->junction[run.to];
        r->members[run.first + run.count++] = run.to;
        before = run.to;
        run.to = v->next[3 - v->stem - entered];
        entered = slot_from(net, before, run.to);
    }
    if (!run.count || run.to < from || (run.to == from && entered < slot)) return;
    r->count += run.count;
    r->run[r->runs++] = run;
}

/* Returns the square of the longest move. */
static double straighten(struct net *net, const struct runs *r)
{
    double most = 0;
    for (int i = 0; i < r->runs; i++) {
        const struct run *run = &r->run[i];
        const struct vector from = net->junction[run->from].at;
        const struct vector way = minus(net->junction[run->to].at, from);
        if (!(dot(way, way) > 0)) continue;
        for (int k = 0; k < run->count; k++) {
            struct net_junction *v = &net->junction[r->members[run->first + k]];
            const double along = dot(minus(v->at, from), way) / dot(way, way);
            const struct vector there = plus(from, times(along, way)), move = minus(there, v->at);
            v->at = there;
            if (dot(move, move) > most) most = dot(move, move);
        }
    }
    return most;
}

bool align_bars(struct net *net, double size, struct problems *p)
{
    enum { MOST_ROUNDS = 60 };
    /* a T belongs to one run, and is visited again from its other end */
    struct runs r = {.members = new_array(2 * (size_t)net->junctions, sizeof *r.members),
                     .run = new_array((size_t)net->junctions, sizeof *r.run)};
    const bool good = r.members && r.run;
    if (!good) report_memory(p);
    for (int j = 0; good && j < net->junctions; j++)
        for (int slot = 0; slot < net->junction[j].degree; slot++)
            if (!is_bar(&net->junction[j], slot)) add_run(&r, net, j, slot);
    const double still = 1e-13 * size;
    for (int i = 0; good && i < MOST_ROUNDS && straighten(net, &r) > still * still;) i++;
    free(r.members);
    free(r.run);
    return good;
}
