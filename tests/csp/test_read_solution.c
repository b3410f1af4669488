/* SPDX-License-Identifier: MIT */
/* test_read_solution.c - solutions are read back, and what is not one is refused with its place. */
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"

enum { VARIABLES = 6 };

/* x, then y, a truth, and an output `a` of three. */
static csp_model *model_of(void)
{
    csp_model *m = csp_model_new();
    csp_add_range(m, "x", 0, 9);
    csp_add_range(m, "y", -9, 9);
    csp_add_range(m, "b", 0, 1);
    csp_variable a[3];
    for (int i = 0; i < 3; i++) a[i] = csp_add_range(m, NULL, 0, 9);
    csp_add_output(m, &(csp_output){.name = "a", .variables = a, .count = 3});
    csp_compare(m, 0, CSP_LESS, 1, 0); /* x < y */
    csp_all_different(m, a, 3, CSP_BY_VALUE);
    return m;
}

static void expect_values(const char *text, const char *known_ones, const csp_value expected[VARIABLES])
{
    csp_model *m = model_of();
    csp_value values[VARIABLES] = {0};
    bool known[VARIABLES];
    csp_error error;
    memset(known, 1, sizeof known);
    if (!csp_read_solution(m, text, strlen(text), values, known, &error))
        fail_msg("%s: %s", text, error.message);
    for (int i = 0; i < VARIABLES; i++) {
        assert_int_equal(known[i], known_ones[i] == '+');
        if (known[i]) assert_int_equal(values[i], expected[i]);
    }
    csp_model_free(m);
}

static void every_style_is_read(void **state)
{
    (void)state;
    const csp_value all[VARIABLES] = {3, -5, 1, 7, 8, 9};
    expect_values("x = 3\ny = -5\nb = 1\na = [7, 8, 9]\n", "++++++", all);
    expect_values("x = 3;\ny = -5;\nb = true;\na = array1d(1..3, [7, 8, 9]);\n----------\nx = 9\n",
                  "++++++", all);
    expect_values("% a comment\n\n  x=3\r\n\tb =true", "+-+---", all);
    expect_values("a = [ 7 ,8,9 ]", "---+++", all);
    expect_values("", "------", all);
    expect_values("b = false", "--+---", (const csp_value[VARIABLES]){0});
    expect_values("x = 1000000000\ny = -1000000001", "++----",
                  (const csp_value[VARIABLES]){1000000000, -1000000001});
    expect_values("x = 9223372036854775806\ny = -9223372036854775806", "++----",
                  (const csp_value[VARIABLES]){CSP_MAX_VALUE, -CSP_MAX_VALUE});
}

static void refuse(const char *text, long line, long column, const char *sentence)
{
    csp_model *m = model_of();
    csp_value values[VARIABLES];
    bool known[VARIABLES];
    csp_error error = {.message = ""};
    if (csp_read_solution(m, text, strlen(text), values, known, &error)) fail_msg("read: %s", text);
    assert_string_equal(error.message, sentence);
    assert_int_equal(error.line, line);
    assert_int_equal(error.column, column);
    assert_false(csp_read_solution(m, text, strlen(text), values, known, NULL));
    csp_model_free(m);
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    refuse("z = 1", 1, 1, "the model has no variable of that name");
    refuse("x = 1\n  xx = 1", 2, 3, "the model has no variable of that name");
    refuse("x", 1, 2, "expected 'name = value'");
    refuse("x 1", 1, 3, "expected 'name = value'");
    refuse("% x\nx = \n", 2, 5, "expected a value");
    refuse("x = -", 1, 6, "expected a value");
    refuse("y = -9223372036854775807", 1, 24, "a value exceeds 9223372036854775806 in absolute value");
    refuse("x = 9223372036854775807", 1, 23, "a value exceeds 9223372036854775806 in absolute value");
    refuse("x = tru", 1, 5, "expected a value");
    refuse("a = [1, 2]", 1, 11, "expected 3 values");
    refuse("a = [1, 2, 3, 4]", 1, 13, "expected 3 values followed by ']'");
    refuse("a = [1, 2, 3", 1, 13, "expected 3 values followed by ']'");
    refuse("a = [1, , 3]", 1, 9, "expected a value");
}

/* What csp_verify() is asked with: each constraint broken, and each domain left, one at a time. */
static void wrong_values_do_not_satisfy(void **state)
{
    (void)state;
    static const struct {
        csp_value values[VARIABLES];
        bool good;
    } rows[] = {
        {{3, 4, 1, 7, 8, 9}, true},  {{0, 9, 0, 0, 1, 2}, true},   {{4, 4, 1, 7, 8, 9}, false},
        {{5, 4, 1, 7, 8, 9}, false}, {{3, 4, 1, 7, 7, 9}, false},  {{3, 4, 1, 7, 8, 8}, false},
        {{3, 4, 1, 9, 8, 9}, false}, {{-1, 4, 1, 7, 8, 9}, false}, {{3, 10, 1, 7, 8, 9}, false},
        {{3, 4, 2, 7, 8, 9}, false}, {{3, 4, 1, 7, 8, 10}, false}, {{3, 4, 1, -1, 8, 9}, false},
    };
    csp_model *m = model_of();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(csp_verify(m, rows[i].values, NULL), rows[i].good);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_style_is_read),
        cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(wrong_values_do_not_satisfy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
