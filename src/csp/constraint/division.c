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

/* ---- bounds ---- */

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

/* ---- two of the three variables have their values ---- */

static bool fixed(const struct csp_search *s, csp_variable x)
{
    return is_fixed(&s->domain[x]) && !is_unbounded(&s->domain[x]);
}
static csp_value size_of(csp_value v) { return v < 0 ? -v : v; }

/* From `low` to `high` away from 0, on one side of it. */
static bool keep_side(struct csp_search *s, csp_variable x, bool negative, csp_value low, csp_value high)
{
    return low <= high && (negative ? keep_between(s, x, -high, -low) : keep_between(s, x, low, high));
}

/* Farther from 0 than `size`. */
static bool keep_beyond(struct csp_search *s, csp_variable x, csp_value size)
{
    const struct domain *d = &s->domain[x];
    return (d->min < -size || keep_from(s, x, size + 1)) && (d->max > size || keep_to(s, x, -size - 1));
}

/* x / y = z: those x that lie between y * z and the next multiple of y. */
static bool narrow_divided(struct csp_search *s, csp_variable x, csp_value y, csp_value z)
{
    const csp_value product = cut_off_product(size_of(y), size_of(z)), rest = size_of(y) - 1;
    if (!z) return keep_between(s, x, -rest, rest);
    return product == CSP_NO_BOUND || /* the bounds say enough */
           keep_side(s, x, (y < 0) != (z < 0), product, upper_plus(product, rest));
}

/* x / y = z: the quotient is smaller, the larger y is. */
static bool narrow_divisor(struct csp_search *s, csp_variable y, csp_value x, csp_value z)
{
    const csp_value all = size_of(x), quotient = size_of(z);
    if (!z) return keep_beyond(s, y, all);
    return keep_side(s, y, (x < 0) != (z < 0), all / (quotient + 1) + 1, all / quotient);
}

/* x % y = z: the first such x from either bound on. */
static bool narrow_congruent(struct csp_search *s, csp_variable x, csp_value y, csp_value z)
{
    const csp_value step = size_of(y), wanted = z < 0 ? z + step : z;
    if (size_of(z) >= step) return false;
    if ((z > 0 && !keep_from(s, x, z)) || (z < 0 && !keep_to(s, x, z))) return false;
    const csp_value low = s->domain[x].min, high = s->domain[x].max;
    const csp_value above = low % step < 0 ? low % step + step : low % step,
                    below = high % step < 0 ? high % step + step : high % step;
    return keep_between(s, x,
                        lower_plus(low, wanted >= above ? wanted - above : wanted + (step - above)),
                        upper_plus(high, -(below >= wanted ? below - wanted : below + (step - wanted))));
}

/* x % y = z: y divides what z leaves of x, and is larger than z. */
static bool narrow_modulus(struct csp_search *s, csp_variable y, csp_value x, csp_value z)
{
    const csp_value multiple = size_of(x) - size_of(z); /* of the same sign, or z is 0 */
    if (multiple < 0 || (z && (x < 0) != (z < 0))) return false;
    return keep_beyond(s, y, size_of(z)) && (!multiple || keep_between(s, y, -multiple, multiple));
}

/* Stepping from bound to bound would take long where they are far apart.  A variable that occurs twice has no value for one place and
   another for the other.  */
static bool narrow_last(struct csp_search *s, const struct constraint *c, bool is_div)
{
    const csp_variable x = c->scope[0], y = c->scope[1], z = c->scope[2];
    const csp_value a = s->domain[x].min, b = s->domain[y].min, r = s->domain[z].min;
    if (x == y) return keep_between(s, z, is_div, is_div); /* 1, and the remainder 0 */
    if (y == z || x == z) return true;
    if (fixed(s, x) && fixed(s, y)) {
        const csp_value result = is_div ? a / b : a % b;
        return keep_between(s, z, result, result);
    }
    if (fixed(s, y) && fixed(s, z))
        return is_div ? narrow_divided(s, x, b, r) : narrow_congruent(s, x, b, r);
    if (fixed(s, x) && fixed(s, z))
        return is_div ? narrow_divisor(s, y, a, r) : narrow_modulus(s, y, a, r);
    return true;
}

/* ---- the propagators ---- */

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
           narrow_last(s, c, true) && try_last_variable(s, c);
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
    return keep_between(s, z, low, high) && narrow_last(s, c, false) && try_last_variable(s, c);
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
