/* SPDX-License-Identifier: MIT */
/* test_out.c - text into buffers and sinks. */
#include <math.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/out.h"

static void numbers_print(void **state)
{
    (void)state;
    char text[100];
    struct out o = out_to_buffer(text, sizeof text);
    out_format(&o, "%d %d %d %ld %c%s%%", 0, -5, 2147483647, -2147483648L, 'x', "yz");
    assert_string_equal(text, "0 -5 2147483647 -2147483648 xyz%");
    o = out_to_buffer(text, sizeof text);
    out_number(&o, UINT64_MAX);
    assert_string_equal(text, "18446744073709551615");
}

static void seconds_have_six_decimals(void **state)
{
    (void)state;
    static const struct {
        double seconds;
        const char *text;
    } cases[] = {{0, "0.000000"},  {0.25, "0.250000"}, {0.0000014, "0.000001"}, {1.9999996, "2.000000"},
                 {-3, "0.000000"}, {NAN, "0.000000"},  {61.5, "61.500000"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[40];
        struct out o = out_to_buffer(text, sizeof text);
        out_seconds(&o, cases[i].seconds);
        assert_string_equal(text, cases[i].text);
    }
}

static void a_full_buffer_cuts_off(void **state)
{
    (void)state;
    char text[4];
    struct out o = out_to_buffer(text, sizeof text);
    out_text(&o, "abcdef");
    out_char(&o, 'g');
    assert_string_equal(text, "abc");
}

/* Whether they come in one piece or byte by byte, characters are not torn apart, and nothing follows the gap. */
static void a_full_buffer_ends_with_a_whole_character(void **state)
{
    (void)state;
    static const char word[] = "a\xc3\xbc\xe2\x82\xac\xf0\x9f\x98\x80z";
    static const size_t whole[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10};
    for (size_t room = 0; room < sizeof whole / sizeof *whole; room++) {
        char text[20], slow[20];
        struct out o = out_to_buffer(text, room + 1), s = out_to_buffer(slow, room + 1);
        out_text(&o, word);
        out_text(&o, "more");
        for (const char *c = word; *c; c++) out_char(&s, *c);
        assert_int_equal(strlen(text), whole[room]);
        assert_memory_equal(text, word, whole[room]);
        assert_string_equal(slow, text);
    }
}

static void collect(void *context, const char *bytes, size_t count) { strncat(context, bytes, count); }

static void a_sink_gets_everything(void **state)
{
    (void)state;
    char all[200] = "", buffer[7];
    struct out o = out_to_sink(collect, all, buffer, sizeof buffer);
    for (int i = 0; i < 20; i++) out_format(&o, "%d,", i);
    out_repeat(&o, '-', 3);
    out_flush(&o);
    out_flush(&o);
    assert_string_equal(all, "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,---");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_print),
        cmocka_unit_test(seconds_have_six_decimals),
        cmocka_unit_test(a_full_buffer_cuts_off),
        cmocka_unit_test(a_full_buffer_ends_with_a_whole_character),
        cmocka_unit_test(a_sink_gets_everything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
