/* SPDX-License-Identifier: MIT */
/* trace_json.c - a trace for programs: one object per line, the first with the domains at the start. */
#include "base/json_writer.h"
#include "csp/model/output.h"
#include "csp/trace/tracer.h"

static void json_domain(struct json *j, const csp_model *m, csp_variable x, const struct domain *d)
{
    char text[512];
    struct out o = out_to_buffer(text, sizeof text);
    out_domain(&o, m, x, d);
    json_text(j, text);
}

void json_constraint(struct json *j, const csp_model *m, int constraint)
{
    char text[512];
    struct out o = out_to_buffer(text, sizeof text);
    out_constraint(&o, m, constraint);
    json_text(j, text);
}

static void json_decision(struct json *j, const csp_model *m, const csp_event *e)
{
    char text[300];
    struct out o = out_to_buffer(text, sizeof text);
    out_decision(&o, m, e);
    json_key(j, "decision");
    json_text(j, text);
}

struct arc_names {
    struct json *json;
    const csp_model *model;
};

static void json_due_arc(void *context, csp_variable x)
{
    const struct arc_names *n = context;
    json_text(n->json, n->model->variable[x].name);
}

void json_value(struct json *j, const csp_model *m, csp_variable x, csp_value value)
{
    const char *name = m ? csp_value_name(m, x, value) : NULL;
    if (name) json_text(j, name);
    else json_integer(j, value);
}

void json_removed_values(struct json *j, const csp_model *m, const csp_event *e)
{
    json_key(j, "removed");
    json_open(j, '[');
    for (int i = 0; i < e->removed_count; i++) json_value(j, m, e->variable, e->removed[i]);
    json_close(j, ']');
}

/* `due`: the variables whose arcs to this one are looked at again. */
static void json_removed(struct json *j, const csp_model *m, const csp_event *e)
{
    json_removed_values(j, m, e);
    json_key(j, "left");
    json_domain(j, m, e->variable, &e->search->domain[e->variable]);
    json_key(j, "due");
    json_open(j, '[');
    for_each_due_arc(e, json_due_arc, &(struct arc_names){j, m});
    json_close(j, ']');
    if (e->other < 0) return;
    json_key(j, "no_support_in");
    json_domain(j, m, e->other, &e->search->domain[e->other]);
}

static void json_name(struct json *j, const char *name)
{
    json_text(j, name);
    out_char(j->out, ':');
    j->comma = false;
}

static void json_solution(struct json *j, const csp_model *m, const csp_search *s)
{
    json_key(j, "solution");
    json_open(j, '{');
    for (int x = 0; x < s->variables; x++) {
        json_name(j, m->variable[x].name);
        json_value(j, m, x, csp_search_value(s, x));
    }
    json_close(j, '}');
}

void json_event(struct json *j, const csp_model *m, const csp_event *e)
{
    json_open(j, '{');
    json_key(j, "step");
    json_number(j, e->step);
    json_key(j, "event");
    json_text(j, event_name(e->kind));
    json_key(j, "depth");
    json_integer(j, e->depth);
    json_key(j, "waiting");
    json_integer(j, e->waiting);
    if (e->constraint >= 0) {
        json_key(j, "constraint");
        json_constraint(j, m, e->constraint);
    }
    if (e->variable >= 0) {
        json_key(j, "variable");
        json_text(j, m->variable[e->variable].name);
    }
    if (e->other >= 0) {
        json_key(j, "other");
        json_text(j, m->variable[e->other].name);
    }
    if (e->kind == CSP_DECIDE || e->kind == CSP_REFUTE) json_decision(j, m, e);
    if (e->removed_count) json_removed(j, m, e);
    if (e->kind == CSP_FOUND) json_solution(j, m, e->search);
    json_close(j, '}');
}

static void begin(csp_tracer *t, const csp_search *s)
{
    struct json j = {.out = &t->out};
    json_open(&j, '{');
    json_key(&j, "domains");
    json_open(&j, '{');
    for (int x = 0; x < (int)t->model->variables; x++) {
        json_name(&j, t->model->variable[x].name);
        json_domain(&j, t->model, x, first_domain(t, s, x));
    }
    json_close(&j, '}');
    json_close(&j, '}');
    out_char(&t->out, '\n');
}

static void event(csp_tracer *t, const csp_event *e)
{
    struct json j = {.out = &t->out};
    json_event(&j, t->model, e);
    out_char(&t->out, '\n');
}

static void end(csp_tracer *t) { (void)t; }

const struct trace_writer json_trace = {begin, event, end};
