/* SPDX-License-Identifier: MIT */
/* test_constraint_template.c - the template of a constraint keeps what it promises; copy it together with the constraint. */
#include "support/cmocka_first.h"

#include "csp.h"
#include "support/csp_count.h"

bool csp_template(csp_model *m, csp_variable x, csp_variable y, int distance);

enum { VALUES = 9 };

static csp_model *make_model(int distance)
{
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 0, VALUES - 1),
                       y = csp_add_range(m, "y", 0, VALUES - 1);
    assert_true(csp_template(m, x, y, distance));
    return m;
}

/* By the meaning, without code of the library. */
static void it_has_the_solutions_of_its_meaning(void **state)
{
    (void)state;
    for (int distance = 0; distance <= VALUES; distance++) {
        csp_model *m = make_model(distance);
        uint64_t expected = 0;
        for (int x = 0; x < VALUES; x++)
            for (int y = 0; y < VALUES; y++) expected += x - y <= distance && y - x <= distance;
        assert_int_equal(count_solutions(m, NULL, NULL), expected);
        csp_model_free(m);
    }
}

static void it_removes_what_has_no_solution(void **state)
{
    (void)state;
    csp_model *m = make_model(2);
    csp_restrict(m, 0, (csp_value[]){7, 8}, 2);
    csp_search *s = csp_search_new(m, NULL);
    assert_non_null(s);
    assert_int_equal(csp_propagate(s), CSP_SOLUTION);
    for (int y = 0; y < VALUES; y++) assert_int_equal(csp_domain_has(s, 1, y), y >= 5);
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_has_the_solutions_of_its_meaning),
        cmocka_unit_test(it_removes_what_has_no_solution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
