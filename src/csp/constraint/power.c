/* SPDX-License-Identifier: MIT */
/* power.c - x ^ y = z: as a table where there are few powers, else by bounds. */
#include "csp/constraint/power.h"

#include "base/memory.h"
#include "csp/constraint/arithmetic.h"
#include "csp/constraint/last_variable.h"
#include "csp/search/state.h"

/* ---- the plain meaning ---- */

bool power_of(csp_value base, csp_value exponent, csp_value *result)
{
    const bool odd = exponent % 2 != 0;
    if (base == 0 && exponent < 0) return false;
    if (base >= -1 && base <= 1) {
        *result = exponent == 0 ? 1 : base == -1 && !odd ? 1 : base;
        return true;
    }
    *result = exponent >= 0;
    for (; exponent > 0; exponent--) {
        *result = cut_off_product(*result, base);
        if (*result == CSP_NO_BOUND || *result == -CSP_NO_BOUND) { /* the sign is all that is left */
            *result = base < 0 && odd ? -CSP_NO_BOUND : CSP_NO_BOUND;
            return true;
        }
    }
    return true;
}

static bool power_satisfied(const struct constraint *c, const csp_value *value)
{
    (void)c;
    csp_value power;
    return power_of(value[0], value[1], &power) && power == value[2];
}

/* ---- the propagator ---- */

/* Of numbers that are not negative. */
static csp_value plain_power(csp_value base, csp_value exponent)
{
    csp_value power = 1;
    power_of(base, exponent, &power);
    return power;
}

static csp_value farthest(struct int_range r) { return -r.low > r.high ? -r.low : r.high; }

/* All powers lie in this range; those of bases above 0 grow with base and exponent. */
static struct int_range powers(struct int_range x, struct int_range y)
{
    const csp_value most = y.high <= 0 ? 1 : plain_power(farthest(x), y.high);
    struct int_range r = {x.low >= 0 ? 0 : -most, most > 1 ? most : 1};
    if (r.low > -1 && x.low < 0) r.low = -1;
    if (x.low >= 1 && y.low >= 0) r.low = plain_power(x.low, y.low);
    return r;
}

/* The largest base whose power is at most z; or, from below, the smallest whose power is at least z. */
static csp_value root_of(csp_value z, csp_value exponent, bool from_below)
{
    csp_value low = 0, high = z;
    while (low < high) {
        const csp_value middle = low + (high - low) / 2 + (!from_below && (high - low) % 2);
        const csp_value power = plain_power(middle, exponent);
        if (from_below) {
            if (power >= z) high = middle;
            else low = middle + 1;
        } else if (power <= z) low = middle;
        else high = middle - 1;
    }
    return low;
}

/* How far a value of the domain is from 0, at least. */
static csp_value nearest(const struct domain *d)
{
    return d->min > 0 ? d->min : d->max < 0 ? -d->max : 0;
}

/* Keeps x away from 0, by at least `size` on either side. */
static bool keep_away(struct csp_search *s, csp_variable x, csp_value size)
{
    const struct domain *d = &s->domain[x];
    return (d->min <= -size || keep_from(s, x, size)) && (d->max >= size || keep_to(s, x, -size));
}

/* Of a known exponent: the base is as far from 0 as a root of the power. */
static bool narrow_base(struct csp_search *s, csp_variable x, csp_value exponent, csp_variable z)
{
    const struct domain *d = &s->domain[z];
    const csp_value most = farthest(range_of(d)), least = nearest(d);
    if (most != CSP_NO_BOUND) {
        const csp_value root = root_of(most, exponent, false);
        if (!keep_between(s, x, -root, root)) return false;
    }
    return least == CSP_NO_BOUND || keep_away(s, x, root_of(least, exponent, true));
}

/* Of a base above 1. */
static bool narrow_exponent(struct csp_search *s, csp_variable x, csp_variable y, csp_variable z)
{
    const struct domain *base = &s->domain[x], *e = &s->domain[y], *power = &s->domain[z];
    while (plain_power(base->max, e->min) < power->min)
        if (!keep_from(s, y, e->min + 1)) return false;
    if (power->max == CSP_NO_BOUND) return true;
    csp_value most = e->min;
    while (most < e->max && plain_power(base->min, most + 1) <= power->max) most++;
    return keep_to(s, y, most);
}

static bool propagate_power(struct csp_search *s, const struct constraint *c, void *memory)
{
    const csp_variable x = c->scope[0], y = c->scope[1], z = c->scope[2];
    const struct domain *base = &s->domain[x], *exponent = &s->domain[y];
    (void)memory;
    struct int_range all = powers(range_of(base), range_of(exponent));
    if (is_fixed(base) && is_fixed(exponent)) {
        if (!power_of(base->min, exponent->min, &all.low)) return false;
        all.high = all.low;
    }
    if (!keep_between(s, z, all.low, all.high)) return false;
    if (is_fixed(exponent) && exponent->min >= 1 && !narrow_base(s, x, exponent->min, z)) return false;
    if (base->min >= 2 && exponent->min >= 0 && !narrow_exponent(s, x, y, z)) return false;
    return try_last_variable(s, c);
}

static const struct kind power_kind = {.name = "power",
                                       .satisfied = power_satisfied,
                                       .propagate = propagate_power,
                                       .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                       .cost = LINEAR,
                                       .reaches = reaches_less};

/* ---- few powers ---- */

enum { MOST_LISTED_POWERS = 1 << 16 };

/* False: there are too many, or some are beyond all values. */
static bool list_powers(const struct domain *x, const struct domain *y, csp_value *row, size_t *rows)
{
    *rows = 0;
    for_each_value(a, x) {
        for_each_value(b, y) {
            csp_value *r = row + 3 * *rows;
            if (!power_of(a, b, &r[2])) continue;
            if (r[2] == CSP_NO_BOUND || r[2] == -CSP_NO_BOUND) return false;
            r[0] = a;
            r[1] = b;
            ++*rows;
        }
    }
    return true;
}

CSP_API bool csp_power(csp_model *m, csp_variable x, csp_variable y, csp_variable result)
{
    const csp_variable scope[] = {x, y, result};
    if (!are_variables(m, scope, 3)) return false;
    const struct domain *a = domain_of(m, x), *b = domain_of(m, y);
    const bool few = is_listed(a) && is_listed(b) && a->size && b->size &&
                     a->size <= MOST_LISTED_POWERS / b->size && x != y && x != result && y != result;
    if (!few) return add_constraint(m, &power_kind, scope, 3, NULL, 0);
    csp_value *row = new_array((size_t)(a->size * b->size), 3 * sizeof *row);
    size_t rows;
    if (!row) return short_of_memory(m);
    const bool good = list_powers(a, b, row, &rows) ? csp_table(m, scope, 3, row, rows, true)
                                                    : add_constraint(m, &power_kind, scope, 3, NULL, 0);
    free(row);
    return good;
}
