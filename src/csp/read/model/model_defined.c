/* SPDX-License-Identifier: MIT */
/* model_defined.c - terms that have no value for some values of their variables: x / 0, an index outside its array, 0 ^ -1.

   The smallest condition around such a term is false then (the relational meaning), whatever stands around the condition:

       x / y = 1              y is not 0
       x / y = 1 or y = 0     both are fine
       not (x / y = 1)        y may be 0

   A condition that must hold simply excludes these values, which is what the constraints do by themselves.  The parts of other
   conditions are guarded: the term gets another operand that is always defined, such as 1 instead of a divisor 0, the condition
   under which it is the right one is noted, and whoever evaluates the condition around the term adds to it what was noted.  */
#include "csp/read/model/model_reader.h"

size_t model_begin_guard(struct model_reader *r)
{
    r->guards++;
    return r->defined.count;
}

bool model_has_noted(const struct model_reader *r, size_t guard) { return r->defined.count > guard; }

static int take_noted(struct model_reader *r) { return r->defined.number[--r->defined.count]; }

bool model_end_guard(struct model_reader *r, size_t guard, int *condition)
{
    r->guards--;
    while (model_has_noted(r, guard))
        if (!model_both(r, *condition, take_noted(r), condition)) return false;
    return true;
}

bool model_end_branch(struct model_reader *r, size_t guard, int chosen)
{
    r->guards--;
    for (size_t i = guard; i < r->defined.count; i++)
        if (!model_either(r, model_negated(chosen), r->defined.number[i], &r->defined.number[i]))
            return false;
    while (!r->guards && model_has_noted(r, guard))
        if (!model_post_condition(r, take_noted(r))) return false;
    return true;
}

/* ---- operands that are always defined ---- */

/* A variable that is x where the condition holds, and `else_value` elsewhere; notes the condition. */
static bool choose(struct model_reader *r, int condition, csp_value else_value, csp_variable *x)
{
    if (condition == ALWAYS) return true;
    if (!model_push_onto(r, &r->defined, condition)) return false;
    const csp_variable other = model_helper(r, else_value, else_value);
    if (other == NONE) return false;
    if (condition == NEVER) {
        *x = other;
        return true;
    }
    const struct domain *d = domain_of(r->model, *x);
    const csp_value low = d->min < else_value ? d->min : else_value;
    const csp_value high = d->max > else_value ? d->max : else_value;
    const csp_variable chosen = model_helper(r, low, high);
    const csp_variable array[] = {condition % 2 ? *x : other, condition % 2 ? other : *x};
    if (chosen == NONE || !model_accept(r, csp_element(r->model, condition / 2, 0, array, 2, chosen)))
        return false;
    *x = chosen;
    return true;
}

/* x op number */
static bool compare(struct model_reader *r, csp_variable x, csp_operator op, csp_value number,
                    int *condition)
{
    const struct linear l = {.start = r->terms, .constant = -number};
    return model_push_term(r, 1, x) && model_truth_of_linear(r, l, op, NONE, condition);
}

bool model_defined_divisor(struct model_reader *r, csp_variable *y)
{
    int condition;
    if (!r->guards || !has_value(domain_of(r->model, *y), 0)) return true;
    return compare(r, *y, CSP_NOT_EQUAL, 0, &condition) && choose(r, condition, 1, y);
}

bool model_defined_index(struct model_reader *r, struct span s, csp_variable *index)
{
    const struct domain *d = domain_of(r->model, *index);
    const bool below = d->min<s.low, above = d->max> s.high;
    int from = ALWAYS, to = ALWAYS, condition;
    if (!r->guards || (!below && !above)) return true;
    return (!below || compare(r, *index, CSP_GREATER_EQUAL, s.low, &from)) &&
           (!above || compare(r, *index, CSP_LESS_EQUAL, s.high, &to)) &&
           model_both(r, from, to, &condition) && choose(r, condition, s.low, index);
}

bool model_defined_base(struct model_reader *r, csp_variable *base, csp_variable exponent)
{
    int not_zero, not_negative, condition;
    if (!r->guards || !has_value(domain_of(r->model, *base), 0)) return true;
    if (domain_of(r->model, exponent)->min >= 0) return true;
    return compare(r, *base, CSP_NOT_EQUAL, 0, &not_zero) &&
           compare(r, exponent, CSP_GREATER_EQUAL, 0, &not_negative) &&
           model_either(r, not_zero, not_negative, &condition) && choose(r, condition, 1, base);
}
