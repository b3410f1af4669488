/* SPDX-License-Identifier: MIT */
/* test_hint_words.c - hints of steps made by hand: each level, in both languages. */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/out.h"
#include "logic/step/techniques.h"
#include "show/hint_words.h"
#include "show/made_step.h"

static void expect_hint(int level, sudoku_language language, const char *sentence)
{
    char text[600];
    struct out o = out_to_buffer(text, sizeof text);
    out_hint(&o, classic, &made.it, level, language);
    assert_string_equal(text, sentence);
}

/* A naked single names no house, so the hint takes the box of its cell: boxes come last. */
static void a_step_without_a_house(void **state)
{
    (void)state;
    for (int cell = 0; cell < 81; cell++) {
        char sentence[40] = "Begin with box 0.";
        sentence[15] = (char)('1' + cell / 27 * 3 + cell % 9 / 3);
        begin(TECHNIQUE_naked_single);
        step_place(&made, cell, 5);
        step_cell(&made, SUDOKU_PATTERN, cell);
        expect_hint(2, SUDOKU_ENGLISH, sentence);
        step_cell_truth(&made, cell);
        expect_hint(2, SUDOKU_ENGLISH, sentence);
    }
}

static void a_step_begins_with_its_first_house(void **state)
{
    (void)state;
    begin(TECHNIQUE_hidden_single);
    add("7 r8c3 =r8c3:7 B11");
    step_house_truth(&made, 20, 7);
    assert_int_equal(hint_house(classic, &made.it), 11);
    expect_hint(2, SUDOKU_ENGLISH, "Begin with column 3.");
    begin(TECHNIQUE_hidden_single);
    add("7 r8c3 =r8c3:7");
    step_cell_truth(&made, 0);
    step_house_truth(&made, 7, 7);
    expect_hint(2, SUDOKU_ENGLISH, "Begin with row 8.");
    expect_hint(2, SUDOKU_GERMAN, "Ein guter Anfang: Zeile 8.");
}

/* The nine parts of the grid, as the first hint names them. */
static void every_part_of_the_grid(void **state)
{
    (void)state;
    static const char *const parts[9] = {"the upper left", "the top",    "the upper right",
                                         "the left",       "the middle", "the right",
                                         "the lower left", "the bottom", "the lower right"};
    for (int cell = 0; cell < 81; cell++) {
        char text[200];
        begin(TECHNIQUE_naked_single);
        step_place(&made, cell, 5);
        struct out o = out_to_buffer(text, sizeof text);
        out_hint(&o, classic, &made.it, 1, SUDOKU_ENGLISH);
        assert_non_null(strstr(text, parts[cell / 27 * 3 + cell % 9 / 3]));
    }
}

/* What is placed comes before what is removed; cells that only lose candidates are not named. */
static void cells_of_a_step(void **state)
{
    (void)state;
    uint16_t named[SUDOKU_MAX_CELLS];
    begin(TECHNIQUE_naked_pair);
    add("3 4 r1c2 r1c9 pr1c2:3 pr1c2:4 -r1c5:3");
    assert_int_equal(hint_cells(&made.it, named), 2);
    assert_int_equal(named[0], 1);
    assert_int_equal(named[1], 8);
    assert_int_equal(hint_cell(&made.it), 4);
    expect_hint(3, SUDOKU_ENGLISH, "There is a step of this kind: Naked Pair.");
    expect_hint(4, SUDOKU_ENGLISH, "Look at these cells: r1c2, r1c9.");
    add("=r9c9:1");
    assert_int_equal(hint_cell(&made.it), 80);
    begin(TECHNIQUE_naked_single);
    add("5 r2c2 =r2c2:5");
    assert_int_equal(hint_cells(&made.it, named), 1);
    expect_hint(4, SUDOKU_ENGLISH, "Look at this cell: r2c2.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_without_a_house),
        cmocka_unit_test(a_step_begins_with_its_first_house),
        cmocka_unit_test(every_part_of_the_grid),
        cmocka_unit_test(cells_of_a_step),
    };
    return cmocka_run_group_tests(tests, start_steps, finish_steps);
}
