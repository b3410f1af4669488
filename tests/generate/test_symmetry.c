/* SPDX-License-Identifier: MIT */
/* test_symmetry.c - symmetries as pictures: cells with the same letter belong together. */
#include "support/cmocka_first.h"

#include <stdbool.h>
#include <string.h>

#include "generate/symmetry.h"

enum { SYMMETRIES = SUDOKU_FULL_SYMMETRY + 1 };

static const struct {
    const char *name;
    int maps;                /* the identity included */
    const char *four, *five; /* pictures of 4x4 and 5x5 */
} expected[SYMMETRIES] = {
    [SUDOKU_NO_SYMMETRY] = {"none", 1, "abcd efgh ijkl mnop", "abcde fghij klmno pqrst uvwxy"},
    [SUDOKU_ROTATE_180] = {"rotate180", 2, "abcd efgh hgfe dcba", "abcde fghij klmlk jihgf edcba"},
    [SUDOKU_ROTATE_90] = {"rotate90", 4, "abca cddb bddc acba", "abcda defeb cfgfc befed adcba"},
    [SUDOKU_MIRROR_H] = {"mirror-h", 2, "abba cddc effe ghhg", "abcba defed ghihg jklkj mnonm"},
    [SUDOKU_MIRROR_V] = {"mirror-v", 2, "abcd efgh efgh abcd", "abcde fghij klmno fghij abcde"},
    [SUDOKU_MIRROR_FALLING] = {"diagonal", 2, "abcd befg cfhi dgij", "abcde bfghi cgjkl dhkmn eilno"},
    [SUDOKU_MIRROR_RISING] = {"anti", 2, "abcd efgc hifb jhea", "abcde fghid jklhc mnkgb omjfa"},
    [SUDOKU_FULL_SYMMETRY] = {"full", 8, "abba bccb bccb abba", "abcba bdedb cefec bdedb abcba"},
};

static char letter_at(const char *picture, int size, int cell)
{
    return picture[cell / size * (size + 1) + cell % size];
}

static void expect_orbits(int symmetry, int size, const char *picture)
{
    struct orbits o;
    int orbit_of[25], cells = 0;
    find_orbits(&o, size, (sudoku_symmetry)symmetry);
    for (int i = 0; i < o.count; i++)
        for (int k = o.start[i]; k < o.start[i + 1]; k++, cells++) orbit_of[o.cell[k]] = i;
    assert_int_equal(cells, size * size);
    for (int a = 0; a < size * size; a++)
        for (int b = 0; b < size * size; b++)
            if ((orbit_of[a] == orbit_of[b]) !=
                (letter_at(picture, size, a) == letter_at(picture, size, b)))
                fail_msg("%s, size %d: cells %d and %d", expected[symmetry].name, size, a, b);
}

static void orbits_are_as_drawn(void **state)
{
    (void)state;
    for (int s = 0; s < SYMMETRIES; s++) {
        assert_string_equal(sudoku_symmetry_name(s), expected[s].name);
        expect_orbits(s, 4, expected[s].four);
        expect_orbits(s, 5, expected[s].five);
    }
    assert_string_equal(sudoku_symmetry_name(SUDOKU_RANDOM_SYMMETRY), "random");
    assert_null(sudoku_symmetry_name(SUDOKU_RANDOM_SYMMETRY + 1));
    assert_null(sudoku_symmetry_name(-1));
}

/* Every map moves cells within their letters, no two are the same, and together they lead to all cells of a letter. */
static void maps_stay_within_the_picture(void **state)
{
    (void)state;
    static uint16_t map[MOST_MAPS][SUDOKU_MAX_CELLS];
    for (int s = 0; s < SYMMETRIES; s++) {
        const int count = list_maps(map, 5, (sudoku_symmetry)s);
        assert_int_equal(count, expected[s].maps);
        bool reached[25][25] = {{false}};
        for (int m = 0; m < count; m++) {
            bool hit[25] = {false};
            for (int cell = 0; cell < 25; cell++) {
                assert_false(hit[map[m][cell]]);
                hit[map[m][cell]] = reached[cell][map[m][cell]] = true;
                if (m == 0) assert_int_equal(map[m][cell], cell);
            }
            for (int other = 0; other < m; other++)
                assert_true(memcmp(map[m], map[other], 25 * sizeof map[m][0]) != 0);
        }
        for (int a = 0; a < 25; a++)
            for (int b = 0; b < 25; b++)
                assert_int_equal(reached[a][b],
                                 letter_at(expected[s].five, 5, a) == letter_at(expected[s].five, 5, b));
    }
}

static void a_random_symmetry_is_any_but_none(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(1);
    int times[SYMMETRIES + 1] = {0};
    for (int i = 0; i < 700; i++) {
        const int s = (int)any_symmetry(&r);
        assert_true(s > SUDOKU_NO_SYMMETRY && s < SYMMETRIES);
        times[s]++;
    }
    for (int s = SUDOKU_ROTATE_180; s < SYMMETRIES; s++) assert_true(times[s] > 50);
}

static int asymmetric_of(const sudoku_shape *shape, sudoku_symmetry symmetry)
{
    sudoku_rules *rules = sudoku_rules_new(shape, NULL);
    const int house = asymmetric_house(rules, symmetry);
    sudoku_rules_free(rules);
    return house;
}

static void houses_that_a_symmetry_keeps(void **state)
{
    (void)state;
    const sudoku_shape classic = {.size = 9}, x = {.size = 9, .rules = "x"}, flat = {.size = 6};
    for (int s = 0; s < SYMMETRIES; s++) {
        assert_int_equal(asymmetric_of(&classic, (sudoku_symmetry)s), -1);
        assert_int_equal(asymmetric_of(&x, (sudoku_symmetry)s), -1);
    }
    /* boxes of 2x3 do not turn by a quarter, nor mirror at a diagonal: the first box is house 12 */
    assert_int_equal(asymmetric_of(&flat, SUDOKU_ROTATE_180), -1);
    assert_int_equal(asymmetric_of(&flat, SUDOKU_MIRROR_H), -1);
    assert_int_equal(asymmetric_of(&flat, SUDOKU_ROTATE_90), 12);
    assert_int_equal(asymmetric_of(&flat, SUDOKU_MIRROR_RISING), 12);
    /* a house of one's own in a corner */
    const uint16_t corner[] = {0, 1, 9};
    const sudoku_cells house = {corner, 3};
    const sudoku_shape own = {.size = 9, .houses = &house, .house_count = 1};
    assert_int_equal(asymmetric_of(&own, SUDOKU_MIRROR_FALLING), -1);
    assert_int_equal(asymmetric_of(&own, SUDOKU_ROTATE_180), 27);
    assert_int_equal(asymmetric_of(&own, SUDOKU_MIRROR_RISING), 27);
}

static void lines_of_a_band_can_be_exchanged(void **state)
{
    (void)state;
    sudoku_rules *classic = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    sudoku_rules *x = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x"}, NULL);
    for (int a = 0; a < 9; a++)
        for (int b = 0; b < 9; b++)
            for (int columns = 0; columns < 2; columns++) {
                assert_int_equal(lines_can_be_exchanged(classic, columns, a, b), a / 3 == b / 3);
                assert_int_equal(lines_can_be_exchanged(x, columns, a, b), a == b);
            }
    sudoku_rules_free(classic);
    sudoku_rules_free(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orbits_are_as_drawn),
        cmocka_unit_test(maps_stay_within_the_picture),
        cmocka_unit_test(a_random_symmetry_is_any_but_none),
        cmocka_unit_test(houses_that_a_symmetry_keeps),
        cmocka_unit_test(lines_of_a_band_can_be_exchanged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
