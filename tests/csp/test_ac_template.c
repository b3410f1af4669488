/* SPDX-License-Identifier: MIT */
/* test_ac_template.c - the template of an algorithm of arc consistency leaves what the others leave. */
#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp/consistency/ac.h"
#include "support/data.h"

extern const struct ac ac_template;

enum { VARIABLES = 5, VALUES = 70, CONSTRAINTS = 6, PROBLEMS = 50 };

static csp_model *random_model(struct rng *r)
{
    static csp_value pair[2 * VALUES * VALUES];
    csp_model *m = csp_model_new();
    for (int i = 0; i < VARIABLES; i++) csp_add_range(m, NULL, 0, VALUES - 1);
    for (int c = 0; c < CONSTRAINTS; c++) {
        size_t count = 0;
        for (int i = 0; i < VALUES * VALUES; i++) {
            if (rng_below(r, VALUES)) continue;
            pair[2 * count] = i / VALUES;
            pair[2 * count++ + 1] = i % VALUES;
        }
        const csp_variable x = rng_below(r, VARIABLES - 1);
        csp_table(m, (csp_variable[]){x, x + 1 + rng_below(r, VARIABLES - 1 - x)}, 2, pair, count, true);
    }
    assert_null(csp_model_error(m));
    return m;
}

/* In place of the algorithm that the search was made with, which remembers nothing about values. */
static void use_template(csp_search *s)
{
    s->ac = &ac_template;
    for (size_t i = 0; i < s->first_arc[VARIABLES]; i++) s->arc[i].revise = ac_template.revise;
}

static void it_agrees_with_ac3(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int i = 0; i < PROBLEMS; i++) {
        csp_model *m = random_model(&r);
        csp_search *a = csp_search_new(m, &(csp_options){.algorithm = CSP_AC3}),
                   *b = csp_search_new(m, &(csp_options){.algorithm = CSP_AC3});
        assert_true(a && b);
        use_template(b);
        const csp_result result = csp_propagate(a);
        assert_int_equal(csp_propagate(b), result);
        assert_true(csp_search_counters(b)->checks > 0);
        for (csp_variable x = 0; x < VARIABLES && result == CSP_SOLUTION; x++)
            for (int v = 0; v < VALUES; v++)
                assert_int_equal(csp_domain_has(a, x, v), csp_domain_has(b, x, v));
        csp_search_free(a);
        csp_search_free(b);
        csp_model_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(it_agrees_with_ac3)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
