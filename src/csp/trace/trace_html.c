/* SPDX-License-Identifier: MIT */
/* trace_html.c - a trace as a page of its own: a slider goes through the steps.

   The page holds the first domains, the constraints and the steps as JSON, and a script (trace_page.c) that shows the
   domains after any step: values that are left, that were removed, and that are being removed; the current arc; the
   reason.  */
#include "base/json_writer.h"
#include "csp/trace/trace_page.h"
#include "csp/trace/tracer.h"

enum { MOST_SHOWN = 400 }; /* values of a domain; of a larger one only the bounds and the size */

static void json_pair(struct json *j, const char *key, int64_t value)
{
    json_key(j, key);
    json_integer(j, value);
}

static void json_bounds(struct json *j, const struct domain *d)
{
    json_pair(j, "low", d->min);
    json_pair(j, "high", d->max);
    json_key(j, "size");
    json_number(j, (uint64_t)d->size);
}

static void json_values(struct json *j, const struct domain *d)
{
    json_key(j, "values");
    json_open(j, '[');
    csp_value v = d->min;
    for (int64_t i = 0; i < d->size; i++) {
        json_integer(j, v);
        if (v < d->max) v = value_above(d, v);
    }
    json_close(j, ']');
}

/* The script counts with numbers, and shows names. */
static void json_names(struct json *j, const struct naming *n)
{
    json_pair(j, "first", n->first);
    json_key(j, "names");
    json_open(j, '[');
    for (int i = 0; i < n->count; i++) json_text(j, n->name[i]);
    json_close(j, ']');
}

static void json_variable(struct json *j, const csp_model *m, csp_variable x, const struct domain *d)
{
    json_open(j, '{');
    json_key(j, "name");
    json_text(j, m->variable[x].name);
    if (m->variable[x].naming) json_names(j, &m->naming[m->variable[x].naming - 1]);
    if (d->size > MOST_SHOWN) json_bounds(j, d);
    else json_values(j, d);
    json_close(j, '}');
}

static void json_scope(struct json *j, const struct constraint *c)
{
    json_key(j, "scope");
    json_open(j, '[');
    for (int i = 0; i < c->arity; i++) json_integer(j, c->scope[i]);
    json_close(j, ']');
}

static void begin(csp_tracer *t, const csp_search *s)
{
    struct json j = {.out = &t->out, .html = true};
    out_text(&t->out, page_head);
    out_text(&t->out, "<title>Constraint propagation, step by step</title>\n<style>\n");
    out_text(&t->out, page_style);
    out_text(&t->out, page_box_style);
    out_text(&t->out, "</style>\n</head>\n<body>\n");
    out_text(&t->out, page_body);
    out_text(&t->out, "<script>\nconst variables = ");
    json_open(&j, '[');
    for (int x = 0; x < (int)t->model->variables; x++)
        json_variable(&j, t->model, x, first_domain(t, s, x));
    json_close(&j, ']');
    out_text(&t->out, ";\nconst constraints = [\n");
    for (int c = 0; c < (int)t->model->constraints; c++) {
        j.comma = false;
        json_open(&j, '{');
        json_key(&j, "text");
        json_constraint(&j, t->model, c);
        json_scope(&j, &t->model->constraint[c]);
        json_close(&j, '}');
        out_text(&t->out, ",\n");
    }
    out_text(&t->out, "];\nconst steps = [\n");
}

static void event(csp_tracer *t, const csp_event *e)
{
    struct json j = {.out = &t->out, .html = true};
    json_open(&j, '{');
    json_key(&j, "event");
    json_text(&j, event_name(e->kind));
    json_pair(&j, "depth", e->depth);
    json_pair(&j, "waiting", e->waiting);
    if (e->constraint >= 0) json_pair(&j, "constraint", e->constraint);
    if (e->variable >= 0) json_pair(&j, "variable", e->variable);
    if (e->other >= 0) json_pair(&j, "other", e->other);
    if (e->kind == CSP_DECIDE || e->kind == CSP_REFUTE) {
        json_key(&j, "op");
        json_text(&j, decision_operator(e));
        json_pair(&j, "value", e->value);
    }
    if (e->removed_count) {
        json_removed_values(&j, NULL, e);
        json_bounds(&j, &e->search->domain[e->variable]);
    }
    json_close(&j, '}');
    out_text(&t->out, ",\n");
}

static void end(csp_tracer *t)
{
    const char *const script[] = {page_positions, page_words, page_boxes, page_cells,
                                  page_layout,    page_view,  page_moves};
    out_text(&t->out, "];\n");
    for (size_t i = 0; i < sizeof script / sizeof *script; i++) {
        out_char(&t->out, '\n');
        out_text(&t->out, script[i]);
    }
    out_text(&t->out, "</script>\n</body>\n</html>\n");
}

const struct trace_writer html_trace = {begin, event, end};
