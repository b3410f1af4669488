/* SPDX-License-Identifier: MIT */
/* linear.c - sums with coefficients, and the truth of what they say.

   Each is stored as  sum = right,  sum != right  or  sum <= right.  Bounds are narrowed: a term may exceed
   its least value by at most the slack between the least sum and `right`.  With a truth variable, which is last in the
   scope, the bounds of the sum decide the truth as soon as they can, and a known truth makes the sum an ordinary one.  */
#include "base/contract.h"
#include "base/memory.h"
#include "base/wide.h"
#include "csp/search/state.h"

enum relation_to { EQUAL, NOT_EQUAL, AT_MOST };

struct linear {
    enum relation_to to;
    bool wide;               /* sums may exceed 64 bits, or a variable has no bound */
    bool has_truth, one_way; /* the truth variable only forces, and is not forced by a sum that holds */
    int terms;
    csp_value right;
    csp_value coefficient[];
};

/* ---- the plain meaning ---- */

static bool sum_is(const struct linear *l, int compared)
{
    switch (l->to) {
    case EQUAL: return compared == 0;
    case NOT_EQUAL: return compared != 0;
    case AT_MOST: return compared <= 0;
    }
    return false;
}

static bool linear_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct linear *l = c->about;
    struct wide sum = wide_from(0);
    for (int i = 0; i < l->terms; i++) sum = wide_plus(sum, wide_product(l->coefficient[i], value[i]));
    const bool holds = sum_is(l, wide_compare(sum, wide_from(l->right)));
    if (!l->has_truth) return holds;
    return l->one_way ? !value[l->terms] || holds : (value[l->terms] != 0) == holds;
}

/* ---- the propagator: sums of 64 bits ---- */

struct range {
    csp_value low, high;
};

static struct range range_of_term(const struct csp_search *s, csp_variable x, csp_value coefficient)
{
    const struct domain *d = &s->domain[x];
    if (coefficient >= 0) return (struct range){coefficient * d->min, coefficient * d->max};
    return (struct range){coefficient * d->max, coefficient * d->min};
}

static struct range range_of_sum(const struct csp_search *s, const struct constraint *c)
{
    const struct linear *l = c->about;
    struct range sum = {0, 0};
    for (int i = 0; i < l->terms; i++) {
        const struct range term = range_of_term(s, c->scope[i], l->coefficient[i]);
        sum.low += term.low;
        sum.high += term.high;
    }
    return sum;
}

static csp_value absolute(csp_value k) { return k < 0 ? -k : k; }

/* sign * sum <= right */
static bool sum_at_most(struct csp_search *s, const struct constraint *c, int sign, csp_value right)
{
    const struct linear *l = c->about;
    const struct range sum = range_of_sum(s, c);
    const csp_value slack = right - (sign > 0 ? sum.low : -sum.high);
    if (slack < 0) return false;
    if (slack >= sum.high - sum.low) return true;
    for (int i = 0; i < l->terms; i++) {
        const csp_value k = sign * l->coefficient[i];
        const csp_variable x = c->scope[i];
        const struct domain *d = &s->domain[x];
        /* NOLINTNEXTLINE(clang-analyzer-core.DivideZero): no coefficient is 0 */
        const csp_value room = slack / absolute(k);
        if (k > 0 ? !keep_to(s, x, d->min + room) : !keep_from(s, x, d->max - room)) return false;
    }
    return true;
}

/* ---- sums of more bits, and variables without bounds ---- */

/* The least value of a sum.  Terms without a bound are counted, and not part of the sum. */
struct least_sum {
    struct wide sum;
    int unbounded;
};

/* The bound of a term sign * k * x that is its least; false: there is none. */
static bool least_of_term(const struct domain *d, csp_value k, struct wide *least)
{
    if (k > 0 ? d->min == -CSP_NO_BOUND : d->max == CSP_NO_BOUND) return false;
    *least = wide_product(k, k > 0 ? d->min : d->max);
    return true;
}

static struct least_sum least_sum(const struct csp_search *s, const struct constraint *c, int sign)
{
    const struct linear *l = c->about;
    struct least_sum least = {wide_from(0), 0};
    for (int i = 0; i < l->terms; i++) {
        struct wide term;
        if (least_of_term(&s->domain[c->scope[i]], sign * l->coefficient[i], &term))
            least.sum = wide_plus(least.sum, term);
        else least.unbounded++;
    }
    return least;
}

/* k * x <= most */
static bool term_at_most(struct csp_search *s, csp_variable x, csp_value k, struct wide most)
{
    const csp_value room = wide_quotient_down(most, absolute(k));
    return k > 0 ? keep_to(s, x, room) : keep_from(s, x, -room);
}

/* The same as sum_at_most(): each term is at most what the others leave of `right`. */
static bool wide_sum_at_most(struct csp_search *s, const struct constraint *c, int sign,
                             struct wide right)
{
    const struct linear *l = c->about;
    const struct least_sum least = least_sum(s, c, sign);
    const struct wide slack = wide_minus(right, least.sum);
    if (!least.unbounded && wide_is_negative(slack)) return false;
    for (int i = 0; i < l->terms && least.unbounded < 2; i++) {
        const csp_value k = sign * l->coefficient[i];
        struct wide own = wide_from(0);
        const bool bounded = least_of_term(&s->domain[c->scope[i]], k, &own);
        if (bounded && least.unbounded) continue;
        if (!term_at_most(s, c->scope[i], k, wide_plus(slack, own))) return false;
    }
    return true;
}

static bool keep_at_most(struct csp_search *s, const struct constraint *c, int sign, csp_value right)
{
    const struct linear *l = c->about;
    return l->wide ? wide_sum_at_most(s, c, sign, wide_from(right)) : sum_at_most(s, c, sign, right);
}

/* What is known of a sum, whatever the values. */
struct reach {
    bool above, below; /* more than `right`, less than `right` */
    bool at_most;
};

static struct reach compare_sum(const struct csp_search *s, const struct constraint *c)
{
    const struct linear *l = c->about;
    if (!l->wide) {
        const struct range sum = range_of_sum(s, c);
        return (struct reach){sum.low > l->right, sum.high < l->right, sum.high <= l->right};
    }
    const struct least_sum low = least_sum(s, c, 1), high = least_sum(s, c, -1);
    const int above = low.unbounded ? -1 : wide_compare(low.sum, wide_from(l->right));
    const int below = high.unbounded ? -1 : wide_compare(high.sum, wide_from(-l->right));
    return (struct reach){above > 0, below > 0, below >= 0};
}

/* ---- one open variable ---- */

/* The one open variable, and what its term must be for the sum to be `right`; false: several are open, or a value is not
   known.  */
static bool last_open(const struct csp_search *s, const struct constraint *c, int *open,
                      struct wide *missing)
{
    const struct linear *l = c->about;
    *open = -1;
    *missing = wide_from(l->right);
    for (int i = 0; i < l->terms; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (!is_fixed(d)) {
            if (*open >= 0) return false;
            *open = i;
        } else if (is_unbounded(d)) {
            return false;
        } else if (l->wide) {
            *missing = wide_minus(*missing, wide_product(l->coefficient[i], d->min));
        } else { /* within 64 bits */
            *missing = wide_from((csp_value)missing->low - l->coefficient[i] * d->min);
        }
    }
    return true;
}

/* Can the open variable make up for what is missing?  Then `value` is what it must be. */
static bool can_be(const struct csp_search *s, const struct constraint *c, int open, struct wide missing,
                   csp_value *value)
{
    const struct linear *l = c->about;
    if (open < 0) return wide_compare(missing, wide_from(0)) == 0;
    const csp_value k = l->coefficient[open];
    if (l->wide) {
        *value = wide_quotient_down(k < 0 ? wide_negative(missing) : missing, absolute(k));
        if (wide_compare(wide_product(k, *value), missing) != 0) return false;
    } else {
        *value = (csp_value)missing.low / k;
        if ((csp_value)missing.low % k) return false;
    }
    return has_value(&s->domain[c->scope[open]], *value);
}

static bool sum_not_equal(struct csp_search *s, const struct constraint *c)
{
    int open;
    struct wide missing;
    csp_value value;
    if (!last_open(s, c, &open, &missing) || !can_be(s, c, open, missing, &value)) return true;
    return open >= 0 && remove_value(s, c->scope[open], value);
}

/* Makes the sum satisfy its relation to `right`, or the opposite of it. */
static bool force(struct csp_search *s, const struct constraint *c, bool holds)
{
    const struct linear *l = c->about;
    if (l->to == AT_MOST)
        return holds ? keep_at_most(s, c, 1, l->right) : keep_at_most(s, c, -1, -l->right - 1);
    if ((l->to == EQUAL) != holds) return sum_not_equal(s, c);
    return keep_at_most(s, c, 1, l->right) && keep_at_most(s, c, -1, -l->right);
}

/* 1: it holds in any case, 0: it cannot hold, -1: not known yet. */
static int verdict(const struct csp_search *s, const struct constraint *c)
{
    const struct linear *l = c->about;
    const struct reach reach = compare_sum(s, c);
    if (l->to == AT_MOST) return reach.above ? 0 : reach.at_most ? 1 : -1;
    int open, equal = -1;
    struct wide missing;
    csp_value value;
    if (reach.above || reach.below) equal = 0;
    else if (last_open(s, c, &open, &missing)) {
        if (!can_be(s, c, open, missing, &value)) equal = 0;
        else if (open < 0) equal = 1;
    }
    return equal < 0 ? -1 : (l->to == EQUAL) == (equal == 1);
}

static bool propagate_linear(struct csp_search *s, const struct constraint *c, void *memory)
{
    (void)memory;
    return force(s, c, true);
}

static bool propagate_truth(struct csp_search *s, const struct constraint *c, void *memory)
{
    const struct linear *l = c->about;
    const csp_variable truth = c->scope[l->terms];
    (void)memory;
    if (is_fixed(&s->domain[truth])) {
        const bool holds = s->domain[truth].min != 0;
        return (l->one_way && !holds) || force(s, c, holds);
    }
    const int known = verdict(s, c);
    return known < 0 || (l->one_way && known) || assign(s, truth, known);
}

/* ---- bounds of pairs ---- */

/* sign * sum <= right, with the terms of fixed variables taken away. */
struct open_sum {
    int sign, place[3], count;
    struct wide right;
};

/* False: more than three terms are open, or a value is not known. */
static bool take_fixed_away(const struct csp_search *s, const struct constraint *c, struct open_sum *o)
{
    const struct linear *l = c->about;
    for (int i = 0; i < l->terms; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (!is_fixed(d)) {
            if (o->count == 3) return false;
            o->place[o->count++] = i;
        } else if (is_unbounded(d)) {
            return false;
        } else {
            o->right = wide_minus(o->right, wide_product(o->sign * l->coefficient[i], d->min));
        }
    }
    return true;
}

/* What is left for the two terms other than `third`, which has its least value; -1: there is no third one.  Returns whether it says something. */
static bool bound_of_pair(const struct csp_search *s, const struct constraint *c,
                          const struct open_sum *o, int third, struct pair_bound *bound)
{
    const struct linear *l = c->about;
    const int first = o->place[third == 0], second = o->place[third == 0 || third == 1 ? 2 : 1];
    const csp_value k = o->sign * l->coefficient[first], other = o->sign * l->coefficient[second];
    struct wide right = o->right, least;
    if (absolute(k) != absolute(other) || c->scope[first] == c->scope[second]) return false;
    if (third >= 0) {
        const int place = o->place[third];
        if (!least_of_term(&s->domain[c->scope[place]], o->sign * l->coefficient[place], &least))
            return false;
        right = wide_minus(right, least);
    }
    *bound = (struct pair_bound){.x = c->scope[first],
                                 .y = c->scope[second],
                                 .a = k > 0 ? 1 : -1,
                                 .b = other > 0 ? 1 : -1,
                                 .most = wide_quotient_down(right, absolute(k))};
    return true;
}

/* sign * sum <= right: appends what it says of pairs. */
static int add_pair_bounds(const struct csp_search *s, const struct constraint *c, int sign,
                           struct wide right, struct pair_bound *bound, int count)
{
    struct open_sum o = {.sign = sign, .right = right};
    if (!take_fixed_away(s, c, &o) || o.count < 2) return count;
    if (o.count == 2) return count + bound_of_pair(s, c, &o, -1, &bound[count]);
    for (int third = 0; third < 3; third++) count += bound_of_pair(s, c, &o, third, &bound[count]);
    return count;
}

static int bounds_of_sum(const struct csp_search *s, const struct constraint *c,
                         struct pair_bound bound[MOST_PAIR_BOUNDS])
{
    const struct linear *l = c->about;
    const struct wide right = wide_from(l->right);
    bool holds = true;
    int count = 0;
    if (l->has_truth) {
        const struct domain *truth = &s->domain[c->scope[l->terms]];
        holds = truth->min != 0;
        if (!is_fixed(truth) || (l->one_way && !holds)) return 0;
    }
    if (l->to != AT_MOST && (l->to == EQUAL) != holds) return 0;
    if (l->to != AT_MOST || holds) count = add_pair_bounds(s, c, 1, right, bound, count);
    if (l->to != AT_MOST) count = add_pair_bounds(s, c, -1, wide_negative(right), bound, count);
    else if (!holds) count = add_pair_bounds(s, c, -1, wide_minus(wide_from(-1), right), bound, count);
    return count;
}

/* See docs/CSP-ENGINE.md; a truth that is open has more than bounds to say only about inequalities. */
static csp_consistency linear_reaches(const struct constraint *c)
{
    const struct linear *l = c->about;
    if (l->to == EQUAL && !l->has_truth) return CSP_REACHES_BOUNDS;
    return l->has_truth && l->to != AT_MOST ? CSP_REACHES_LESS : CSP_REACHES_DOMAIN;
}

static const struct kind linear_kind = {.name = "linear",
                                        .satisfied = linear_satisfied,
                                        .propagate = propagate_linear,
                                        .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                        .cost = LINEAR,
                                        .reaches = linear_reaches,
                                        .pair_bounds = bounds_of_sum};
static const struct kind truth_kind = {.name = "linear truth",
                                       .satisfied = linear_satisfied,
                                       .propagate = propagate_truth,
                                       .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                       .cost = LINEAR,
                                       .reaches = linear_reaches,
                                       .pair_bounds = bounds_of_sum};
/* For one variable: any removed value may show that it is not equal. */
static const struct kind value_truth_kind = {.name = "linear truth",
                                             .satisfied = linear_satisfied,
                                             .propagate = propagate_truth,
                                             .wakes = CHANGED,
                                             .cost = CHEAP,
                                             .reaches = linear_reaches,
                                             .pair_bounds = bounds_of_sum};

/* ---- making ---- */

/* How large a sum may get, whatever the values: within 64 bits, within 128, or more. */
enum size { FITS_64_BITS, FITS_128_BITS, TOO_LARGE };

static enum size size_of_sum(const csp_model *m, const csp_value *coefficients, const csp_variable *x,
                             int count, csp_value right)
{
    const struct wide most = {INT64_MAX / 4, 0};
    struct wide sum = wide_from(absolute(right));
    bool wide = false;
    for (int i = 0; i < count; i++) {
        const struct domain *d = domain_of(m, x[i]);
        if (!d->size) continue;
        const csp_value largest =
            absolute(d->min) > absolute(d->max) ? absolute(d->min) : absolute(d->max);
        if (largest == CSP_NO_BOUND) wide = true;
        sum = wide_plus(sum, wide_product(absolute(coefficients[i]), largest));
        if (wide_compare(sum, most) >= 0) return TOO_LARGE;
    }
    return wide || wide_compare(sum, wide_from(INT64_MAX / 4)) >= 0 ? FITS_128_BITS : FITS_64_BITS;
}

/* A sum's relation in terms of =, != and <=. */
struct normal_form {
    enum relation_to to;
    csp_value right;
    int sign; /* for > and >= the signs of all terms change */
};

static struct normal_form normal_form(csp_operator op, csp_value right)
{
    const int sign = op == CSP_GREATER || op == CSP_GREATER_EQUAL ? -1 : 1;
    const int strict = op == CSP_LESS || op == CSP_GREATER;
    return (struct normal_form){.to = op == CSP_EQUAL       ? EQUAL
                                      : op == CSP_NOT_EQUAL ? NOT_EQUAL
                                                            : AT_MOST,
                                .right = sign * right - strict,
                                .sign = sign};
}

static bool is_sensible(csp_model *m, const csp_value *coefficients, const csp_variable *x, int count,
                        csp_value right)
{
    if (!are_variables(m, x, count)) return false;
    REQUIRE(coefficients || !count, "coefficients is NULL");
    bool good = right >= -CSP_MAX_VALUE && right <= CSP_MAX_VALUE;
    for (int i = 0; i < count && good; i++)
        good = coefficients[i] >= -CSP_MAX_VALUE && coefficients[i] <= CSP_MAX_VALUE;
    if (!good) return model_fail(m, say(coefficient_too_large, CSP_MAX_VALUE));
    return size_of_sum(m, coefficients, x, count, right) != TOO_LARGE ||
           model_fail(m, say(sum_beyond_128_bits));
}

/* Terms with the coefficient 0 are left out.  `truth` is negative for none. */
static bool add_linear(csp_model *m, const csp_value *coefficients, const csp_variable *x, int count,
                       struct normal_form form, csp_variable truth, bool one_way)
{
    const size_t size = sizeof(struct linear) + (size_t)count * sizeof *coefficients;
    struct linear *l = new_array(1, size);
    csp_variable *scope = new_array((size_t)count + 1, sizeof *scope);
    if (!l || !scope) {
        free(l);
        free(scope);
        return short_of_memory(m);
    }
    l->to = form.to;
    l->right = form.right;
    l->wide = size_of_sum(m, coefficients, x, count, form.right) != FITS_64_BITS;
    for (int i = 0; i < count; i++) {
        if (!coefficients[i]) continue;
        l->coefficient[l->terms] = form.sign * coefficients[i];
        scope[l->terms++] = x[i];
    }
    l->has_truth = truth >= 0;
    l->one_way = one_way;
    if (l->has_truth) scope[l->terms] = truth;
    const struct kind *kind = !l->has_truth   ? &linear_kind
                              : l->terms == 1 ? &value_truth_kind
                                              : &truth_kind;
    const bool good = add_constraint(m, kind, scope, l->terms + l->has_truth, l, size);
    free(scope);
    return good;
}

CSP_API bool csp_linear(csp_model *m, const csp_value *coefficients, const csp_variable *x, int count,
                        csp_operator op, csp_value right)
{
    REQUIRE(op <= CSP_GREATER_EQUAL, "there is no such operator");
    if (!is_sensible(m, coefficients, x, count, right)) return false;
    const bool difference =
        count == 2 && absolute(coefficients[0]) == 1 && coefficients[0] == -coefficients[1];
    if (difference) { /* x - y op right: arcs are stronger */
        const int first = coefficients[0] < 0;
        return csp_compare(m, x[first], op, x[!first], right);
    }
    return add_linear(m, coefficients, x, count, normal_form(op, right), -1, false);
}

CSP_API bool csp_linear_truth(csp_model *m, const csp_value *coefficients, const csp_variable *x,
                              int count, csp_operator op, csp_value right, csp_truth kind,
                              csp_variable truth)
{
    REQUIRE(op <= CSP_GREATER_EQUAL && kind <= CSP_IF, "there is no such operator or truth");
    if (!is_sensible(m, coefficients, x, count, right) || !are_truths(m, &truth, 1)) return false;
    return add_linear(m, coefficients, x, count, normal_form(op, right), truth, kind == CSP_IF);
}
