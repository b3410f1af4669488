/* SPDX-License-Identifier: MIT */
/* linear.c - sums with coefficients, and the truth of what they say.

   Each is stored as  sum = right,  sum != right  or  sum <= right.  Bounds are narrowed: a term may exceed
   its least value by at most the slack between the least sum and `right`.  With a truth variable, which is last in the
   scope, the bounds of the sum decide the truth as soon as they can, and a known truth makes the sum an ordinary one.  */
#include "base/contract.h"
#include "base/memory.h"
#include "csp/search/state.h"

enum relation_to { EQUAL, NOT_EQUAL, AT_MOST };

struct linear {
    enum relation_to to;
    int64_t right;
    int terms;
    bool has_truth, one_way; /* the truth variable only forces, and is not forced by a sum that holds */
    int coefficient[];
};

/* ---- the plain meaning ---- */

static bool sum_is(const struct linear *l, int64_t sum)
{
    switch (l->to) {
    case EQUAL: return sum == l->right;
    case NOT_EQUAL: return sum != l->right;
    case AT_MOST: return sum <= l->right;
    }
    return false;
}

static bool linear_satisfied(const struct constraint *c, const int *value)
{
    const struct linear *l = c->about;
    int64_t sum = 0;
    for (int i = 0; i < l->terms; i++) sum += (int64_t)l->coefficient[i] * value[i];
    const bool holds = sum_is(l, sum);
    if (!l->has_truth) return holds;
    return l->one_way ? !value[l->terms] || holds : (value[l->terms] != 0) == holds;
}

/* ---- the propagator ---- */

struct range {
    int64_t low, high;
};

static struct range range_of_term(const struct csp_search *s, csp_variable x, int64_t coefficient)
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

static int64_t absolute(int64_t k) { return k < 0 ? -k : k; }

/* sign * sum <= right */
static bool sum_at_most(struct csp_search *s, const struct constraint *c, int sign, int64_t right)
{
    const struct linear *l = c->about;
    const struct range sum = range_of_sum(s, c);
    const int64_t slack = right - (sign > 0 ? sum.low : -sum.high);
    if (slack < 0) return false;
    if (slack >= sum.high - sum.low) return true;
    for (int i = 0; i < l->terms; i++) {
        const int64_t k = sign * (int64_t)l->coefficient[i];
        const csp_variable x = c->scope[i];
        const struct domain *d = &s->domain[x];
        /* NOLINTNEXTLINE(clang-analyzer-core.DivideZero): no coefficient is 0 */
        const int64_t room = slack / absolute(k);
        if (k > 0 ? !keep_between(s, x, INT64_MIN, d->min + room)
                  : !keep_between(s, x, d->max - room, INT64_MAX))
            return false;
    }
    return true;
}

/* The one open variable, and what it must be for the sum to be `right`; false: several are open. */
static bool last_open(const struct csp_search *s, const struct constraint *c, int *open,
                      int64_t *missing)
{
    const struct linear *l = c->about;
    *open = -1;
    *missing = l->right;
    for (int i = 0; i < l->terms; i++) {
        const struct domain *d = &s->domain[c->scope[i]];
        if (is_fixed(d)) *missing -= (int64_t)l->coefficient[i] * d->min;
        else if (*open >= 0) return false;
        else *open = i;
    }
    return true;
}

/* Can the open variable make up for what is missing? */
static bool can_be(const struct csp_search *s, const struct constraint *c, int open, int64_t missing)
{
    const struct linear *l = c->about;
    if (open < 0) return missing == 0;
    const int64_t k = l->coefficient[open], value = missing / k;
    const struct domain *d = &s->domain[c->scope[open]];
    return missing % k == 0 && value >= d->min && value <= d->max && has_value(d, (int)value);
}

static bool sum_not_equal(struct csp_search *s, const struct constraint *c)
{
    const struct linear *l = c->about;
    int open;
    int64_t missing;
    if (!last_open(s, c, &open, &missing) || !can_be(s, c, open, missing)) return true;
    return open >= 0 && remove_value(s, c->scope[open], (int)(missing / l->coefficient[open]));
}

/* Makes the sum satisfy its relation to `right`, or the opposite of it. */
static bool force(struct csp_search *s, const struct constraint *c, bool holds)
{
    const struct linear *l = c->about;
    if (l->to == AT_MOST)
        return holds ? sum_at_most(s, c, 1, l->right) : sum_at_most(s, c, -1, -l->right - 1);
    if ((l->to == EQUAL) != holds) return sum_not_equal(s, c);
    return sum_at_most(s, c, 1, l->right) && sum_at_most(s, c, -1, -l->right);
}

/* 1: it holds in any case, 0: it cannot hold, -1: not known yet. */
static int verdict(const struct csp_search *s, const struct constraint *c)
{
    const struct linear *l = c->about;
    const struct range sum = range_of_sum(s, c);
    if (l->to == AT_MOST) return sum.high <= l->right ? 1 : sum.low > l->right ? 0 : -1;
    int open, equal = -1;
    int64_t missing;
    if (l->right < sum.low || l->right > sum.high) equal = 0;
    else if (last_open(s, c, &open, &missing)) {
        if (!can_be(s, c, open, missing)) equal = 0;
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

static const struct kind linear_kind = {.name = "linear",
                                        .satisfied = linear_satisfied,
                                        .propagate = propagate_linear,
                                        .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                        .cost = LINEAR};
static const struct kind truth_kind = {.name = "linear truth",
                                       .satisfied = linear_satisfied,
                                       .propagate = propagate_truth,
                                       .wakes = CHANGED_BOUNDS | CHANGED_FIXED,
                                       .cost = LINEAR};
/* For one variable: any removed value may show that it is not equal. */
static const struct kind value_truth_kind = {.name = "linear truth",
                                             .satisfied = linear_satisfied,
                                             .propagate = propagate_truth,
                                             .wakes = CHANGED,
                                             .cost = CHEAP};

/* ---- making ---- */

/* Sums must not overflow, whatever the values. */
static bool sum_fits(const csp_model *m, const int *coefficients, const csp_variable *x, int count,
                     int64_t right)
{
    const int64_t most = INT64_MAX / 4;
    int64_t sum = right < 0 ? -(right + 1) : right;
    for (int i = 0; i < count && sum < most; i++) {
        const struct domain *d = domain_of(m, x[i]);
        const int64_t low = d->size ? -(int64_t)d->min : 0, high = d->size ? d->max : 0;
        const int64_t largest = low > high ? low : high, k = coefficients[i];
        sum += absolute(k) * absolute(largest);
    }
    return sum < most;
}

/* A sum's relation in terms of =, != and <=. */
struct normal_form {
    enum relation_to to;
    int64_t right;
    int sign; /* for > and >= the signs of all terms change */
};

static struct normal_form normal_form(csp_operator op, int64_t right)
{
    const int sign = op == CSP_GREATER || op == CSP_GREATER_EQUAL ? -1 : 1;
    const int strict = op == CSP_LESS || op == CSP_GREATER;
    return (struct normal_form){.to = op == CSP_EQUAL       ? EQUAL
                                      : op == CSP_NOT_EQUAL ? NOT_EQUAL
                                                            : AT_MOST,
                                .right = sign * right - strict,
                                .sign = sign};
}

static bool is_sensible(csp_model *m, const int *coefficients, const csp_variable *x, int count,
                        int64_t right)
{
    if (!are_variables(m, x, count)) return false;
    REQUIRE(coefficients || !count, "coefficients is NULL");
    for (int i = 0; i < count; i++)
        if (coefficients[i] > CSP_MAX_VALUE || coefficients[i] < -CSP_MAX_VALUE)
            return model_fail(m, say(coefficient_too_large, CSP_MAX_VALUE));
    return sum_fits(m, coefficients, x, count, right) || model_fail(m, say(sum_beyond_64_bits));
}

/* Terms with the coefficient 0 are left out.  `truth` is negative for none. */
static bool add_linear(csp_model *m, const int *coefficients, const csp_variable *x, int count,
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

CSP_API bool csp_linear(csp_model *m, const int *coefficients, const csp_variable *x, int count,
                        csp_operator op, int64_t right)
{
    REQUIRE(op <= CSP_GREATER_EQUAL, "there is no such operator");
    if (!is_sensible(m, coefficients, x, count, right)) return false;
    const bool difference = count == 2 && coefficients[0] * (int64_t)coefficients[1] == -1;
    if (difference && right >= -CSP_MAX_VALUE &&
        right <= CSP_MAX_VALUE) { /* x - y op right: arcs are stronger */
        const int first = coefficients[0] < 0;
        return csp_compare(m, x[first], op, x[!first], (int)right);
    }
    return add_linear(m, coefficients, x, count, normal_form(op, right), -1, false);
}

CSP_API bool csp_linear_truth(csp_model *m, const int *coefficients, const csp_variable *x, int count,
                              csp_operator op, int64_t right, csp_truth kind, csp_variable truth)
{
    REQUIRE(op <= CSP_GREATER_EQUAL && kind <= CSP_IF, "there is no such operator or truth");
    if (!is_sensible(m, coefficients, x, count, right) || !are_truths(m, &truth, 1)) return false;
    return add_linear(m, coefficients, x, count, normal_form(op, right), truth, kind == CSP_IF);
}
