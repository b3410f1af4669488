/* SPDX-License-Identifier: MIT */
/* test_contracts.c - wrong calls of csp.h and csp_textbook.h are caught: NULL, indexes out of range, calls at the wrong time. */
#include "support/caught.h"

#include "csp.h"
#include "csp_textbook.h"

static void ignore_text(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
}

static void name_nothing(void *context, csp_variable variable, csp_value value, char *name, size_t room)
{
    (void)context, (void)variable, (void)value;
    if (room) name[0] = '\0';
}

static bool always(const void *context, const csp_value *values)
{
    (void)context, (void)values;
    return true;
}

static const csp_sink sink = {.write = ignore_text}, no_sink;
static csp_model *m; /* x < y */
static csp_variable x, y;

static int make_model(void **state)
{
    (void)state;
    m = csp_model_new();
    x = csp_add_range(m, "x", 0, 1);
    y = csp_add_range(m, "y", 0, 1);
    return csp_compare(m, x, CSP_LESS, y, 0) ? 0 : -1;
}

static int free_model(void **state)
{
    (void)state;
    csp_model_free(m);
    return 0;
}

static void models(void **state)
{
    (void)state;
    const csp_value value = 1;
    CAUGHT(csp_model_error(NULL));
    CAUGHT(csp_add_range(NULL, "z", 1, 2));
    CAUGHT(csp_add_values(NULL, "z", &value, 1));
    CAUGHT(csp_add_values(m, "z", NULL, 1));
    CAUGHT(csp_restrict(NULL, x, &value, 1));
    CAUGHT(csp_restrict(m, x, NULL, 1));
    CAUGHT(csp_merge_pairs(NULL));
    CAUGHT(csp_tabulate(NULL, NULL));
    CAUGHT(csp_constraint_consistency(NULL, 0));
    CAUGHT(csp_constraint_consistency(m, -1));
    CAUGHT(csp_constraint_consistency(m, 1));
    const char *const names[] = {"red", NULL};
    CAUGHT(csp_add_names(NULL, 1, names, 1));
    CAUGHT(csp_add_names(m, 1, NULL, 1));
    CAUGHT(csp_add_names(m, 1, names, 0));
    CAUGHT(csp_add_names(m, 1, names, 2));
    CAUGHT(csp_add_names(m, CSP_MAX_VALUE, names, 1));
    CAUGHT(csp_use_names(NULL, x, 0));
    CAUGHT(csp_use_names(m, x, 0));
    CAUGHT(csp_value_name(NULL, x, 1));
    CAUGHT(csp_value_name(m, 2, 1));
    CAUGHT(csp_variable_count(NULL));
    CAUGHT(csp_variable_name(NULL, 0));
    CAUGHT(csp_variable_name(m, -1));
    CAUGHT(csp_variable_name(m, 2));
    CAUGHT(csp_constraint_count(NULL));
    CAUGHT(csp_constraint_scope(NULL, 0, NULL));
    CAUGHT(csp_constraint_scope(m, -1, NULL));
    CAUGHT(csp_constraint_scope(m, 1, NULL));
    CAUGHT(csp_constraint_name(NULL, 0));
    CAUGHT(csp_constraint_name(m, 1));
    CAUGHT(csp_variable_is_helper(NULL, 0));
    CAUGHT(csp_variable_is_helper(m, 2));
    CAUGHT(csp_name_constraint(NULL, 0, "x"));
    CAUGHT(csp_name_constraint(m, 1, "x"));
    CAUGHT(csp_name_constraint(m, 0, NULL));
    CAUGHT(csp_print_values(NULL, &value, CSP_PLAIN, sink));
    CAUGHT(csp_print_values(m, NULL, CSP_PLAIN, sink));
    CAUGHT(csp_print_values(m, (csp_value[]){0, 1}, CSP_PLAIN, no_sink));
    CAUGHT(csp_print_constraint(NULL, 0, sink));
    CAUGHT(csp_print_constraint(m, 1, sink));
    CAUGHT(csp_print_constraint(m, 0, no_sink));
    CAUGHT(csp_set_goal(NULL, CSP_MINIMISE, x));
    CAUGHT(csp_model_goal(NULL, NULL));
    CAUGHT(csp_add_group(NULL, &x, 1, CSP_SMALLEST, CSP_LOWEST));
    CAUGHT(csp_add_group(m, NULL, 1, CSP_SMALLEST, CSP_LOWEST));
    CAUGHT(csp_add_group(m, &x, 1, (csp_variable_order)99, CSP_LOWEST));
    CAUGHT(csp_group_count(NULL));
    CAUGHT(csp_verify(NULL, &value, NULL));
    CAUGHT(csp_verify(m, NULL, NULL));
    CAUGHT(csp_add_output(NULL, &(csp_output){.name = "z", .variables = &x, .count = 1}));
    CAUGHT(csp_add_output(m, NULL));
    CAUGHT(csp_add_output(m, &(csp_output){.variables = &x, .count = 1}));
    const csp_value elements[] = {4, 5};
    const csp_variable members[] = {x, y};
    csp_output sets = {.room = sizeof sets,
                       .name = "z",
                       .variables = members,
                       .count = 2,
                       .set_sizes = (int[]){1},
                       .set_count = 1,
                       .elements = elements};
    CAUGHT(csp_add_output(m, &sets)); /* the size does not fit */
    sets.set_sizes = (int[]){2};
    sets.elements = NULL;
    CAUGHT(csp_add_output(m, &sets));
    sets.elements = elements;
    sets.set_count = 2; /* without a shape */
    CAUGHT(csp_add_output(m, &sets));
    CAUGHT(csp_add_output(m, &(csp_output){.room = 3, .name = "z", .variables = &x, .count = 1}));
}

static void constraints(void **state)
{
    (void)state;
    const csp_value one = 1;
    CAUGHT(csp_compare(NULL, x, CSP_LESS, y, 0));
    CAUGHT(csp_compare(m, x, (csp_operator)99, y, 0));
    CAUGHT(csp_table(NULL, &x, 1, &one, 1, true));
    CAUGHT(csp_table(m, NULL, 1, &one, 1, true));
    CAUGHT(csp_table(m, &x, 1, NULL, 1, true));
    CAUGHT(csp_all_different(NULL, &x, 1, CSP_BY_VALUE));
    CAUGHT(csp_all_different(m, NULL, 1, CSP_BY_VALUE));
    CAUGHT(csp_linear(NULL, &one, &x, 1, CSP_LESS, 3));
    CAUGHT(csp_linear(m, NULL, &x, 1, CSP_LESS, 3));
    CAUGHT(csp_linear(m, &one, NULL, 1, CSP_LESS, 3));
    CAUGHT(csp_linear_truth(NULL, &one, &x, 1, CSP_LESS, 3, CSP_IF, y));
    CAUGHT(csp_linear_truth(m, NULL, &x, 1, CSP_LESS, 3, CSP_IF, y));
    CAUGHT(csp_linear_truth(m, &one, NULL, 1, CSP_LESS, 3, CSP_IF, y));
    CAUGHT(csp_member_truth(NULL, x, &one, 1, CSP_IF, y));
    CAUGHT(csp_member_truth(m, x, NULL, 1, CSP_IF, y));
    CAUGHT(csp_table_truth(NULL, &x, 1, &one, 1, CSP_IF, y));
    CAUGHT(csp_table_truth(m, NULL, 1, &one, 1, CSP_IF, y));
    CAUGHT(csp_table_truth(m, &x, 1, NULL, 1, CSP_IF, y));
    CAUGHT(csp_table_truth(m, &x, 1, &one, 1, (csp_truth)9, y));
    CAUGHT(csp_power(NULL, x, x, y));
    CAUGHT(csp_element(NULL, x, 0, &x, 1, y));
    CAUGHT(csp_element(m, x, 0, NULL, 1, y));
    CAUGHT(csp_minimum(NULL, &x, 1, y));
    CAUGHT(csp_minimum(m, NULL, 1, y));
    CAUGHT(csp_maximum(NULL, &x, 1, y));
    CAUGHT(csp_maximum(m, NULL, 1, y));
    CAUGHT(csp_times(NULL, x, x, y));
    CAUGHT(csp_div(NULL, x, x, y));
    CAUGHT(csp_mod(NULL, x, x, y));
    CAUGHT(csp_abs(NULL, x, y));
    CAUGHT(csp_clause(NULL, &x, 1, &y, 1));
    CAUGHT(csp_clause(m, NULL, 1, &y, 1));
    CAUGHT(csp_clause(m, &x, 1, NULL, 1));
    CAUGHT(csp_and(NULL, &x, 1, y));
    CAUGHT(csp_and(m, NULL, 1, y));
    CAUGHT(csp_or(NULL, &x, 1, y));
    CAUGHT(csp_or(m, NULL, 1, y));
    CAUGHT(csp_xor(NULL, &x, 1, y));
    CAUGHT(csp_xor(m, NULL, 1, y));
    CAUGHT(csp_add_predicate(NULL, &x, 1, always, NULL));
    CAUGHT(csp_add_predicate(m, NULL, 1, always, NULL));
    CAUGHT(csp_add_predicate(m, &x, 1, NULL, NULL));
}

static void searches(void **state)
{
    (void)state;
    CAUGHT(csp_search_new(NULL, NULL));
    CAUGHT(csp_search_new(m, &(csp_options){.algorithm = (csp_algorithm)99}));
    CAUGHT(csp_search_new(m, &(csp_options){.room = 8}));
    CAUGHT(csp_search_new(m, &(csp_options){.room = sizeof(csp_options), .queue = (csp_queue)2}));
    csp_search *s = csp_search_new(m, NULL);
    assert_non_null(s);
    CAUGHT(csp_search_next(NULL));
    CAUGHT(csp_search_counters(NULL));
    CAUGHT(csp_propagate(NULL));
    CAUGHT(csp_propagate_singletons(NULL));
    CAUGHT(csp_propagate_paths(NULL));
    CAUGHT(csp_search_value(NULL, x));
    CAUGHT(csp_search_value(s, x)); /* no solution has been found */
    CAUGHT(csp_print_solution(NULL, CSP_PLAIN, sink));
    CAUGHT(csp_print_solution(s, CSP_PLAIN, sink));
    CAUGHT(csp_domain_size(NULL, x));
    CAUGHT(csp_domain_size(s, -1));
    CAUGHT(csp_domain_lowest(NULL, x));
    CAUGHT(csp_domain_lowest(s, 2));
    CAUGHT(csp_domain_highest(NULL, x));
    CAUGHT(csp_domain_highest(s, 2));
    CAUGHT(csp_domain_has(NULL, x, 1));
    CAUGHT(csp_domain_has(s, 2, 1));
    CAUGHT(csp_print_domain(NULL, x, sink));
    CAUGHT(csp_print_domain(s, 2, sink));
    CAUGHT(csp_print_domain(s, x, no_sink));
    assert_int_equal(csp_propagate(s), CSP_SOLUTION);
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    CAUGHT(csp_propagate(s)); /* too late */
    CAUGHT(csp_propagate_singletons(s));
    CAUGHT(csp_propagate_paths(s));
    CAUGHT(csp_search_value(s, -1));
    CAUGHT(csp_search_value(s, 2));
    CAUGHT(csp_print_solution(s, CSP_PLAIN, no_sink));
    assert_int_equal(csp_search_value(s, y), 1);
    csp_search_free(s);
}

static void texts_and_traces(void **state)
{
    (void)state;
    csp_value values[2];
    bool known[2];
    CAUGHT(csp_read_model(NULL, 1, NULL));
    CAUGHT(csp_read_flatzinc(NULL, 1, NULL));
    CAUGHT(csp_read_graph(NULL, 1, 3, NULL));
    CAUGHT(csp_read_solution(NULL, "x = 1", 5, values, known, NULL));
    CAUGHT(csp_read_solution(m, NULL, 5, values, known, NULL));
    CAUGHT(csp_read_solution(m, "x = 1", 5, NULL, known, NULL));
    CAUGHT(csp_read_solution(m, "x = 1", 5, values, NULL, NULL));
    CAUGHT(csp_tracer_new(NULL, CSP_TRACE_TEXT, sink));
    CAUGHT(csp_tracer_new(m, (csp_trace_format)99, sink));
    CAUGHT(csp_tracer_new(m, CSP_TRACE_TEXT, no_sink));
    csp_tracer *t = csp_tracer_new(m, CSP_TRACE_TEXT, sink);
    assert_non_null(t);
    CAUGHT(csp_tracer_name_values(NULL, name_nothing, NULL));
    CAUGHT(csp_tracer_name_values(t, NULL, NULL));
    CAUGHT(csp_tracer_event(NULL, &(csp_event){.kind = CSP_FAIL}));
    CAUGHT(csp_tracer_event(t, NULL));
    csp_tracer_free(t);
}

static void textbook(void **state)
{
    (void)state;
    CAUGHT(csp_textbook_search(NULL, NULL, NULL, NULL));
    CAUGHT(csp_textbook_search(m, &(csp_textbook_options){.room = 8}, NULL, NULL));
    CAUGHT(csp_textbook_search(m, &(csp_textbook_options){.method = (csp_method)5}, NULL, NULL));
    CAUGHT(csp_textbook_search(m, &(csp_textbook_options){.inference = (csp_inference)3}, NULL, NULL));
    CAUGHT(csp_textbook_search(m, &(csp_textbook_options){.next_variable = (csp_next_variable)3}, NULL,
                               NULL));
    CAUGHT(
        csp_textbook_search(m, &(csp_textbook_options){.first_value = (csp_first_value)2}, NULL, NULL));
    CAUGHT(csp_textbook_search(m, NULL, &(csp_textbook_counters){.room = 8}, NULL));
}

static void clashes(void **state)
{
    (void)state;
    int count;
    csp_error e;
    CAUGHT(csp_why_new(NULL, 1, CSP_FORMAT_MODEL, NULL, &e));
    CAUGHT(csp_why_new("", 0, (csp_format)99, NULL, &e));
    CAUGHT(csp_why_new("", 0, CSP_FORMAT_MODEL, &(csp_why_options){.room = 8}, &e));
    csp_why *w = csp_why_new("1 > 2", 5, CSP_FORMAT_MODEL, NULL, &e);
    assert_non_null(w);
    CAUGHT(csp_why_run(NULL));
    CAUGHT(csp_why_proved(NULL));
    CAUGHT(csp_why_proved(w)); /* it has not run */
    CAUGHT(csp_why_conditions(NULL, &count));
    CAUGHT(csp_why_conditions(w, &count));
    CAUGHT(csp_why_counted(NULL));
    assert_int_equal(csp_why_run(w), CSP_DONE);
    CAUGHT(csp_why_conditions(w, NULL));
    csp_why_free(w);
}

static void trees_and_profilers(void **state)
{
    (void)state;
    CAUGHT(csp_tree_new(NULL, 0));
    CAUGHT(csp_tree_new(m, CSP_MAX_TREE_NODES + 1));
    csp_tree *t = csp_tree_new(m, 0);
    assert_non_null(t);
    CAUGHT(csp_tree_event(NULL, &(csp_event){.kind = CSP_FAIL}));
    CAUGHT(csp_tree_event(t, NULL));
    CAUGHT(csp_tree_print(NULL, CSP_TREE_SVG, sink));
    CAUGHT(csp_tree_print(t, (csp_tree_format)99, sink));
    CAUGHT(csp_tree_print(t, CSP_TREE_SVG, no_sink));
    csp_tree_free(t);
    CAUGHT(csp_profiler_new(NULL, "x", sink));
    CAUGHT(csp_profiler_new(m, NULL, sink));
    CAUGHT(csp_profiler_new(m, "x", no_sink));
    csp_profiler *p = csp_profiler_new(m, "x", sink);
    assert_non_null(p);
    CAUGHT(csp_profiler_event(NULL, &(csp_event){.kind = CSP_FAIL}));
    CAUGHT(csp_profiler_event(p, NULL));
    csp_profiler_free(p);
}

/* A variable that does not exist is an error of the model, not a wrong call: the variable before it may have failed. */
static void failed_variables_are_errors(void **state)
{
    (void)state;
    csp_model *model = csp_model_new();
    assert_false(csp_abs(model, csp_add_range(model, NULL, CSP_NO_BOUND, CSP_NO_BOUND), 0));
    assert_non_null(csp_model_error(model));
    assert_null(csp_search_new(model, NULL));
    csp_model_free(model);
}

static void every_function_is_here(void **state)
{
    (void)state;
    static const char *const any_call_is_right[] = {
        "csp_version",     "csp_model_new", "csp_model_free",    "csp_algorithm_name", "csp_search_free",
        "csp_tracer_free", "csp_tree_free", "csp_profiler_free", "csp_why_free",       NULL};
    expect_all_caught("include/csp.h", "CSP_API ", "tests/csp/test_contracts.c", any_call_is_right);
    expect_all_caught("include/csp_textbook.h", "CSP_API ", "tests/csp/test_contracts.c",
                      (const char *const[]){"csp_method_name", "csp_inference_name", NULL});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(models, make_model, free_model),
        cmocka_unit_test_setup_teardown(constraints, make_model, free_model),
        cmocka_unit_test_setup_teardown(searches, make_model, free_model),
        cmocka_unit_test_setup_teardown(texts_and_traces, make_model, free_model),
        cmocka_unit_test_setup_teardown(textbook, make_model, free_model),
        cmocka_unit_test(clashes),
        cmocka_unit_test_setup_teardown(trees_and_profilers, make_model, free_model),
        cmocka_unit_test(failed_variables_are_errors),
        cmocka_unit_test(every_function_is_here),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
