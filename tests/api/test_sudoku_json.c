/* SPDX-License-Identifier: MIT */
/* test_sudoku_json.c - the writer as programs use it: a sink that receives pieces. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku_json.h"

struct written {
    char text[600];
    size_t length;
};

static void keep(void *context, const char *text, size_t length)
{
    struct written *w = context;
    assert_true(w->length + length < sizeof w->text);
    memcpy(w->text + w->length, text, length);
    w->length += length;
    w->text[w->length] = '\0';
}

static void keys_and_items_are_separated(void **state)
{
    (void)state;
    struct written w = {.length = 0};
    sudoku_json j = {.write = keep, .context = &w};
    sudoku_json_open(&j, NULL, '{');
    sudoku_json_text(&j, "a", "b");
    sudoku_json_text(&j, "none", NULL);
    sudoku_json_open(&j, "empty", '[');
    sudoku_json_close(&j, ']');
    sudoku_json_open(&j, "list", '[');
    sudoku_json_number(&j, NULL, UINT64_MAX);
    sudoku_json_truth(&j, NULL, true);
    sudoku_json_raw(&j, NULL, "-1.5");
    sudoku_json_open(&j, NULL, '{');
    sudoku_json_truth(&j, "c", false);
    sudoku_json_close(&j, '}');
    sudoku_json_close(&j, ']');
    sudoku_json_number(&j, "last", 0);
    sudoku_json_close(&j, '}');
    assert_string_equal(w.text, "{\"a\":\"b\",\"none\":null,\"empty\":[],"
                                "\"list\":[18446744073709551615,true,-1.5,{\"c\":false}],\"last\":0}");
}

static void texts_and_keys_are_escaped(void **state)
{
    (void)state;
    struct written w = {.length = 0};
    sudoku_json j = {.write = keep, .context = &w};
    sudoku_json_open(&j, NULL, '{');
    sudoku_json_text(&j, "a\"b", "tab\t, \x1b, \xc3\xa4, \xff");
    sudoku_json_bytes(&j, "zero", "x\0y", 3);
    sudoku_json_close(&j, '}');
    assert_string_equal(w.text,
                        "{\"a\\\"b\":\"tab\\t, \\u001b, \xc3\xa4, \\ufffd\",\"zero\":\"x\\u0000y\"}");
}

/* Longer than any buffer inside. */
static void long_texts_arrive(void **state)
{
    (void)state;
    char text[500];
    struct written w = {.length = 0};
    sudoku_json j = {.write = keep, .context = &w};
    memset(text, 'x', sizeof text);
    sudoku_json_bytes(&j, NULL, text, sizeof text);
    assert_int_equal(w.length, sizeof text + 2);
    assert_memory_equal(w.text + 1, text, sizeof text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_and_items_are_separated),
        cmocka_unit_test(texts_and_keys_are_escaped),
        cmocka_unit_test(long_texts_arrive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
