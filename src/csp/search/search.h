/* SPDX-License-Identifier: MIT */
/* search.h - what else may use the levels of a search. */
#ifndef CSP_SEARCH_H
#define CSP_SEARCH_H

#include "csp/search/state.h"

/* Enters a level.  False: out of memory. */
bool search_enter(struct csp_search *);
/* Takes back everything since then. */
void search_leave(struct csp_search *);
/* Propagation was stopped, and continues with the next call. */
csp_result search_paused(struct csp_search *);
/* A limit is reached, or the caller wants no more. */
bool search_must_stop(struct csp_search *);

#endif
