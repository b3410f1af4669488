/* SPDX-License-Identifier: MIT */
/* test_clue_errors.c - statements that are no clues: each row of tests/data/bad-clues.tsv is refused with its sentence, at its place, and
   has a sentence in German, too.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/clue_puzzle.h"

enum { SIZE, STATEMENTS, ERROR, FIELDS, LONGEST_LINE = 1 << 12 };

/* \n is a line end. */
static void put_line_ends(char *text)
{
    for (char *at = text; (at = strstr(at, "\\n"));) {
        *at++ = '\n';
        memmove(at, at + 1, strlen(at));
    }
}

static void refuse(char *const field[])
{
    const int size = atoi(field[SIZE]);
    sudoku_rules *rules = sudoku_rules_new(
        &(sudoku_shape){.size = size, .box_rows = size < 4 ? -1 : 0, .box_columns = size < 4 ? -1 : 0},
        NULL);
    sudoku_error error;
    char said[2 * SUDOKU_TEXT], german[2 * SUDOKU_TEXT];
    char statements[LONGEST_LINE];
    assert_non_null(rules);
    strcpy(statements, field[STATEMENTS]);
    put_line_ends(statements);
    const sudoku_clues *clues = sudoku_clues_new(rules, statements, strlen(statements), &error);
    if (clues) fail_msg("%s: is read", field[STATEMENTS]);
    snprintf(said, sizeof said, "%ld:%ld: %s", error.line, error.column, error.message);
    if (strcmp(said, field[ERROR]) != 0)
        fail_msg("%s\n  expected: %s\n  said:     %s", field[STATEMENTS], field[ERROR], said);
    assert_true(*sudoku_error_words(&error, SUDOKU_GERMAN, german, sizeof german));
    sudoku_rules_free(rules);
}

static void sentences_are_as_stated(void **state)
{
    char line[LONGEST_LINE], *field[FIELDS];
    int rows = 0;
    FILE *file = fopen("tests/data/bad-clues.tsv", "r");
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (*line == '#') continue;
        assert_int_equal(cut_at_tabs(line, field, FIELDS), FIELDS);
        refuse(field);
        rows++;
    }
    fclose(file);
    assert_true(rows >= 120);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sentences_are_as_stated)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
