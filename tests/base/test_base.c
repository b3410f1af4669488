/* SPDX-License-Identifier: MIT */
/* test_base.c - text, characters, sets and random numbers. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/bitset.h"
#include "base/decimal.h"
#include "base/out.h"
#include "base/rng.h"
#include "base/utf8.h"

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

static void decimals_read_and_print(void **state)
{
    (void)state;
    static const struct {
        const char *text, *rest, *printed;
    } cases[] = {
        {"0", "", "0"},        {"-12 x", " x", "-12"},
        {"+.5,", ",", "0.5"},  {"3.2500", "", "3.25"},
        {"1e-3", "", "0.001"}, {"2E+2e", "e", "200"},
        {"7.", "", "7"},       {"1e9999", "", "1000000000"},
        {"1e-9999", "", "0"},  {"-0.00000001", "", "0"},
        {"4em", "em", "4"},    {"123456.789012", "", "123456.789012"},
        {"0.3", "", "0.3"},    {"1234567890123456789012e-15", "", "1234567.890123"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = cases[i].text;
        char printed[40];
        double number;
        const char *rest = decimal_read(text, text + strlen(text), &number);
        assert_non_null(rest);
        assert_string_equal(rest, cases[i].rest);
        struct out o = out_to_buffer(printed, sizeof printed);
        out_decimal(&o, number, 6);
        assert_string_equal(printed, cases[i].printed);
    }
    static const struct {
        const char *text;
        double least, most;
    } ranges[] = {{"1e512", 1e300, 1e300},
                  {"-1e1024", -1e300, -1e300},
                  {"1e-512", 0, 0},
                  {"3e200", 2.9999999e200, 3.0000001e200},
                  {"3e-200", 2.9999999e-200, 3.0000001e-200}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        double number;
        const char *text = ranges[i].text;
        assert_non_null(decimal_read(text, text + strlen(text), &number));
        assert_true(number >= ranges[i].least && number <= ranges[i].most);
    }
    static const char *const wrong[] = {"", "-", ".", "+.", "x", "e5", "-e1"};
    double number;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_null(decimal_read(wrong[i], wrong[i] + strlen(wrong[i]), &number));
}

static void characters_are_counted(void **state)
{
    (void)state;
    assert_int_equal(utf8_characters("a\xC3\xA9\xE2\x94\x81\xFF", 7), 4);
}

static void sets_count(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(1);
    for (int i = 0; i < 1000; i++) {
        const bitset s = rng_next(&r) & rng_next(&r);
        int count = 0;
        bitset again = 0;
        for_each_bit(j, s) {
            count++;
            again |= bit(j);
        }
        assert_int_equal(count, bits_in(s));
        assert_true(again == s);
        assert_int_equal(is_single(s), count == 1);
        assert_int_equal(is_pair(s), count == 2);
    }
    assert_true(first_bits(64) == UINT64_MAX && first_bits(0) == 0 && first_bits(9) == 511);
    assert_true(is_single(bit(63)) && !is_single(0) && is_pair(3) && !is_pair(7) && !is_pair(1));
}

/* The same numbers on every machine; the first of seed 1 as the reference implementation gives them. */
static void random_numbers_are_fixed(void **state)
{
    (void)state;
    struct rng a = rng_from_seed(1), b = rng_from_seed(1), c = rng_from_seed(2);
    assert_true(rng_next(&a) == 0xB3F2AF6D0FC710C5u);
    rng_next(&b);
    assert_true(rng_next(&a) == rng_next(&b));
    assert_true(rng_next(&a) != rng_next(&c));
    int seen[10] = {0};
    for (int i = 0; i < 100000; i++) seen[rng_below(&a, 10)]++;
    for (int i = 0; i < 10; i++) assert_in_range(seen[i], 9600, 10400);
    for (int i = 0; i < 10; i++) assert_int_equal(rng_below(&a, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_print),
        cmocka_unit_test(a_full_buffer_cuts_off),
        cmocka_unit_test(a_full_buffer_ends_with_a_whole_character),
        cmocka_unit_test(a_sink_gets_everything),
        cmocka_unit_test(decimals_read_and_print),

        cmocka_unit_test(characters_are_counted),
        cmocka_unit_test(sets_count),
        cmocka_unit_test(random_numbers_are_fixed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
