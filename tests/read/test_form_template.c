/* SPDX-License-Identifier: MIT */
/* test_form_template.c - the template of a form reads its puzzles, and says what is wrong with others. */
#include <string.h>

#include "support/cmocka_first.h"

#include "read/open.h"
#include "read/reader.h"

extern const struct form form_template;

/* As if the user had named the form. */
static sudoku_reader *open_text(const char *text)
{
    sudoku_reader *r = reader_new_text(text, strlen(text), NULL, NULL);
    assert_non_null(r);
    r->expected.form = &form_template;
    return r;
}

static void puzzles_are_read(void **state)
{
    (void)state;
    static const uint8_t first[] = {1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 3, 0, 0, 3, 2, 0};
    sudoku_puzzle p;
    sudoku_error error;
    sudoku_reader *r = open_text("1.3./.4.2/2.3./.32.\n4321/..../..../....\n");
    assert_int_equal(reader_next(r, &p, &error), SUDOKU_READ_PUZZLE);
    assert_string_equal(p.format, "template");
    assert_memory_equal(p.givens, first, sizeof first);
    assert_int_equal(reader_next(r, &p, &error), SUDOKU_READ_PUZZLE);
    assert_int_equal(p.givens[0], 4);
    assert_int_equal(reader_next(r, &p, &error), SUDOKU_READ_END);
    reader_free(r);
}

static void errors_have_a_place(void **state)
{
    (void)state;
    sudoku_puzzle p;
    sudoku_error error;
    sudoku_reader *r = open_text("1.3./.4.2/2.?./.32.\n12/3\n1.3./.4.2/2.3./.32.\n");
    assert_int_equal(reader_next(r, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.code, "expected_digit");
    assert_int_equal(error.column, 13);
    assert_int_equal(reader_next(r, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.code, "cells_not_square");
    assert_int_equal(error.line, 2);
    assert_int_equal(reader_next(r, &p, &error), SUDOKU_READ_PUZZLE);
    reader_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_are_read),
        cmocka_unit_test(errors_have_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
