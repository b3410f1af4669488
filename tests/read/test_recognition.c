/* SPDX-License-Identifier: MIT */
/* test_recognition.c - what a reader says it recognised, besides the puzzle. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

#define GIVENS   "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define GRID     "1.3.\n.4.2\n2..3\n.32.\n"

/* empty cells|wrapping|lines passed over|comments|text before|text behind */
static void expect(const char *text, const char *expected)
{
    char found[SUDOKU_TEXT];
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    sudoku_puzzle puzzle = {0};
    sudoku_recognition seen = {.room = sizeof seen};
    assert_non_null(reader);
    if (sudoku_reader_next(reader, &puzzle, NULL) != SUDOKU_READ_PUZZLE) fail_msg("not read: %s", text);
    sudoku_reader_recognition(reader, &seen);
    snprintf(found, sizeof found, "%s|%s|%ld|%ld|%d|%d", seen.empty, seen.wrapping, seen.lines_passed,
             seen.comments, seen.text_before, seen.text_behind);
    sudoku_reader_free(reader);
    if (strcmp(found, expected) != 0) fail_msg("%s\nis %s\nnot %s", text, found, expected);
}

static void one_puzzle(void **state)
{
    (void)state;
    expect(GIVENS "\n", ".||0|0|0|0");
    expect(SOLUTION "\n", "||0|0|0|0");
    expect("1-3-\n-4-2\n2--3\n-32-\n", "-||0|0|0|0");
    expect("1.3.\n.4_2\n2.*3\n.32.\n", "._*||0|0|0|0");
    expect("# one\n# two\n\n" GRID, ".||0|2|0|0");
    expect("1234\n3412\n2143\n4321\n\n1-3-\n-4-2\n2--3\n-32-\n", "-||0|0|0|0");
    expect(SOLUTION "\n" GIVENS "\n", ".||0|0|0|0");
}

static void text_in_its_line(void **state)
{
    (void)state;
    expect("17. " GIVENS "\n", ".||0|0|1|0");
    expect(GIVENS " x nrc\n", ".||0|0|0|0");
    expect(GIVENS " # easy\n", ".||0|0|0|1");
    expect(GIVENS " ED=7.1/1.2/1.2\n", ".||0|0|0|1");
    expect(GIVENS "\teasy\n", ".||0|0|0|0"); /* a column that is ignored */
}

static void what_is_taken_off(void **state)
{
    (void)state;
    expect("> 1 . 3 .\n> . 4 . 2\n> 2 . . 3\n> . 3 2 .\n", ".|mail|0|0|0|0");
    expect("Dear all,\n\nthis is the puzzle of the day.\n\n" GRID "\nI hope you like it.\n",
           ".|prose|3|0|0|0");
    expect("> Look at this:\n>\n> ```\n> 1.3.\n> .4.2\n> 2..3\n> .32.\n> ```\n",
           ".|mail markdown prose|1|0|0|0");
    expect("<table><tr><td>1<td>_<td>3<td>_<tr><td>_<td>4<td>_<td>2<tr><td>2<td>_<td>_<td>3"
           "<tr><td>_<td>3<td>2<td>_</table>",
           "_|html|0|0|0|0");
}

/* Comments and prose are counted once: for the puzzle after them. */
static void next_puzzle(void **state)
{
    (void)state;
    static const char text[] = "# above\n" GIVENS "\n# between\n# and again\n" SOLUTION "\n" GIVENS
                               " # x\n" GIVENS ",easy\n" GIVENS "," SOLUTION "\n";
    static const int comments[] = {1, 2, 0, 0, 0}, behind[] = {0, 0, 1, 1, 0};
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    sudoku_puzzle puzzle = {0};
    for (int i = 0; i < 5; i++) {
        sudoku_recognition seen = {.room = sizeof seen};
        assert_int_equal(sudoku_reader_next(reader, &puzzle, NULL), SUDOKU_READ_PUZZLE);
        sudoku_reader_recognition(reader, &seen);
        assert_int_equal(seen.comments, comments[i]);
        assert_int_equal(seen.text_behind, behind[i]);
        assert_string_equal(seen.empty, i == 1 ? "" : ".");
    }
    sudoku_reader_free(reader);
}

/* The columns of a list in a table of a page are those of the list. */
static void columns_within(void **state)
{
    (void)state;
    static const char text[] = "<table><tr><td>1<td>" GIVENS "<td>x<tr><td>2<td>" GIVENS "<td>y</table>";
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    sudoku_puzzle puzzle = {0};
    sudoku_columns columns = {.room = sizeof columns};
    sudoku_recognition seen = {.room = sizeof seen};
    assert_int_equal(sudoku_reader_next(reader, &puzzle, NULL), SUDOKU_READ_PUZZLE);
    sudoku_reader_columns(reader, &columns);
    sudoku_reader_recognition(reader, &seen);
    assert_int_equal(columns.puzzle, 2);
    assert_int_equal(columns.separator, '\t');
    assert_string_equal(seen.wrapping, "html");
    sudoku_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(one_puzzle), cmocka_unit_test(text_in_its_line),
                                       cmocka_unit_test(what_is_taken_off),
                                       cmocka_unit_test(next_puzzle), cmocka_unit_test(columns_within)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
