/* SPDX-License-Identifier: MIT */
/* test_contest.c - of very many variables the same one comes next as of a few.

   A problem is searched twice: as it is, where all open variables are compared, and with so many more variables of one
   value that a contest finds the next one.  Those are never decided on, so both searches take the same steps.  */
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/data.h"

enum { MOST_VARIABLES = 24, PADDING = 1000, NODES = 3000 };

static void add_random_constraint(struct rng *r, csp_model *m, int n)
{
    csp_variable x[MOST_VARIABLES] = {0};
    csp_value factor[MOST_VARIABLES], row[4 * MOST_VARIABLES];
    const int count = 2 + rng_below(r, n > 5 ? 4 : n - 1);
    for (int i = 0; i < count; i++) {
        x[i] = rng_below(r, n); /* perhaps twice the same */
        factor[i] = rng_below(r, 5) - 2;
    }
    for (int i = 0; i < 4 * count; i++) row[i] = rng_below(r, 4);
    switch (rng_below(r, 5)) {
    case 0: csp_compare(m, x[0], (csp_operator)rng_below(r, 6), x[1], rng_below(r, 3) - 1); break;
    case 1: csp_table(m, x, 2, row, 4, rng_below(r, 20) == 0); break;
    case 2: csp_linear(m, factor, x, count, (csp_operator)rng_below(r, 6), rng_below(r, 9) - 2); break;
    case 3: csp_all_different(m, x, 2, CSP_BY_DOMAIN); break;
    case 4: csp_table(m, x, count, row, 4, false); break;
    }
}

static void add_random_group(struct rng *r, csp_model *m, int n)
{
    csp_variable x[MOST_VARIABLES];
    const int count = 1 + rng_below(r, n);
    for (int i = 0; i < count; i++) x[i] = rng_below(r, n);
    const csp_variable_order order = (csp_variable_order)rng_below(r, CSP_SMALLEST_VALUE + 1);
    csp_add_group(m, x, count, order, (csp_value_order)rng_below(r, 3));
}

/* One unequal pair or a sum that must not be: many of them make searching hard. */
static void add_weak_constraint(struct rng *r, csp_model *m, int n)
{
    const csp_variable x[] = {rng_below(r, n), rng_below(r, n), rng_below(r, n)};
    if (rng_below(r, 2)) csp_compare(m, x[0], CSP_NOT_EQUAL, x[1], rng_below(r, 3) - 1);
    else csp_linear(m, (const csp_value[]){1, 1, -1}, x, 3, CSP_NOT_EQUAL, rng_below(r, 3));
}

static csp_model *random_problem(uint64_t seed, int more)
{
    struct rng r = rng_from_seed(seed);
    csp_model *m = csp_model_new();
    const bool hard = rng_below(&r, 2);
    const int n = hard ? MOST_VARIABLES : 3 + rng_below(&r, MOST_VARIABLES - 3);
    const int constraints = hard ? rng_below(&r, 3) : n + rng_below(&r, n);
    for (int i = 0; i < n; i++) {
        const int low = rng_below(&r, 2), more_values = rng_below(&r, 6);
        csp_add_range(m, NULL, low, low + (hard ? 2 + i % 2 : more_values));
    }
    for (int i = rng_below(&r, 4 * n); hard && i < 6 * n; i++) add_weak_constraint(&r, m, n);
    for (int i = 0; i < more; i++) csp_add_range(m, NULL, 7, 7);
    for (int i = 0; i < constraints; i++) add_random_constraint(&r, m, n);
    for (int groups = rng_below(&r, 3); groups; groups--) add_random_group(&r, m, n);
    if (rng_below(&r, 3) == 0)
        csp_set_goal(m, rng_below(&r, 2) ? CSP_MINIMISE : CSP_MAXIMISE, rng_below(&r, n));
    assert_null(csp_model_error(m));
    return m;
}

/* Restarts come after a hundred failures, so that not every problem has one; the caller counts them. */
static csp_options random_options(struct rng *r)
{
    return (csp_options){.variable_order = (csp_variable_order)rng_below(r, CSP_SMALLEST_VALUE + 1),
                         .value_order = (csp_value_order)rng_below(r, 6),
                         .no_groups = rng_below(r, 4) == 0,
                         .no_last_conflict = rng_below(r, 2),
                         .restarts = rng_below(r, 2),
                         .seed = (uint64_t)rng_below(r, 100),
                         .node_limit = NODES};
}

static void the_same_variables_are_decided_on(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    uint64_t failures = 0, restarts = 0, solutions = 0;
    for (int i = test_cases(150); i; i--) {
        const uint64_t seed = rng_next(&r);
        csp_model *few = random_problem(seed, 0), *many = random_problem(seed, PADDING);
        const csp_options options = random_options(&r);
        csp_search *a = csp_search_new(few, &options), *b = csp_search_new(many, &options);
        csp_result result;
        do {
            result = csp_search_next(a);
            assert_int_equal(csp_search_next(b), result);
            for (csp_variable x = 0; result == CSP_SOLUTION && x < csp_variable_count(few); x++)
                assert_int_equal(csp_search_value(a, x), csp_search_value(b, x));
            assert_int_equal(csp_search_counters(a)->decisions, csp_search_counters(b)->decisions);
            assert_int_equal(csp_search_counters(a)->failures, csp_search_counters(b)->failures);
        } while (result == CSP_SOLUTION);
        failures += csp_search_counters(a)->failures;
        restarts += csp_search_counters(a)->restarts;
        solutions += csp_search_counters(a)->solutions;
        csp_search_free(a);
        csp_search_free(b);
        csp_model_free(few);
        csp_model_free(many);
    }
    assert_true(failures > 10000 && restarts > 20 && solutions > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_same_variables_are_decided_on)};
    return cmocka_run_group_tests_name("csp_contest", tests, NULL, NULL);
}
