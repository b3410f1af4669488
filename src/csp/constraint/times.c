/* SPDX-License-Identifier: MIT */
/* times.c - x * y = z, by bounds. */
#include "csp/constraint/arithmetic.h"
#include "csp/constraint/last_variable.h"
#include "csp/search/state.h"

/* ---- the plain meaning ---- */

static bool times_satisfied(const struct constraint *c, const csp_value *value)
{
    (void)c;
    csp_value product;
    return !__builtin_mul_overflow(value[0], value[1], &product) && product == value[2];
}

/* ---- the propagator ---- */

/* NOLINTBEGIN(clang-analyzer-core.DivideZero): b is never 0, see quotients() */
static csp_value quotient_down(csp_value a, csp_value b)
{
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
static csp_value quotient_up(csp_value a, csp_value b)
{
    return a / b + (a % b != 0 && (a < 0) == (b < 0));
}

/* NOLINTEND(clang-analyzer-core.DivideZero) */

/* x such that x * y = z, for a y on one side of 0: all quotients lie between those of the bounds. */
static struct int_range quotients(struct int_range z, struct int_range y)
{
    const csp_value zs[] = {z.low, z.high}, ys[] = {y.low, y.high},
                    none[] = {-CSP_NO_BOUND, CSP_NO_BOUND};
    struct int_range down = no_range(), up = no_range();
    for (int i = 0; i < 4; i++) {
        const csp_value a = zs[i / 2], b = ys[i % 2];
        const bool unbounded = a == none[i / 2];
        include(&down, unbounded ? cut_off_product(a, b) : quotient_down(a, b));
        include(&up, unbounded ? cut_off_product(a, b) : quotient_up(a, b));
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

/* The largest number whose square is not above n, which is not negative. */
static csp_value root_of(csp_value n)
{
    csp_value root = 0;
    for (csp_value bit = INT64_C(1) << 31; bit; bit /= 2)
        if ((root + bit) <= n / (root + bit)) root += bit;
    return root;
}

/* Keeps x away from 0, by at least `size` on either side. */
static bool keep_away(struct csp_search *s, csp_variable x, csp_value size)
{
    const struct domain *d = &s->domain[x];
    return (d->min <= -size || keep_from(s, x, size)) && (d->max >= size || keep_to(s, x, -size));
}

/* x * x = z: a square is never negative, and its root is known. */
static bool propagate_square(struct csp_search *s, const struct constraint *c, void *memory)
{
    const csp_variable x = c->scope[0], z = c->scope[2];
    const struct domain *d = &s->domain[x], *square = &s->domain[z];
    (void)memory;
    const csp_value most = -d->min > d->max ? -d->min : d->max;
    const csp_value least = d->min > 0 ? d->min : d->max < 0 ? -d->max : 0;
    if (!keep_between(s, z, cut_off_product(least, least), cut_off_product(most, most))) return false;
    if (square->max != CSP_NO_BOUND) {
        const csp_value root = root_of(square->max);
        if (!keep_between(s, x, -root, root)) return false;
    }
    const csp_value root = root_of(square->min);
    return keep_away(s, x, root + (root * root < square->min)) && try_last_variable(s, c);
}

static const struct kind times_kind = {.name = "times",
                                       .satisfied = times_satisfied,
                                       .propagate = propagate_times,
                                       .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                       .cost = LINEAR,
                                       .reaches = reaches_less};

static const struct kind square_kind = {.name = "times",
                                        .satisfied = times_satisfied,
                                        .propagate = propagate_square,
                                        .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                        .cost = LINEAR,
                                        .reaches = reaches_less};

CSP_API bool csp_times(csp_model *m, csp_variable x, csp_variable y, csp_variable result)
{
    return add_constraint(m, x == y ? &square_kind : &times_kind, (csp_variable[]){x, y, result}, 3,
                          NULL, 0);
}
