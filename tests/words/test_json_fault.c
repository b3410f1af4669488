/* SPDX-License-Identifier: MIT */
/* test_json_fault.c - what is wrong with JSON is said, with its place. */
#include <string.h>

#include "support/cmocka_first.h"

#include "words/json_fault.h"

static void expect(const char *text, long line, long column, const char *message)
{
    struct json_tree t = {.text = NULL};
    sudoku_error error = {.message = ""};
    assert_false(json_tree_read_all(&t, text, strlen(text), false));
    assert_false(fail_by_json(&error, &t, 10, 5));
    assert_string_equal(error.message, message);
    assert_int_equal(error.line, line);
    assert_int_equal(error.column, column);
    json_tree_free(&t);
}

/* The text begins at line 10, column 5. */
static void each_fault_has_a_sentence(void **state)
{
    (void)state;
    expect("", 10, 5, "the text ends in the middle of an object");
    expect("[\n ?", 11, 2, "expected a value, found '?'");
    expect("{a", 10, 6, "expected a key in double quotes, found 'a'");
    expect("{\"a\"\n\n}", 12, 1, "expected ':' after the key, found '}'");
    expect("[1\xc3\xa4", 10, 7, "expected ',' or ']', found '\xc3\xa4'");
    expect("{\"\xc3\xa4\":1]", 10, 11, "expected ',' or '}', found ']'");
    expect("[012, 3]", 10, 6, "'012' is not a number");
    expect("[\"\\x\"]", 10, 7, "a backslash in a string cannot be followed by 'x'");
    expect("[\"\\", 10, 8, "the text ends in the middle of an object");
    expect("[\"\\u12x4\"]", 10, 7, "\\u must be followed by four hexadecimal digits");
    expect("[\"\\udc00\"]", 10, 7,
           "half of a surrogate pair: \\ud800 to \\udbff must be followed by \\udc00 to \\udfff");
    expect("[\"\\u0000\"]", 10, 7, "\\u0000 is not allowed in a string");
    expect("[\"a\n", 10, 8, "the line ends in the middle of a string");
    expect("[\"a\t", 10, 8, "a tab must be written as an escape in a string");
    expect("[\"\x1b\"]", 10, 7, "'\\x1b' must be written as an escape in a string");
    expect("[\"\xff\"]", 10, 7, "the string is not valid UTF-8");
    expect("{\"a b\":1,\n\"a b\":2}", 11, 1, "the object has the key 'a b' twice");
    expect("{\"a\x7f\":1,\"a\x7f\":2}", 10, 13, "the object has the key 'a' twice");
    expect("1 {", 10, 7, "expected the end of the text, found '{'");
    char deep[JSON_DEPTH + 2] = {0};
    memset(deep, '[', JSON_DEPTH + 1);
    expect(deep, 10, 5 + JSON_DEPTH, "lists and objects are nested more than 64 deep");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_fault_has_a_sentence)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
