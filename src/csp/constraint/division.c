/* SPDX-License-Identifier: MIT */
/* division.c - x / y and the remainder x % y, truncated towards 0 as in C, by bounds. */
#include "csp/constraint/arithmetic.h"
#include "csp/constraint/last_variable.h"
#include "csp/search/state.h"

/* ---- the plain meanings ---- */

static bool div_satisfied(const struct constraint *c, const csp_value *value)
{
    (void)c;
    return value[1] && value[0] / value[1] == value[2];
}

static bool mod_satisfied(const struct constraint *c, const csp_value *value)
{
    (void)c;
    return value[1] && value[0] % value[1] == value[2];
}

/* ---- the propagators ---- */

static csp_value largest(struct int_range r) { return -r.low > r.high ? -r.low : r.high; }

/* How far a remainder may be from 0, if the divisor lies in the range. */
static csp_value largest_rest(struct int_range y) { return upper_plus(largest(y), -1); }

/* Of a bound, or of none. */
static csp_value quotient(csp_value x, csp_value y, bool unbounded)
{
    return unbounded ? cut_off_product(x, y) : x / y;
}

/* The range of x / y: extremes are at the bounds of x and at the bounds of y or next to 0. */
static struct int_range quotients(struct int_range x, struct int_range y)
{
    const csp_value divisor[] = {y.low, y.high, -1, 1};
    struct int_range r = no_range();
    for (int i = 0; i < 4; i++) {
        if (!divisor[i] || divisor[i] < y.low || divisor[i] > y.high) continue;
        include(&r, quotient(x.low, divisor[i], x.low == -CSP_NO_BOUND));
        include(&r, quotient(x.high, divisor[i], x.high == CSP_NO_BOUND));
    }
    const bool unbounded =
        y.low == -CSP_NO_BOUND || y.high == CSP_NO_BOUND; /* y may be larger than any x */
    if (unbounded || (x.low <= 0 && x.high >= 0)) include(&r, 0);
    return r;
}

static bool propagate_div(struct csp_search *s, const struct constraint *c, void *memory)
{
    const csp_variable x = c->scope[0], y = c->scope[1], z = c->scope[2];
    (void)memory;
    if (!remove_value(s, y, 0)) return false;
    const struct int_range all = quotients(range_of(&s->domain[x]), range_of(&s->domain[y]));
    if (!keep_between(s, z, all.low, all.high)) return false;
    /* x = y * z and a remainder smaller than y */
    const struct int_range product = product_of(range_of(&s->domain[y]), range_of(&s->domain[z]));
    const csp_value rest = largest_rest(range_of(&s->domain[y]));
    return keep_between(s, x, lower_plus(product.low, -rest), upper_plus(product.high, rest)) &&
           try_last_variable(s, c);
}

static bool propagate_mod(struct csp_search *s, const struct constraint *c, void *memory)
{
    const csp_variable x = c->scope[0], y = c->scope[1], z = c->scope[2];
    (void)memory;
    if (!remove_value(s, y, 0)) return false;
    const struct int_range a = range_of(&s->domain[x]);
    const csp_value rest = largest_rest(range_of(&s->domain[y]));
    const csp_value low = a.low >= 0 ? 0 : -rest > a.low ? -rest : a.low;
    const csp_value high = a.high <= 0 ? 0 : rest < a.high ? rest : a.high;
    return keep_between(s, z, low, high) && try_last_variable(s, c);
}

static const struct kind div_kind = {.name = "div",
                                     .satisfied = div_satisfied,
                                     .propagate = propagate_div,
                                     .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                     .cost = LINEAR,
                                     .reaches = reaches_less};
static const struct kind mod_kind = {.name = "mod",
                                     .satisfied = mod_satisfied,
                                     .propagate = propagate_mod,
                                     .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                     .cost = LINEAR,
                                     .reaches = reaches_less};

CSP_API bool csp_div(csp_model *m, csp_variable x, csp_variable y, csp_variable result)
{
    return add_constraint(m, &div_kind, (csp_variable[]){x, y, result}, 3, NULL, 0);
}

CSP_API bool csp_mod(csp_model *m, csp_variable x, csp_variable y, csp_variable result)
{
    return add_constraint(m, &mod_kind, (csp_variable[]){x, y, result}, 3, NULL, 0);
}
