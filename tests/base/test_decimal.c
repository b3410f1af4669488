/* SPDX-License-Identifier: MIT */
/* test_decimal.c - numbers with a fraction, in and out. */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/decimal.h"
#include "base/out.h"

static void decimals_read_and_print(void **state)
{
    (void)state;
    static const struct {
        const char *text, *rest, *printed;
    } cases[] = {
        {"0", "", "0"},        {"-12 x", " x", "-12"},
        {"+.5,", ",", "0.5"},  {"3.2500", "", "3.25"},
        {"1e-3", "", "0.001"}, {"2E+2e", "e", "200"},
        {"7.", "", "7"},       {"1e9999", "", "1000000000"},
        {"1e-9999", "", "0"},  {"-0.00000001", "", "0"},
        {"4em", "em", "4"},    {"123456.789012", "", "123456.789012"},
        {"0.3", "", "0.3"},    {"1234567890123456789012e-15", "", "1234567.890123"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = cases[i].text;
        char printed[40];
        double number;
        const char *rest = decimal_read(text, text + strlen(text), &number);
        assert_non_null(rest);
        assert_string_equal(rest, cases[i].rest);
        struct out o = out_to_buffer(printed, sizeof printed);
        out_decimal(&o, number, 6);
        assert_string_equal(printed, cases[i].printed);
    }
    static const struct {
        const char *text;
        double least, most;
    } ranges[] = {{"1e512", 1e300, 1e300},
                  {"-1e1024", -1e300, -1e300},
                  {"1e-512", 0, 0},
                  {"3e200", 2.9999999e200, 3.0000001e200},
                  {"3e-200", 2.9999999e-200, 3.0000001e-200}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        double number;
        const char *text = ranges[i].text;
        assert_non_null(decimal_read(text, text + strlen(text), &number));
        assert_true(number >= ranges[i].least && number <= ranges[i].most);
    }
    static const char *const wrong[] = {"", "-", ".", "+.", "x", "e5", "-e1"};
    double number;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_null(decimal_read(wrong[i], wrong[i] + strlen(wrong[i]), &number));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decimals_read_and_print),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
