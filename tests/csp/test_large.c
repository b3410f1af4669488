/* SPDX-License-Identifier: MIT */
/* test_large.c - every constraint on values near the ends of 64 bits.

   A model has one constraint on variables with a few values each, small ones and large ones; the number of its solutions is
   compared with enumeration, with a meaning of the constraint that is written here once more in numbers of 128 bits.  A
   variable is declared with its values, or with wide bounds or none, and other constraints that leave the same values.  */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

__extension__ typedef __int128 wider;

enum { MOST_VARIABLES = 5, MOST_VALUES = 5, ROWS = 8 };

struct problem {
    int count; /* of variables */
    csp_value value[MOST_VARIABLES][MOST_VALUES];
    int values[MOST_VARIABLES];
    csp_operator op;
    bool one_way;
    csp_value number[MOST_VARIABLES]; /* coefficients, or members of a set */
    csp_value right;                  /* also an offset, or the first index */
    csp_value row[ROWS][MOST_VARIABLES];
};

/* ---- numbers ---- */

static const csp_value bases[] = {0,
                                  0,
                                  1000000000,
                                  -3037000499, /* about the root of 2^63 */
                                  3037000499,
                                  4000000000000000000,
                                  -4000000000000000000,
                                  (csp_value)1 << 62,
                                  -((csp_value)1 << 62),
                                  CSP_MAX_VALUE,
                                  -CSP_MAX_VALUE};

static bool is_value(wider n) { return n <= CSP_MAX_VALUE && n >= -(wider)CSP_MAX_VALUE; }

static csp_value nearest_value(wider n)
{
    return n > CSP_MAX_VALUE ? CSP_MAX_VALUE : n < -(wider)CSP_MAX_VALUE ? -CSP_MAX_VALUE : (csp_value)n;
}

static csp_value some_base(struct rng *r) { return bases[rng_below(r, sizeof bases / sizeof *bases)]; }
static csp_value near(struct rng *r, wider base) { return nearest_value(base + rng_below(r, 7) - 3); }

static int by_value(const void *a, const void *b)
{
    const csp_value x = *(const csp_value *)a, y = *(const csp_value *)b;
    return (x > y) - (x < y);
}

/* Sorts the values of a variable, without repetition. */
static void sort_domain(struct problem *p, int x)
{
    int kept = 0;
    qsort(p->value[x], (size_t)p->values[x], sizeof p->value[x][0], by_value);
    for (int i = 0; i < p->values[x]; i++)
        if (!kept || p->value[x][i] != p->value[x][kept - 1]) p->value[x][kept++] = p->value[x][i];
    p->values[x] = kept;
}

/* A few values near a number: a range, or some of one. */
static void fill_near(struct rng *r, struct problem *p, int x, csp_value base)
{
    const int count = 1 + rng_below(r, MOST_VALUES - 1);
    const bool is_range = rng_below(r, 2);
    const csp_value low = near(r, base);
    for (int i = 0; i < count; i++)
        p->value[x][i] = is_range ? nearest_value((wider)low + i) : near(r, base);
    p->values[x] = count;
    sort_domain(p, x);
}

static void fill_truth(struct rng *r, struct problem *p, int x)
{
    p->value[x][0] = rng_below(r, 2);
    p->value[x][1] = 1;
    p->values[x] = 2;
    sort_domain(p, x);
}

static csp_value any_of(struct rng *r, const struct problem *p, int x)
{
    return p->value[x][rng_below(r, p->values[x])];
}

/* ---- meanings ---- */

static bool compared(wider a, csp_operator op, wider b)
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

static bool truth_says(const struct problem *p, csp_value truth, bool holds)
{
    return p->one_way ? !truth || holds : truth == holds;
}

static bool compare_holds(const struct problem *p, const csp_value *v)
{
    return compared(v[0], p->op, (wider)v[1] + p->right);
}
static bool add_compare(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_compare(m, x[0], p->op, x[1], p->right);
}
static void make_compare(struct rng *r, struct problem *p)
{
    const csp_value a = some_base(r), b = some_base(r);
    fill_near(r, p, 0, a);
    fill_near(r, p, 1, b);
    p->right = rng_below(r, 8) ? near(r, (wider)a - b) : some_base(r);
}

static wider sum_of(const struct problem *p, const csp_value *v, int terms)
{
    wider sum = 0;
    for (int i = 0; i < terms; i++) sum += (wider)p->number[i] * v[i];
    return sum;
}
static bool linear_holds(const struct problem *p, const csp_value *v)
{
    return compared(sum_of(p, v, p->count), p->op, p->right);
}
static bool add_linear(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_linear(m, p->number, x, p->count, p->op, p->right);
}
/* The right side is near a sum that occurs, if it can be: the last terms make up for the first. */
static void make_terms(struct rng *r, struct problem *p, int terms)
{
    static const csp_value large[] = {1000000000, 4000000000, -1000000007, 4000000000000000000,
                                      -4000000000000000000};
    csp_value v[MOST_VARIABLES];
    const bool balanced = rng_below(r, 2);
    for (int i = 0; i < terms; i++) {
        if (i % 2 && balanced) {
            p->number[i] = -p->number[i - 1];
            fill_near(r, p, i, any_of(r, p, i - 1));
        } else {
            p->number[i] = rng_below(r, 2) ? large[rng_below(r, 5)] : rng_below(r, 7) - 3;
            fill_near(r, p, i, some_base(r));
        }
        v[i] = any_of(r, p, i);
    }
    const wider sum = sum_of(p, v, terms);
    p->right = is_value(sum) ? nearest_value(sum + rng_below(r, 3) - 1) : some_base(r);
}
static void make_linear(struct rng *r, struct problem *p)
{
    p->count = 1 + rng_below(r, 4);
    make_terms(r, p, p->count);
}

static bool linear_truth_holds(const struct problem *p, const csp_value *v)
{
    const int terms = p->count - 1;
    return truth_says(p, v[terms], compared(sum_of(p, v, terms), p->op, p->right));
}
static bool add_linear_truth(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_linear_truth(m, p->number, x, p->count - 1, p->op, p->right,
                            p->one_way ? CSP_IF : CSP_IF_AND_ONLY_IF, x[p->count - 1]);
}
static void make_linear_truth(struct rng *r, struct problem *p)
{
    p->count = 2 + rng_below(r, 3);
    make_terms(r, p, p->count - 1);
    fill_truth(r, p, p->count - 1);
}

static bool member_holds(const struct problem *p, const csp_value *v)
{
    bool member = false;
    for (int i = 0; i < 3; i++) member |= v[0] == p->number[i];
    return truth_says(p, v[1], member);
}
static bool add_member(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_member_truth(m, x[0], p->number, 3, p->one_way ? CSP_IF : CSP_IF_AND_ONLY_IF, x[1]);
}
static void make_member(struct rng *r, struct problem *p)
{
    const csp_value base = some_base(r);
    fill_near(r, p, 0, base);
    fill_truth(r, p, 1);
    for (int i = 0; i < 3; i++) p->number[i] = rng_below(r, 4) ? near(r, base) : some_base(r);
}

static bool is_row(const struct problem *p, const csp_value *v)
{
    for (int i = 0; i < ROWS; i++)
        if (!memcmp(p->row[i], v, (size_t)p->count * sizeof *v)) return true;
    return false;
}
static bool is_no_row(const struct problem *p, const csp_value *v) { return !is_row(p, v); }
static bool add_rows(csp_model *m, const csp_variable *x, const struct problem *p, bool allowed)
{
    csp_value flat[ROWS * MOST_VARIABLES];
    for (int i = 0; i < ROWS; i++)
        memcpy(flat + i * p->count, p->row[i], (size_t)p->count * sizeof *flat);
    return csp_table(m, x, p->count, flat, ROWS, allowed);
}
static bool add_table(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return add_rows(m, x, p, true);
}
static bool add_forbidden(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return add_rows(m, x, p, false);
}
static void make_rows(struct rng *r, struct problem *p)
{
    p->count = 1 + rng_below(r, 4);
    for (int x = 0; x < p->count; x++) fill_near(r, p, x, some_base(r));
    for (int i = 0; i < ROWS; i++)
        for (int x = 0; x < p->count; x++)
            p->row[i][x] = rng_below(r, 8) ? any_of(r, p, x) : some_base(r);
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
static void make_near_each_other(struct rng *r, struct problem *p)
{
    const csp_value base = some_base(r);
    for (int x = 0; x < p->count; x++) fill_near(r, p, x, rng_below(r, 8) ? base : some_base(r));
}
static void make_different(struct rng *r, struct problem *p)
{
    p->count = 2 + rng_below(r, 4);
    make_near_each_other(r, p);
}

/* index, array, result */
static bool element_of(const struct problem *p, const csp_value *v, wider *result)
{
    const wider i = (wider)v[0] - p->right;
    if (i < 0 || i >= p->count - 2) return false;
    *result = v[1 + (int)i];
    return true;
}
static bool add_element(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_element(m, x[0], p->right, x + 1, p->count - 2, x[p->count - 1]);
}
static void make_element(struct rng *r, struct problem *p)
{
    p->count = 3 + rng_below(r, 3);
    make_near_each_other(r, p);
    const csp_value base = some_base(r);
    fill_near(r, p, 0, base);
    p->right = near(r, base);
    if (p->right > CSP_MAX_VALUE - MOST_VARIABLES) p->right -= MOST_VARIABLES; /* all are values */
}

static bool minimum_of(const struct problem *p, const csp_value *v, wider *result)
{
    *result = v[0];
    for (int i = 1; i < p->count - 1; i++) *result = v[i] < *result ? v[i] : *result;
    return true;
}
static bool maximum_of(const struct problem *p, const csp_value *v, wider *result)
{
    *result = v[0];
    for (int i = 1; i < p->count - 1; i++) *result = v[i] > *result ? v[i] : *result;
    return true;
}
static bool add_minimum(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_minimum(m, x, p->count - 1, x[p->count - 1]);
}
static bool add_maximum(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return csp_maximum(m, x, p->count - 1, x[p->count - 1]);
}
static void make_extremum(struct rng *r, struct problem *p)
{
    p->count = 2 + rng_below(r, 4);
    make_near_each_other(r, p);
}

static bool product_of(const struct problem *p, const csp_value *v, wider *result)
{
    (void)p;
    *result = (wider)v[0] * v[1];
    return true;
}
static bool quotient_of(const struct problem *p, const csp_value *v, wider *result)
{
    (void)p;
    if (v[1]) *result = (wider)v[0] / v[1];
    return v[1];
}
static bool remainder_of(const struct problem *p, const csp_value *v, wider *result)
{
    (void)p;
    if (v[1]) *result = (wider)v[0] % v[1];
    return v[1];
}
static bool size_of(const struct problem *p, const csp_value *v, wider *result)
{
    (void)p;
    *result = v[0] < 0 ? -(wider)v[0] : v[0];
    return true;
}
static bool add_times(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_times(m, x[0], x[1], x[2]);
}
static bool add_div(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_div(m, x[0], x[1], x[2]);
}
static bool add_mod(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_mod(m, x[0], x[1], x[2]);
}
static bool add_abs(csp_model *m, const csp_variable *x, const struct problem *p)
{
    return (void)p, csp_abs(m, x[0], x[1]);
}
static void make_operands(struct rng *r, struct problem *p)
{
    for (int x = 0; x < p->count - 1; x++) fill_near(r, p, x, some_base(r));
}

static const struct family {
    const char *name;
    int count; /* of variables, unless `make` says more */
    bool (*holds)(const struct problem *, const csp_value *);
    bool (*result)(const struct problem *, const csp_value *,
                   wider *); /* of the last variable; instead */
    bool (*add)(csp_model *, const csp_variable *, const struct problem *);
    void (*make)(struct rng *, struct problem *);
} families[] = {
    {"compare", 2, compare_holds, NULL, add_compare, make_compare},
    {"linear", 1, linear_holds, NULL, add_linear, make_linear},
    {"linear truth", 2, linear_truth_holds, NULL, add_linear_truth, make_linear_truth},
    {"member truth", 2, member_holds, NULL, add_member, make_member},
    {"table", 1, is_row, NULL, add_table, make_rows},
    {"forbidden rows", 1, is_no_row, NULL, add_forbidden, make_rows},
    {"all different by value", 2, all_differ, NULL, add_different_value, make_different},
    {"all different by bounds", 2, all_differ, NULL, add_different_bounds, make_different},
    {"all different by domain", 2, all_differ, NULL, add_different_domain, make_different},
    {"element", 3, NULL, element_of, add_element, make_element},
    {"minimum", 2, NULL, minimum_of, add_minimum, make_extremum},
    {"maximum", 2, NULL, maximum_of, add_maximum, make_extremum},
    {"times", 3, NULL, product_of, add_times, make_operands},
    {"div", 3, NULL, quotient_of, add_div, make_operands},
    {"mod", 3, NULL, remainder_of, add_mod, make_operands},
    {"abs", 2, NULL, size_of, add_abs, make_operands},
};

static bool holds(const struct family *f, const struct problem *p, const csp_value *v)
{
    wider result;
    if (f->holds) return f->holds(p, v);
    return f->result(p, v, &result) && result == v[p->count - 1];
}

/* ---- problems ---- */

/* Values of a result that occur, and some next to them. */
static void fill_results(struct rng *r, const struct family *f, struct problem *p)
{
    const int last = p->count - 1;
    p->values[last] = 1 + rng_below(r, MOST_VALUES);
    for (int i = 0; i < p->values[last]; i++) {
        csp_value v[MOST_VARIABLES];
        wider result = 0;
        for (int x = 0; x < last; x++) v[x] = any_of(r, p, x);
        if (!f->result(p, v, &result)) result = some_base(r);
        p->value[last][i] = nearest_value(rng_below(r, 3) ? result : result + rng_below(r, 3) - 1);
    }
    if (rng_below(r, 2)) { /* a range */
        const csp_value low = p->value[last][0];
        for (int i = 0; i < p->values[last]; i++) p->value[last][i] = nearest_value((wider)low + i);
    }
    sort_domain(p, last);
}

static void make_problem(struct rng *r, const struct family *f, struct problem *p)
{
    *p = (struct problem){
        .count = f->count, .op = (csp_operator)rng_below(r, 6), .one_way = rng_below(r, 2)};
    f->make(r, p);
    if (f->result) fill_results(r, f, p);
}

static uint64_t enumerate(const struct family *f, const struct problem *p)
{
    int choice[MOST_VARIABLES] = {0};
    uint64_t solutions = 0;
    for (int x = 0; x < p->count;) {
        csp_value v[MOST_VARIABLES] = {0};
        for (int k = 0; k < p->count; k++) v[k] = p->value[k][choice[k]];
        solutions += holds(f, p, v);
        for (x = 0; x < p->count && ++choice[x] == p->values[x]; x++) choice[x] = 0;
    }
    return solutions;
}

/* A range is written in one of four ways. */
static csp_variable declare(struct rng *r, csp_model *m, const struct problem *p, int x)
{
    static const csp_value one = 1;
    const csp_value low = p->value[x][0], high = p->value[x][p->values[x] - 1];
    const int way = rng_below(r, 4);
    if ((wider)high - low != p->values[x] - 1 || way == 3 || (low >= 0 && high <= 1))
        return csp_add_values(m, NULL, p->value[x], (size_t)p->values[x]);
    if (way == 0) return csp_add_range(m, NULL, low, high);
    const csp_variable v = way == 1 ? csp_add_range(m, NULL, -CSP_NO_BOUND, CSP_NO_BOUND)
                                    : csp_add_range(m, NULL, nearest_value((wider)low - 1000000),
                                                    nearest_value((wider)high + 1000000));
    assert_true(csp_linear(m, &one, &v, 1, CSP_GREATER_EQUAL, low));
    assert_true(csp_linear(m, &one, &v, 1, CSP_LESS_EQUAL, high));
    return v;
}

static void print_problem(const struct problem *p)
{
    for (int x = 0; x < p->count; x++) {
        printf("x%d {", x);
        for (int i = 0; i < p->values[x]; i++) printf(" %" PRId64, p->value[x][i]);
        printf(" }\n");
    }
    printf("operator %d, right %" PRId64 ", one way %d, numbers", (int)p->op, p->right, p->one_way);
    for (int i = 0; i < MOST_VARIABLES; i++) printf(" %" PRId64, p->number[i]);
    printf("\n");
}

/* Sums are refused that may come near the end of 128 bits, whatever the values. */
static bool may_be_refused(const struct problem *p)
{
    wider sum = 0;
    for (int i = 0; i < p->count; i++)
        sum += (wider)CSP_NO_BOUND * (p->number[i] < 0 ? -p->number[i] : p->number[i]);
    return sum >= (wider)1 << 124;
}

static bool compare_one(struct rng *r, const struct family *f)
{
    struct problem p;
    csp_variable x[MOST_VARIABLES];
    make_problem(r, f, &p);
    csp_model *m = csp_model_new();
    for (int i = 0; i < p.count; i++) x[i] = declare(r, m, &p, i);
    if (!f->add(m, x, &p)) {
        if (!may_be_refused(&p)) {
            print_problem(&p);
            fail_msg("%s: %s", f->name, csp_model_error(m)->message);
        }
        assert_string_equal(csp_model_error(m)->message, "a sum may get too large for 128 bits");
        csp_model_free(m);
        return false;
    }
    const csp_options o = random_options(r);
    const uint64_t expected = enumerate(f, &p), found = count_solutions(m, &o, NULL);
    if (found != expected) {
        print_problem(&p);
        fail_msg("%s: %" PRIu64 " solutions instead of %" PRIu64, f->name, found, expected);
    }
    csp_model_free(m);
    return expected;
}

static void large_values_have_their_solutions(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1000);
    for (size_t k = 0; k < sizeof families / sizeof *families; k++) {
        int solvable = 0;
        for (int i = 0; i < cases; i++) solvable += compare_one(&r, &families[k]);
        printf("%s: %d of %d have solutions\n", families[k].name, solvable, cases);
        assert_true(solvable > cases / 10);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(large_values_have_their_solutions)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
