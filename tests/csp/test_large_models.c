/* SPDX-License-Identifier: MIT */
/* test_large_models.c - models as text whose numbers exceed 32 bits, and FlatZinc's variables without bounds. */
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "support/csp_count.h"

static csp_model *read(const char *text, bool flatzinc)
{
    csp_error e;
    csp_model *m = (flatzinc ? csp_read_flatzinc : csp_read_model)(text, strlen(text), &e);
    if (!m) fail_msg("%ld:%ld: %s in\n%s", e.line, e.column, e.message, text);
    return m;
}

static csp_variable named(const csp_model *m, const char *name)
{
    for (int x = 0; x < csp_variable_count(m); x++)
        if (!strcmp(csp_variable_name(m, x), name)) return x;
    fail_msg("no variable %s", name);
    return -1;
}

static csp_value value_of(const csp_model *m, const csp_search *s, const char *name)
{
    return csp_search_value(s, named(m, name));
}

/* The best value that is proved to be the best. */
static csp_value optimum(const char *text, bool flatzinc)
{
    csp_model *m = read(text, flatzinc);
    csp_search *s = csp_search_new(m, NULL);
    csp_variable objective;
    csp_value best = CSP_NO_BOUND;
    csp_result result;
    assert_int_not_equal(csp_model_goal(m, &objective), CSP_SATISFY);
    while ((result = csp_search_next(s)) == CSP_SOLUTION) best = csp_search_value(s, objective);
    assert_int_equal(result, CSP_DONE);
    csp_search_free(s);
    csp_model_free(m);
    return best;
}

/* ---- FlatZinc ---- */

static void two_squares_make_a_large_number(void **state)
{
    (void)state;
    csp_model *m = read("var int: x;\nvar int: y;\nvar int: xx;\nvar int: yy;\n"
                        "constraint int_times(x, x, xx);\nconstraint int_times(y, y, yy);\n"
                        "constraint int_plus(xx, yy, 100000000000);\nsolve satisfy;\n",
                        true);
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    const csp_value x = value_of(m, s, "x"), y = value_of(m, s, "y");
    assert_int_equal(x * x + y * y, 100000000000);
    csp_search_free(s);
    csp_model_free(m);
}

static void a_large_square_is_the_best(void **state)
{
    (void)state;
    assert_int_equal(optimum("var int: x;\nvar int: xx;\nconstraint int_le(1, x);\n"
                             "constraint int_le(x, 1000000);\nconstraint int_times(x, x, xx);\n"
                             "solve maximize xx;\n",
                             true),
                     1000000000000);
}

static void a_large_product_has_a_truth(void **state)
{
    (void)state;
    csp_model *m = read("var int: x;\nvar int: y;\nvar int: xy;\nvar bool: b;\n"
                        "constraint int_lt(40000, x);\nconstraint int_lt(40000, y);\n"
                        "constraint int_times(x, y, xy);\nconstraint int_lt_reif(7, xy, b);\n"
                        "constraint int_lt(x, 60000);\nconstraint int_lt(y, 60000);\nsolve satisfy;\n",
                        true);
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    assert_int_equal(value_of(m, s, "b"), 1);
    assert_int_equal(value_of(m, s, "xy"), value_of(m, s, "x") * value_of(m, s, "y"));
    csp_search_free(s);
    csp_model_free(m);
}

static void bounds_of_64_bits_are_read(void **state)
{
    (void)state;
    static const struct {
        uint64_t solutions;
        const char *text;
    } rows[] = {
        {2, "var 9223372036854775805..9223372036854775806: x;\nsolve satisfy;\n"},
        {2, "var {-9223372036854775806, 9223372036854775806}: x;\nsolve satisfy;\n"},
        {1, "var int: x;\nconstraint int_eq(x, -9223372036854775806);\nsolve satisfy;\n"},
        {1, "var int: x;\nconstraint int_lin_eq([4000000000000000000], [x], "
            "8000000000000000000);\nsolve satisfy;\n"},
        {0, "var int: x;\nconstraint int_lt(5, x);\nconstraint int_lt(x, 3);\nsolve satisfy;\n"},
        {3, "var int: x;\nconstraint set_in(x, 5000000000..5000000002);\nsolve satisfy;\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csp_model *m = read(rows[i].text, true);
        const uint64_t solutions = count_solutions(m, NULL, NULL);
        if (solutions != rows[i].solutions) fail_msg("%d solutions: %s", (int)solutions, rows[i].text);
        csp_model_free(m);
    }
}

/* ---- our own format ---- */

static void computed_numbers_may_be_large(void **state)
{
    (void)state;
    assert_int_equal(optimum("var x : 1..100000; maximise x*x", false), 10000000000);
    assert_int_equal(optimum("var x, y : 1..100000; maximise x*y", false), 10000000000);
    assert_int_equal(optimum("var x : 1..20000; minimise 7 - x*x*x", false),
                     7 - (csp_value)20000 * 20000 * 20000);
}

static void a_condition_on_a_large_number_is_decided(void **state)
{
    (void)state;
    csp_model *m = read("var x,y:1..40000; var z:1..2; x=40000; y=40000; z=1 or x*y<5", false);
    csp_search *s = csp_search_new(m, NULL);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    assert_int_equal(value_of(m, s, "z"), 1);
    assert_int_equal(csp_search_next(s), CSP_DONE);
    csp_search_free(s);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_squares_make_a_large_number),
        cmocka_unit_test(a_large_square_is_the_best),
        cmocka_unit_test(a_large_product_has_a_truth),
        cmocka_unit_test(bounds_of_64_bits_are_read),
        cmocka_unit_test(computed_numbers_may_be_large),
        cmocka_unit_test(a_condition_on_a_large_number_is_decided),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
