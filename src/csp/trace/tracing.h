/* SPDX-License-Identifier: MIT */
/* tracing.h - the events that a search reports. */
#ifndef CSP_TRACING_H
#define CSP_TRACING_H

#include "csp/search/state.h"

bool tracing_start(struct csp_search *);
void tracing_end(struct csp_search *);
/* The domains were restored: no constraint removed or added anything. */
void tracing_resume(struct csp_search *);
/* The change of x was a decision, which has been reported. */
void tracing_look(struct csp_search *, csp_variable x);

/* An arc is selected; then it has been revised, `good` unless a domain would be empty. */
void trace_select(struct csp_search *, int constraint, int side);
void trace_revised(struct csp_search *, int constraint, int side, bool good);
/* The same for other constraints: once before, and once for each variable afterwards. */
void trace_run(struct csp_search *, int constraint);
void trace_ran(struct csp_search *, int constraint, bool good);

void trace_decision(struct csp_search *, const struct decision *, csp_event_kind);
void trace_event(struct csp_search *, csp_event_kind);

#endif
