/* SPDX-License-Identifier: MIT */
/* branch.h - which decision comes next. */
#ifndef CSP_BRANCH_H
#define CSP_BRANCH_H

#include "csp/search/state.h"

/* False: every variable has one value. */
bool choose_decision(struct csp_search *, struct decision *);

/* All variables are open at the start; a variable with one value is noticed when the next decision is chosen.  Needs
   arcs, seats and weights.  False: out of memory.  */
bool branch_start(struct csp_search *);
void branch_end(struct csp_search *);

/* From the next decision on, the groups of the model are followed or left aside. */
void branch_follow_groups(struct csp_search *, bool follow);

/* A constraint has failed: variables with much of that are decided sooner. */
void blame(struct csp_search *, int constraint);

/* Smaller turns come first, and of the same turn smaller ranks.  `degree`: the weights of what x shares with
   other open variables.  */
int branch_turn(const struct csp_search *, csp_variable x);
double branch_rank(const struct csp_search *, csp_variable x, uint64_t degree);

#endif
