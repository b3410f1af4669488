/* SPDX-License-Identifier: MIT */
/* times.c - x * y = z, by bounds. */
#include "csp/constraint/arithmetic.h"
#include "csp/constraint/last_variable.h"
#include "csp/search/state.h"

/* ---- the plain meaning ---- */

static bool times_satisfied(const struct constraint *c, const int *value)
{
    (void)c;
    return (int64_t)value[0] * value[1] == value[2];
}

/* ---- the propagator ---- */

/* NOLINTBEGIN(clang-analyzer-core.DivideZero): b is never 0, see quotients() */
static int64_t quotient_down(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
static int64_t quotient_up(int64_t a, int64_t b) { return a / b + (a % b != 0 && (a < 0) == (b < 0)); }

/* NOLINTEND(clang-analyzer-core.DivideZero) */

/* x such that x * y = z, for a y on one side of 0: all quotients lie between those of the bounds. */
static struct int_range quotients(struct int_range z, struct int_range y)
{
    const int64_t zs[] = {z.low, z.high}, ys[] = {y.low, y.high};
    struct int_range down = no_range(), up = no_range();
    for (int i = 0; i < 4; i++) {
        include(&down, quotient_down(zs[i / 2], ys[i % 2]));
        include(&up, quotient_up(zs[i / 2], ys[i % 2]));
    }
    return (struct int_range){up.low, down.high};
}

/* Keeps x in the ranges, of which one lies on either side of 0: the hull, and a bound in the gap between them moves on. */
static bool keep_in_either(struct csp_search *s, csp_variable x, struct int_range a, struct int_range b)
{
    const struct int_range lower = a.low < b.low ? a : b, upper = a.low < b.low ? b : a;
    const struct domain *d = &s->domain[x];
    if (upper.low > upper.high) return keep_between(s, x, lower.low, lower.high);
    return keep_between(s, x, d->min > lower.high ? upper.low : lower.low,
                        d->max < upper.low ? lower.high : upper.high);
}

static bool narrow_factor(struct csp_search *s, csp_variable x, csp_variable y, csp_variable z)
{
    const struct int_range product = range_of(&s->domain[z]), factor = range_of(&s->domain[y]);
    const bool zero = product.low <= 0 && product.high >= 0;
    if (factor.low == 0 && factor.high == 0) return zero;
    if (factor.low <= 0 && factor.high >= 0) { /* 0, or anything of either sign */
        if (zero) return true;
        return keep_in_either(
            s, x, factor.low < 0 ? quotients(product, (struct int_range){factor.low, -1}) : no_range(),
            factor.high > 0 ? quotients(product, (struct int_range){1, factor.high}) : no_range());
    }
    const struct int_range all = quotients(product, factor);
    return all.low <= all.high && keep_between(s, x, all.low, all.high);
}

static bool propagate_times(struct csp_search *s, const struct constraint *c, void *memory)
{
    const csp_variable x = c->scope[0], y = c->scope[1], z = c->scope[2];
    (void)memory;
    const struct int_range product = product_of(range_of(&s->domain[x]), range_of(&s->domain[y]));
    return keep_between(s, z, product.low, product.high) && narrow_factor(s, x, y, z) &&
           narrow_factor(s, y, x, z) && try_last_variable(s, c);
}

static const struct kind times_kind = {.name = "times",
                                       .satisfied = times_satisfied,
                                       .propagate = propagate_times,
                                       .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                       .cost = LINEAR};

CSP_API bool csp_times(csp_model *m, csp_variable x, csp_variable y, csp_variable result)
{
    return add_constraint(m, &times_kind, (csp_variable[]){x, y, result}, 3, NULL, 0);
}
