/* SPDX-License-Identifier: MIT */
/* test_angles.c - directions in order, roots, and the types of junctions. */
#include "support/cmocka_first.h"

#include "waltz/drawing/angles.h"

/* Sixteen directions, counter-clockwise from the right. */
static struct vector direction(int i)
{
    static const struct vector first[] = {{4, 0}, {4, 1}, {3, 3}, {1, 4}};
    struct vector v = first[i % 4];
    for (int quarter = i / 4 % 4; quarter > 0; quarter--) v = (struct vector){-v.y, v.x};
    return v;
}

static void directions_are_ordered_counter_clockwise(void **state)
{
    (void)state;
    for (int a = 0; a < 16; a++)
        for (int b = 0; b < 16; b++)
            for (int c = 0; c < 16; c++)
                assert_int_equal(turns_before(direction(a), direction(b), direction(c)),
                                 (b - a + 16) % 16 < (c - a + 16) % 16);
}

static void roots_are_right(void **state)
{
    (void)state;
    assert_true(square_root(0) == 0 && square_root(1) == 1 && square_root(144) == 12);
    for (double x = 1e-12; x < 1e13; x *= 3.7) {
        const double r = square_root(x), error = r * r / x - 1;
        assert_true(error < 1e-12 && error > -1e-12);
    }
    assert_true(length_of((struct vector){3, -4}) == 5);
}

static waltz_type type_at(int a, int b, int c, int in_line)
{
    int first;
    const struct vector away[] = {direction(a), direction(b), direction(c)};
    const waltz_type type = type_of(away, 3, in_line, &first);
    const struct vector ordered[] = {away[first], away[(first + 1) % 3], away[(first + 2) % 3]};
    assert_true(angles_fit(type, ordered));
    return type;
}

static void junctions_have_a_type(void **state)
{
    (void)state;
    int first;
    assert_int_equal(type_at(0, 5, 11, -1), WALTZ_FORK);
    assert_int_equal(type_at(0, 2, 5, -1), WALTZ_ARROW);
    assert_int_equal(type_at(0, 8, 12, 0), WALTZ_T);
    assert_int_equal(type_of((struct vector[]){direction(0), direction(3)}, 2, -1, &first), WALTZ_L);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(directions_are_ordered_counter_clockwise),
        cmocka_unit_test(roots_are_right),
        cmocka_unit_test(junctions_have_a_type),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
