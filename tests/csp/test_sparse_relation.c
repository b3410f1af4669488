/* SPDX-License-Identifier: MIT */
/* test_sparse_relation.c - relations as lists of supports against the same relations as matrices: one closure, one
   tree, the same solutions, whatever algorithm revises the matrices.

   Sources: src/csp/consistency/sparse_relation.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "csp/consistency/relation.h"
#include "support/csp_count.h"
#include "support/data.h"

enum { PROBLEMS = 600, MOST_VARIABLES = 5, MOST_VALUES = 150, MOST_PAIRS = 600, MOST_RELATIONS = 6 };
enum { MOST_SOLUTIONS = 300 };

/* ---- problems ---- */

struct random_relation {
    csp_variable x, y;
    csp_value pair[2 * MOST_PAIRS];
    size_t count;
};

struct problem {
    int variables, relations;
    csp_value value[MOST_VARIABLES][MOST_VALUES];
    size_t values[MOST_VARIABLES];
    bool restricted
        [MOST_VARIABLES]; /* only every other value is left when the relations have been added */
    struct random_relation relation[MOST_RELATIONS];
};

static void make_problem(struct rng *r, struct problem *p)
{
    p->variables = 2 + rng_below(r, MOST_VARIABLES - 1);
    p->relations = 1 + rng_below(r, MOST_RELATIONS);
    const int most = rng_below(r, 2) ? 12 : MOST_VALUES;
    for (int x = 0; x < p->variables; x++) {
        const int gap = rng_below(r, 3) ? 1 : 1000; /* bits by value, or by place in a list */
        p->values[x] = (size_t)(1 + rng_below(r, most));
        p->restricted[x] = rng_below(r, 4) == 0;
        for (size_t i = 0; i < p->values[x]; i++) p->value[x][i] = (csp_value)i * gap - 5;
    }
    for (int k = 0; k < p->relations; k++) {
        struct random_relation *n = &p->relation[k];
        n->x = rng_below(r, p->variables);
        n->y = (n->x + 1 + rng_below(r, p->variables - 1)) % p->variables;
        n->count = (size_t)(1 + rng_below(r, rng_below(r, 2) ? MOST_PAIRS : 3 * most));
        for (size_t i = 0; i < n->count; i++) { /* some twice, some of no value */
            n->pair[2 * i] = p->value[n->x][rng_below(r, (int)p->values[n->x])];
            n->pair[2 * i + 1] =
                rng_below(r, 50) ? p->value[n->y][rng_below(r, (int)p->values[n->y])] : -7;
        }
    }
}

static csp_model *model_of(const struct problem *p, bool sparse)
{
    csp_model *m = csp_model_new();
    for (int x = 0; x < p->variables; x++) csp_add_values(m, NULL, p->value[x], p->values[x]);
    for (int k = 0; k < p->relations; k++) {
        const struct random_relation *n = &p->relation[k];
        if (sparse) assert_true(add_sparse_relation(m, n->x, n->y, n->pair, n->count));
        else assert_true(add_relation(m, n->x, n->y, n->pair, n->count, true));
    }
    for (int x = 0; x < p->variables; x++) {
        csp_value left[MOST_VALUES];
        size_t count = 0;
        if (!p->restricted[x]) continue;
        for (size_t i = 0; i < p->values[x]; i += 2) left[count++] = p->value[x][i];
        csp_restrict(m, x, left, count);
    }
    return m;
}

/* ---- comparing ---- */

static void expect_same_domains(const struct problem *p, const csp_search *a, const csp_search *b)
{
    for (int x = 0; x < p->variables; x++) {
        assert_int_equal(csp_domain_size(a, x), csp_domain_size(b, x));
        for (size_t i = 0; i < p->values[x]; i++)
            assert_int_equal(csp_domain_has(a, x, p->value[x][i]), csp_domain_has(b, x, p->value[x][i]));
    }
}

static void expect_same_search(const struct problem *p, const csp_model *sparse, const csp_model *matrix,
                               const csp_options *o)
{
    csp_options plain = *o;
    plain.algorithm = CSP_AC3BIT;
    csp_search *a = csp_search_new(sparse, &plain), *b = csp_search_new(matrix, o);
    csp_result first = csp_propagate(a), second = csp_propagate(b);
    assert_int_equal(first, second);
    if (first == CSP_SOLUTION) expect_same_domains(p, a, b);
    for (int i = 0; i < MOST_SOLUTIONS && first == CSP_SOLUTION; i++) {
        first = csp_search_next(a);
        second = csp_search_next(b);
        assert_int_equal(first, second);
        for (int x = 0; x < p->variables && first == CSP_SOLUTION; x++)
            assert_int_equal(csp_search_value(a, x), csp_search_value(b, x));
    }
    assert_int_equal(csp_search_counters(a)->nodes, csp_search_counters(b)->nodes);
    assert_int_equal(csp_search_counters(a)->failures, csp_search_counters(b)->failures);
    csp_search_free(a);
    csp_search_free(b);
}

static void lists_and_matrices_search_the_same_tree(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct problem *p = malloc(sizeof *p);
    assert_non_null(p);
    for (int i = 0; i < PROBLEMS; i++) {
        make_problem(&r, p);
        csp_model *sparse = model_of(p, true), *matrix = model_of(p, false);
        for (int algorithm = 0; csp_algorithm_name(algorithm); algorithm++) {
            const csp_options o = {.algorithm = (csp_algorithm)algorithm,
                                   .variable_order = i % 2 ? CSP_INPUT_ORDER : CSP_SMALLEST,
                                   .value_order = (csp_value_order)(i % 3)};
            expect_same_search(p, sparse, matrix, &o);
        }
        csp_model_free(sparse);
        csp_model_free(matrix);
    }
    free(p);
}

/* ---- large domains ---- */

static void few_pairs_of_many_values_are_counted(void **state)
{
    (void)state;
    enum { PAIRS = 3000 };
    static const csp_value most[] = {60000, CSP_MAX_LISTED, 100000};
    static csp_value pair[2 * PAIRS];
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < PAIRS; i++) {
            pair[2 * i] = 1 + (csp_value)i * 7 % most[k];
            pair[2 * i + 1] = 1 + (csp_value)i * i % most[k];
        }
        csp_model *m = csp_model_new();
        const csp_variable x = csp_add_range(m, "x", 1, most[k]), y = csp_add_range(m, "y", 1, most[k]);
        assert_true(suits_sparse_relation(m, x, y, PAIRS));
        assert_true(csp_table(m, (csp_variable[]){x, y}, 2, pair, PAIRS, true));
        csp_search *s = csp_search_new(m, NULL);
        int solutions = 0;
        while (csp_search_next(s) == CSP_SOLUTION) solutions++;
        assert_int_equal(solutions, PAIRS);
        csp_search_free(s);
        csp_model_free(m);
    }
}

static void pairs_without_a_common_value_have_no_solution(void **state)
{
    (void)state;
    static csp_value pair[2][2 * 2000];
    for (int i = 0; i < 2000; i++) {
        pair[0][2 * i] = pair[1][2 * i + 1] = i;
        pair[0][2 * i + 1] = 2 * i;
        pair[1][2 * i] = 2 * i + 1;
    }
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 0, 50000), y = csp_add_range(m, "y", 0, 50000);
    assert_true(csp_table(m, (csp_variable[]){x, y}, 2, pair[0], 2000, true));
    assert_true(csp_table(m, (csp_variable[]){y, x}, 2, pair[1], 2000, true));
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_search_next(s), CSP_DONE);
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_and_matrices_search_the_same_tree),
        cmocka_unit_test(few_pairs_of_many_values_are_counted),
        cmocka_unit_test(pairs_without_a_common_value_have_no_solution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
