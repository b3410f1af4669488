/* SPDX-License-Identifier: MIT */
/* test_ac.c - the AC family: one closure, one tree.

   Sources: src/csp/consistency/ac*.c, src/csp/consistency/relation.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/csp_count.h"
#include "support/data.h"

enum { MOST_VARIABLES = 12, MOST_VALUES = 80 };
enum { PROBLEMS = 250 /* of each family */ };

/* What the constraints of a problem are. */
enum family { COMPARISONS, ALLOWED_PAIRS, FORBIDDEN_PAIRS, MIXED, FAMILIES };

static void add_random_constraint(struct rng *r, csp_model *m, enum family family, int n, int d)
{
    static csp_value pair[2 * MOST_VALUES * MOST_VALUES];
    const csp_variable x = rng_below(r, n), y = rng_below(r, n);
    if (family == MIXED) family = (enum family)rng_below(r, MIXED);
    if (family == COMPARISONS) {
        csp_compare(m, x, (csp_operator)rng_below(r, 6), y, rng_below(r, 5) - 2);
        return;
    }
    const int tightness = rng_below(r, 100);
    size_t count = 0;
    for (int a = 0; a < d; a++)
        for (int b = 0; b < d; b++)
            if (rng_below(r, 100) < tightness) {
                pair[2 * count] = a;
                pair[2 * count++ + 1] = b;
            }
    csp_table(m, (csp_variable[]){x, y}, 2, pair, count, family == ALLOWED_PAIRS);
}

/* Ranges, and lists with holes near and far. */
static void add_random_variable(struct rng *r, csp_model *m, int d)
{
    csp_value value[MOST_VALUES];
    int count = 0;
    const int spread = rng_below(r, 4) ? 1 : 100000;
    if (rng_below(r, 2)) {
        csp_add_range(m, NULL, 0, d - 1);
        return;
    }
    for (int v = 0; v < d; v++)
        if (rng_below(r, 4)) value[count++] = v + (v > d / 2 ? spread - 1 : 0);
    csp_add_values(m, NULL, value, (size_t)count);
}

static csp_model *random_problem(struct rng *r, enum family family, int n, int d)
{
    csp_model *m = csp_model_new();
    const int constraints = 1 + rng_below(r, 2 * n);
    for (int i = 0; i < n; i++) add_random_variable(r, m, d);
    for (int i = 0; i < constraints; i++) add_random_constraint(r, m, family, n, d);
    assert_null(csp_model_error(m));
    return m;
}

static bool same_domain(const csp_search *a, const csp_search *b, csp_variable x)
{
    if (csp_domain_size(a, x) != csp_domain_size(b, x)) return false;
    for (csp_value v = csp_domain_lowest(a, x); v <= csp_domain_highest(a, x); v++)
        if (csp_domain_has(a, x, v) != csp_domain_has(b, x, v)) return false;
    return true;
}

static void every_algorithm_reaches_the_same_domains(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int emptied = 0;
    for (int i = 0; i < FAMILIES * PROBLEMS; i++) {
        const int n = 2 + rng_below(&r, MOST_VARIABLES - 2),
                  d = 2 + rng_below(&r, i % 11 ? 8 : MOST_VALUES - 2);
        csp_model *m = random_problem(&r, (enum family)(i % FAMILIES), n, d);
        csp_search *first = csp_search_new(m, NULL);
        const csp_result expected = csp_propagate(first);
        emptied += expected == CSP_DONE;
        for (int way = 1; csp_algorithm_name(way / 2); way++) {
            if (way % 2 && i % 5) continue; /* the queue of arcs takes its time */
            csp_search *s = csp_search_new(m, &(csp_options){.room = sizeof(csp_options),
                                                             .algorithm = (csp_algorithm)(way / 2),
                                                             .queue = (csp_queue)(way % 2)});
            assert_int_equal(csp_propagate(s), expected);
            for (csp_variable x = 0; x < n && expected != CSP_DONE; x++)
                assert_true(same_domain(first, s, x));
            csp_search_free(s);
        }
        csp_search_free(first);
        csp_model_free(m);
    }
    assert_in_range(emptied, FAMILIES * PROBLEMS / 20, FAMILIES * PROBLEMS * 19 / 20);
}

/* What is left of x in `weaker` but not in `stronger`, or the other way round: how many values. */
static int lost_values(const csp_search *weaker, const csp_search *stronger, csp_variable x)
{
    int lost = 0;
    for (csp_value v = csp_domain_lowest(weaker, x); v <= csp_domain_highest(weaker, x); v++) {
        const bool before = csp_domain_has(weaker, x, v), after = csp_domain_has(stronger, x, v);
        assert_true(before || !after);
        lost += before && !after;
    }
    return lost;
}

/* Tries every value of x in a full search. */
static void assert_solutions_stay(const csp_model *m, const csp_search *s, int n)
{
    csp_search *all = csp_search_new(m, NULL);
    while (csp_search_next(all) == CSP_SOLUTION)
        for (csp_variable x = 0; x < n; x++) assert_true(csp_domain_has(s, x, csp_search_value(all, x)));
    csp_search_free(all);
}

static void stronger_ones_leave_less_and_lose_nothing(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int by_singletons = 0, by_paths = 0;
    for (int i = 0; i < FAMILIES * PROBLEMS; i++) {
        const int n = 2 + rng_below(&r, 5), d = 2 + rng_below(&r, 5);
        csp_model *m = csp_model_new();
        for (int k = 0; k < n; k++) csp_add_range(m, NULL, 0, d - 1);
        for (int k = n + rng_below(&r, n); k >= 0; k--)
            add_random_constraint(&r, m, (enum family)(i % FAMILIES), n, d);
        csp_search *ac = csp_search_new(m, NULL), *sac = csp_search_new(m, NULL),
                   *pc = csp_search_new(m, NULL);
        const csp_result weak = csp_propagate(ac), singletons = csp_propagate_singletons(sac),
                         paths = csp_propagate_paths(pc);
        if (weak == CSP_DONE) assert_true(singletons == CSP_DONE && paths == CSP_DONE);
        for (csp_variable x = 0; x < n && singletons == CSP_SOLUTION; x++)
            by_singletons += lost_values(ac, sac, x);
        for (csp_variable x = 0; x < n && paths == CSP_SOLUTION; x++) by_paths += lost_values(ac, pc, x);
        assert_solutions_stay(m, sac, singletons == CSP_SOLUTION ? n : 0);
        assert_solutions_stay(m, pc, paths == CSP_SOLUTION ? n : 0);
        if (singletons == CSP_DONE || paths == CSP_DONE) {
            csp_counters c;
            assert_int_equal(count_solutions(m, NULL, &c), 0);
        }
        csp_search_free(ac);
        csp_search_free(sac);
        csp_search_free(pc);
        csp_model_free(m);
    }
    assert_true(by_singletons > 100 && by_paths > 100);
}

static bool stop_at_third_question(void *context, const csp_counters *so_far)
{
    int *questions = context;
    (void)so_far;
    return ++*questions == 3;
}

static void path_consistency_can_be_stopped(void **state)
{
    (void)state;
    int questions = 0;
    const csp_options o = {.stop = stop_at_third_question, .stop_context = &questions};
    csp_model *m = csp_model_new();
    for (int k = 0; k < 24; k++) csp_add_range(m, NULL, 0, 63);
    csp_search *s = csp_search_new(m, &o);
    assert_int_equal(csp_propagate_paths(s), CSP_STOPPED);
    assert_int_equal(csp_propagate_paths(s), CSP_SOLUTION);
    csp_search_free(s);
    csp_model_free(m);
}

static bool stop_often(void *context, const csp_counters *so_far)
{
    (void)so_far;
    return ++*(int *)context % 3 == 0;
}

/* Revisions of large domains take long, so they are broken off and made again. */
static void revisions_can_be_stopped(void **state)
{
    (void)state;
    enum { VALUES = 1500 };
    for (int far = 0; far < 2; far++) { /* the second has no solution */
        csp_model *m = csp_model_new();
        for (int i = 0; i < 3; i++) csp_add_range(m, NULL, 0, VALUES - 1);
        csp_compare(m, 0, CSP_EQUAL, 1, VALUES - 60);
        csp_compare(m, 1, CSP_GREATER, 2, 7);
        csp_compare(m, 2, CSP_EQUAL, 1, far ? -90 : -9);
        csp_search *first = csp_search_new(m, NULL);
        const csp_result expected = csp_propagate(first);
        assert_int_equal(expected, far ? CSP_DONE : CSP_SOLUTION);
        for (int a = 1; csp_algorithm_name(a); a++) {
            int questions = 0, stops = 0;
            csp_result result;
            csp_search *s = csp_search_new(m, &(csp_options){.algorithm = (csp_algorithm)a,
                                                             .stop = stop_often,
                                                             .stop_context = &questions});
            while ((result = csp_propagate(s)) == CSP_STOPPED) stops++;
            assert_int_equal(result, expected);
            assert_true(stops > 1);
            for (csp_variable x = 0; x < 3 && !far; x++) assert_true(same_domain(first, s, x));
            csp_search_free(s);
        }
        csp_search_free(first);
        csp_model_free(m);
    }
}

static uint64_t count_by_trying(const csp_model *m, int n, int d)
{
    csp_value value[MOST_VARIABLES] = {0};
    uint64_t count = 0;
    for (;;) {
        count += csp_verify(m, value, NULL);
        int i = 0;
        while (i < n && ++value[i] == d) value[i++] = 0;
        if (i == n) return count;
    }
}

static void every_algorithm_makes_the_same_tree(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int solvable = 0;
    for (int i = 0; i < FAMILIES * PROBLEMS; i++) {
        const int n = 2 + rng_below(&r, 4), d = 2 + rng_below(&r, 5);
        csp_model *m = csp_model_new();
        for (int k = 0; k < n; k++) csp_add_range(m, NULL, 0, d - 1);
        for (int k = rng_below(&r, 2 * n); k >= 0; k--)
            add_random_constraint(&r, m, (enum family)(i % FAMILIES), n, d);
        const uint64_t expected = count_by_trying(m, n, d);
        csp_counters first, c;
        solvable += expected > 0;
        for (int a = 0; csp_algorithm_name(a); a++) {
            const csp_options plain = {.algorithm = (csp_algorithm)a, .variable_order = CSP_SMALLEST};
            assert_int_equal(count_solutions(m, &plain, a ? &c : &first), expected);
            if (a) assert_int_equal(c.nodes, first.nodes);
            const csp_options learning = {.algorithm = (csp_algorithm)a, .restarts = true, .seed = 5};
            assert_int_equal(count_solutions(m, &learning, &c), expected);
        }
        csp_model_free(m);
    }
    assert_in_range(solvable, FAMILIES * PROBLEMS / 20, FAMILIES * PROBLEMS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_algorithm_reaches_the_same_domains),
        cmocka_unit_test(every_algorithm_makes_the_same_tree),
        cmocka_unit_test(stronger_ones_leave_less_and_lose_nothing),
        cmocka_unit_test(path_consistency_can_be_stopped),
        cmocka_unit_test(revisions_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
