/* SPDX-License-Identifier: MIT */
/* test_json_stream.c - objects however they arrive: one after another, in lists, in pieces, very large, damaged. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/text.h"
#include "sudoku.h"

#define FOUR "1.3..4.22..3.32."

/* A line for each puzzle or error: its place, and the title or the sentence. */
static void read_text(const struct text *t, const char *format, size_t most, bool fails,
                      struct text *log)
{
    struct pieces p = {t->bytes, t->length, most, fails};
    const sudoku_read_options options = {.format = format};
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &p, &options, NULL);
    sudoku_puzzle puzzle = {0};
    sudoku_error error;
    sudoku_read_result result;
    char line[SUDOKU_TEXT + 100];
    text_clear(log);
    assert_non_null(reader);
    for (int i = 0; (result = sudoku_reader_next(reader, &puzzle, &error)) != SUDOKU_READ_END; i++) {
        assert_true(i < 1000);
        if (result == SUDOKU_READ_ERROR)
            snprintf(line, sizeof line, "%ld:%ld %s\n", error.line, error.column, error.message);
        else
            snprintf(line, sizeof line, "%s %ld:%ld %.40s\n", puzzle.format, puzzle.line, puzzle.column,
                     puzzle.title ? puzzle.title : "");
        text_add(log, line);
    }
    sudoku_reader_free(reader);
}

static void expect(const char *text, const char *format, const char *expected)
{
    struct text t = {0}, log = {0};
    text_add(&t, text);
    for (size_t most = 0; most <= 5; most++) {
        read_text(&t, format, most, false, &log);
        assert_string_equal(log.bytes, expected);
    }
    text_free(&log);
    text_free(&t);
}

static void objects_have_places(void **state)
{
    (void)state;
    expect("{\"givens\":\"" FOUR "\"}", NULL, "json 1:1 \n");
    expect("\n\n  {\"givens\":\"" FOUR "\",\"title\":\"a\"} {\"title\":\"b\",\"givens\":\"" FOUR
           "\"}\n{\n\"givens\":\"" FOUR "\"}",
           NULL, "json 3:3 a\njson 3:45 b\njson 4:1 \n");
    expect("\xef\xbb\xbf[ {\"givens\":\"" FOUR "\"},\n{\"givens\":\"" FOUR "\"} ] [{\"givens\":\"" FOUR
           "\"}] {\"givens\":\"" FOUR "\"}\n",
           NULL, "json 1:3 \njson 2:1 \njson 2:34 \njson 2:65 \n");
    expect("{\"title\":\"\xc3\xa4\",\"givens\":\"" FOUR "\"} {\"givens\":3}", NULL,
           "json 1:1 \xc3\xa4\n1:53 "
           "\"givens\" must be a string or a list of row strings or numbers\n");
    expect("[\n\n\n{\"givens\":\"" FOUR "\"}]", NULL, "json 4:1 \n");
}

static void what_is_no_object_is_an_error(void **state)
{
    (void)state;
    expect("{\"givens\":\"" FOUR "\"} x\n{\"givens\":\"" FOUR "\"}", NULL,
           "json 1:1 \n1:31 expected an object: '{', found 'x'\njson 2:1 \n");
    expect("[{\"givens\":\"" FOUR "\"} {\"givens\":\"" FOUR "\"}]\n{\"givens\":\"" FOUR "\"}", NULL,
           "json 1:2 \n1:32 expected ',' or ']', found '{'\njson 2:1 \n");
    expect("[{\"givens\":\"" FOUR "\"},\n", NULL,
           "json 1:2 \n2:1 the text ends before the ']' of the list\n");
    expect("[{\"givens\":\"" FOUR "\"}", NULL,
           "json 1:2 \n1:31 the text ends before the ']' of the list\n");
    expect("[{\"givens\":\"" FOUR "\",},\n{\"givens\":\"" FOUR "\"},\n", NULL,
           "1:31 expected a key in double quotes, found '}'\njson 2:1 \n");
    expect("{\"givens\":\"" FOUR "\"", NULL, "1:29 the text ends in the middle of an object\n");
    expect("{\"givens\":\"" FOUR "\n{\"givens\":\"" FOUR "\"}", NULL,
           "1:28 the line ends in the middle of a string\njson 2:1 \n");
    expect("{\"givens\":\"" FOUR "\"\n{\"givens\":\"" FOUR "\"}", NULL,
           "2:1 expected ',' or '}', found '{'\njson 2:1 \n");
    expect(FOUR "\n{\"givens\":\"" FOUR "\"}", "json",
           "1:1 expected an object: '{', found '1'\njson 2:1 \n");
    expect("{\"givens\":3 {\"givens\":\"" FOUR "\"}}\n {\"givens\":\"" FOUR "\"}\n{\"givens\":\"" FOUR
           "\"}",
           NULL, "1:13 expected ',' or '}', found '{'\njson 3:1 \n");
    expect("", "json", "");
    expect("{\"53..\",\"6..1\"}", NULL, "1:1 JSON cannot be mixed with other text here\n");
}

/* A title in which an object is longer than all buffers before it can be kept. */
static void add_long(struct text *t, size_t length, const char *rest)
{
    text_add(t, "{\"title\":\"");
    text_repeat(t, 'x', length);
    text_add(t, rest);
}

static void objects_may_be_large(void **state)
{
    (void)state;
    enum { LARGE = 1000000, TOO_LARGE = 8 << 20 };
    static const char good[] = "\",\n\"givens\":\"" FOUR "\"}";
    struct text t = {0}, log = {0};
    for (int list = 0; list < 2; list++) {
        text_clear(&t);
        if (list) text_add(&t, "[");
        add_long(&t, LARGE, good);
        text_add(&t, list ? ", " : " ");
        add_long(&t, 10, good);
        text_add(&t, list ? ",\n" : "\n");
        add_long(&t, 2 * LARGE, "\",\"givens\":\"" FOUR "\",\n \"b\":[]}");
        text_add(&t, list ? ",\n" : "\n");
        add_long(&t, LARGE, "\",,\"givens\":\"" FOUR "\"}");
        text_add(&t, list ? ",\n" : "\n");
        add_long(&t, TOO_LARGE, good);
        text_add(&t, list ? ",\n" : "\n");
        add_long(&t, 7000000, good);
        if (list) text_add(&t, "]");
        for (size_t most = 0; most < 200000; most += 99991) {
            read_text(&t, NULL, most, false, &log);
            char expected[1000];
            snprintf(expected, sizeof expected,
                     "json 1:%d xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\njson 2:%d xxxxxxxxxx\n5:2 "
                     "unknown key \"b\"\n"
                     "6:1000013 expected a key in double quotes, found ','\n7:1 the object is too large "
                     "(at most 8 MiB)\n"
                     "json 9:1 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
                     list ? 2 : 1, list ? 31 : 30);
            assert_string_equal(log.bytes, expected);
        }
    }
    text_free(&t);
    text_free(&log);
}

static void reading_may_fail(void **state)
{
    (void)state;
    struct text t = {0}, log = {0};
    text_add(&t, "{\"givens\":\"" FOUR "\"}\n{\"givens\":\"");
    read_text(&t, NULL, 0, true, &log);
    assert_string_equal(log.bytes, "json 1:1 \n2:0 reading failed\n");
    text_clear(&t);
    text_add(&t, "{\"givens\":\"" FOUR "\"}\n");
    read_text(&t, NULL, 0, true, &log);
    assert_string_equal(log.bytes, "json 1:1 \n2:0 reading failed\n");
    text_clear(&t);
    add_long(&t, 1000000, "");
    read_text(&t, NULL, 0, true, &log);
    assert_string_equal(log.bytes, "1:0 reading failed\n");
    text_free(&t);
    text_free(&log);
}

/* Many objects in a single line, which is longer than any that is kept. */
static void lists_stream(void **state)
{
    (void)state;
    enum { MANY = 30000 };
    struct text t = {0};
    for (int i = 0; i < MANY; i++)
        text_add(&t, i ? ",{\"givens\":\"" FOUR "\"}" : "[{\"givens\":\"" FOUR "\"}");
    text_add(&t, "]");
    sudoku_reader *reader = sudoku_reader_new_text(t.bytes, t.length, NULL, NULL);
    sudoku_puzzle p = {0};
    int count = 0;
    while (sudoku_reader_next(reader, &p, NULL) == SUDOKU_READ_PUZZLE) {
        assert_int_equal(p.line, 1);
        assert_int_equal(p.column, 2 + 30 * count++);
    }
    assert_int_equal(count, MANY);
    sudoku_reader_free(reader);
    text_free(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(objects_have_places),  cmocka_unit_test(what_is_no_object_is_an_error),
        cmocka_unit_test(objects_may_be_large), cmocka_unit_test(reading_may_fail),
        cmocka_unit_test(lists_stream),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
