/* SPDX-License-Identifier: MIT */
/* tracing.h - what a search tells whoever watches it. */
#ifndef CSP_TRACING_H
#define CSP_TRACING_H

#include "csp/state.h"

bool tracing_start(struct csp_search *);
void tracing_end(struct csp_search *);
/* The domains have gone back: nothing of that was removed or added by a constraint. */
void tracing_resume(struct csp_search *);
/* What has changed of x was a decision, of which the watcher knows. */
void tracing_look(struct csp_search *, csp_variable x);

/* An arc is taken up; then it has been revised, `good` unless a domain would be empty. */
void trace_select(struct csp_search *, int constraint, int side);
void trace_revised(struct csp_search *, int constraint, int side, bool good);
/* The same of other constraints: once before, once for each variable after. */
void trace_run(struct csp_search *, int constraint);
void trace_ran(struct csp_search *, int constraint, bool good);

void trace_decision(struct csp_search *, const struct decision *, csp_event_kind);
void trace_event(struct csp_search *, csp_event_kind);

#endif
