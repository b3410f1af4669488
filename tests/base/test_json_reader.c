/* SPDX-License-Identifier: MIT */
/* test_json_reader.c - texts become values, whole or in pieces, and bad texts have a fault at a place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/json_reader.h"
#include "base/json_writer.h"
#include "base/rng.h"
#include "support/data.h"

/* Reads the text as it grows, byte by byte, each time in other memory of exactly its size; the last copy is to be freed. */
static enum json_progress read_in_pieces(struct json_tree *t, const char *text, size_t length,
                                         bool relaxed, char **copy)
{
    enum json_progress progress = JSON_NEEDS_MORE;
    *copy = NULL;
    json_tree_start(t, relaxed);
    for (size_t have = 0; have <= length && progress == JSON_NEEDS_MORE; have++) {
        char *more = malloc(have ? have : 1);
        assert_non_null(more);
        memcpy(more, text, have);
        progress = json_tree_read(t, more, have, false);
        free(*copy);
        *copy = more;
    }
    return progress == JSON_NEEDS_MORE ? json_tree_read(t, *copy, length, true) : progress;
}

/* ---- values ---- */

/* Writes the value again, by its counts and by the chain of `next`, which must agree. */
static void write_again(struct json *j, const struct json_tree *t, uint32_t value)
{
    const struct json_value *v = &t->value[value];
    char text[300];
    uint32_t at = value + 1;
    switch (v->kind) {
    case JSON_STRING:
        assert_true(json_copy_text(t, value, text, sizeof text) < sizeof text);
        json_text(j, text);
        break;
    case JSON_LIST:
        json_open(j, '[');
        for (uint32_t i = 0; i < v->count; i++, at = t->value[at].next) write_again(j, t, at);
        json_close(j, ']');
        break;
    case JSON_OBJECT:
        json_open(j, '{');
        for (uint32_t i = 0; i < v->count; i++, at = t->value[at].next) {
            json_copy_text(t, at, text, sizeof text);
            json_key(j, text);
            assert_int_equal(t->value[at].next, t->value[at + 1].next);
            write_again(j, t, at + 1);
        }
        json_close(j, '}');
        break;
    case JSON_NULL: json_null(j); break;
    case JSON_NUMBER:
        json_raw(j);
        out_bytes(j->out, t->text + v->at, v->length);
        break;
    default: json_bool(j, v->kind == JSON_TRUE);
    }
    assert_int_equal(v->next, at);
}

static void expect_tree(const char *text, bool relaxed, const char *expected)
{
    struct json_tree t = {.text = NULL};
    char written[2000], *copy;
    for (int pieces = 0; pieces < 2; pieces++) {
        if (pieces)
            assert_int_equal(read_in_pieces(&t, text, strlen(text), relaxed, &copy), JSON_COMPLETE);
        else assert_true(json_tree_read_all(&t, text, strlen(text), relaxed));
        struct out o = out_to_buffer(written, sizeof written);
        write_again(&(struct json){.out = &o}, &t, 0);
        assert_string_equal(written, expected);
    }
    free(copy);
    json_tree_free(&t);
}

static void values_and_their_chains(void **state)
{
    (void)state;
    expect_tree("{\"a\":[1,2],\"b\":\"x\"}", false, "{\"a\":[1,2],\"b\":\"x\"}");
    expect_tree(" [ ] ", false, "[]");
    expect_tree("{ }", false, "{}");
    expect_tree("\t[true,\r\nfalse , null]", false, "[true,false,null]");
    expect_tree("-12.5e+3", false, "-12.5e+3");
    expect_tree("[0,-0,0.5,1E9,10]", false, "[0,-0,0.5,1E9,10]");
    expect_tree("\"\"", false, "\"\"");
    expect_tree("[[],[[]],{\"\":{}},{\"\":[{}]}]", false, "[[],[[]],{\"\":{}},{\"\":[{}]}]");
    expect_tree("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e4\\u20AC\\ud83D\\ude00\\uffff~\xc3\xa4\"", false,
                "\"\\\"\\\\/\\b\\f\\n\\r\\t\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\xef\xbf\xbf~\xc3\xa4\"");
}

static void relaxed_texts(void **state)
{
    (void)state;
    expect_tree("{cs:50,metadata:{t:'Bob\\'s \"it\"'},ce:[[{v:5},,{v:3}]],ca:[{v:12,unique:t,x:f}]}",
                true,
                "{\"cs\":50,\"metadata\":{\"t\":\"Bob's \\\"it\\\"\"},\"ce\":[[{\"v\":5},{},{\"v\":3}]],"
                "\"ca\":[{\"v\":12,\"unique\":true,\"x\":false}]}");
    expect_tree("[,,]", true, "[{},{},{}]");
    expect_tree("[]", true, "[{}]");
    expect_tree("[{},[,1]]", true, "[{},[{},1]]");
    expect_tree("{c:#0,c1:#F,c2:ff8800,d:001122,e:123456,1:2}", true,
                "{\"c\":\"#0\",\"c1\":\"#F\",\"c2\":\"ff8800\",\"d\":\"001122\",\"e\":123456,\"1\":2}");
    expect_tree("{\"a\":true,b:\"'\"}", true, "{\"a\":true,\"b\":\"'\"}");
}

/* ---- random values ---- */

static void write_random(struct json *j, struct rng *r, int depth)
{
    static const char *const texts[] = {
        "", "a", "\"", "\\", "\n", "\x01", "\xc3\xa4", "\xf0\x9f\x98\x80", "long text"};
    const int count = (int)rng_below(r, 20);
    char key[16];
    switch (rng_below(r, depth ? 7 : 5)) {
    case 0: json_null(j); break;
    case 1: json_bool(j, rng_below(r, 2)); break;
    case 2: json_integer(j, (int64_t)rng_below(r, 2000000) - 1000000); break;
    case 3: json_seconds(j, (double)rng_below(r, 1000) / 16); break;
    case 4: json_text(j, texts[rng_below(r, sizeof texts / sizeof *texts)]); break;
    case 5:
        json_open(j, '[');
        for (int i = 0; i < count; i++) write_random(j, r, depth - 1);
        json_close(j, ']');
        break;
    default:
        json_open(j, '{');
        for (int i = 0; i < count; i++) {
            snprintf(key, sizeof key, "%d%s", i, i % 3 ? "" : "\"");
            json_key(j, key);
            write_random(j, r, depth - 1);
        }
        json_close(j, '}');
    }
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    enum { ROOM = 1 << 20 };
    static char written[ROOM], again[ROOM];
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(300);
    struct json_tree t = {.text = NULL};
    for (int i = 0; i < cases; i++) {
        struct out o = out_to_buffer(written, ROOM);
        write_random(&(struct json){.out = &o, .ascii = i % 2}, &r, 4);
        assert_true(json_tree_read_all(&t, written, strlen(written), false));
        o = out_to_buffer(again, ROOM);
        write_again(&(struct json){.out = &o, .ascii = i % 2}, &t, 0);
        assert_string_equal(again, written);
    }
    json_tree_free(&t);
}

/* ---- questions ---- */

static void members_are_found(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":1,\"b\\u0063\":[{\"a\":2}],\"\":3}";
    struct json_tree t = {.text = NULL};
    int64_t number;
    assert_true(json_tree_read_all(&t, text, strlen(text), false));
    assert_true(json_integer_value(&t, json_member(&t, 0, "a"), &number));
    assert_int_equal(number, 1);
    assert_true(json_is(&t, json_member(&t, 0, "bc"), JSON_LIST));
    assert_true(json_integer_value(&t, json_member(&t, 0, ""), &number));
    assert_int_equal(number, 3);
    assert_int_equal(json_member(&t, 0, "b"), 0);
    assert_int_equal(json_member(&t, 0, "bcd"), 0);
    assert_int_equal(json_member(&t, json_member(&t, 0, "a"), "a"), 0);
    assert_false(json_integer_value(&t, 0, &number));
    assert_false(json_text_is(&t, 0, ""));
    json_tree_free(&t);
}

static void expect_integer(const char *text, bool is_one, int64_t expected)
{
    struct json_tree t = {.text = NULL};
    int64_t number = 0;
    assert_true(json_tree_read_all(&t, text, strlen(text), false));
    assert_int_equal(json_integer_value(&t, 0, &number), is_one);
    assert_true(number == expected);
    json_tree_free(&t);
}

static void whole_numbers(void **state)
{
    (void)state;
    expect_integer("5", true, 5);
    expect_integer("-5", true, -5);
    expect_integer("5.0", true, 5);
    expect_integer("1e3", true, 1000);
    expect_integer("-25e-1", false, 0);
    expect_integer("5.5", false, 0);
    expect_integer("900000000000000001", true, 900000000000000001);
    expect_integer("123456789012345678901234567890", false, 0);
    expect_integer("1e300", false, 0);
    expect_integer("-1e300", false, 0);
    expect_integer("\"5\"", false, 0);
    expect_integer("null", false, 0);
}

static void texts_are_cut_at_characters(void **state)
{
    (void)state;
    static const char text[] = "\"ab\xc3\xa4\\u00e4z\"";
    struct json_tree t = {.text = NULL};
    char buffer[8];
    assert_true(json_tree_read_all(&t, text, strlen(text), false));
    assert_int_equal(json_copy_text(&t, 0, buffer, sizeof buffer), 7);
    assert_string_equal(buffer, "ab\xc3\xa4\xc3\xa4z");
    assert_int_equal(json_copy_text(&t, 0, buffer, 7), 7);
    assert_string_equal(buffer, "ab\xc3\xa4\xc3\xa4");
    assert_int_equal(json_copy_text(&t, 0, buffer, 6), 7);
    assert_string_equal(buffer, "ab\xc3\xa4");
    assert_int_equal(json_copy_text(&t, 0, buffer, 1), 7);
    assert_string_equal(buffer, "");
    assert_int_equal(json_copy_text(&t, 0, NULL, 0), 7);
    json_tree_free(&t);
}

static void places_are_counted_in_characters(void **state)
{
    (void)state;
    static const char text[] = "a\n\xc3\xa4 b\n";
    long line, column;
    json_place(text, 0, &line, &column);
    assert_int_equal(line, 1);
    assert_int_equal(column, 1);
    json_place(text, 5, &line, &column);
    assert_int_equal(line, 2);
    assert_int_equal(column, 3);
    json_place(text, strlen(text), &line, &column);
    assert_int_equal(line, 3);
    assert_int_equal(column, 1);
}

/* What follows a value belongs to the caller, who can read it with the same tree. */
static void values_end_where_they_end(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":1} {";
    struct json_tree t = {.text = NULL};
    json_tree_start(&t, false);
    assert_int_equal(json_tree_read(&t, text, 7, false), JSON_COMPLETE);
    assert_int_equal(t.end, 7);
    json_tree_start(&t, false);
    assert_int_equal(json_tree_read(&t, text, strlen(text), true), JSON_COMPLETE);
    assert_int_equal(t.end, 7);
    json_tree_start(&t, false);
    assert_int_equal(json_tree_read(&t, text + 8, 1, false), JSON_NEEDS_MORE);
    assert_int_equal(json_tree_read(&t, text + 8, 1, true), JSON_WRONG);
    json_tree_free(&t);
}

/* ---- faults ---- */

static void expect_fault_of(const char *text, size_t length, bool relaxed, enum json_fault fault,
                            size_t at)
{
    struct json_tree t = {.text = NULL};
    char *copy = NULL;
    assert_false(json_tree_read_all(&t, text, length, relaxed));
    assert_int_equal(t.fault, fault);
    assert_int_equal(t.fault_at, at);
    if (fault != FAULT_json_text_goes_on) {
        assert_int_equal(read_in_pieces(&t, text, length, relaxed, &copy), JSON_WRONG);
        assert_int_equal(t.fault, fault);
        assert_int_equal(t.fault_at, at);
    }
    free(copy);
    json_tree_free(&t);
}

static void expect_fault(const char *text, enum json_fault fault, size_t at)
{
    expect_fault_of(text, strlen(text), false, fault, at);
}

static void structure_has_faults(void **state)
{
    (void)state;
    expect_fault("", FAULT_json_text_ends, 0);
    expect_fault(" ", FAULT_json_text_ends, 1);
    expect_fault("[1,]", FAULT_json_wants_value, 3);
    expect_fault("[,1]", FAULT_json_wants_value, 1);
    expect_fault("[1 2]", FAULT_json_wants_comma_in_list, 3);
    expect_fault("[1}", FAULT_json_wants_comma_in_list, 2);
    expect_fault("{\"a\":1]", FAULT_json_wants_comma_in_object, 6);
    expect_fault("{\"a\":1,}", FAULT_json_wants_key, 7);
    expect_fault("{a:1}", FAULT_json_wants_key, 1);
    expect_fault("{'a':1}", FAULT_json_wants_key, 1);
    expect_fault("{\"a\" 1}", FAULT_json_wants_colon, 5);
    expect_fault("{\"a\":}", FAULT_json_wants_value, 5);
    expect_fault("[True]", FAULT_json_wants_value, 1);
    expect_fault("['a']", FAULT_json_wants_value, 1);
    expect_fault("[nullx]", FAULT_json_wants_value, 1);
    expect_fault("{\"a\":[{\"b\":2}", FAULT_json_text_ends, 13);
    expect_fault("1 x", FAULT_json_text_goes_on, 2);
    expect_fault("{}}", FAULT_json_text_goes_on, 2);
    expect_fault_of("{a:,b:1}", 8, true, FAULT_json_wants_value, 3);
    expect_fault_of("{,}", 3, true, FAULT_json_wants_key, 1);
}

static void numbers_have_faults(void **state)
{
    (void)state;
    static const char *const bad[] = {"01", "-", "1.", "-.5", "1e", "1e+", "0x10", "1.2.3", "--1", "1a"};
    char text[500];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        snprintf(text, sizeof text, "[%s]", bad[i]);
        expect_fault(text, FAULT_json_bad_number, 1);
    }
    expect_fault("[+1]", FAULT_json_wants_value, 1);
    expect_fault("[.5]", FAULT_json_wants_value, 1);
    memset(text, '1', sizeof text);
    expect_fault_of(text, sizeof text, false, FAULT_json_bad_number, 0);
    expect_fault_of(text, JSON_LONGEST_NUMBER + 1, false, FAULT_json_bad_number, 0);
    struct json_tree t = {.text = NULL};
    assert_true(json_tree_read_all(&t, text, JSON_LONGEST_NUMBER, false));
    json_tree_free(&t);
}

static void strings_have_faults(void **state)
{
    (void)state;
    expect_fault("[\"a", FAULT_json_text_ends, 3);
    expect_fault("[\"a\\", FAULT_json_text_ends, 4);
    expect_fault("[\"a\\x\"]", FAULT_json_bad_escape, 3);
    expect_fault("[\"\\'\"]", FAULT_json_bad_escape, 2);
    expect_fault("[\"\\u12g4\"]", FAULT_json_bad_unicode, 2);
    expect_fault("\"\\u12", FAULT_json_bad_unicode, 1);
    expect_fault("[\"\\u0000\"]", FAULT_json_zero_character, 2);
    expect_fault("[\"\\ud800\"]", FAULT_json_half_pair, 2);
    expect_fault("[\"\\ud800\\u0041\"]", FAULT_json_half_pair, 2);
    expect_fault("[\"\\udc00\\ud800\"]", FAULT_json_half_pair, 2);
    expect_fault("[\"\\ud800\\udbff\"]", FAULT_json_half_pair, 2);
    expect_fault("[\"\\ud800\\ue000\"]", FAULT_json_half_pair, 2);
    expect_fault("[\"a\nb\"]", FAULT_json_line_in_string, 3);
    expect_fault("[\"a\r\n", FAULT_json_line_in_string, 3);
    expect_fault("[\"a\tb\"]", FAULT_json_control_in_string, 3);
    expect_fault("[\"\xff\"]", FAULT_json_bad_utf8, 2);
    expect_fault("[\"\xc3\"]", FAULT_json_bad_utf8, 2);
    expect_fault("[\"\xe2\x82", FAULT_json_bad_utf8, 2);
    expect_fault_of("\"\0\"", 3, false, FAULT_json_control_in_string, 1);
    expect_fault_of("\"\\\0\"", 4, false, FAULT_json_bad_escape, 1);
    expect_fault_of("'\\\0'", 4, true, FAULT_json_bad_escape, 1);
}

static void keys_are_there_once(void **state)
{
    (void)state;
    enum { MANY = 5000 };
    static char text[20 * MANY];
    expect_fault("{\"a\":1,\"b\":2,\"a\":3}", FAULT_json_key_twice, 13);
    expect_fault("{\"a\":1, \"\\u0061\":3}", FAULT_json_key_twice, 8);
    expect_fault("[{\"a\":{\"a\":1},\"b\":{\"a\":1,\"a\":2}}]", FAULT_json_key_twice, 25);
    expect_fault_of("{a:1,a:2}", 9, true, FAULT_json_key_twice, 5);
    expect_fault_of("{a:1,'a':2}", 11, true, FAULT_json_key_twice, 5);
    expect_tree("{\"a\":1,\"ab\":2,\"\":3,\"a\\u00e4\":4,\"a\xc3\xa5\":5}", false,
                "{\"a\":1,\"ab\":2,\"\":3,\"a\xc3\xa4\":4,\"a\xc3\xa5\":5}");
    size_t length = 0;
    text[length++] = '{';
    for (int i = 0; i < MANY; i++)
        length += (size_t)snprintf(text + length, 20, "%s\"k%d\":0", i ? "," : "", i * 7919 % MANY);
    text[length] = '}';
    struct json_tree t = {.text = NULL};
    assert_true(json_tree_read_all(&t, text, length + 1, false));
    assert_int_equal(t.value[0].count, MANY);
    const size_t again = length + 1;
    length += (size_t)snprintf(text + length, 20, ",\"k%d\":0}", MANY / 2);
    assert_false(json_tree_read_all(&t, text, length, false));
    assert_int_equal(t.fault, FAULT_json_key_twice);
    assert_int_equal(t.fault_at, again);
    json_tree_free(&t);
}

static void depth_and_number_are_limited(void **state)
{
    (void)state;
    static char text[2 * JSON_MOST_VALUES];
    memset(text, '[', JSON_DEPTH + 1);
    expect_fault_of(text, JSON_DEPTH + 1, false, FAULT_json_too_deep, JSON_DEPTH);
    memset(text + JSON_DEPTH, ']', JSON_DEPTH);
    struct json_tree t = {.text = NULL};
    assert_true(json_tree_read_all(&t, text, 2 * JSON_DEPTH, false));
    for (size_t i = 0; i < sizeof text; i++) text[i] = i % 2 ? '1' : ',';
    text[0] = '[';
    assert_int_equal(json_tree_read(&t, text, 0, false), JSON_COMPLETE); /* it was complete before */
    json_tree_start(&t, false);
    assert_int_equal(json_tree_read(&t, text, sizeof text, true), JSON_WRONG);
    assert_int_equal(t.fault, FAULT_json_too_many_values);
    text[sizeof text - 2] = ']';
    assert_true(json_tree_read_all(&t, text, sizeof text - 1, false));
    assert_int_equal(t.count, JSON_MOST_VALUES);
    assert_int_equal(t.value[0].count, JSON_MOST_VALUES - 1);
    json_tree_free(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_and_their_chains),
        cmocka_unit_test(relaxed_texts),
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(members_are_found),
        cmocka_unit_test(whole_numbers),
        cmocka_unit_test(texts_are_cut_at_characters),
        cmocka_unit_test(places_are_counted_in_characters),
        cmocka_unit_test(values_end_where_they_end),
        cmocka_unit_test(structure_has_faults),
        cmocka_unit_test(numbers_have_faults),
        cmocka_unit_test(strings_have_faults),
        cmocka_unit_test(keys_are_there_once),
        cmocka_unit_test(depth_and_number_are_limited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
