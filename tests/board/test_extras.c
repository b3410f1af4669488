/* SPDX-License-Identifier: MIT */
/* test_extras.c - rules by their names, alone and together. */
#include <string.h>

#include "support/cmocka_first.h"

#include "board/extras.h"

static void every_rule_is_found_by_its_names(void **state)
{
    (void)state;
    for (int i = 0; i < extra_rule_count; i++) {
        const struct extra_rule *r = &extra_rules[i];
        const unsigned set = extra_rules_named(r->name, strlen(r->name));
        assert_true(set);
        assert_true(r->parts ? !(set >> i & 1) : set == 1u << i);
        for (const char *at = r->also; at && *at;) {
            const size_t length = strcspn(at, " ");
            assert_int_equal(extra_rules_named(at, length), set);
            at += length + (at[length] == ' ');
        }
        char names[100];
        name_extra_rules(set, names, sizeof names);
        assert_string_equal(names, r->name);
        assert_true((r->add != NULL) != (r->parts != NULL));
        assert_int_equal(r->fits != NULL, r->needs != 0);
    }
}

static void names_are_read_in_any_case_and_order(void **state)
{
    (void)state;
    static const struct {
        const char *text, *names;
    } cases[] = {{"", ""},
                 {"classic", ""},
                 {"X", "x"},
                 {"rising,falling", "x"},
                 {" Windoku\tdiagonal", "x nrc"},
                 {"nrc classic,nrc", "nrc"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        unsigned extras = 0;
        char names[100];
        assert_null(add_extra_rules(cases[i].text, strlen(cases[i].text), &extras, NULL));
        name_extra_rules(extras, names, sizeof names);
        assert_string_equal(names, cases[i].names);
    }
}

static void an_unknown_name_is_an_error(void **state)
{
    (void)state;
    unsigned extras = 0;
    sudoku_error error;
    const char *text = "x windows2 nrc", *bad = add_extra_rules(text, strlen(text), &extras, &error);
    assert_ptr_equal(bad, text + 2);
    assert_string_equal(error.code, "unknown_rule");
    assert_int_equal(extra_rules_named("window", 6), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_is_found_by_its_names),
        cmocka_unit_test(names_are_read_in_any_case_and_order),
        cmocka_unit_test(an_unknown_name_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
