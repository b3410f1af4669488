/* SPDX-License-Identifier: MIT */
/* test_tracer.c - traces: strange names, and runs in which nothing happens. */
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"

struct text {
    char bytes[1 << 17];
    size_t length;
};

static void keep(void *context, const char *bytes, size_t length)
{
    struct text *t = context;
    assert_in_range(t->length + length, 0, sizeof t->bytes - 1);
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
    t->bytes[t->length] = '\0';
}

static const struct text *trace_of(const csp_model *m, csp_trace_format format)
{
    static struct text text;
    text.length = 0;
    text.bytes[0] = '\0';
    csp_tracer *t = csp_tracer_new(m, format, (csp_sink){keep, &text});
    const csp_options options = {.algorithm = CSP_AC3, .trace = csp_tracer_event, .trace_context = t};
    csp_search *s = csp_search_new(m, &options);
    assert_non_null(s);
    csp_propagate_singletons(s);
    csp_tracer_free(t);
    csp_search_free(s);
    return &text;
}

static int count_of(const char *text, const char *part)
{
    int count = 0;
    for (; (text = strstr(text, part)); text += strlen(part)) count++;
    return count;
}

/* Whatever a variable is called, the page has one script, which ends at its end. */
static void names_do_not_leave_the_script(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "</script><script>alert(1)", 1, 3);
    const csp_variable y = csp_add_range(m, "\"];<!--\\", 1, 3);
    const csp_variable z = csp_add_range(m, "__proto__", 1, 3);
    csp_compare(m, x, CSP_LESS, y, 0);
    csp_compare(m, y, CSP_LESS, z, 0);
    const struct text *page = trace_of(m, CSP_TRACE_HTML);
    assert_int_equal(count_of(page->bytes, "<script"), 1);
    assert_int_equal(count_of(page->bytes, "</script"), 1);
    assert_int_equal(count_of(page->bytes, "<!--"), 0);
    assert_non_null(
        strstr(page->bytes, "{\"name\":\"\\u003c/script>\\u003cscript>alert(1)\",\"values\":[1,2,3]}"));
    assert_non_null(strstr(page->bytes, "{\"name\":\"\\\"];\\u003c!--\\\\\",\"values\":[1,2,3]}"));
    csp_model_free(m);
}

static void nothing_to_do_is_a_trace_too(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_add_range(m, "x", 4, 4);
    assert_string_equal(trace_of(m, CSP_TRACE_TEXT)->bytes, "x in {4}\n");
    assert_string_equal(trace_of(m, CSP_TRACE_JSON)->bytes, "{\"domains\":{\"x\":\"{4}\"}}\n");
    const struct text *page = trace_of(m, CSP_TRACE_HTML);
    assert_non_null(strstr(page->bytes, "const steps = [\n];"));
    assert_non_null(strstr(page->bytes, "</html>"));
    csp_model_free(m);
}

/* Each test of a value begins with a decision and ends with its opposite, or by saying that it stands. */
static void singletons_tell_what_they_try(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_variable v[3];
    for (int i = 0; i < 3; i++) v[i] = csp_add_range(m, (const char *[]){"a", "b", "c"}[i], 1, 2);
    for (int i = 0; i < 3; i++) csp_compare(m, v[i], CSP_NOT_EQUAL, v[(i + 1) % 3], 0);
    const struct text *trace = trace_of(m, CSP_TRACE_TEXT);
    assert_non_null(strstr(trace->bytes, "\ttry a = 1\n"));
    assert_non_null(strstr(trace->bytes, "\tso a != 1\n"));
    csp_model_free(m);
}

/* Whatever a variable is called, LaTeX takes it for text. */
static void names_are_no_commands_of_latex(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    csp_add_range(m, "\\x_{1}^2 & 5% #$~<|>", 1, 3);
    assert_non_null(
        strstr(trace_of(m, CSP_TRACE_LATEX)->bytes,
               "\n & \\textbackslash{}x\\_\\{1\\}\\textasciicircum{}2 \\& 5\\% \\#\\$\\textasciitilde{}"
               "\\textless{}\\textbar{}\\textgreater{} & & \\{1..3\\} & \\\\\n"));
    csp_model_free(m);
}

/* By the text that names it, or by what it is. */
static void constraints_are_called_as_they_were_written(void **state)
{
    (void)state;
    csp_model *m = csp_model_new();
    const csp_variable x = csp_add_range(m, "x", 1, 2), y = csp_add_range(m, "y", 1, 2);
    csp_table(m, (csp_variable[]){x, y}, 2, (csp_value[]){1, 1, 2, 2}, 2, true);
    assert_non_null(strstr(trace_of(m, CSP_TRACE_TEXT)->bytes, "select (x, y) by (x, y) in table; "));
    assert_true(csp_name_constraint(m, 0, "both alike"));
    assert_true(csp_name_constraint(m, 0, "both are alike"));
    assert_non_null(strstr(trace_of(m, CSP_TRACE_TEXT)->bytes, "select (x, y) by both are alike; "));
    assert_string_equal(csp_constraint_name(m, 0), "relation");
    csp_model_free(m);
}

/* Helpers have names that no text can declare, and are no part of a solution. */
static void helpers_have_names(void **state)
{
    (void)state;
    static const char model[] =
        "var x, y, z : 1..3\nx*y*z = 6 # six\nforall i in 1..2:\n  abs(x - y) != i + z";
    csp_model *m = csp_read_model(model, sizeof model - 1, NULL);
    assert_non_null(m);
    assert_false(csp_variable_is_helper(m, 2));
    assert_true(csp_variable_is_helper(m, 3));
    const struct text *trace = trace_of(m, CSP_TRACE_TEXT);
    assert_non_null(strstr(trace->bytes, "\n(helper 1) in "));
    assert_non_null(strstr(trace->bytes, "select x*y*z = 6; "));
    assert_null(strchr(trace->bytes, '#'));
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_do_not_leave_the_script),
        cmocka_unit_test(nothing_to_do_is_a_trace_too),
        cmocka_unit_test(singletons_tell_what_they_try),
        cmocka_unit_test(constraints_are_called_as_they_were_written),
        cmocka_unit_test(helpers_have_names),
        cmocka_unit_test(names_are_no_commands_of_latex),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
