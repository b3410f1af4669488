/* SPDX-License-Identifier: MIT */
/* test_goal.c - the best solutions of problems with many better and better ones, against brute force.

   Sources: src/csp/search/goal.c.  */
#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/data.h"

enum { PROBLEMS = 150, VARIABLES = 3, MOST_VALUE = 40, MOST_SUMS = 3 };
#define NONE INT64_MAX

struct sum {
    csp_value factor[VARIABLES], limit;
    csp_operator op;
};

/* The first sum is the goal. */
struct problem {
    struct sum sum[1 + MOST_SUMS];
    int sums;
    csp_goal goal;
};

static void make_problem(struct rng *r, struct problem *p)
{
    static const csp_operator operators[] = {CSP_LESS_EQUAL, CSP_LESS_EQUAL, CSP_NOT_EQUAL, CSP_EQUAL};
    p->goal = rng_below(r, 2) ? CSP_MAXIMISE : CSP_MINIMISE;
    p->sums = rng_below(r, MOST_SUMS + 1);
    for (int k = 0; k <= p->sums; k++) {
        for (int x = 0; x < VARIABLES; x++) p->sum[k].factor[x] = rng_below(r, 13) - 6;
        p->sum[k].op = operators[rng_below(r, 4)];
        p->sum[k].limit = rng_below(r, 200) - 60;
    }
}

static csp_value value_of(const struct sum *s, const csp_value *x)
{
    csp_value value = 0;
    for (int i = 0; i < VARIABLES; i++) value += s->factor[i] * x[i];
    return value;
}

static bool holds(const struct sum *s, const csp_value *x)
{
    const csp_value value = value_of(s, x);
    return s->op == CSP_EQUAL       ? value == s->limit
           : s->op == CSP_NOT_EQUAL ? value != s->limit
                                    : value <= s->limit;
}

static bool is_better(csp_goal goal, csp_value a, csp_value b)
{
    return b == NONE || (goal == CSP_MAXIMISE ? a > b : a < b);
}

static csp_value best_by_enumeration(const struct problem *p)
{
    csp_value best = NONE, x[VARIABLES];
    for (x[0] = 0; x[0] <= MOST_VALUE; x[0]++)
        for (x[1] = 0; x[1] <= MOST_VALUE; x[1]++)
            for (x[2] = 0; x[2] <= MOST_VALUE; x[2]++) {
                bool good = true;
                for (int k = 1; k <= p->sums; k++) good = good && holds(&p->sum[k], x);
                const csp_value value = value_of(&p->sum[0], x);
                if (good && is_better(p->goal, value, best)) best = value;
            }
    return best;
}

static csp_model *model_of(const struct problem *p, csp_variable *objective)
{
    csp_model *m = csp_model_new();
    csp_variable x[VARIABLES + 1];
    csp_value factor[VARIABLES + 1];
    for (int i = 0; i < VARIABLES; i++) x[i] = csp_add_range(m, NULL, 0, MOST_VALUE);
    *objective = x[VARIABLES] = csp_add_range(m, "goal", -10000, 10000);
    for (int k = 0; k <= p->sums; k++) {
        for (int i = 0; i < VARIABLES; i++) factor[i] = p->sum[k].factor[i];
        factor[VARIABLES] = k ? 0 : -1;
        assert_true(csp_linear(m, factor, x, VARIABLES + 1, k ? p->sum[k].op : CSP_EQUAL,
                               k ? p->sum[k].limit : 0));
    }
    assert_true(csp_set_goal(m, p->goal, *objective));
    return m;
}

/* Each solution is better than the one before; the best is returned. */
static csp_value best_by_search(const csp_model *m, csp_variable objective, const csp_options *o,
                                csp_result expected, uint64_t *solutions)
{
    csp_search *s = csp_search_new(m, o);
    const csp_goal goal = csp_model_goal(m, NULL);
    csp_value best = NONE;
    csp_result result;
    while ((result = csp_search_next(s)) == CSP_SOLUTION) {
        assert_true(is_better(goal, csp_search_value(s, objective), best));
        best = csp_search_value(s, objective);
    }
    assert_int_equal(result, expected);
    *solutions = csp_search_counters(s)->solutions;
    csp_search_free(s);
    return best;
}

static void the_best_is_the_best_of_all(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int i = 0; i < PROBLEMS; i++) {
        struct problem p;
        csp_variable objective;
        uint64_t solutions;
        make_problem(&r, &p);
        csp_model *m = model_of(&p, &objective);
        const csp_value best = best_by_enumeration(&p);
        for (int way = 0; way < 4; way++) {
            const csp_options o = {.restarts = way % 2,
                                   .value_order = way / 2 ? CSP_HIGHEST : CSP_LOWEST};
            assert_int_equal(best_by_search(m, objective, &o, CSP_DONE, &solutions), best);
        }
        csp_model_free(m);
    }
}

static csp_model *two_ranges(csp_goal goal, csp_variable *sum, bool grouped)
{
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 0, 2000), y = csp_add_range(m, "y", 0, 2000);
    *sum = csp_add_range(m, "sum", -4000, 4000);
    const csp_value sign = goal == CSP_MAXIMISE ? 1 : -1;
    csp_linear(m, (csp_value[]){sign, sign, -1}, (csp_variable[]){x, y, *sum}, 3, CSP_EQUAL, 0);
    if (grouped) csp_add_group(m, (csp_variable[]){x, y}, 2, CSP_INPUT_ORDER, CSP_LOWEST);
    csp_set_goal(m, goal, *sum);
    return m;
}

static void small_steps_become_large_ones(void **state)
{
    (void)state;
    for (int way = 0; way < 4; way++) {
        csp_variable sum;
        uint64_t solutions;
        const csp_options o = {.restarts = way % 2};
        csp_model *m = two_ranges(way / 2 ? CSP_MAXIMISE : CSP_MINIMISE, &sum, false);
        assert_int_equal(llabs(best_by_search(m, sum, &o, CSP_DONE, &solutions)), 4000);
        assert_true(solutions < 60);
        csp_model_free(m);
    }
}

static void a_prescribed_order_is_kept(void **state)
{
    (void)state;
    csp_variable sum;
    uint64_t solutions;
    csp_model *m = two_ranges(CSP_MAXIMISE, &sum, true);
    assert_int_equal(best_by_search(m, sum, &(csp_options){0}, CSP_DONE, &solutions), 4000);
    assert_int_equal(solutions, 4001);
    best_by_search(m, sum, &(csp_options){.no_groups = true}, CSP_DONE, &solutions);
    assert_true(solutions < 60);
    csp_model_free(m);
}

static void objectives_without_bounds(void **state)
{
    (void)state;
    enum { MOST_SOLUTIONS = 300 };
    for (int way = 0; way < 4; way++) {
        const bool maximise = way % 2, limited = way / 2;
        const csp_value limit = 1000000000000;
        uint64_t solutions;
        csp_model *m = csp_model_new();
        const csp_variable x = csp_add_range(m, "x", -CSP_NO_BOUND, CSP_NO_BOUND),
                           y = csp_add_range(m, "y", 0, 9);
        csp_set_goal(m, maximise ? CSP_MAXIMISE : CSP_MINIMISE, x);
        const csp_value sign = maximise ? 1 : -1;
        if (limited)
            csp_linear(m, (csp_value[]){sign, 1}, (csp_variable[]){x, y}, 2, CSP_LESS_EQUAL, limit);
        const csp_value best = best_by_search(m, x, NULL, limited ? CSP_DONE : CSP_CUT_OFF, &solutions);
        assert_int_equal(best * sign, limited ? limit : CSP_MAX_VALUE);
        assert_true(solutions < MOST_SOLUTIONS);
        csp_model_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_is_the_best_of_all),
        cmocka_unit_test(small_steps_become_large_ones),
        cmocka_unit_test(a_prescribed_order_is_kept),
        cmocka_unit_test(objectives_without_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
