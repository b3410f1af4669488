/* SPDX-License-Identifier: MIT */
/* test_last_variable.c - a constraint with one open variable keeps exactly the values with which it holds. */
#include "support/cmocka_first.h"

#include "csp/constraint/last_variable.h"

/* x * x + y = 20, as a constraint that has no propagator but this. */
static bool satisfied(const struct constraint *c, const csp_value *value)
{
    (void)c;
    return value[0] * value[1] + value[2] == 20;
}

static const struct kind kind = {.name = "test", .satisfied = satisfied, .propagate = NULL};

struct scene {
    csp_model *model;
    csp_search *search;
    csp_variable scope[3];
    struct constraint constraint;
};

static void begin(struct scene *s, int least, int most, int y)
{
    s->model = csp_model_new();
    const csp_variable x = csp_add_range(s->model, "x", least, most);
    s->scope[0] = s->scope[1] = x; /* occurs twice */
    s->scope[2] = csp_add_range(s->model, "y", y, y + 1);
    s->constraint = (struct constraint){.kind = &kind, .scope = s->scope, .arity = 3};
    s->search = csp_search_new(s->model, NULL);
    assert_non_null(s->search);
}

static void end(struct scene *s)
{
    csp_search_free(s->search);
    csp_model_free(s->model);
}

static void several_open_variables_are_left_alone(void **state)
{
    (void)state;
    struct scene s;
    begin(&s, -9, 9, 4);
    assert_true(try_last_variable(s.search, &s.constraint));
    assert_int_equal(csp_domain_size(s.search, 0), 19);
    end(&s);
}

static void the_last_one_keeps_what_holds(void **state)
{
    (void)state;
    struct scene s;
    begin(&s, -9, 9, 4);
    assert_true(assign(s.search, s.scope[2], 4));
    assert_true(try_last_variable(s.search, &s.constraint));
    for (int x = -9; x <= 9; x++) assert_int_equal(csp_domain_has(s.search, 0, x), x * x == 16);
    end(&s);
}

static void no_value_is_a_failure(void **state)
{
    (void)state;
    struct scene s;
    begin(&s, -9, 9, 4);
    assert_true(assign(s.search, s.scope[2], 5));
    assert_false(try_last_variable(s.search, &s.constraint));
    end(&s);
}

static void without_open_variables_it_is_a_check(void **state)
{
    (void)state;
    struct scene s;
    begin(&s, -9, 9, 4);
    assert_true(assign(s.search, s.scope[2], 4) && assign(s.search, s.scope[0], -4));
    assert_true(try_last_variable(s.search, &s.constraint));
    end(&s);
    begin(&s, -9, 9, 4);
    assert_true(assign(s.search, s.scope[2], 4) && assign(s.search, s.scope[0], 3));
    assert_false(try_last_variable(s.search, &s.constraint));
    end(&s);
}

/* Of a domain too large to be listed, the bounds move. */
static void bounds_move_to_values_that_hold(void **state)
{
    (void)state;
    struct scene s;
    begin(&s, -30, 1000000000, 4);
    assert_int_equal(s.search->domain[0].words, 0);
    assert_true(keep_to(s.search, 0, 30) && assign(s.search, s.scope[2], 4));
    assert_true(try_last_variable(s.search, &s.constraint));
    assert_int_equal(csp_domain_lowest(s.search, 0), -4);
    assert_int_equal(csp_domain_highest(s.search, 0), 4);
    end(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(several_open_variables_are_left_alone),
        cmocka_unit_test(the_last_one_keeps_what_holds),
        cmocka_unit_test(no_value_is_a_failure),
        cmocka_unit_test(without_open_variables_it_is_a_check),
        cmocka_unit_test(bounds_move_to_values_that_hold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
