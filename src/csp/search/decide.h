/* SPDX-License-Identifier: MIT */
/* decide.h - decisions: whether they hold, and how they are applied. */
#ifndef CSP_DECIDE_H
#define CSP_DECIDE_H

#include "csp/search/state.h"

static inline struct decision opposite(struct decision d)
{
    d.negative = !d.negative;
    d.refuted = false;
    return d;
}

/* Do the domains leave no other way? */
static inline bool decision_holds(const struct csp_search *s, const struct decision *d)
{
    const struct domain *x = &s->domain[d->variable];
    if (d->bound) return d->negative ? x->min > d->value : x->max <= d->value;
    return d->negative ? !has_value(x, d->value) : is_fixed(x) && x->min == d->value;
}

/* False: no value is left. */
static inline bool apply_decision(struct csp_search *s, struct decision d)
{
    if (d.bound)
        return d.negative ? keep_from(s, d.variable, d.value + 1) : keep_to(s, d.variable, d.value);
    return d.negative ? remove_value(s, d.variable, d.value) : assign(s, d.variable, d.value);
}

#endif
