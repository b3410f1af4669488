/* SPDX-License-Identifier: MIT */
/* test_rule_template.c - the template of a rule adds houses of n different cells, however often it is asked. */
#include "support/cmocka_first.h"

#include "board/extras.h"

extern const struct extra_rule rule_template;

static void its_houses_are_full(void **state)
{
    (void)state;
    for (int n = 2; n <= 9; n++) {
        struct house house[4];
        uint16_t cell[4 * 9];
        struct house_list counted = {.n = n}, list = {.n = n, .house = house, .cell = cell};
        rule_template.add(&counted);
        rule_template.add(&list);
        assert_int_equal(counted.houses, list.houses);
        assert_int_equal(counted.cells, list.cells);
        assert_int_equal(list.cells, list.houses * n);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++) assert_true(cell[i] < n * n && cell[i] != cell[j]);
    }
}

static void it_says_what_it_needs(void **state)
{
    (void)state;
    assert_true(rule_template.fits(&(struct house_list){.n = 6, .box_rows = 2, .box_columns = 3}));
    assert_false(rule_template.fits(&(struct house_list){.n = 7}));
    assert_int_not_equal(rule_template.needs, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_houses_are_full),
        cmocka_unit_test(it_says_what_it_needs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
