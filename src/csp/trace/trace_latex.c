/* SPDX-License-Identifier: MIT */
/* trace_latex.c - a trace as a table for exercise sheets: a longtable with a row for each arc or constraint that is taken. */
#include "csp/model/output.h"
#include "csp/trace/tracer.h"

void out_latex(struct out *o, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '\\': out_text(o, "\\textbackslash{}"); break;
        case '^': out_text(o, "\\textasciicircum{}"); break;
        case '~': out_text(o, "\\textasciitilde{}"); break;
        case '<': out_text(o, "\\textless{}"); break;
        case '>': out_text(o, "\\textgreater{}"); break;
        case '|': out_text(o, "\\textbar{}"); break;
        case '"': out_text(o, "\\textquotedbl{}"); break;
        case '{':
        case '}':
        case '#':
        case '$':
        case '%':
        case '&':
        case '_':
            out_char(o, '\\');
            out_char(o, *text);
            break;
        default: out_char(o, *text);
        }
    }
}

static void out_name(csp_tracer *t, csp_variable x) { out_latex(&t->out, t->model->variable[x].name); }

static void out_left(csp_tracer *t, csp_variable x, const struct domain *d)
{
    char text[512];
    struct out o = out_to_buffer(text, sizeof text);
    out_domain(&o, t->model, x, d);
    out_latex(&t->out, text);
}

static void out_value(csp_tracer *t, csp_variable x, csp_value value)
{
    const char *name = csp_value_name(t->model, x, value);
    if (name) out_latex(&t->out, name);
    else out_signed(&t->out, value);
}

static void begin(csp_tracer *t, const csp_search *s)
{
    out_text(&t->out, "% \\usepackage{longtable}, \\usepackage[T1]{fontenc}\n"
                      "\\begin{longtable}{rllll}\nstep & arc & removed & domain left & queue \\\\\n"
                      "\\hline\n\\endhead\n");
    for (int x = 0; x < (int)t->model->variables; x++) {
        out_text(&t->out, " & ");
        out_name(t, x);
        out_text(&t->out, " & & ");
        out_left(t, x, first_domain(t, s, x));
        out_text(&t->out, " & \\\\\n");
    }
    out_text(&t->out, "\\hline\n");
}

static void out_row(csp_tracer *t, const csp_event *e)
{
    out_number(&t->out, e->step);
    out_text(&t->out, " & ");
}

/* What is taken from the queue.  What an arc removes follows in the same row; a constraint may change several variables, a row for each. */
static void out_taken(csp_tracer *t, const csp_event *e)
{
    char text[512];
    out_row(t, e);
    if (e->other < 0) {
        struct out o = out_to_buffer(text, sizeof text);
        out_constraint(&o, t->model, e->constraint);
        out_latex(&t->out, text);
        out_format(&t->out, " & & & %d \\\\\n", e->waiting);
        return;
    }
    out_char(&t->out, '(');
    out_name(t, e->variable);
    out_text(&t->out, ", ");
    out_name(t, e->other);
    out_char(&t->out, ')');
}

static void out_removed(csp_tracer *t, const csp_event *e)
{
    if (e->other < 0) {
        out_row(t, e);
        out_name(t, e->variable);
    }
    out_text(&t->out, " & ");
    for (int i = 0; i < e->removed_count; i++) {
        if (i) out_text(&t->out, ", ");
        out_value(t, e->variable, e->removed[i]);
    }
    out_text(&t->out, " & ");
    out_left(t, e->variable, &e->search->domain[e->variable]);
    out_format(&t->out, " & %d", e->waiting);
}

static void out_words(csp_tracer *t, const csp_event *e, const char *words)
{
    char text[300];
    struct out o = out_to_buffer(text, sizeof text);
    out_row(t, e);
    out_text(&t->out, words);
    if (e->variable >= 0) {
        out_decision(&o, t->model, e);
        out_latex(&t->out, text);
    }
    out_text(&t->out, " & & & \\\\\n");
}

static void event(csp_tracer *t, const csp_event *e)
{
    const bool whole = e->other < 0 && e->kind != CSP_REMOVE; /* a row of its own, or none */
    switch (e->kind) {
    case CSP_SELECT: out_taken(t, e); return;
    case CSP_REMOVE: out_removed(t, e); break;
    case CSP_KEEP:
        if (e->constraint < 0) out_words(t, e, "consistent");
        else if (!whole) out_format(&t->out, " & -- & & %d", e->waiting);
        break;
    case CSP_EMPTY:
        if (whole) out_words(t, e, "no value would be left");
        else out_format(&t->out, " & all & \\{\\} & %d", e->waiting);
        break;
    case CSP_DECIDE: out_words(t, e, "try "); break;
    case CSP_REFUTE: out_words(t, e, "so "); break;
    case CSP_FAIL: out_words(t, e, "no solution here"); break;
    case CSP_RESTART: out_words(t, e, "start again"); break;
    case CSP_FOUND: out_words(t, e, "a solution"); break;
    }
    if (!whole) out_text(&t->out, " \\\\\n");
}

static void end(csp_tracer *t) { out_text(&t->out, "\\end{longtable}\n"); }

const struct trace_writer latex_trace = {begin, event, end};
