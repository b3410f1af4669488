/* SPDX-License-Identifier: MIT */
/* goal.h - the best solution: what a better one must satisfy, and larger steps towards it. */
#ifndef CSP_GOAL_H
#define CSP_GOAL_H

#include "csp/search/state.h"

void goal_start(struct csp_search *);

/* Keeps only better values of the objective than that of the last solution.  False: there are none. */
bool want_better(struct csp_search *);

/* A solution has been recorded. */
void goal_reached(struct csp_search *);
/* Is it time to start again from the root, because solutions come in small steps, or because a probe takes too long? */
bool goal_wants_root(const struct csp_search *);
/* The search starts again from the root. */
void goal_at_root(struct csp_search *);
/* At the root, a decision on the objective that comes before all others.  False: none. */
bool goal_probe(const struct csp_search *, struct decision *);

#endif
