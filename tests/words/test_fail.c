/* SPDX-License-Identifier: MIT */
/* test_fail.c - errors: a message with a place, and none where there is no error. */
#include <string.h>

#include "support/cmocka_first.h"

#include "words/fail.h"

static void an_error_keeps_message_and_place(void **state)
{
    (void)state;
    sudoku_error error;
    assert_false(fail(&error, 3, 7, say(line_too_long, 100)));
    assert_string_equal(error.code, "line_too_long");
    assert_int_equal(error.line, 3);
    assert_int_equal(error.column, 7);
    assert_true(strstr(error.message, "100"));
    assert_true(has_failed_by(&error, SAY_line_too_long));
    assert_false(has_failed_by(&error, SAY_out_of_memory));
}

static void errors_may_be_ignored(void **state)
{
    (void)state;
    assert_false(fail(NULL, 1, 1, say(line_too_long, 100)));
    assert_false(fail_by_memory(NULL));
    assert_false(fail_as_stopped(NULL));
    assert_false(fail_for(NULL, 1, 1, NULL));
}

static void stopping_has_no_sentence(void **state)
{
    (void)state;
    sudoku_error error = {.message = "before"};
    assert_false(fail_as_stopped(&error));
    assert_string_equal(error.message, "");
    assert_null(error.code);
}

static void an_error_is_moved(void **state)
{
    (void)state;
    sudoku_error reason, error;
    fail(&reason, 1, 2, say(line_too_long, 100));
    assert_false(fail_for(&error, 30, 40, &reason));
    assert_string_equal(error.message, reason.message);
    assert_int_equal(error.line, 30);
    assert_int_equal(error.column, 40);
    assert_false(fail_for(&error, 30, 40, NULL));
    assert_true(has_failed_by(&error, SAY_out_of_memory));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_error_keeps_message_and_place),
        cmocka_unit_test(errors_may_be_ignored),
        cmocka_unit_test(stopping_has_no_sentence),
        cmocka_unit_test(an_error_is_moved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
