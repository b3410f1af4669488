/* SPDX-License-Identifier: MIT */
/* test_text.c - a text that grows, and texts of any length from a format. */
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "common/text.h"

static void pieces_are_kept(void **state)
{
    (void)state;
    struct text t = {0};
    for (int i = 0; i < 10000; i++) text_keep(&t, "abc", (size_t)(i % 4));
    assert_false(t.failed);
    assert_int_equal(t.length, 15000);
    assert_memory_equal(t.bytes, "aababcaab", 9);
    free(t.bytes);
}

static char *format(char line[FORMATTED], size_t *length, const char *words, ...)
{
    va_list arguments;
    va_start(arguments, words);
    char *text = text_format(line, length, words, arguments);
    va_end(arguments);
    return text;
}

static void long_texts_are_allocated(void **state)
{
    (void)state;
    char line[FORMATTED];
    size_t length;
    assert_ptr_equal(format(line, &length, "%d %s", 12, "ab"), line);
    assert_string_equal(line, "12 ab");
    assert_int_equal(length, 5);
    char *text = format(line, &length, "%*d", 3 * FORMATTED, 7);
    assert_ptr_not_equal(text, line);
    assert_int_equal(length, 3 * FORMATTED);
    assert_int_equal(text[length - 1], '7');
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_kept),
        cmocka_unit_test(long_texts_are_allocated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
