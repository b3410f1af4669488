/* SPDX-License-Identifier: MIT */
/* test_cycles.c - contradictions of bounds on pairs of variables: against the definition, and in searches that would take very long without them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "csp/search/cycles.h"
#include "support/data.h"

/* ---- the definition ---- */

enum { VARIABLES = 3, CONSTRAINTS = 4, MOST = 3, WORK = 1 << 20 };

/* a x + b y <= most */
struct bound {
    int x, y, a, b, most;
};

struct system {
    struct bound bound[2 * CONSTRAINTS];
    int bounds;
};

/* Whatever a cycle of the graph cannot contradict has a solution in halves of whole numbers, and none of them is larger than the
   sum of all numbers.  Here values are doubled.  */
static bool has_solution(const struct system *t)
{
    const int far = 2 * CONSTRAINTS * MOST;
    int v[VARIABLES];
    for (v[0] = -far; v[0] <= far; v[0]++)
        for (v[1] = -far; v[1] <= far; v[1]++)
            for (v[2] = -far; v[2] <= far; v[2]++) {
                bool holds = true;
                for (int i = 0; i < t->bounds && holds; i++) {
                    const struct bound *b = &t->bound[i];
                    holds = b->a * v[b->x] + b->b * v[b->y] <= 2 * b->most;
                }
                if (holds) return true;
            }
    return false;
}

static int rounded_down(int a, int b) { return a / b - (a % b < 0); }

static void say_at_most(struct system *t, int x, int y, int a, int b, int most)
{
    t->bound[t->bounds++] = (struct bound){x, y, a, b, most};
}

/* Adds k (a x + b y) op right, in one of several forms, to the model and to the system. */
static void add_constraint_to(struct rng *r, csp_model *m, struct system *t)
{
    static const csp_operator operators[] = {CSP_LESS, CSP_LESS_EQUAL, CSP_GREATER_EQUAL, CSP_GREATER,
                                             CSP_EQUAL};
    const csp_operator op = operators[rng_below(r, 5)];
    const int x = rng_below(r, VARIABLES), y = (x + 1 + rng_below(r, VARIABLES - 1)) % VARIABLES;
    const int k = 1 + rng_below(r, 3), a = rng_below(r, 2) ? 1 : -1, b = rng_below(r, 3) ? -a : a;
    const int right = k * (rng_below(r, 3) - 1) - rng_below(r, k), shift = rng_below(r, 5) - 2;
    const csp_variable fixed = csp_add_range(m, NULL, 7, 7), other = csp_add_range(m, NULL, 1, 2),
                       yes = csp_add_range(m, NULL, 1, 1), no = csp_add_range(m, NULL, 0, 0);
    const csp_variable scope[] = {x, y, fixed};
    const csp_value coefficient[] = {k * a, k * b, shift};
    const csp_operator opposite = (csp_operator[]){CSP_NOT_EQUAL, CSP_EQUAL,      CSP_GREATER_EQUAL,
                                                   CSP_GREATER,   CSP_LESS_EQUAL, CSP_LESS}[op];
    bool good;
    switch (rng_below(r, 6)) {
    case 4: /* says nothing */
        assert_true(csp_linear_truth(m, coefficient, scope, 2, op, right, CSP_IF, no));
        return;
    case 5: /* less than the smallest value of another variable */
        assert_true(
            csp_linear(m, (csp_value[]){1, -1, 1}, (csp_variable[]){x, y, other}, 3, CSP_LESS_EQUAL, 0));
        say_at_most(t, x, y, 1, -1, -1);
        return;
    case 0: good = csp_linear(m, coefficient, scope, 2, op, right); break;
    case 1: good = csp_linear(m, coefficient, scope, 3, op, right + 7 * shift); break;
    case 2: good = csp_linear_truth(m, coefficient, scope, 2, op, right, CSP_IF, yes); break;
    default: good = csp_linear_truth(m, coefficient, scope, 2, opposite, right, CSP_IF_AND_ONLY_IF, no);
    }
    assert_true(good);
    const int strict = op == CSP_LESS || op == CSP_GREATER;
    if (op != CSP_GREATER && op != CSP_GREATER_EQUAL)
        say_at_most(t, x, y, a, b, rounded_down(right - strict, k));
    if (op != CSP_LESS && op != CSP_LESS_EQUAL)
        say_at_most(t, x, y, -a, -b, rounded_down(-right - strict, k));
}

static void cycles_are_found_where_there_is_no_solution(void **state)
{
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(400);
    int contradictions = 0;
    (void)state;
    for (int i = 0; i < cases; i++) {
        struct system t = {.bounds = 0};
        csp_model *m = csp_model_new();
        for (int x = 0; x < VARIABLES; x++) csp_add_range(m, NULL, -1000000000, 1000000000);
        for (int k = 0; k < CONSTRAINTS; k++) add_constraint_to(&r, m, &t);
        csp_search *s = csp_search_new(m, NULL);
        assert_non_null(s);
        const bool found = is_contradicted_by_cycle(s, WORK);
        assert_int_equal(found, !has_solution(&t));
        contradictions += found;
        csp_search_free(s);
        csp_model_free(m);
    }
    printf("%d of %d systems contradict themselves\n", contradictions, cases);
    assert_true(contradictions > cases / 8 && contradictions < cases - cases / 8);
}

/* ---- searches ---- */

static bool takes_long(void *context, const csp_counters *so_far)
{
    (void)context;
    return so_far->revisions + so_far->propagations > 3000000;
}

static const struct {
    const char *model;
    csp_result end;
} models[] = {
    {"var x, y : 1..1000000000; x < y; y < x", CSP_DONE},
    {"var x, y, z : 1..1000000000; x < y; y < z; z < x + 2", CSP_DONE},
    {"var x, y, z : 1..1000000000; x < y; y < z; z < x + 3", CSP_SOLUTION},
    {"var x, y : 0..1000000000; x + y < 1000000000; x + y >= 1000000000", CSP_DONE},
    {"var x, y : 0..1000000000; 2 * x + 2 * y = 1000000001", CSP_DONE},
    {"var x, y : 1..1000000000; var b : bool; b -> x < y; b -> y < x; b", CSP_DONE},
    {"var x, y : 1..1000000000; var b : bool; b -> x < y; b -> y < x", CSP_SOLUTION},
    {"var x, y, z : 1..1000000000; z = 5; x + z < y; y < x + 2 * z - 3", CSP_SOLUTION},
    {"var x, y, z : 1..1000000000; z = 5; x + z < y; y < x + 2 * z - 4; y > x - z + 11", CSP_DONE},
    {"var x, y : -4611686018427387000..4611686018427387000; x < y - 9000000000000000000; y < x + "
     "9000000000000000000",
     CSP_DONE},
    {"var x, y, z : 1..1000000000; x = y + z; y = x + z", CSP_DONE},
    {"var x, y, z : 0..1000000000; x = y + z; y = x + z; x > 1000000", CSP_SOLUTION},
    {"var p[3000] : 1..1000000000; forall i in 1..2999: p[i] < p[i+1]; p[3000] < p[1]", CSP_DONE},
};

static void long_chains_of_bounds_end(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        for (int queue = 0; queue < 2; queue++) {
            csp_model *m = csp_read_model(models[i].model, strlen(models[i].model), NULL);
            const csp_options o = {.room = sizeof o,
                                   .algorithm = CSP_AC3,
                                   .queue = queue ? CSP_QUEUE_ARCS : CSP_QUEUE_VARIABLES,
                                   .stop = takes_long};
            assert_non_null(m);
            csp_search *s = csp_search_new(m, &o);
            if (csp_search_next(s) != models[i].end) fail_msg("another end of %s", models[i].model);
            csp_search_free(s);
            csp_model_free(m);
        }
    }
}

/* Without any bound, nothing moves, and there is nothing to wait for. */
static void cycles_without_bounds_are_found_before_the_search(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, NULL, -CSP_NO_BOUND, CSP_NO_BOUND),
                       y = csp_add_range(m, NULL, -CSP_NO_BOUND, CSP_NO_BOUND);
    assert_true(csp_compare(m, x, CSP_LESS, y, 0) && csp_compare(m, y, CSP_LESS, x, 0));
    const csp_options o = {.room = sizeof o, .stop = takes_long};
    csp_search *s = csp_search_new(m, &o);
    assert_int_equal(csp_search_next(s), CSP_DONE);
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cycles_are_found_where_there_is_no_solution),
        cmocka_unit_test(long_chains_of_bounds_end),
        cmocka_unit_test(cycles_without_bounds_are_found_before_the_search)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
