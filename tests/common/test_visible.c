/* SPDX-License-Identifier: MIT */
/* test_visible.c - no control character is left as it is. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "common/text.h"
#include "common/visible.h"

static void expect_visible(enum visible_kind kind, const char *text, const char *expected)
{
    struct text t = {0};
    visible_bytes(text_keep, &t, kind, text, strlen(text));
    assert_int_equal(t.length, strlen(expected));
    if (t.length) assert_memory_equal(t.bytes, expected, t.length);
    free(t.bytes);
}

static void lines_have_no_control_characters(void **state)
{
    (void)state;
    expect_visible(VISIBLE_LINE, "", "");
    expect_visible(VISIBLE_LINE, "plain \xc3\xa4", "plain \xc3\xa4");
    expect_visible(VISIBLE_LINE, "a\x1b[31m\n\t\x7f", "a\\x1b[31m\\x0a\\x09\\x7f");
    expect_visible(VISIBLE_LINE,
                   "\xc2\x9b"
                   "1m",
                   "\\xc2\\x9b1m");
    expect_visible(VISIBLE_LINE,
                   "\x9b"
                   "1m \xff",
                   "\\x9b1m \xff");
}

static void pages_keep_lines_and_colours(void **state)
{
    (void)state;
    expect_visible(VISIBLE_PAGE, "a\n\tb\x1b[1;34mc\x1b[m", "a\n\tb\x1b[1;34mc\x1b[m");
    expect_visible(VISIBLE_PAGE, "\x1b]0;title\x07", "\\x1b]0;title\\x07");
    expect_visible(VISIBLE_PAGE, "\x1b[2J\x1b[1", "\\x1b[2J\\x1b[1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_have_no_control_characters),
        cmocka_unit_test(pages_keep_lines_and_colours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
