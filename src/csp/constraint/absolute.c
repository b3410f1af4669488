/* SPDX-License-Identifier: MIT */
/* absolute.c - |x| = y: values of listed domains one by one, bounds of others. */
#include "csp/constraint/last_variable.h"
#include "csp/search/state.h"

/* ---- the plain meaning ---- */

static bool abs_satisfied(const struct constraint *c, const csp_value *value)
{
    (void)c;
    return (value[0] < 0 ? -value[0] : value[0]) == value[1];
}

/* ---- the propagator ---- */

static bool keep_with_size(struct csp_search *s, csp_variable x, const struct domain *size)
{
    const struct domain *d = &s->domain[x];
    if (!keep_between(s, x, -size->max, size->max)) return false;
    if (d->min > -size->min && !keep_from(s, x, size->min)) return false;
    if (d->max < size->min && !keep_to(s, x, -size->min)) return false;
    if (!is_listed(d)) return true;
    for (int w = 0; w < d->words; w++) {
        s->kept[w] = 0;
        for_each_bit(b, d->word[w]) {
            const csp_value value = value_at(d, 64 * w + b);
            if (has_value(size, value < 0 ? -value : value)) s->kept[w] |= bit(b);
        }
    }
    return keep_bits(s, x, s->kept);
}

static bool keep_sizes_of(struct csp_search *s, csp_variable size, const struct domain *x)
{
    const csp_value low = x->min > 0 ? x->min : x->max < 0 ? -x->max : 0;
    const csp_value high = -x->min > x->max ? -x->min : x->max;
    const struct domain *d = &s->domain[size];
    if (!keep_between(s, size, low, high)) return false;
    if (!is_listed(d)) return true;
    for (int w = 0; w < d->words; w++) {
        s->kept[w] = 0;
        for_each_bit(b, d->word[w]) {
            const csp_value value = value_at(d, 64 * w + b);
            if (has_value(x, value) || has_value(x, -value)) s->kept[w] |= bit(b);
        }
    }
    return keep_bits(s, size, s->kept);
}

static bool propagate_abs(struct csp_search *s, const struct constraint *c, void *memory)
{
    (void)memory;
    return keep_sizes_of(s, c->scope[1], &s->domain[c->scope[0]]) &&
           keep_with_size(s, c->scope[0], &s->domain[c->scope[1]]) && try_last_variable(s, c);
}

static const struct kind abs_kind = {.name = "abs",
                                     .satisfied = abs_satisfied,
                                     .propagate = propagate_abs,
                                     .wakes = CHANGED,
                                     .cost = LINEAR};

CSP_API bool csp_abs(csp_model *m, csp_variable x, csp_variable result)
{
    return add_constraint(m, &abs_kind, (csp_variable[]){x, result}, 2, NULL, 0);
}
