/* SPDX-License-Identifier: MIT */
/* output.c - what is printed of a solution. */
#include "csp/model/output.h"

#include "base/contract.h"
#include "base/room.h"
#include "base/memory.h"
#include "csp/consistency/relation.h"
#include "csp/search/state.h"

static void release(struct output *o)
{
    free(o->name);
    free(o->shape);
    free(o->variable);
}

void release_outputs(csp_model *m)
{
    for (size_t i = 0; i < m->outputs; i++) release(&m->output[i]);
    free(m->output);
}

CSP_API bool csp_add_output(csp_model *m, const csp_output *output)
{
    REQUIRE(output && output->name, "an output needs a name");
    csp_output whole;
    output = TAKEN(csp_output, output, &whole, shape);
    if (!are_variables(m, output->variables, output->count)) return false;
    struct output o = {.name = copy_text(output->name),
                       .shape = output->shape ? copy_text(output->shape) : NULL,
                       .variable = copy_variables(output->variables, output->count),
                       .count = output->count,
                       .boolean = output->boolean};
    if (!o.name || (output->shape && !o.shape) || !o.variable ||
        !make_room((void **)&m->output, m->outputs, &m->output_room, sizeof *m->output)) {
        release(&o);
        return short_of_memory(m);
    }
    m->output[m->outputs++] = o;
    return true;
}

static void print_value(struct out *o, csp_value value, bool boolean)
{
    if (boolean) out_text(o, value ? "true" : "false");
    else out_signed(o, value);
}

/* Index sets are separated by commas. */
static int dimensions_of(const char *shape)
{
    int count = 1;
    for (; *shape; shape++) count += *shape == ',';
    return count;
}

static void print_array(struct out *o, const struct output *a, const csp_value *solution,
                        csp_print_style style)
{
    const bool flatzinc = style == CSP_FLATZINC_STYLE;
    if (flatzinc) out_format(o, "array%dd(%s, ", dimensions_of(a->shape), a->shape);
    out_char(o, '[');
    for (int i = 0; i < a->count; i++) {
        if (i) out_text(o, ", ");
        print_value(o, solution[a->variable[i]], a->boolean);
    }
    out_text(o, flatzinc ? "])" : "]");
}

static void print_output(struct out *o, const struct output *a, const csp_value *solution,
                         csp_print_style style)
{
    out_format(o, "%s = ", a->name);
    if (a->shape) print_array(o, a, solution, style);
    else print_value(o, solution[a->variable[0]], a->boolean);
    out_text(o, style == CSP_FLATZINC_STYLE ? ";\n" : "\n");
}

void out_domain(struct out *o, const struct domain *d)
{
    out_char(o, '{');
    for (csp_value value = d->min; d->size;) {
        csp_value last = value; /* of the values that follow each other */
        if (!is_listed(d)) last = d->max;
        while (last < d->max && has_value(d, last + 1)) last++;
        if (value != d->min) out_text(o, ", ");
        if (value != -CSP_NO_BOUND) out_signed(o, value);
        if (last != value) {
            out_text(o, last == value + 1 ? ", " : "..");
            if (last != CSP_NO_BOUND) out_signed(o, last);
        }
        if (last == d->max) break;
        value = value_above(d, last);
    }
    out_char(o, '}');
}

CSP_API void csp_print_domain(const csp_search *s, csp_variable x, csp_sink sink)
{
    REQUIRE(s && x >= 0 && x < s->variables, "there is no such variable");
    REQUIRE(sink.write, "there is no sink");
    char buffer[256];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    out_domain(&o, &s->domain[x]);
    out_flush(&o);
}

/* ---- constraints ---- */

static void out_offset(struct out *o, csp_value offset)
{
    out_text(o, offset < 0 ? " - " : " + ");
    out_signed(o, offset < 0 ? -offset : offset);
}

static void out_comparison(struct out *o, const csp_model *m, const struct constraint *c)
{
    static const char *const operators[] = {"=", "!=", "<", "<=", ">", ">="};
    const struct relation *r = relation_of(c);
    out_format(o, "%s %s %s", m->variable[c->scope[0]].name, operators[r->op],
               m->variable[c->scope[1]].name);
    if (r->offset) out_offset(o, r->offset);
}

void out_constraint(struct out *o, const csp_model *m, int constraint)
{
    const struct constraint *c = &m->constraint[constraint];
    const bool relation = c->kind == &relation_kind;
    if (c->text) {
        out_text(o, c->text);
        return;
    }
    if (relation && !relation_of(c)->matrix) {
        out_comparison(o, m, c);
        return;
    }
    out_format(o, "%s(", relation ? "" : c->kind->name);
    for (int i = 0; i < c->arity; i++)
        out_format(o, "%s%s", i ? ", " : "", m->variable[c->scope[i]].name);
    out_text(o, relation ? ") in table" : ")");
}

CSP_API void csp_print_constraint(const csp_model *m, int constraint, csp_sink sink)
{
    REQUIRE(m && constraint >= 0 && (size_t)constraint < m->constraints, "there is no such constraint");
    REQUIRE(sink.write, "there is no sink");
    char buffer[256];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    out_constraint(&o, m, constraint);
    out_flush(&o);
}

/* ---- solutions ---- */

CSP_API void csp_print_solution(const csp_search *s, csp_print_style style, csp_sink sink)
{
    REQUIRE(s && s->has_solution && sink.write, "there is no solution, or no sink");
    const csp_model *m = s->model;
    char buffer[1024];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    for (size_t i = 0; i < m->outputs; i++) print_output(&o, &m->output[i], s->solution, style);
    for (csp_variable x = 0; x < s->variables && !m->outputs; x++) {
        if (m->variable[x].helper) continue;
        const struct output single = {.name = m->variable[x].name, .variable = &x, .count = 1};
        print_output(&o, &single, s->solution, style);
    }
    out_flush(&o);
}
