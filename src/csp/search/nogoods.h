/* SPDX-License-Identifier: MIT */
/* nogoods.h - what is kept when a search restarts (Lecoutre, Sais, Tabary and Vidal 2007).

   When a search is cut off, each refuted decision on its path stands for a subtree that was searched to the end:
   the decisions before it and the decision itself are incompatible.  Such a list is a nogood.  Together they
   describe exactly what was searched, so no solution is found twice.

   Two decisions of each nogood that do not hold yet are watched.  When one of them comes to hold, another is
   watched in its place; when there is none, the other one is refuted.  */
#ifndef CSP_NOGOODS_H
#define CSP_NOGOODS_H

#include "csp/search/state.h"

/* False: out of memory. */
bool nogoods_start(struct csp_search *);
void nogoods_end(struct csp_search *);

/* Keeps the nogoods of the path in force.  False: out of memory. */
bool learn_nogoods(struct csp_search *);
/* Uses those that a change of x (events as in kind.h) concerns.  False: one of them is broken. */
bool apply_nogoods(struct csp_search *, csp_variable x, unsigned events);
/* Starts to use the learned nogoods, at the root.  False: there is no further solution. */
bool watch_nogoods(struct csp_search *);

#endif
