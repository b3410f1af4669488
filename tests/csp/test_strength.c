/* SPDX-License-Identifier: MIT */
/* test_strength.c - every propagator removes exactly what it claims to remove.

   A model has one constraint on variables with small domains.  What propagation leaves of them is compared with the consistency that the
   constraint claims (docs/CSP-ENGINE.md), computed from the definition by enumeration, with a meaning of the constraint that is written
   here once more.  Too little left would be wrong, too much would be weak: neither passes.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp/consistencies.h"
#include "support/data.h"

/* ---- families ---- */

static bool compared(csp_value a, csp_operator op, csp_value b)
{
    switch (op) {
    case CSP_EQUAL: return a == b;
    case CSP_NOT_EQUAL: return a != b;
    case CSP_LESS: return a < b;
    case CSP_LESS_EQUAL: return a <= b;
    case CSP_GREATER: return a > b;
    case CSP_GREATER_EQUAL: return a >= b;
    }
    return false;
}

static bool compare_holds(const struct problem *p, const csp_value *v)
{
    return compared(v[0], p->op, v[1] + p->right);
}
static bool add_compare(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_compare(m, x[0], p->op, x[1], p->right);
}

static bool linear_holds(const struct problem *p, const csp_value *v)
{
    csp_value sum = 0;
    for (int i = 0; i < p->count; i++) sum += p->number[i] * v[i];
    return compared(sum, p->op, p->right);
}
static bool add_linear(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_linear(m, p->number, x, p->count, p->op, p->right);
}

/* x - y: two variables, for which there are arcs. */
static bool difference_holds(const struct problem *p, const csp_value *v)
{
    return compared(v[0] - v[1], p->op, p->right);
}

/* The truth is the last variable. */
static bool truth_says(const struct problem *p, const csp_value *v, bool holds)
{
    return p->one_way ? !v[p->count - 1] || holds : v[p->count - 1] == holds;
}
static bool linear_truth_holds(const struct problem *p, const csp_value *v)
{
    csp_value sum = 0;
    for (int i = 0; i < p->count - 1; i++) sum += p->number[i] * v[i];
    return truth_says(p, v, compared(sum, p->op, p->right));
}
static bool add_linear_truth(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_linear_truth(m, p->number, x, p->count - 1, p->op, p->right,
                            p->one_way ? CSP_IF : CSP_IF_AND_ONLY_IF, x[p->count - 1]);
}

static bool member_holds(const struct problem *p, const csp_value *v)
{
    bool member = false;
    for (int i = 0; i < 3; i++) member |= v[0] == p->number[i];
    return truth_says(p, v, member);
}
static bool add_member(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_member_truth(m, x[0], p->number, 3, p->one_way ? CSP_IF : CSP_IF_AND_ONLY_IF, x[1]);
}

static bool is_row(const struct problem *p, const csp_value *v)
{
    for (int r = 0; r < p->rows; r++)
        if (!memcmp(p->row[r], v, (size_t)p->count * sizeof *v)) return true;
    return false;
}
static bool not_a_row(const struct problem *p, const csp_value *v) { return !is_row(p, v); }
static bool add_rows(csp_model *m, const csp_variable *x, const struct problem *p, bool allowed)
{
    csp_value flat[MOST_ROWS * MOST_VARIABLES];
    for (int r = 0; r < p->rows; r++)
        memcpy(flat + r * p->count, p->row[r], (size_t)p->count * sizeof *flat);
    return csp_table(m, x, p->count, flat, (size_t)p->rows, allowed);
}
static bool add_table(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return add_rows(m, x, p, true);
}
static bool add_forbidden(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return add_rows(m, x, p, false);
}
static bool table_truth_holds(const struct problem *p, const csp_value *v)
{
    bool listed = false;
    for (int r = 0; r < p->rows; r++)
        listed |= !memcmp(p->row[r], v, (size_t)(p->count - 1) * sizeof *v);
    return truth_says(p, v, listed);
}
static bool add_table_truth(csp_model *m, const csp_variable *x, const struct problem *p)
{
    csp_value flat[MOST_ROWS * MOST_VARIABLES];
    const int width = p->count - 1;
    for (int r = 0; r < p->rows; r++) memcpy(flat + r * width, p->row[r], (size_t)width * sizeof *flat);
    return csp_table_truth(m, x, width, flat, (size_t)p->rows, p->one_way ? CSP_IF : CSP_IF_AND_ONLY_IF,
                           x[width]);
}
static bool is_row_in_secret(const void *context, const csp_value *v) { return is_row(context, v); }
static bool add_predicate(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_add_predicate(m, x, p->count, is_row_in_secret, p);
}

static bool all_differ(const struct problem *p, const csp_value *v)
{
    for (int i = 0; i < p->count; i++)
        for (int k = 0; k < i; k++)
            if (v[i] == v[k]) return false;
    return true;
}
static bool add_different_value(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_all_different(m, x, p->count, CSP_BY_VALUE);
}
static bool add_different_bounds(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_all_different(m, x, p->count, CSP_BY_BOUNDS);
}
static bool add_different_domain(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_all_different(m, x, p->count, CSP_BY_DOMAIN);
}

/* index, result, array */
static bool element_holds(const struct problem *p, const csp_value *v)
{
    const csp_value i = v[0] - p->right;
    return i >= 0 && i < p->count - 2 && v[2 + i] == v[1];
}
static bool add_element(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_element(m, x[0], p->right, x + 2, p->count - 2, x[1]);
}

static bool minimum_holds(const struct problem *p, const csp_value *v)
{
    csp_value best = v[0];
    for (int i = 1; i < p->count - 1; i++) best = v[i] < best ? v[i] : best;
    return v[p->count - 1] == best;
}
static bool add_minimum(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_minimum(m, x, p->count - 1, x[p->count - 1]);
}
static bool maximum_holds(const struct problem *p, const csp_value *v)
{
    csp_value best = v[0];
    for (int i = 1; i < p->count - 1; i++) best = v[i] > best ? v[i] : best;
    return v[p->count - 1] == best;
}
static bool add_maximum(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_maximum(m, x, p->count - 1, x[p->count - 1]);
}

static bool times_holds(const struct problem *p, const csp_value *v)
{
    return (void)p, v[0] * v[1] == v[2];
}
static bool add_times(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_times(m, x[0], x[1], x[2]);
}
static bool div_holds(const struct problem *p, const csp_value *v)
{
    return (void)p, v[1] && v[0] / v[1] == v[2];
}
static bool add_div(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_div(m, x[0], x[1], x[2]);
}
static bool mod_holds(const struct problem *p, const csp_value *v)
{
    return (void)p, v[1] && v[0] % v[1] == v[2];
}
static bool add_mod(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_mod(m, x[0], x[1], x[2]);
}
/* Of a negative exponent: 1 / x ^ -y, truncated. */
static bool power_holds(const struct problem *p, const csp_value *v)
{
    csp_value power = 1;
    (void)p;
    if (v[1] < 0 && v[0] == 0) return false;
    for (csp_value i = 0; i < llabs(v[1]); i++) power *= v[0];
    return v[2] == (v[1] < 0 ? 1 / power : power);
}
static bool add_power(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_power(m, x[0], x[1], x[2]);
}
static bool abs_holds(const struct problem *p, const csp_value *v)
{
    return (void)p, llabs(v[0]) == v[1];
}
static bool add_abs(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_abs(m, x[0], x[1]);
}

/* The first `right` of a clause are wanted true. */
static bool clause_holds(const struct problem *p, const csp_value *v)
{
    for (int i = 0; i < p->count; i++)
        if (v[i] == (i < p->right)) return true;
    return false;
}
static bool add_clause(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_clause(m, x, p->right, x + p->right, p->count - p->right);
}
static csp_value ones_among(const struct problem *p, const csp_value *v)
{
    csp_value ones = 0;
    for (int i = 0; i < p->count - 1; i++) ones += v[i];
    return ones;
}
static bool and_holds(const struct problem *p, const csp_value *v)
{
    return v[p->count - 1] == (ones_among(p, v) == p->count - 1);
}
static bool or_holds(const struct problem *p, const csp_value *v)
{
    return v[p->count - 1] == (ones_among(p, v) > 0);
}
static bool xor_holds(const struct problem *p, const csp_value *v)
{
    return v[p->count - 1] == ones_among(p, v) % 2;
}
static bool add_and(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_and(m, x, p->count - 1, x[p->count - 1]);
}
static bool add_or(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_or(m, x, p->count - 1, x[p->count - 1]);
}
static bool add_xor(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_xor(m, x, p->count - 1, x[p->count - 1]);
}

enum { ANY_OPERATOR = -1, INEQUALITY = -2 };

static const struct family {
    const char *name;
    int fewest, most, truths; /* variables, and how many of the last have the values 0 and 1 */
    meaning *holds;
    bool (*add)(csp_model *, const csp_variable *, const struct problem *);
    int op;
    consistency *claims[4]; /* all of these together; NULL ends them */
} families[] = {
    {"compare", 2, 2, 0, compare_holds, add_compare, ANY_OPERATOR, {by_domain}},
    {"linear =", 1, 5, 0, linear_holds, add_linear, CSP_EQUAL, {sum_over_reals}},
    {"difference", 2, 2, 0, difference_holds, add_linear, ANY_OPERATOR, {by_domain}},
    {"linear !=", 1, 5, 0, linear_holds, add_linear, CSP_NOT_EQUAL, {by_domain}},
    {"linear <=", 1, 5, 0, linear_holds, add_linear, INEQUALITY, {by_domain}},
    {"linear truth <=", 2, 4, 1, linear_truth_holds, add_linear_truth, INEQUALITY, {by_domain}},
    {"linear truth =", 2, 4, 1, linear_truth_holds, add_linear_truth, CSP_EQUAL, {truth_of_equation}},
    {"linear truth !=",
     2,
     4,
     1,
     linear_truth_holds,
     add_linear_truth,
     CSP_NOT_EQUAL,
     {truth_of_equation}},
    {"member truth", 2, 2, 1, member_holds, add_member, 0, {by_domain}},
    {"table", 1, 4, 0, is_row, add_table, 0, {by_domain}},
    {"predicate", 1, 4, 0, is_row, add_predicate, 0, {by_domain}},
    {"forbidden pairs", 1, 2, 0, not_a_row, add_forbidden, 0, {by_domain}},
    {"forbidden rows", 3, 4, 0, not_a_row, add_forbidden, 0, {by_last_variable}},
    {"all different by value", 1, 5, 0, all_differ, add_different_value, 0, {by_value}},
    {"all different by bounds", 1, 5, 0, all_differ, add_different_bounds, 0, {by_value, by_bounds}},
    {"all different by domain", 1, 5, 0, all_differ, add_different_domain, 0, {by_domain}},
    {"element", 3, 5, 0, element_holds, add_element, 0, {by_domain}},
    {"minimum", 2, 5, 0, minimum_holds, add_minimum, 0, {by_bounds}},
    {"maximum", 2, 5, 0, maximum_holds, add_maximum, 0, {by_bounds}},
    {"times", 3, 3, 0, times_holds, add_times, 0, {product_over_reals, by_last_variable}},
    {"div", 3, 3, 0, div_holds, add_div, 0, {no_zero_divisor, quotient_bounds, by_last_variable}},
    {"mod", 3, 3, 0, mod_holds, add_mod, 0, {no_zero_divisor, remainder_bounds, by_last_variable}},
    {"power", 3, 3, 0, power_holds, add_power, 0, {by_domain}},
    {"table truth", 2, 4, 1, table_truth_holds, add_table_truth, 0, {by_domain}},
    {"abs", 2, 2, 0, abs_holds, add_abs, 0, {by_domain}},
    {"clause", 1, 5, 5, clause_holds, add_clause, 0, {by_domain}},
    {"and", 2, 5, 5, and_holds, add_and, 0, {by_domain}},
    {"or", 2, 5, 5, or_holds, add_or, 0, {by_domain}},
    {"xor", 2, 5, 5, xor_holds, add_xor, 0, {by_domain}},
};

/* ---- making and comparing ---- */

static void make_problem(struct rng *r, const struct family *f, struct problem *p)
{
    static const csp_operator inequality[] = {CSP_LESS, CSP_LESS_EQUAL, CSP_GREATER, CSP_GREATER_EQUAL};
    const int low = rng_below(r, 8) - 4, width = 1 + rng_below(r, 6);
    *p = (struct problem){.count = f->fewest + rng_below(r, f->most - f->fewest + 1), .holds = f->holds};
    for (int x = 0; x < p->count; x++) {
        const bool truth = x >= p->count - f->truths;
        const int kept = 1 + rng_below(r, 6);
        while (!size_of(p, x))
            for (int v = truth ? 0 : low; v <= (truth ? 1 : low + width); v++)
                p->has[x][v - LOWEST] = rng_below(r, 6) < kept;
    }
    p->op = f->op == ANY_OPERATOR ? (csp_operator)rng_below(r, 6)
            : f->op == INEQUALITY ? inequality[rng_below(r, 4)]
                                  : (csp_operator)f->op;
    p->one_way = rng_below(r, 2);
    p->right = f->add == add_linear || f->add == add_linear_truth ? rng_below(r, 21) - 10
               : f->add == add_element                            ? low + rng_below(r, 2)
               : f->add == add_clause                             ? rng_below(r, p->count + 1)
                                                                  : rng_below(r, 5) - 2;
    for (int i = 0; i < MOST_VARIABLES; i++)
        p->number[i] = f->holds == difference_holds ? 1 - 2 * i
                                                    : (1 + rng_below(r, 4)) * (rng_below(r, 2) ? 1 : -1);
    if (p->number[0] * p->number[1] == -1 && f->holds != difference_holds) p->number[1] *= 2;
    p->rows = rng_below(r, MOST_ROWS);
    for (int i = 0; i < p->rows; i++)
        for (int x = 0; x < p->count; x++) p->row[i][x] = low + rng_below(r, width + 1);
}

/* The values that a variable has in the end. */
static bool is_wanted(const void *context, const csp_value *value)
{
    const bool *has = context;
    return has[value[0] - LOWEST];
}

/* What propagation leaves.  `late`: the constraint first sees more values, some of which another constraint then removes. */
static void propagate_problem(struct rng *r, const struct family *f, const struct problem *p, bool late,
                              struct problem *left)
{
    csp_model *m = csp_model_new();
    csp_variable x[MOST_VARIABLES];
    *left = *p;
    for (int i = 0; i < p->count; i++) {
        csp_value value[VALUES];
        int count = 0;
        for (int v = LOWEST; v <= HIGHEST; v++)
            if (p->has[i][v - LOWEST] ||
                (late && rng_below(r, 3) && (i < p->count - f->truths ? abs(v) < 10 : v == 0 || v == 1)))
                value[count++] = v;
        x[i] = csp_add_values(m, NULL, value, (size_t)count);
    }
    assert_true(f->add(m, x, p));
    for (int i = 0; i < p->count && late; i++)
        assert_true(csp_add_predicate(m, &x[i], 1, is_wanted, p->has[i]));
    csp_search *s = csp_search_new(m, NULL);
    const csp_result result = csp_propagate(s);
    for (int i = 0; i < p->count; i++)
        for (int v = LOWEST; v <= HIGHEST; v++)
            left->has[i][v - LOWEST] = result == CSP_SOLUTION && csp_domain_has(s, x[i], v);
    csp_search_free(s);
    csp_model_free(m);
}

static void print_problem(const char *title, const struct problem *p)
{
    printf("%s:", title);
    for (int x = 0; x < p->count; x++) {
        printf("%s {", x ? "," : "");
        for (int v = LOWEST; v <= HIGHEST; v++)
            if (p->has[x][v - LOWEST]) printf(" %d", v);
        printf(" }");
    }
    printf("\n");
}

static void compare_one(struct rng *r, const struct family *f, bool late)
{
    struct problem p, left, claimed;
    make_problem(r, f, &p);
    claimed = p;
    close_under(&claimed, f->claims);
    if (is_empty(&claimed)) memset(claimed.has, 0, sizeof claimed.has);
    propagate_problem(r, f, &p, late, &left);
    if (!memcmp(left.has, claimed.has, sizeof left.has)) return;
    print_problem("domains", &p);
    print_problem("left", &left);
    print_problem("claimed", &claimed);
    printf("operator %d, right %d, one way %d, numbers", (int)p.op, p.right, p.one_way);
    for (int i = 0; i < p.count; i++) printf(" %" PRId64, p.number[i]);
    printf("\n");
    fail_msg("%s: propagation does not leave what it claims", f->name);
}

static void propagators_reach_what_they_claim(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(600);
    for (size_t k = 0; k < sizeof families / sizeof *families; k++)
        for (int i = 0; i < cases; i++) compare_one(&r, &families[k], i % 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(propagators_reach_what_they_claim)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
