/* SPDX-License-Identifier: MIT */
/* test_json_plain.c - cells and keys as different programs write them; what is wrong is said at its place.

   Sources: src/read/json/json_plain.c, src/read/json/json_cells.c, src/read/json/json_dialects.c.  tests/cli/json.bats has the messages.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/text.h"
#include "sudoku.h"

/* The puzzle as a line, or the error with its place. */
static void expect(const char *json, const char *expected)
{
    struct text read = {0};
    sudoku_puzzle p = {0};
    sudoku_error error = {.message = ""};
    char place[50];
    sudoku_reader *reader = sudoku_reader_new_text(json, strlen(json), NULL, NULL);
    text_clear(&read);
    if (sudoku_reader_next(reader, &p, &error) == SUDOKU_READ_PUZZLE) {
        assert_string_equal(p.format, "json");
        assert_true(sudoku_print(&(sudoku_sheet){.puzzle = &p}, &(sudoku_style){.format = "line"},
                                 (sudoku_sink){text_sink, &read}));
        read.bytes[read.length - 1] = '\0'; /* the end of the line */
        assert_int_equal(sudoku_reader_next(reader, &p, &error), SUDOKU_READ_END);
    } else {
        snprintf(place, sizeof place, "%ld:%ld ", error.line, error.column);
        text_add(&read, place);
        text_add(&read, error.message);
    }
    assert_string_equal(read.bytes, expected);
    sudoku_reader_free(reader);
    text_free(&read);
}

#define FOUR      "1.3..4.22..3.32."
#define FOUR_ROWS "[[1,0,3,0],[0,4,0,2],[2,0,0,3],[0,3,2,0]]"

static void cells_in_every_form(void **state)
{
    (void)state;
    expect("{\"givens\":\"" FOUR "\"}", FOUR);
    expect("{\"givens\":\"1\\u002e3..4.22..3.32.\"}", FOUR);
    expect("{\"givens\":[\"1.3.\",\".4.2\",\"2..3\",\".32.\"]}", FOUR);
    expect("{\"givens\":" FOUR_ROWS "}", FOUR);
    expect("{\"givens\":[[\"1\",\"\",\"3\",\" "
           "\"],[\".\",\"4\",null,\"2\"],[2,null,null,3],[null,3,2,false]]}",
           FOUR);
    expect("{\"givens\":[1,0,3,0,0,4,0,2,2,0,0,3,0,3,2,0.0]}", FOUR);
    expect("{\"givens\":[[1.5]]}",
           "1:13 \"givens\" must be a string or a list of row strings or numbers");
    expect("{\"givens\":[[[1]]]}",
           "1:13 \"givens\" must be a string or a list of row strings or numbers");
    expect("{\"givens\":[[\"11\"]]}", "1:13 expected 1-1 or '.' for an empty cell, not 'B'");
    expect("{\"givens\":" FOUR_ROWS ",\"placed\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5]}",
           "1:93 expected 1-4 or '.' for an empty cell, not '5'");
    expect("{\"givens\":\"" FOUR "\",\"placed\":\".2..............\"}", FOUR " placed=.2..............");
}

/* A list of more than 36 strings has a cell in each. */
static void long_lists_are_cells(void **state)
{
    (void)state;
    struct text json = {0};
    char expected[257];
    text_add(&json, "{\"board\":[");
    for (int i = 0; i < 256; i++) text_add(&json, i == 0 ? "\"16\"" : i == 17 ? ",\"\"" : ",\".\"");
    text_add(&json, "]}");
    memset(expected, '.', 256);
    expected[0] = 'G';
    expected[256] = '\0';
    expect(json.bytes, expected);
    text_free(&json);
}

static void regions_and_marks(void **state)
{
    (void)state;
    expect("{\"givens\":\"................\",\"regions\":[[0,0,0,1],[0,1,1,1],[2,2,2,3],[2,3,3,3]]}",
           "................ regions=AAABABBBCCCDCDDD");
    expect("{\"regions\":\"AAABABBBCCCDCDD1\",\"givens\":\"................\"}",
           "1:28 region '1' has 1 cells instead of 4");
    expect("{\"size\":2,\"box\":\"none\",\"allowed\":[\"1.\",\"12\",\"..\",[12]]}",
           "1:34 allowed has 7 characters instead of 8");
    expect("{\"size\":1,\"allowed\":\"1\"}", ". allowed=1");
    expect("{\"size\":2,\"box\":\"none\",\"allowed\":[[\"1.\",\"12\"],[\"1.\",\".2\"]]}",
           ".... box=none allowed=1.121..2");
}

static void what_other_programs_call_it(void **state)
{
    (void)state;
    expect("{\"board\":" FOUR_ROWS ",\"difficulty\":\"easy\"}", FOUR);
    expect("{\"id\":7,\"quiz\":\"" FOUR "\",\"solved\":\"1234341221434321\"}",
           FOUR " solution=1234341221434321");
    expect("{\"puzzle\":\"" FOUR " x\",\"rating\":7.2,\"techniques\":{\"naked-single\":3}}", FOUR " x");
    expect("{\"puzzle\":\"" FOUR "\",\"board\":" FOUR_ROWS "}",
           "1:30 \"puzzle\" and \"board\" say the same thing");
    expect("{\"board\":" FOUR_ROWS ",\"diagonal\":true}", "1:52 unknown key \"diagonal\"");
    expect("{\"board\":" FOUR_ROWS ",\"rules\":[\"x\"]}", FOUR " x");
    expect("{\"puzzle\":\"" FOUR " regions=AAAB\"}", "1:37 regions has 4 characters instead of 16");
    expect("{\"puzzle\":\"" FOUR " solution=1234341221434312\"}",
           "1:38 the stated solution is wrong: the given in r4c3 is 2");
    expect("{\"puzzle\":\"" FOUR " house=r1c1r9c1\"}", "1:39 r9c1 lies outside the 4x4 grid");
    expect("{\"puzzle\":\"\\u0031.3..4.22..3.32. x\"}", FOUR " x");
    expect("{\"title\":\"only\"}", "1:1 there are no \"givens\"");
    expect("{\"number\":1,\"technique\":\"x\"}",
           "1:1 there is no puzzle in an object with the keys \"number\", \"technique\"");
    expect("{\"error\":\"x\",\"line\":3}",
           "1:1 there is no puzzle in an object with the keys \"error\", \"line\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_in_every_form),
        cmocka_unit_test(long_lists_are_cells),
        cmocka_unit_test(regions_and_marks),
        cmocka_unit_test(what_other_programs_call_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
