/* SPDX-License-Identifier: MIT */
/* polyhedron.h - convex bodies with three faces at every corner, cut out by random planes, and their visible lines.

   Seen from above (the z axis), edges of two visible faces are convex, and those of one are the outline; no face hides another, so
   the true drawing is known without any removal of hidden lines.  */
#ifndef TESTS_POLYHEDRON_H
#define TESTS_POLYHEDRON_H

#include "base/rng.h"
#include "waltz.h"

enum { MOST_PLANES = 16, MOST_VERTICES = 2 * MOST_PLANES - 4, MOST_EDGES = 3 * MOST_PLANES - 6 };

struct polyhedron {
    double x[MOST_VERTICES], y[MOST_VERTICES];
    int seen; /* vertices */
    struct seen_edge {
        int from, to;
        waltz_label label; /* from `from` */
    } edge[MOST_EDGES];
    int edges;
};

/* With at most this many planes; false: they do not bound such a body. */
bool make_polyhedron(struct polyhedron *, int planes, struct rng *);

#endif
