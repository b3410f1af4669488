/* SPDX-License-Identifier: MIT */
/* last_variable.c - see last_variable.h */
#include "csp/constraint/last_variable.h"

/* Where bounds are farther apart, steps that find nothing are not taken: they would take for ever, while other variables wait for a
   decision.  */
enum { STEPS_FROM_A_BOUND = 64, MOST_IN_STEPS = 1 << 22 };

/* The values of the scope if the open variable x had this one; it may occur several times. */
static bool holds_with(const struct csp_search *s, const struct constraint *c, csp_variable x,
                       csp_value value)
{
    csp_value values[MOST_TRIED_ARITY];
    for (int i = 0; i < c->arity; i++) values[i] = c->scope[i] == x ? value : s->domain[c->scope[i]].min;
    return c->kind->satisfied(c, values);
}

static bool try_each(struct csp_search *s, const struct constraint *c, csp_variable x)
{
    const struct domain *d = &s->domain[x];
    for (int w = 0; w < d->words; w++) {
        s->kept[w] = d->word[w];
        for_each_bit(b, d->word[w])
            if (!holds_with(s, c, x, value_at(d, 64 * w + b))) s->kept[w] &= ~bit(b);
    }
    return keep_bits(s, x, s->kept);
}

/* A bound that is none, or beyond all values, says nothing. */
static bool is_value(csp_value bound) { return bound != CSP_NO_BOUND && bound != -CSP_NO_BOUND; }

/* The first value from a bound on with which the constraint holds, or as far as a few steps go; the bound itself if that leads nowhere. */
static csp_value step_from(const struct csp_search *s, const struct constraint *c, csp_variable x,
                           csp_value bound, csp_value step)
{
    const struct domain *d = &s->domain[x];
    csp_value v = bound;
    for (int i = 0; i < STEPS_FROM_A_BOUND; i++, v += step)
        if (!is_value(v) || v < d->min || v > d->max || holds_with(s, c, x, v)) return v;
    return d->size > MOST_IN_STEPS ? bound : v;
}

static bool try_bounds(struct csp_search *s, const struct constraint *c, csp_variable x)
{
    const struct domain *d = &s->domain[x];
    return keep_from(s, x, step_from(s, c, x, d->min, 1)) &&
           keep_to(s, x, step_from(s, c, x, d->max, -1));
}

bool try_last_variable(struct csp_search *s, const struct constraint *c)
{
    csp_variable open = -1;
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (is_fixed(d) && is_unbounded(d)) return true; /* its value is not known */
        if (is_fixed(d) || c->scope[i] == open) continue;
        if (open >= 0) return true;
        open = c->scope[i];
    }
    if (open < 0) return holds_with(s, c, open, 0);
    return is_listed(&s->domain[open]) ? try_each(s, c, open) : try_bounds(s, c, open);
}
