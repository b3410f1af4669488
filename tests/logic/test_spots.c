/* SPDX-License-Identifier: MIT */
/* test_spots.c - the places of a digit by numbers of their own, against plain loops. */
#include "support/cmocka_first.h"

#include "logic/position/spots.h"

static void spots_are_the_places_of_the_digit(void **state)
{
    (void)state;
    static struct spots spots;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x"}, NULL);
    struct field *field = field_new(rules);
    struct position *at = position_new(field);
    const uint8_t givens[81] = {[0] = 5, [40] = 3, [80] = 7};
    position_start(at, &(sudoku_puzzle){.rules = rules, .givens = givens});
    for (int digit = 1; digit <= 9; digit++) {
        int count = 0;
        spots_of(&spots, at, digit);
        for (int cell = 0; cell < 81; cell++)
            if (has_candidate(at, cell, digit)) assert_int_equal(spots.cell[count++], cell);
        assert_int_equal(spots.count, count);
        for (int i = 0; i < count; i++)
            for (int j = 0; j < count; j++)
                assert_int_equal(cells_have(&spots.seen[i], j),
                                 sees(field, spots.cell[i], spots.cell[j]));
        for (int house = 0; house < field->houses; house++) {
            const cells in = spots_in_house(&spots, field, house);
            for (int i = 0; i < count; i++)
                assert_int_equal(cells_have(&in, i), house_has(field, house, spots.cell[i]));
            assert_int_equal(spots_count(&spots, &in), bits_in(places_of(at, house, digit)));
        }
    }
    position_free(at);
    field_free(field);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spots_are_the_places_of_the_digit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
