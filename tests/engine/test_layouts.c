/* SPDX-License-Identifier: MIT */
/* test_layouts.c - layouts of regions without any grid are found out without search.

   Sources: src/engine/l*.c, src/engine/differing.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "engine/differing.h"
#include "engine/layout_search.h"
#include "engine/layout_test.h"
#include "engine/leftovers.h"
#include "support/data.h"
#include "support/known_layouts.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* Rules with regions named by any characters. */
static sudoku_rules *rules_of_layout(const char *text, int size)
{
    uint8_t region[81];
    char name[36];
    int names = 0;
    for (int i = 0; i < size * size; i++) {
        int k = 0;
        while (k < names && name[k] != text[i]) k++;
        if (k == names) name[names++] = text[i];
        region[i] = (uint8_t)k;
    }
    assert_int_equal(names, size);
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = size, .regions = region}, NULL);
    assert_non_null(r);
    return r;
}

static void one_cell_left_over_in_one_column_is_impossible(void **state)
{
    (void)state;
    /* row 1 and region A leave r1c4 and r2c4, which must be equal */
    sudoku_rules *r = rules_of_layout("AAAB"
                                      "BBBA"
                                      "CCCC"
                                      "DDDD",
                                      4);
    assert_false(layout_may_be_possible(r));
    /* and the engine says so whatever the givens */
    const uint8_t givens[16] = {0};
    sudoku_solver *lanes = sudoku_solver_new(r, "lanes"), *plain = sudoku_solver_new(r, "plain");
    const sudoku_puzzle p = {.rules = r, .givens = givens};
    assert_int_equal(sudoku_solve(lanes, &p, NULL), SUDOKU_NO_SOLUTION);
    assert_int_equal(sudoku_solve(plain, &p, NULL), SUDOKU_NO_SOLUTION);
    sudoku_solver_free(lanes);
    sudoku_solver_free(plain);
    sudoku_rules_free(r);
}

static void what_has_a_grid_is_possible(void **state)
{
    (void)state;
    struct rng random = rng_from_seed(test_seed());
    const int cases = test_cases(100);
    int filled = 0;
    for (int i = 0; i < cases; i++)
        for (int set = 0; set < RULE_SETS; set++) {
            uint8_t solution[SUDOKU_MAX_CELLS];
            sudoku_rules *r = rules_of_set(&rule_sets[set], &random);
            if (r->region && r->n <= 16 && make_solution(&random, r, solution)) {
                assert_true(layout_may_be_possible(r));
                filled++;
            }
            sudoku_rules_free(r);
        }
    printf("%d layouts with a grid\n", filled);
    assert_true(filled > cases);
}

static void leftovers_hold_the_same_digits(void **state)
{
    (void)state;
    struct rng random = rng_from_seed(test_seed());
    static struct leftover leftover[4000];
    for (int set = 0; set < RULE_SETS; set++) {
        uint8_t solution[SUDOKU_MAX_CELLS];
        sudoku_rules *r = rules_of_set(&rule_sets[set], &random);
        if (r->region && r->n <= 16 && make_solution(&random, r, solution)) {
            const int count = list_leftovers(r, 1, LEFTOVER_SIZE, leftover, 4000);
            for (int i = 0; i < count; i++) {
                int more[SUDOKU_MAX_SIZE + 1] = {0};
                for (int k = 0; k < leftover[i].count; k++) {
                    more[solution[leftover[i].a[k]]]++;
                    more[solution[leftover[i].b[k]]]--;
                }
                for (int digit = 1; digit <= r->n; digit++) assert_int_equal(more[digit], 0);
            }
        }
        sudoku_rules_free(r);
    }
}

/* Cells that are said to differ do so in a grid of the layout. */
static void cells_said_to_differ_do_so(void **state)
{
    (void)state;
    static struct differing d;
    struct rng random = rng_from_seed(test_seed());
    for (int i = 0; i < test_cases(12); i++)
        for (int set = 0; set < RULE_SETS; set++) {
            uint8_t solution[SUDOKU_MAX_CELLS];
            sudoku_rules *r = rules_of_set(&rule_sets[set], &random);
            if (r->region && r->n <= 16 && make_solution(&random, r, solution)) {
                differing_begin(&d, r, r->house_count);
                differing_settle(&d);
                assert_false(d.impossible);
                for (int a = 0; a < r->cells; a++)
                    for (int b = 0; b < r->cells; b++)
                        assert_false(set_has(&d.differs[a], b) && solution[a] == solution[b]);
            }
            sudoku_rules_free(r);
        }
}

/* In these, cells of a leftover that may equal only as many others take them away from the rest. */
static void groups_take_their_partners(void **state)
{
    (void)state;
    static const char *const layouts[] = {
        "AAAAABBBCDAABBBBBCDAADDDBCCDDDDEEEECFFFFECCCCFEEEEGGGGFFHGGGIIGFHHHHHIIGFHHHIIIII",
        "AAAAABBBCDAABBBBCCDAADDDBBCDDDDEEEECFFFFECCCCFEEEEGGGGFFHGGGGIGFHHHHIIIIFHHHHIIII",
        "AAAAABBCCDAABBBBBCDAADDDBBCDDDDEEEECFFFFECCCCFEEEEGGGGFHHGGGIIGFHHHHHIIGFFHHIIIII",
        "AAAABBBBCDAAABBBBCDAADDDBCCDDDDEEEECFFFFECCCCFEEEEGGGGFFHGGGIIGFFHHHHIIGHHHHIIIII"};
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        static char text[1 << 16];
        sudoku_rules *r = rules_of_layout(layouts[i], 9);
        assert_false(layout_may_be_possible(r));
        assert_true(sudoku_layout_why(r, SUDOKU_ENGLISH, text, sizeof text) > 1);
        assert_non_null(strstr(text, " can equal only "));
        assert_non_null(strstr(text, "so these are taken, and "));
        sudoku_rules_free(r);
    }
}

/* ---- search ---- */

static const uint8_t nothing[SUDOKU_MAX_CELLS];

static sudoku_counters search_layout(const sudoku_rules *r, uint64_t nodes)
{
    const sudoku_puzzle p = {.rules = r, .givens = nothing};
    struct search s = {.puzzle = &p, .limits = {.solutions = 1, .nodes = nodes}};
    layout_search(&s);
    s.counters.complete = !s.stopped;
    return s.counters;
}

/* Debug builds verify the grid. */
static void the_search_of_a_layout_agrees_with_the_reference(void **state)
{
    (void)state;
    struct rng random = rng_from_seed(test_seed());
    const char *const rules[] = {"", "x"};
    int possible = 0, impossible = 0;
    for (int i = 0; i < test_cases(200); i++) {
        uint8_t regions[25];
        const int size = 4 + i % 2;
        if (!sudoku_layout_random(size, SUDOKU_NO_SYMMETRY, random.state[0], (uint64_t)i, regions, NULL))
            continue;
        sudoku_rules *r = sudoku_rules_new(
            &(sudoku_shape){.size = size, .regions = regions, .rules = rules[i / 2 % 2]}, NULL);
        sudoku_solver *plain = sudoku_solver_new(r, "plain");
        const sudoku_puzzle p = {.rules = r, .givens = nothing};
        const sudoku_limits one = {.solutions = 1};
        sudoku_counters expected = {0};
        sudoku_search(plain, &p, &one, NULL, NULL, &expected);
        const sudoku_counters found = search_layout(r, 0);
        assert_int_equal(found.solutions, expected.solutions);
        assert_int_equal(found.complete, !expected.solutions);
        possible += expected.solutions > 0;
        impossible += !expected.solutions;
        sudoku_solver_free(plain);
        sudoku_rules_free(r);
    }
    printf("%d layouts with a grid, %d without\n", possible, impossible);
    assert_true(possible > 10 && impossible > 10);
}

/* The engine with lanes alone needs millions of nodes for these. */
static void the_search_of_a_layout_needs_few_positions(void **state)
{
    (void)state;
    static const char *const layouts[] = {
        "AAAAAABBCDABBBBBBCDAADDDBCCDDDDEEEECFFFFECCCCFEEEEGGGGFHHGGGIIGFFHHHHIIGFHHHIIIII",
        "AAAAABBBBCCCAABFBBCCDEABFBFCCDEAEFFFCCDEEEFGGDDDEEEFGGDDDIHHFGGIIIIHGGGHIIIIHHHHH",
        "AAAAABBBBACCCABBFBDCCEABBFFDCCEAEGGFDDCEEEGFFDDCEEEGGFDDDIHHGFFIIIIHGGGHIIIIHHHHH"};
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        sudoku_rules *r = rules_of_layout(layouts[i], 9);
        assert_int_equal(search_layout(r, 200).solutions, 1);
        assert_int_equal(search_layout(r, 2).solutions, 0); /* limits are kept */
        assert_false(search_layout(r, 2).complete);
        sudoku_rules_free(r);
    }
}

static bool judged_rightly(const sudoku_rules *r, bool possible)
{
    return layout_may_be_possible(r) == possible;
}

static void known_layouts(bool possible)
{
    const int wrong = judge_known_layouts(possible, judged_rightly);
    if (wrong < 0) skip();
    assert_int_equal(wrong, 0);
}

static void known_impossible_layouts(void **state)
{
    (void)state;
    known_layouts(false);
}

static void known_possible_layouts(void **state)
{
    (void)state;
    known_layouts(true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_cell_left_over_in_one_column_is_impossible),
        cmocka_unit_test(what_has_a_grid_is_possible),
        cmocka_unit_test(leftovers_hold_the_same_digits),
        cmocka_unit_test(cells_said_to_differ_do_so),
        cmocka_unit_test(groups_take_their_partners),
        cmocka_unit_test(the_search_of_a_layout_agrees_with_the_reference),
        cmocka_unit_test(the_search_of_a_layout_needs_few_positions),
        cmocka_unit_test(known_impossible_layouts),
        cmocka_unit_test(known_possible_layouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
