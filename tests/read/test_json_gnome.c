/* SPDX-License-Identifier: MIT */
/* test_json_gnome.c - games that GNOME Sudoku saves: only fixed digits are givens. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

static sudoku_read_result read_cells(const char *cells, sudoku_reader **reader, sudoku_puzzle *p,
                                     sudoku_error *error)
{
    char json[1000];
    snprintf(json, sizeof json,
             "{\"difficulty_category\":\"easy\",\"time_elapsed\":1.5,\"cells\":[\n%s]}", cells);
    *reader = sudoku_reader_new_text(json, strlen(json), NULL, NULL);
    assert_non_null(*reader);
    return sudoku_reader_next(*reader, p, error);
}

static void fixed_digits_are_givens(void **state)
{
    (void)state;
    sudoku_reader *reader;
    sudoku_puzzle p = {0};
    assert_int_equal(read_cells("{\"position\":[0,4],\"value\":7,\"fixed\":true,\"earmarks\":[]},"
                                "{\"position\":[8,8],\"value\":3,\"fixed\":false,\"earmarks\":[1]},"
                                "{\"position\":[2,0],\"value\":0,\"fixed\":false,\"earmarks\":[1,9]}",
                                &reader, &p, NULL),
                     SUDOKU_READ_PUZZLE);
    assert_int_equal(sudoku_rules_size(p.rules), 9);
    for (int cell = 0; cell < 81; cell++) {
        assert_int_equal(p.givens[cell], cell == 4 ? 7 : 0);
        assert_int_equal(p.placed[cell], cell == 80 ? 3 : 0);
        assert_int_equal(p.marks[cell], cell == 80 ? 1 : cell == 18 ? 0x101 : 0);
    }
    assert_null(p.allowed);
    sudoku_reader_free(reader);
    assert_int_equal(read_cells("{\"position\":[0,4],\"value\":7,\"fixed\":true}", &reader, &p, NULL),
                     SUDOKU_READ_PUZZLE);
    assert_null(p.placed);
    assert_null(p.marks);
    sudoku_reader_free(reader);
}

/* The column is in the line of the cell. */
static void expect_error(const char *cells, long column, const char *message)
{
    static const char suspected[] = "this looks like GNOME Sudoku, but ";
    sudoku_reader *reader;
    sudoku_puzzle p = {0};
    sudoku_error error;
    assert_int_equal(read_cells(cells, &reader, &p, &error), SUDOKU_READ_ERROR);
    assert_memory_equal(error.message, suspected, sizeof suspected - 1);
    assert_string_equal(error.message + sizeof suspected - 1, message);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, column);
    sudoku_reader_free(reader);
}

static void bad_cells_are_explained(void **state)
{
    (void)state;
    expect_error("{\"position\":[0,9],\"value\":7,\"fixed\":true}", 16,
                 "\"position\" must be a number from 0 to 8");
    expect_error("{\"position\":[0],\"value\":7,\"fixed\":true}", 13,
                 "\"position\" must be a row and a column, such as [0, 4]");
    expect_error("{\"position\":[0,0],\"value\":10,\"fixed\":true}", 27,
                 "\"value\" must be a number from 0 to 9");
    expect_error("{\"position\":[0,0],\"value\":1,\"fixed\":1}", 37, "\"fixed\" must be true or false");
    expect_error("{\"position\":[0,0],\"value\":1}", 1, "\"fixed\" must be true or false");
    expect_error("{\"position\":[0,0],\"earmarks\":1}", 30, "\"earmarks\" must be a list");
    expect_error("{\"position\":[0,0],\"earmarks\":[0]}", 31,
                 "\"earmarks\" must be a number from 1 to 9");
    expect_error("{\"position\":[3,5]},{\"position\":[3,5]}", 20, "cell r4c6 is there twice");
    expect_error("{\"position\":[3,5]},{}", 20,
                 "\"position\" must be a row and a column, such as [0, 4]");
    expect_error("{\"position\":[3,5]},[]", 20,
                 "\"position\" must be a row and a column, such as [0, 4]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixed_digits_are_givens),
        cmocka_unit_test(bad_cells_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
