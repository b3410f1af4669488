/* SPDX-License-Identifier: MIT */
/* trace_text.c - a trace for people: a line for each step, indented by depth. */
#include "csp/model/names.h"
#include "csp/model/output.h"
#include "csp/trace/tracer.h"

static void out_value(csp_tracer *t, csp_variable x, csp_value value)
{
    char name[64];
    if (!t->namer) {
        out_named(&t->out, t->model, x, value);
        return;
    }
    t->namer(t->namer_context, x, value, name, sizeof name);
    out_text(&t->out, name);
}

/* Numbers that follow each other are a range; names are listed. */
static void out_values(csp_tracer *t, csp_variable x, const struct domain *d)
{
    bool any = false;
    if (!t->namer) {
        out_domain(&t->out, t->model, x, d);
        return;
    }
    out_char(&t->out, '{');
    for_each_value(value, d) {
        if (any) out_text(&t->out, ", ");
        out_value(t, x, value);
        any = true;
    }
    out_char(&t->out, '}');
}

static void begin(csp_tracer *t, const csp_search *s)
{
    for (int x = 0; x < (int)t->model->variables; x++) {
        out_format(&t->out, "%s in ", t->model->variable[x].name);
        out_values(t, x, first_domain(t, s, x));
        out_char(&t->out, '\n');
    }
}

static void out_arc(struct out *o, const csp_model *m, const csp_event *e)
{
    if (e->other >= 0)
        out_format(o, "(%s, %s) by ", m->variable[e->variable].name, m->variable[e->other].name);
    out_constraint(o, m, e->constraint);
}

struct arc_list {
    struct out *out;
    const csp_model *model;
    const char *other;  /* name */
    const char *before; /* the first of them */
    int count;
};

static void out_due_arc(void *context, csp_variable x)
{
    struct arc_list *l = context;
    out_format(l->out, "%s(%s, %s)", l->count++ ? ", " : l->before, l->model->variable[x].name,
               l->other);
}

static void out_removal(csp_tracer *t, const csp_event *e)
{
    struct out *o = &t->out;
    const csp_model *m = t->model;
    out_format(o, "%s loses {", m->variable[e->variable].name);
    for (int i = 0; i < e->removed_count; i++) {
        if (i) out_text(o, ", ");
        out_value(t, e->variable, e->removed[i]);
    }
    out_char(o, '}');
    if (e->other >= 0) {
        out_format(o, ": no support in %s = ", m->variable[e->other].name);
        out_values(t, e->other, &e->search->domain[e->other]);
    } else {
        out_text(o, " by ");
        out_constraint(o, m, e->constraint);
    }
    out_format(o, "; left: ");
    out_values(t, e->variable, &e->search->domain[e->variable]);
    const char *before = e->search->arc_queue ? "; adds " : "; again ";
    struct arc_list due = {o, m, m->variable[e->variable].name, before, 0};
    for_each_due_arc(e, out_due_arc, &due);
}

static void out_solution(csp_tracer *t, const csp_search *s)
{
    out_text(&t->out, "a solution:");
    for (int x = 0; x < s->variables; x++) {
        out_format(&t->out, "%s %s = ", x ? "," : "", t->model->variable[x].name);
        out_value(t, x, csp_search_value(s, x));
    }
}

static void event(csp_tracer *t, const csp_event *e)
{
    struct out *o = &t->out;
    out_number(o, e->step);
    out_char(o, '\t');
    out_repeat(o, ' ', 2 * e->depth);
    switch (e->kind) {
    case CSP_SELECT:
        out_text(o, "select ");
        out_arc(o, t->model, e);
        out_format(o, "; %d waiting", e->waiting);
        break;
    case CSP_KEEP: out_text(o, "  consistent"); break;
    case CSP_REMOVE:
        out_text(o, "  ");
        out_removal(t, e);
        break;
    case CSP_EMPTY: out_text(o, "  no value would be left"); break;
    case CSP_DECIDE:
        out_text(o, "try ");
        out_decision(o, t->model, e);
        break;
    case CSP_REFUTE:
        out_text(o, "so ");
        out_decision(o, t->model, e);
        break;
    case CSP_FAIL: out_text(o, "no solution here"); break;
    case CSP_RESTART: out_text(o, "start again"); break;
    case CSP_FOUND: out_solution(t, e->search); break;
    }
    out_char(o, '\n');
}

static void end(csp_tracer *t) { (void)t; }

const struct trace_writer text_trace = {begin, event, end};
