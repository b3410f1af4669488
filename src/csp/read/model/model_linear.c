/* SPDX-License-Identifier: MIT */
/* model_linear.c - sums of variables: the values of expressions, and the constraints they become. */
#include "base/memory.h"
#include "base/out.h"
#include "base/wide.h"
#include "csp/domain/bounds.h"
#include "csp/read/model/model_reader.h"

/* ---- sums on the stack ---- */

static size_t terms_of(const struct model_reader *r, struct linear l) { return r->terms - l.start; }

bool model_is_constant(const struct model_reader *r, struct linear l) { return r->terms == l.start; }

bool model_in_bounds(struct model_reader *r, csp_value number, struct place place)
{
    return (number >= -CSP_MAX_VALUE && number <= CSP_MAX_VALUE) ||
           model_wrong_at(r->error, place, say(number_here_too_large, CSP_MAX_VALUE));
}

bool model_push_term(struct model_reader *r, csp_value coefficient, csp_variable x)
{
    if (!model_spend(r, 1)) return false;
    if (!make_room((void **)&r->term, r->terms, &r->term_room, sizeof *r->term)) return wrong_memory(r);
    r->term[r->terms++] = (struct term){coefficient, x};
    return true;
}

bool model_scale(struct model_reader *r, struct linear *l, csp_value factor, struct place place)
{
    l->constant = cut_off_product(l->constant, factor);
    if (!model_in_bounds(r, l->constant, place)) return false;
    if (factor == 0) r->terms = l->start;
    for (size_t i = l->start; i < r->terms; i++) {
        r->term[i].coefficient = cut_off_product(r->term[i].coefficient, factor);
        if (!model_in_bounds(r, r->term[i].coefficient, place)) return false;
    }
    return true;
}

/* Room for the positions of all variables. */
static bool make_positions(struct model_reader *r)
{
    const size_t variables = (size_t)csp_variable_count(r->model);
    if (variables <= r->positions) return true;
    const size_t room = 2 * variables;
    int *memory = new_array(room, sizeof *memory);
    if (!memory) return wrong_memory(r);
    free(r->position);
    r->position = memory;
    r->positions = room;
    return true;
}

/* Each variable once, and none 0 times. */
static bool tidy(struct model_reader *r, struct linear l)
{
    if (terms_of(r, l) < 2) return true;
    if (!make_positions(r)) return false;
    size_t kept = l.start;
    for (size_t i = l.start; i < r->terms; i++) {
        const struct term t = r->term[i];
        int *position = &r->position[t.variable];
        if (*position) {
            csp_value *coefficient = &r->term[l.start + (size_t)*position - 1].coefficient;
            *coefficient = cut_off_sum(*coefficient, t.coefficient);
        } else {
            *position = (int)(kept - l.start) + 1;
            r->term[kept++] = t;
        }
    }
    r->terms = l.start;
    bool good = true;
    for (size_t i = l.start; i < kept; i++) {
        const struct term t = r->term[i];
        r->position[t.variable] = 0;
        good = good && model_in_bounds(r, t.coefficient, r->statement);
        if (t.coefficient) r->term[r->terms++] = t;
    }
    return good;
}

csp_variable model_plain_variable(const struct model_reader *r, struct linear l)
{
    const bool plain = terms_of(r, l) == 1 && r->term[l.start].coefficient == 1 && l.constant == 0;
    return plain ? r->term[l.start].variable : NONE;
}

/* ---- variables that hold a value ---- */

bool model_accept(struct model_reader *r, bool added)
{
    if (added && !csp_model_error(r->model)) return true;
    return fail_for(r->error, r->statement.line, r->statement.column, csp_model_error(r->model));
}

csp_variable model_helper(struct model_reader *r, csp_value low, csp_value high)
{
    char name[24];
    struct out o = out_to_buffer(name, sizeof name);
    out_format(&o, "(helper %d)", ++r->helpers); /* no name that a text can declare */
    const int64_t size = low > high ? 0 : distance(low, high);
    if (!model_spend(r, 1 + (size <= CSP_MAX_LISTED ? size / 64 : 0))) return NONE;
    const csp_variable x = csp_add_range(r->model, name, low, high);
    if (x >= 0) r->model->variable[x].helper = true;
    return model_accept(r, x >= 0) ? x : NONE;
}

/* The least value of sign * sum, or none if it is too low for a value. */
static csp_value least_of(const struct model_reader *r, struct linear l, int sign)
{
    struct wide sum = wide_from(sign * l.constant);
    bool bounded = true;
    for (size_t i = l.start; i < r->terms; i++) {
        const csp_value k = sign * r->term[i].coefficient;
        const struct domain *d = domain_of(r->model, r->term[i].variable);
        if (k > 0 ? d->min == -CSP_NO_BOUND : d->max == CSP_NO_BOUND) bounded = false;
        sum = wide_plus(sum, wide_product(k, k > 0 ? d->min : d->max));
    }
    return bounded ? wide_quotient_down(sum, 1) : -CSP_NO_BOUND;
}

bool model_as_variable(struct model_reader *r, struct linear l, csp_variable *x)
{
    if (!tidy(r, l)) return false;
    *x = model_plain_variable(r, l);
    if (*x != NONE) {
        r->terms = l.start;
        return true;
    }
    if (model_is_constant(r, l) && !model_in_bounds(r, l.constant, r->statement)) return false;
    *x = model_helper(r, least_of(r, l, 1), -least_of(r, l, -1));
    if (*x == NONE) return false;
    if (model_is_constant(r, l)) return true;
    return model_push_term(r, -1, *x) && model_post_linear(r, l, CSP_EQUAL);
}

/* ---- constraints ---- */

csp_operator model_opposite(csp_operator op)
{
    static const csp_operator opposite[] = {CSP_NOT_EQUAL, CSP_EQUAL,      CSP_GREATER_EQUAL,
                                            CSP_GREATER,   CSP_LESS_EQUAL, CSP_LESS};
    return opposite[op];
}

static bool holds(csp_value number, csp_operator op)
{
    switch (op) {
    case CSP_EQUAL: return number == 0;
    case CSP_NOT_EQUAL: return number != 0;
    case CSP_LESS: return number < 0;
    case CSP_LESS_EQUAL: return number <= 0;
    case CSP_GREATER: return number > 0;
    case CSP_GREATER_EQUAL: return number >= 0;
    }
    return false;
}

bool model_post_never(struct model_reader *r) { return model_helper(r, 1, 0) != NONE; }

/* A condition on one variable removes values at once, so that no constraint is needed. */
static bool restrict_one(struct model_reader *r, struct term t, csp_value constant, csp_operator op)
{
    const struct domain *d = domain_of(r->model, t.variable);
    if (d->size == 0) return true;
    const size_t start = r->constants.count;
    if (!model_spend(r, d->size / 4)) return false;
    for_each_value(v, d) {
        const struct wide sum = wide_plus(wide_product(t.coefficient, v), wide_from(constant));
        if (holds(wide_compare(sum, wide_from(0)), op) && !model_push_constant(r, &r->constants, v))
            return false;
    }
    const size_t kept = r->constants.count - start;
    r->constants.count = start;
    if (kept == 0) return model_post_never(r);
    return model_accept(r, csp_restrict(r->model, t.variable, r->constants.number + start, kept));
}

/* The arguments of csp_linear(), on the stacks. */
struct arguments {
    const csp_value *coefficients;
    const csp_variable *variables;
    int count;
};

/* Moves the sum there, to be used before anything else is pushed. */
static bool as_arguments(struct model_reader *r, struct linear l, struct arguments *a)
{
    const size_t first = r->constants.count, start = r->stack.count;
    for (size_t i = l.start; i < r->terms; i++)
        if (!model_push_constant(r, &r->constants, r->term[i].coefficient) ||
            !model_push(r, r->term[i].variable))
            return false;
    *a = (struct arguments){r->constants.number + first, r->stack.number + start, (int)terms_of(r, l)};
    r->terms = l.start;
    r->constants.count = first;
    r->stack.count = start;
    return true;
}

static bool post_general(struct model_reader *r, struct linear l, csp_operator op)
{
    struct arguments a;
    if (!as_arguments(r, l, &a)) return false;
    return model_accept(r, csp_linear(r->model, a.coefficients, a.variables, a.count, op, -l.constant));
}

/* x - y + constant op 0 is a comparison, which the arc consistency algorithms know. */
static bool is_comparison(const struct model_reader *r, struct linear l)
{
    const struct term *t = &r->term[l.start];
    if (terms_of(r, l) != 2) return false;
    const csp_value first = t[0].coefficient;
    return (first == 1 || first == -1) && first == -t[1].coefficient;
}

bool model_post_linear(struct model_reader *r, struct linear l, csp_operator op)
{
    if (!tidy(r, l)) return false;
    if (model_is_constant(r, l)) return holds(l.constant, op) || model_post_never(r);
    const struct term first = r->term[l.start];
    if (terms_of(r, l) == 1 && (domain_of(r->model, first.variable)->size <= CSP_MAX_LISTED)) {
        r->terms = l.start;
        return restrict_one(r, first, l.constant, op);
    }
    if (!is_comparison(r, l)) return post_general(r, l, op);
    const csp_variable second = r->term[l.start + 1].variable;
    const bool swapped = first.coefficient < 0;
    r->terms = l.start;
    return model_accept(r, csp_compare(r->model, swapped ? second : first.variable, op,
                                       swapped ? first.variable : second, -l.constant));
}

bool model_post_linear_if(struct model_reader *r, csp_variable truth, struct linear l, csp_operator op)
{
    struct arguments a;
    if (!tidy(r, l) || !as_arguments(r, l, &a)) return false;
    return model_accept(r, csp_linear_truth(r->model, a.coefficients, a.variables, a.count, op,
                                            -l.constant, CSP_IF, truth));
}

/* Is it 0 or 1? */
static bool is_truth(const struct model_reader *r, csp_variable x)
{
    const struct domain *d = domain_of(r->model, x);
    return d->min >= 0 && d->max <= 1;
}

csp_variable model_truth_variable(struct model_reader *r, csp_variable target)
{
    return target != NONE && is_truth(r, target) ? target : model_helper(r, 0, 1);
}

bool model_truth_of_linear(struct model_reader *r, struct linear l, csp_operator op, csp_variable target,
                           int *condition)
{
    if (!tidy(r, l)) return false;
    if (model_is_constant(r, l)) {
        *condition = holds(l.constant, op) ? ALWAYS : NEVER;
        return true;
    }
    const struct term first = r->term[l.start];
    if (terms_of(r, l) == 1 && is_truth(r, first.variable)) {
        const bool if_0 = holds(l.constant, op),
                   if_1 = holds(cut_off_sum(l.constant, first.coefficient), op);
        r->terms = l.start;
        *condition = if_0 == if_1 ? (if_0 ? ALWAYS : NEVER) : 2 * first.variable + if_0;
        return true;
    }
    struct arguments a;
    const csp_variable truth = model_truth_variable(r, target);
    if (truth == NONE || !as_arguments(r, l, &a)) return false;
    *condition = 2 * truth;
    return model_accept(r, csp_linear_truth(r->model, a.coefficients, a.variables, a.count, op,
                                            -l.constant, CSP_IF_AND_ONLY_IF, truth));
}

/* ---- conditions as sums, and sums as conditions ---- */

bool model_push_condition(struct model_reader *r, int condition, struct linear *l)
{
    *l = (struct linear){.start = r->terms, .constant = condition == ALWAYS};
    if (condition < 0) return true;
    const bool opposite = condition % 2;
    l->constant = opposite;
    return model_push_term(r, opposite ? -1 : 1, condition / 2);
}

bool model_as_condition(struct model_reader *r, struct linear l, struct place place, int *condition)
{
    if (!tidy(r, l)) return false;
    const size_t count = terms_of(r, l);
    const struct term first = count ? r->term[l.start] : (struct term){0, NONE};
    r->terms = l.start;
    if (count == 0 && (l.constant == 0 || l.constant == 1)) {
        *condition = l.constant ? ALWAYS : NEVER;
        return true;
    }
    if (count == 1 && is_truth(r, first.variable)) {
        *condition = 2 * first.variable + (first.coefficient < 0);
        if (first.coefficient == 1 && l.constant == 0) return true;
        if (first.coefficient == -1 && l.constant == 1) return true;
    }
    return model_wrong_at(r->error, place, say(expected_condition));
}
