/* SPDX-License-Identifier: MIT */
/* tracer.h - writes a trace; each format has a file of its own. */
#ifndef CSP_TRACER_H
#define CSP_TRACER_H

#include "base/out.h"
#include "csp/model/output.h"
#include "csp/search/state.h"

struct csp_tracer {
    const csp_model *model;
    csp_sink sink;
    const struct trace_writer *writer;
    csp_value_namer *namer; /* NULL: values are numbers */
    void *namer_context;
    struct out out;
    char buffer[4096];
    bool begun;
};

struct trace_writer {
    void (*begin)(csp_tracer *, const csp_search *); /* NULL: nothing was searched */
    void (*event)(csp_tracer *, const csp_event *);
    void (*end)(csp_tracer *);
};

extern const struct trace_writer text_trace, json_trace, html_trace, latex_trace;

static inline const struct domain *first_domain(const csp_tracer *t, const csp_search *s, csp_variable x)
{
    return s ? &s->domain[x] : domain_of(t->model, x);
}

/* One of: select keep remove empty decide refute fail restart found */
const char *event_name(csp_event_kind);
/* Calls `visit` for each arc (x, e->variable) that is due because of a removal: all but the mirror of the current one.  With a queue of
   arcs, only those that are added to it.  */
void for_each_due_arc(const csp_event *, void (*visit)(void *context, csp_variable x), void *context);
/* = or <=, or the opposite of one. */
const char *decision_operator(const csp_event *);
/* A decision, such as "x3 <= 7". */
void out_decision(struct out *, const csp_model *, const csp_event *);
/* Text of a model, with everything escaped that LaTeX would take for a command. */
void out_latex(struct out *, const char *text);
struct json;
/* A value: its name, or a number; without a model a number. */
void json_value(struct json *, const csp_model *, csp_variable, csp_value);
/* The event as one JSON object. */
void json_event(struct json *, const csp_model *, const csp_event *);
/* The key "removed" and the values, by their names unless the model is NULL. */
void json_removed_values(struct json *, const csp_model *, const csp_event *);
/* Text that some function writes, as a JSON string; what does not fit into a few hundred bytes is cut off. */
void json_constraint(struct json *, const csp_model *, int constraint);

#endif
