/* SPDX-License-Identifier: MIT */
/* output.c - what is printed of a solution. */
#include "csp/model/output.h"

#include "base/contract.h"
#include "base/room.h"
#include "base/memory.h"
#include "csp/consistency/relation.h"
#include "csp/model/names.h"
#include "csp/search/state.h"

static void release(struct output *o)
{
    free(o->name);
    free(o->shape);
    free(o->variable);
    free(o->set_size);
    free(o->element);
}

void release_outputs(csp_model *m)
{
    for (size_t i = 0; i < m->outputs; i++) release(&m->output[i]);
    free(m->output);
}

/* Their sizes and elements, copied; false: out of memory. */
static bool copy_sets(struct output *o, const csp_output *given)
{
    const size_t sets = (size_t)given->set_count;
    size_t elements = 0;
    REQUIRE(given->set_count >= 0 && (given->shape || sets == 1),
            "an output of sets needs their number");
    for (size_t i = 0; i < sets; i++) elements += (size_t)given->set_sizes[i];
    REQUIRE(given->elements || !elements, "an output of sets needs their elements");
    REQUIRE(elements == (size_t)given->count,
            "the sizes of sets do not add up to the number of variables");
    o->set_size = new_array(sets, sizeof *o->set_size);
    o->element = new_array(elements, sizeof *o->element);
    if (!o->set_size || !o->element) return false;
    if (sets) memcpy(o->set_size, given->set_sizes, sets * sizeof *o->set_size);
    if (elements) memcpy(o->element, given->elements, elements * sizeof *o->element);
    o->sets = given->set_count;
    return true;
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
        (output->set_sizes && !copy_sets(&o, output)) ||
        !make_room((void **)&m->output, m->outputs, &m->output_room, sizeof *m->output)) {
        release(&o);
        return short_of_memory(m);
    }
    m->output[m->outputs++] = o;
    return true;
}

/* What a solution is printed from. */
struct printing {
    const csp_model *model;
    const csp_value *solution;
    csp_print_style style;
};

/* FlatZinc has no names for values. */
static void print_value(struct out *o, const struct printing *p, csp_variable x, bool boolean)
{
    const csp_value value = p->solution[x];
    if (boolean) out_text(o, value ? "true" : "false");
    else if (p->style == CSP_FLATZINC_STYLE) out_signed(o, value);
    else out_named(o, p->model, x, value);
}

/* Index sets are separated by commas. */
static int dimensions_of(const char *shape)
{
    int count = 1;
    for (; *shape; shape++) count += *shape == ',';
    return count;
}

/* {1,3} or 1..3, as FlatZinc has it: the elements from `first` on, `count` of them possible. */
static void print_set(struct out *o, const struct output *a, int first, int count,
                      const csp_value *solution)
{
    csp_value low = 0, high = 0;
    int64_t members = 0;
    for (int i = first; i < first + count; i++) {
        if (!solution[a->variable[i]]) continue;
        if (!members++) low = a->element[i];
        high = a->element[i];
    }
    if (members > 1 && (uint64_t)high - (uint64_t)low == (uint64_t)members - 1) {
        out_signed(o, low);
        out_text(o, "..");
        out_signed(o, high);
        return;
    }
    out_char(o, '{');
    for (int i = first; i < first + count; i++) {
        if (!solution[a->variable[i]]) continue;
        if (a->element[i] != low) out_char(o, ',');
        out_signed(o, a->element[i]);
    }
    out_char(o, '}');
}

static void print_items(struct out *o, const struct printing *p, const struct output *a)
{
    const int items = !a->shape ? 1 : a->set_size ? a->sets : a->count;
    for (int i = 0, at = 0; i < items; i++) {
        if (i) out_text(o, ", ");
        if (a->set_size) print_set(o, a, at, a->set_size[i], p->solution);
        else print_value(o, p, a->variable[i], a->boolean);
        if (a->set_size) at += a->set_size[i];
    }
}

static void print_output(struct out *o, const struct printing *p, const struct output *a)
{
    const bool flatzinc = p->style == CSP_FLATZINC_STYLE;
    out_format(o, "%s = ", a->name);
    if (a->shape && flatzinc) out_format(o, "array%dd(%s, ", dimensions_of(a->shape), a->shape);
    if (a->shape) out_char(o, '[');
    print_items(o, p, a);
    if (a->shape) out_text(o, flatzinc ? "])" : "]");
    out_text(o, flatzinc ? ";\n" : "\n");
}

static void out_names(struct out *o, const csp_model *m, csp_variable x, const struct domain *d)
{
    out_char(o, '{');
    for_each_value(value, d) {
        if (value != d->min) out_text(o, ", ");
        out_named(o, m, x, value);
    }
    out_char(o, '}');
}

/* Numbers that follow each other are a range; names are listed. */
void out_domain(struct out *o, const csp_model *m, csp_variable x, const struct domain *d)
{
    if (m->variable[x].naming && is_listed(d)) {
        out_names(o, m, x, d);
        return;
    }
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
    out_domain(&o, s->model, x, &s->domain[x]);
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

CSP_API void csp_print_values(const csp_model *m, const csp_value *values, csp_print_style style,
                              csp_sink sink)
{
    REQUIRE(m && (values || !m->variables) && sink.write,
            "model or values is NULL, or there is no sink");
    char buffer[1024];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    const struct printing p = {m, values, style};
    for (size_t i = 0; i < m->outputs; i++) print_output(&o, &p, &m->output[i]);
    for (csp_variable x = 0; x < (int)m->variables && !m->outputs && !m->silent; x++) {
        if (m->variable[x].helper) continue;
        const struct output single = {.name = m->variable[x].name, .variable = &x, .count = 1};
        print_output(&o, &p, &single);
    }
    out_flush(&o);
}

CSP_API void csp_print_solution(const csp_search *s, csp_print_style style, csp_sink sink)
{
    REQUIRE(s && s->has_solution && sink.write, "there is no solution, or no sink");
    csp_print_values(s->model, s->solution, style, sink);
}
