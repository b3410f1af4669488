/* SPDX-License-Identifier: MIT */
/* extremum.c - the largest or smallest of several variables.

   The smallest is the largest of the negatives, so one function serves both: `sign` is 1 or -1.  */
#include "base/memory.h"
#include "csp/search/state.h"

struct extremum {
    int sign;
};

/* The result is last in the scope. */
static int inputs_of(const struct constraint *c) { return c->arity - 1; }

/* ---- the plain meaning ---- */

static bool extremum_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct extremum *e = c->about;
    csp_value best = value[0];
    for (int i = 1; i < inputs_of(c); i++)
        if (e->sign * value[i] > e->sign * best) best = value[i];
    return value[inputs_of(c)] == best;
}

/* ---- the propagator ---- */

static csp_value high(const struct domain *d, int sign) { return sign > 0 ? d->max : -d->min; }
static csp_value low(const struct domain *d, int sign) { return sign > 0 ? d->min : -d->max; }

static bool keep_below(struct csp_search *s, csp_variable x, int sign, csp_value top)
{
    return sign > 0 ? keep_to(s, x, top) : keep_from(s, x, -top);
}
static bool keep_above(struct csp_search *s, csp_variable x, int sign, csp_value bottom)
{
    return sign > 0 ? keep_from(s, x, bottom) : keep_to(s, x, -bottom);
}

static bool propagate_extremum(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct extremum *e = c->about;
    const int sign = e->sign, inputs = inputs_of(c);
    const csp_variable result = c->scope[inputs];
    const struct domain *d = &s->domain[result];
    csp_value highest = -CSP_NO_BOUND, highest_low = -CSP_NO_BOUND;
    (void)memory;
    for (int i = 0; i < inputs; i++) {
        const struct domain *x = &s->domain[c->scope[i]];
        if (high(x, sign) > highest) highest = high(x, sign);
        if (low(x, sign) > highest_low) highest_low = low(x, sign);
    }
    if (!keep_below(s, result, sign, highest) || !keep_above(s, result, sign, highest_low)) return false;
    int able = 0, last = -1; /* variables that may reach the least result */
    for (int i = 0; i < inputs; i++) {
        if (!keep_below(s, c->scope[i], sign, high(d, sign))) return false;
        if (high(&s->domain[c->scope[i]], sign) < low(d, sign)) continue;
        able++;
        last = i;
    }
    if (able == 0) return false;
    if (able > 1) return true;
    /* the only one must be the result */
    const csp_variable x = c->scope[last];
    if (!keep_above(s, x, sign, low(d, sign))) return false;
    if (is_fixed(&s->domain[x])) return assign(s, result, s->domain[x].min);
    if (is_fixed(d)) return assign(s, x, d->min);
    return true;
}

static const struct kind maximum_kind = {.name = "maximum",
                                         .satisfied = extremum_satisfied,
                                         .propagate = propagate_extremum,
                                         .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                         .cost = LINEAR,
                                         .reaches = reaches_bounds};
static const struct kind minimum_kind = {.name = "minimum",
                                         .satisfied = extremum_satisfied,
                                         .propagate = propagate_extremum,
                                         .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                         .cost = LINEAR,
                                         .reaches = reaches_bounds};

static bool add_extremum(csp_model *m, const struct kind *kind, int sign, const csp_variable *x,
                         int count, csp_variable result)
{
    if (!are_variables(m, x, count) || !are_variables(m, &result, 1)) return false;
    if (count == 0) return model_fail(m, say(extremum_of_nothing, kind->name));
    struct extremum *e = new_array(1, sizeof *e);
    csp_variable *scope = new_array((size_t)count + 1, sizeof *scope);
    if (!e || !scope) {
        free(e);
        free(scope);
        return short_of_memory(m);
    }
    e->sign = sign;
    memcpy(scope, x, (size_t)count * sizeof *x);
    scope[count] = result;
    const bool good = add_constraint(m, kind, scope, count + 1, e, sizeof *e);
    free(scope);
    return good;
}

CSP_API bool csp_minimum(csp_model *m, const csp_variable *x, int count, csp_variable result)
{
    return add_extremum(m, &minimum_kind, -1, x, count, result);
}

CSP_API bool csp_maximum(csp_model *m, const csp_variable *x, int count, csp_variable result)
{
    return add_extremum(m, &maximum_kind, 1, x, count, result);
}
