/* SPDX-License-Identifier: MIT */
/* test_rules.c - the houses of each rule set, and what rules refuse. */
#include <string.h>

#include "support/cmocka_first.h"

#include "board/rules.h"
#include "sudoku.h"

static sudoku_rules *make(const sudoku_shape *shape)
{
    sudoku_error error = {.message = ""};
    sudoku_rules *rules = sudoku_rules_new(shape, &error);
    assert_string_equal(error.message, "");
    assert_non_null(rules);
    return rules;
}

/* "row 1: r1c1 r1c2 ..." */
static const char *describe(const sudoku_rules *rules, int house)
{
    static char text[2000];
    char name[SUDOKU_TEXT];
    const sudoku_cells cells = sudoku_rules_house(rules, house);
    strcpy(text, sudoku_house_name(rules, house, name));
    for (int i = 0; i < cells.count; i++) {
        strcat(text, " ");
        strcat(text, sudoku_cell_name(rules, cells.cells[i], name));
    }
    return text;
}

static void classic_has_27_houses(void **state)
{
    (void)state;
    sudoku_rules *rules = make(&(sudoku_shape){.size = 9});
    assert_int_equal(sudoku_rules_house_count(rules), 27);
    assert_string_equal(describe(rules, 0), "row 1 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9");
    assert_string_equal(describe(rules, 17), "column 9 r1c9 r2c9 r3c9 r4c9 r5c9 r6c9 r7c9 r8c9 r9c9");
    assert_string_equal(describe(rules, 22), "box 5 r4c4 r4c5 r4c6 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6");
    assert_string_equal(sudoku_rules_names(rules), "");
    sudoku_rules_free(rules);
}

static void x_adds_both_diagonals(void **state)
{
    (void)state;
    sudoku_rules *rules = make(&(sudoku_shape){.size = 9, .rules = "x"});
    assert_int_equal(sudoku_rules_house_count(rules), 29);
    assert_string_equal(describe(rules, 27),
                        "the falling diagonal r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9");
    assert_string_equal(describe(rules, 28),
                        "the rising diagonal r9c1 r8c2 r7c3 r6c4 r5c5 r4c6 r3c7 r2c8 r1c9");
    sudoku_rules_free(rules);
}

static void nrc_adds_four_windows_and_implies_five(void **state)
{
    (void)state;
    sudoku_rules *rules = make(&(sudoku_shape){.size = 9, .rules = "nrc"});
    assert_int_equal(sudoku_rules_house_count(rules), 31);
    assert_int_equal(rules->all_house_count, 36);
    assert_string_equal(describe(rules, 27), "window 1 r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4");
    assert_string_equal(describe(rules, 30), "window 4 r6c6 r6c7 r6c8 r7c6 r7c7 r7c8 r8c6 r8c7 r8c8");
    assert_string_equal(describe(rules, 31),
                        "hidden window 1 r1c2 r1c3 r1c4 r5c2 r5c3 r5c4 r9c2 r9c3 r9c4");
    assert_string_equal(describe(rules, 33),
                        "hidden window 3 r2c1 r2c5 r2c9 r3c1 r3c5 r3c9 r4c1 r4c5 r4c9");
    assert_string_equal(describe(rules, 35),
                        "hidden window 5 r1c1 r1c5 r1c9 r5c1 r5c5 r5c9 r9c1 r9c5 r9c9");
    sudoku_rules_free(rules);
}

static void windows_of_other_sizes(void **state)
{
    (void)state;
    sudoku_rules *four = make(&(sudoku_shape){.size = 4, .rules = "nrc"});
    assert_int_equal(sudoku_rules_house_count(four), 13);
    assert_string_equal(describe(four, 12), "window 1 r2c2 r2c3 r3c2 r3c3");
    sudoku_rules_free(four);
    sudoku_rules *sixteen = make(&(sudoku_shape){.size = 16, .rules = "nrc"});
    assert_int_equal(sudoku_rules_house_count(sixteen), 48 + 9);
    assert_int_equal(sixteen->all_house_count, 48 + 16);
    assert_string_equal(
        describe(sixteen, 48 + 4),
        "window 5 r7c7 r7c8 r7c9 r7c10 r8c7 r8c8 r8c9 r8c10 r9c7 r9c8 r9c9 r9c10 r10c7 r10c8 "
        "r10c9 r10c10");
    sudoku_rules_free(sixteen);
}

/* The seats are the houses, seen from the cells. */
static void seats_match_houses(void **state)
{
    (void)state;
    static const char *const names[] = {"", "x", "nrc", "x nrc"};
    for (int size = 1; size <= 36; size++)
        for (int i = 0; i < 4; i++) {
            const bool square = size == 4 || size == 9 || size == 16 || size == 25 || size == 36;
            if (i > 1 && !square) continue;
            sudoku_rules *r = make(
                &(sudoku_shape){.size = size, .box_rows = -1, .box_columns = -1, .rules = names[i]});
            int seats = 0, places = 0;
            for (int cell = 0; cell < r->cells; cell++)
                for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++, seats++)
                    assert_int_equal(r->house[r->seat[s].house].cell[r->seat[s].position], cell);
            for (int h = 0; h < r->all_house_count; h++) places += r->house[h].count;
            assert_int_equal(seats, places);
            sudoku_rules_free(r);
        }
}

static void usual_boxes(void **state)
{
    (void)state;
    static const int expected[][3] = {{1, 1, 1},  {4, 2, 2},  {6, 2, 3},  {8, 2, 4},  {9, 3, 3},
                                      {10, 2, 5}, {12, 3, 4}, {15, 3, 5}, {16, 4, 4}, {36, 6, 6}};
    int rows, columns;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        assert_true(usual_box(expected[i][0], &rows, &columns));
        assert_int_equal(rows, expected[i][1]);
        assert_int_equal(columns, expected[i][2]);
    }
    static const int none[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_false(usual_box(none[i], &rows, &columns));
}

static void boxes_in_disguise(void **state)
{
    (void)state;
    const uint8_t regions[16] = {3, 3, 1, 1, 3, 3, 1, 1, 0, 0, 2, 2, 0, 0, 2, 2};
    sudoku_rules *rules = make(&(sudoku_shape){.size = 4, .regions = regions});
    int rows, columns;
    assert_true(sudoku_rules_box(rules, &rows, &columns));
    assert_int_equal(rows, 2);
    assert_int_equal(columns, 2);
    sudoku_rules_free(rules);
}

static void broken_regions_are_found(void **state)
{
    (void)state;
    const uint8_t whole[16] = {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
    const uint8_t broken[16] = {0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3};
    sudoku_rules *a = make(&(sudoku_shape){.size = 4, .regions = whole});
    sudoku_rules *b = make(&(sudoku_shape){.size = 4, .regions = broken});
    assert_int_equal(sudoku_rules_broken_region(a), -1);
    assert_int_equal(sudoku_rules_broken_region(b), 0);
    sudoku_rules_free(a);
    sudoku_rules_free(b);
}

static void refuse(const sudoku_shape *shape, const char *message)
{
    sudoku_error error = {.message = ""};
    assert_null(sudoku_rules_new(shape, &error));
    assert_string_equal(error.message, message);
    assert_null(sudoku_rules_new(shape, NULL));
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    const uint8_t uneven[16] = {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
    const uint8_t many[4] = {0, 1, 2, 3};
    const uint16_t twice[2] = {1, 1}, outside[2] = {1, 16}, five[5] = {0, 1, 2, 3, 4};
    refuse(&(sudoku_shape){.size = 0}, "the size must be 1 to 36, not 0");
    refuse(&(sudoku_shape){.size = 37}, "the size must be 1 to 36, not 37");
    refuse(&(sudoku_shape){.size = 7}, "size 7 has no default box: state regions or \"box none\"");
    refuse(&(sudoku_shape){.size = 9, .box_rows = 4, .box_columns = 3},
           "a box of 4x3 does not have the 9 cells of size 9");
    refuse(&(sudoku_shape){.size = 9, .box_rows = 3},
           "a box of 3x0 does not have the 9 cells of size 9");
    refuse(&(sudoku_shape){.size = 4, .regions = uneven}, "region A has 5 cells instead of 4");
    refuse(&(sudoku_shape){.size = 2, .regions = many}, "there are more than 2 regions");
    refuse(&(sudoku_shape){.size = 9, .rules = "x ncr"},
           "unknown rule 'ncr'; the rules are classic, x, falling, rising, nrc, disjoint, asterisk, "
           "centre, girandola");
    refuse(&(sudoku_shape){.size = 6, .rules = "nrc"},
           "rule \"nrc\" needs a square size (4, 9, 16, 25, 36), not 6");
    refuse(&(sudoku_shape){.size = 9, .box_rows = -1, .box_columns = -1, .rules = "disjoint"},
           "rule \"disjoint\" needs boxes");
    refuse(&(sudoku_shape){.size = 6, .rules = "asterisk"},
           "rule \"asterisk\" needs 9x9 with boxes of 3x3");
    refuse(&(sudoku_shape){.size = 4, .houses = &(sudoku_cells){twice, 2}, .house_count = 1},
           "house 1 has r1c2 twice");
    refuse(&(sudoku_shape){.size = 4, .houses = &(sudoku_cells){outside, 2}, .house_count = 1},
           "house 1 has a cell outside the grid");
    refuse(&(sudoku_shape){.size = 4, .houses = &(sudoku_cells){five, 5}, .house_count = 1},
           "house 1 has 5 cells; it must have 2 to 4");
    static const sudoku_cells lots[SUDOKU_MAX_HOUSES + 1];
    refuse(&(sudoku_shape){.size = 4, .houses = lots, .house_count = SUDOKU_MAX_HOUSES + 1},
           "there are more than 10000 extra houses");
}

static void a_house_can_be_left_out(void **state)
{
    (void)state;
    sudoku_rules *both = make(&(sudoku_shape){.size = 9, .rules = "x nrc"});
    sudoku_rules *rest = sudoku_rules_without(both, 27);
    assert_int_equal(sudoku_rules_house_count(rest), sudoku_rules_house_count(both) - 1);
    assert_memory_equal(sudoku_rules_house(rest, 27).cells, sudoku_rules_house(both, 28).cells, 18);
    sudoku_rules_free(rest);
    sudoku_rules_free(both);

    /* the rest may be more houses than a user may state */
    static const uint16_t pair[2] = {0, 10};
    sudoku_cells houses[SUDOKU_MAX_HOUSES];
    for (int i = 0; i < SUDOKU_MAX_HOUSES; i++) houses[i] = (sudoku_cells){pair, 2};
    sudoku_rules *full = make(&(sudoku_shape){
        .size = 9, .rules = "x nrc", .houses = houses, .house_count = SUDOKU_MAX_HOUSES});
    rest = sudoku_rules_without(full, 27);
    assert_non_null(rest);
    assert_int_equal(sudoku_rules_house_count(rest), sudoku_rules_house_count(full) - 1);
    sudoku_rules_free(rest);
    sudoku_rules_free(full);
}

/* The houses that a rule adds to a grid of 9 or 6. */
static void named_rules_add_their_houses(void **state)
{
    (void)state;
    static const struct {
        const char *rule;
        int houses;
        const char *last;
    } added[] = {
        {"falling", 1, "the falling diagonal r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9"},
        {"rising", 1, "the rising diagonal r9c1 r8c2 r7c3 r6c4 r5c5 r4c6 r3c7 r2c8 r1c9"},
        {"disjoint", 9, "group 9 r3c3 r3c6 r3c9 r6c3 r6c6 r6c9 r9c3 r9c6 r9c9"},
        {"asterisk", 1, "the asterisk r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5"},
        {"centre", 1, "the centre dot group r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8"},
        {"girandola", 1, "the girandola r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9"},
    };
    for (size_t i = 0; i < sizeof added / sizeof *added; i++) {
        sudoku_rules *rules = make(&(sudoku_shape){.size = 9, .rules = added[i].rule});
        assert_int_equal(sudoku_rules_house_count(rules), 27 + added[i].houses);
        assert_int_equal(sudoku_rules_first_extra(rules), 27);
        assert_string_equal(describe(rules, 26 + added[i].houses), added[i].last);
        assert_string_equal(sudoku_rules_names(rules), added[i].rule);
        sudoku_rules_free(rules);
    }
    sudoku_rules *rules = make(&(sudoku_shape){.size = 6, .rules = "disjoint"});
    assert_string_equal(describe(rules, 18), "group 1 r1c1 r1c4 r3c1 r3c4 r5c1 r5c4");
    assert_string_equal(describe(rules, 23), "group 6 r2c3 r2c6 r4c3 r4c6 r6c3 r6c6");
    sudoku_rules_free(rules);
}

static void rules_have_other_names(void **state)
{
    (void)state;
    static const char *const names[][2] = {{"diagonal", "x"},           {"Diagonals", "x"},
                                           {"falling rising", "x"},     {"x,rising", "x"},
                                           {"windoku", "nrc"},          {"HYPER", "nrc"},
                                           {"center", "centre"},        {"disjoint-groups", "disjoint"},
                                           {"nrc rising", "rising nrc"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        sudoku_rules *rules = make(&(sudoku_shape){.size = 9, .rules = names[i][0]});
        assert_string_equal(sudoku_rules_names(rules), names[i][1]);
        sudoku_rules_free(rules);
    }
}

/* Known counts of 4x4 grids. */
static void disjoint_groups_leave_168_grids(void **state)
{
    (void)state;
    sudoku_rules *rules = make(&(sudoku_shape){.size = 4, .rules = "disjoint"});
    const uint8_t empty[16] = {0};
    const sudoku_puzzle puzzle = {.rules = rules, .givens = empty};
    for (int i = 0; sudoku_engine_name(i); i++) {
        sudoku_solver *solver = sudoku_solver_new(rules, sudoku_engine_name(i));
        sudoku_counters counters = {0};
        if (!solver) continue;
        sudoku_search(solver, &puzzle, NULL, NULL, NULL, &counters);
        assert_int_equal(counters.solutions, 168);
        sudoku_solver_free(solver);
    }
    sudoku_rules_free(rules);
}

static void owners_are_counted(void **state)
{
    (void)state;
    sudoku_rules *rules = make(&(sudoku_shape){.size = 4});
    assert_ptr_equal(sudoku_rules_keep(rules), rules);
    sudoku_rules_free(rules);
    assert_int_equal(sudoku_rules_size(rules), 4); /* the second owner still has it */
    sudoku_rules_free(rules);
    sudoku_rules_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classic_has_27_houses),
        cmocka_unit_test(x_adds_both_diagonals),
        cmocka_unit_test(nrc_adds_four_windows_and_implies_five),
        cmocka_unit_test(windows_of_other_sizes),
        cmocka_unit_test(seats_match_houses),
        cmocka_unit_test(usual_boxes),
        cmocka_unit_test(boxes_in_disguise),
        cmocka_unit_test(broken_regions_are_found),
        cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(a_house_can_be_left_out),
        cmocka_unit_test(named_rules_add_their_houses),
        cmocka_unit_test(rules_have_other_names),
        cmocka_unit_test(disjoint_groups_leave_168_grids),
        cmocka_unit_test(owners_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
