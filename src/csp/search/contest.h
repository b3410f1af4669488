/* SPDX-License-Identifier: MIT */
/* contest.h - the next variable of very many, without comparing all of them at each decision. */
#ifndef CSP_CONTEST_H
#define CSP_CONTEST_H

#include "csp/search/state.h"

/* False: out of memory. */
bool contest_start(struct csp_search *);
void contest_end(struct csp_search *);

/* The open variable that comes next, the same that a comparison of all would give; -1: every variable is fixed. */
csp_variable contest_winner(struct csp_search *);

/* The newest level is about to be left. */
void contest_leave(struct csp_search *);
/* Turns and ranks are computed in another way from now on. */
void contest_reorder(struct csp_search *);
/* The weight of a constraint has grown by one. */
void contest_weigh(struct csp_search *, int constraint);

#endif
