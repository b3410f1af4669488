/* SPDX-License-Identifier: MIT */
/* test_json_writer.c - commas, escapes and numbers. */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/json_writer.h"

static void commas_come_between(void **state)
{
    (void)state;
    char text[300];
    struct out o = out_to_buffer(text, sizeof text);
    struct json j = {.out = &o};
    json_open(&j, '{');
    json_key(&j, "none");
    json_open(&j, '[');
    json_close(&j, ']');
    json_key(&j, "list");
    json_open(&j, '[');
    json_integer(&j, -3);
    json_number(&j, UINT64_MAX);
    json_bool(&j, true);
    json_bool(&j, false);
    json_text(&j, "a");
    json_seconds(&j, 1.25);
    json_open(&j, '{');
    json_close(&j, '}');
    json_close(&j, ']');
    json_key(&j, "last");
    json_text(&j, "");
    json_close(&j, '}');
    assert_string_equal(
        text,
        "{\"none\":[],\"list\":[-3,18446744073709551615,true,false,\"a\",1.250000,{}],\"last\":\"\"}");
}

static void expect_json(const char *text, bool ascii, bool html, const char *expected)
{
    char written[300];
    struct out o = out_to_buffer(written, sizeof written);
    struct json j = {.out = &o, .ascii = ascii, .html = html};
    json_text(&j, text);
    assert_int_equal(written[0], '"');
    assert_int_equal(written[strlen(written) - 1], '"');
    written[strlen(written) - 1] = '\0';
    assert_string_equal(written + 1, expected);
}

static void strings_are_escaped(void **state)
{
    (void)state;
    expect_json("a\"b\\c/d", false, false, "a\\\"b\\\\c/d");
    expect_json("\b\f\n\r\t\x01\x1f ~\x7f", false, false, "\\b\\f\\n\\r\\t\\u0001\\u001f ~\\u007f");
    expect_json("\xc2\x80\xc2\x9f\xc2\xa0\xc3\xa4", false, false, "\\u0080\\u009f\xc2\xa0\xc3\xa4");
    expect_json("~\xc2\xa0\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80", true, false,
                "~\\u00a0\\u00e4\\u20ac\\ud83d\\ude00");
    expect_json("\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf", true, false,
                "\\uffff\\ud800\\udc00\\udbff\\udfff");
    expect_json("</script>", false, false, "</script>");
    expect_json("</script>", false, true, "\\u003c/script>");
    expect_json("a\xff"
                "b",
                false, false, "a\\ufffdb");
}

/* Text in pieces, and through an output of its own. */
static void pieces_join(void **state)
{
    (void)state;
    char text[100], buffer[4];
    struct out o = out_to_buffer(text, sizeof text);
    struct json j = {.out = &o};
    json_open(&j, '[');
    json_begin_text(&j);
    json_piece(&j, "a\"bc", 2);
    struct out inner = json_text_out(&j, buffer, sizeof buffer);
    out_text(&inner, "\xc3\xa4\"\n");
    out_flush(&inner);
    json_end_text(&j);
    json_integer(&j, 1);
    json_close(&j, ']');
    assert_string_equal(text, "[\"a\\\"\xc3\xa4\\\"\\n\",1]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commas_come_between),
        cmocka_unit_test(strings_are_escaped),
        cmocka_unit_test(pieces_join),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
