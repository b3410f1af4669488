/* SPDX-License-Identifier: MIT */
/* tracer.c - see tracer.h */
#include "csp/trace/tracer.h"

#include "base/contract.h"
#include "base/memory.h"
#include "csp/consistency/ac.h"
#include "csp/consistency/arc_queue.h"
#include "csp/model/names.h"

CSP_API csp_tracer *csp_tracer_new(const csp_model *model, csp_trace_format format, csp_sink sink)
{
    REQUIRE(model && sink.write, "model is NULL, or there is no sink");
    REQUIRE(format <= CSP_TRACE_LATEX, "there is no such format");
    csp_tracer *t = new_array(1, sizeof *t);
    if (!t) return NULL;
    t->model = model;
    t->sink = sink;
    t->writer = format == CSP_TRACE_LATEX  ? &latex_trace
                : format == CSP_TRACE_HTML ? &html_trace
                : format == CSP_TRACE_JSON ? &json_trace
                                           : &text_trace;
    t->out = out_to_sink(sink.write, sink.context, t->buffer, sizeof t->buffer);
    return t;
}

CSP_API void csp_tracer_name_values(csp_tracer *t, csp_value_namer *namer, void *context)
{
    REQUIRE(t && namer, "tracer or namer is NULL");
    t->namer = namer;
    t->namer_context = context;
}

CSP_API void csp_tracer_event(void *tracer, const csp_event *event)
{
    REQUIRE(tracer && event, "tracer or event is NULL");
    csp_tracer *t = tracer;
    if (!t->begun) t->writer->begin(t, event->search);
    t->begun = true;
    t->writer->event(t, event);
}

CSP_API void csp_tracer_free(csp_tracer *t)
{
    if (!t) return;
    if (!t->begun && !csp_model_error(t->model)) {
        t->writer->begin(t, NULL);
        t->begun = true;
    }
    if (t->begun) t->writer->end(t);
    out_flush(&t->out);
    free(t);
}

const char *event_name(csp_event_kind kind)
{
    static const char *const names[] = {"select", "keep", "remove",  "empty", "decide",
                                        "refute", "fail", "restart", "found"};
    return names[kind];
}

void for_each_due_arc(const csp_event *e, void (*visit)(void *context, csp_variable x), void *context)
{
    const csp_search *s = e->search;
    for (size_t i = s->first_arc[e->variable]; i < s->first_arc[e->variable + 1]; i++)
        if (s->arc_queue ? arc_would_be_added(s, i, e->constraint)
                         : s->arc[i].constraint != e->constraint)
            visit(context, s->arc[i].x);
}

const char *decision_operator(const csp_event *e)
{
    return e->bound ? (e->negative ? ">" : "<=") : e->negative ? "!=" : "=";
}

void out_decision(struct out *o, const csp_model *m, const csp_event *e)
{
    out_format(o, "%s %s ", m->variable[e->variable].name, decision_operator(e));
    out_named(o, m, e->variable, e->value);
}
