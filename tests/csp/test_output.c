/* SPDX-License-Identifier: MIT */
/* test_output.c - solutions and domains as text, plainly and as FlatZinc has them. */
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "csp/model/model.h"

static void keep(void *context, const char *text, size_t length)
{
    char *all = context;
    strncat(all, text, length);
}

static csp_search *solved(csp_model *m)
{
    csp_search *s = csp_search_new(m, NULL);
    assert_non_null(s);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    return s;
}

static void expect_solution(csp_model *m, csp_print_style style, const char *expected)
{
    char text[300] = "";
    csp_search *s = solved(m);
    csp_print_solution(s, style, (csp_sink){keep, text});
    assert_string_equal(text, expected);
    csp_search_free(s);
}

static void solutions_name_their_variables(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 3, 3), y = csp_add_range(m, "y", 1, 1);
    m->variable[csp_add_range(m, "made up", 0, 0)].helper = true;
    expect_solution(m, CSP_PLAIN, "x = 3\ny = 1\n");
    csp_add_output(m, &(csp_output){.name = "a",
                                    .variables = (csp_variable[]){x, y, x, y},
                                    .count = 4,
                                    .shape = "1..2, 1..2"});
    csp_add_output(m, &(csp_output){.name = "b", .variables = &y, .count = 1, .boolean = true});
    expect_solution(m, CSP_PLAIN, "a = [3, 1, 3, 1]\nb = true\n");
    expect_solution(m, CSP_FLATZINC_STYLE, "a = array2d(1..2, 1..2, [3, 1, 3, 1]);\nb = true;\n");
    csp_model_free(m);
}

static void domains_are_ranges_and_values(void **state)
{
    (void)state;
    static const csp_value value[] = {1, 2, 3, 5, 7, 8};
    char text[100] = "";
    csp_model *m = csp_model_new();
    csp_add_values(m, "x", value, 6);
    csp_search *s = csp_search_new(m, NULL);
    csp_print_domain(s, 0, (csp_sink){keep, text});
    assert_string_equal(text, "{1..3, 5, 7, 8}");
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solutions_name_their_variables),
        cmocka_unit_test(domains_are_ranges_and_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
