/* SPDX-License-Identifier: MIT */
/* test_request.c - requests are cut into keys, values and text; what is wrong with others is said. */
#include <string.h>

#include "support/cmocka_first.h"

#include "service/request.h"

static struct request request; /* too large for a small stack */

static bool read_text(const char *text, sudoku_error *error)
{
    static char bytes[1000];
    const size_t length = strlen(text);
    assert_true(length < sizeof bytes);
    memcpy(bytes, text, length);
    return request_read(&request, bytes, length, error);
}

static void keys_values_and_text(void **state)
{
    (void)state;
    sudoku_error error;
    assert_true(read_text("call solve\nrules x nrc\nempty\n\nthe text\n\nof it", &error));
    assert_string_equal(request.call, "solve");
    assert_string_equal(request_value(&request, "rules"), "x nrc");
    assert_string_equal(request_value(&request, "empty"), "");
    assert_null(request_value(&request, "text"));
    assert_int_equal(request.text_length, strlen("the text\n\nof it"));
    assert_memory_equal(request.text, "the text\n\nof it", request.text_length);
    assert_true(read_text("call solve", &error));
    assert_null(request.text);
}

static void a_call_comes_first(void **state)
{
    (void)state;
    static const char *const wrong[] = {"", "\ntext", "rules x\ncall solve", "calls x"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        sudoku_error error;
        assert_false(read_text(wrong[i], &error));
        assert_string_equal(error.code, "expected_call");
    }
}

static void keys_are_known_and_come_once(void **state)
{
    (void)state;
    sudoku_error error;
    assert_true(read_text("call solve\nhouse a\nhouse b\nlimit 2", &error));
    assert_true(request_keys_are_among(&request, " house limit ", &error));
    assert_false(request_keys_are_among(&request, " house ", &error));
    assert_string_equal(error.code, "call_has_no_key");
    assert_true(read_text("call solve\nlimit 1\nlimit 2", &error));
    assert_false(request_keys_are_among(&request, " house limit ", &error));
    assert_string_equal(error.code, "key_twice");
}

static const char *name(int index)
{
    static const char *const names[] = {"zero", "one", NULL};
    return names[index];
}

static void values_are_read(void **state)
{
    (void)state;
    sudoku_error error;
    uint64_t number = 7;
    int small = 7, choice = -1;
    bool truth = false;
    assert_true(read_text("call x\nnumber 18446744073709551615\nsmall 3\ntruth yes\nname one", &error));
    assert_true(request_number(&request, "number", UINT64_MAX, &number, &error));
    assert_true(number == UINT64_MAX);
    assert_true(request_int(&request, "small", 0, 3, &small, &error) && small == 3);
    assert_true(request_truth(&request, "truth", &truth, &error) && truth);
    assert_true(request_choice(&request, "name", name, &choice, &error) && choice == 1);
    assert_true(request_int(&request, "absent", 0, 3, &small, &error) && small == 3);
    assert_false(request_int(&request, "small", 0, 2, &small, &error));
    assert_false(request_int(&request, "name", 0, 2, &small, &error));
    assert_false(request_truth(&request, "small", &truth, &error));
    assert_false(request_choice(&request, "small", name, &choice, &error));
    assert_false(request_number(&request, "number", 10, &number, &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_values_and_text),
        cmocka_unit_test(a_call_comes_first),
        cmocka_unit_test(keys_are_known_and_come_once),
        cmocka_unit_test(values_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
