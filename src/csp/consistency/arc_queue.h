/* SPDX-License-Identifier: MIT */
/* arc_queue.h - the queue of arcs, as AC-3 is printed in textbooks (Mackworth 1977; Russell and Norvig).

       arcs of the constraints c1 on (x, y) and c2 on (y, z)     (x, y) (y, x) (y, z) (z, y)
       the first is taken, and y loses values by (y, x)          (y, z) (z, y)
       the arcs to y are added, except that of c1                (y, z) (z, y)      (z, y) waits already

   First in, first out, and a set: an arc that waits is not added a second time.  A constraint on two variables has two arcs.  If
   several constraints share both variables, each has arcs of its own, and only the arc back of the same constraint is left out.  */
#ifndef CSP_ARC_QUEUE_H
#define CSP_ARC_QUEUE_H

#include "csp/search/state.h"

struct arc_queue {
    size_t *ring; /* places in the search's list of arcs */
    bool *waits;  /* by place */
    size_t first, count, room;
};

bool arc_queue_start(struct csp_search *);
void arc_queue_end(struct csp_search *);
/* All arcs, in the order of the constraints. */
void arc_queue_fill(struct csp_search *);
void arc_queue_clear(struct csp_search *);
/* The arc at this place would be added, if `constraint` (or NOBODY) had changed the variable it leads to. */
bool arc_would_be_added(const struct csp_search *, size_t place, int constraint);
/* x was changed by `constraint`, or by several (NOBODY). */
void arc_queue_add(struct csp_search *, csp_variable x, int constraint);
/* Takes the first one out; the queue is not empty. */
size_t arc_queue_take(struct csp_search *);
void arc_queue_put_back(struct csp_search *, size_t place);

#endif
