/* SPDX-License-Identifier: MIT */
/* test_source.c - long texts however they arrive: long lines, many comments, odd pulls, failing pulls. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "sudoku.h"
#include "support/text.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct outcome {
    int puzzles, errors;
    long last_line;
    char first_error[SUDOKU_TEXT], last_error[SUDOKU_TEXT];
};

/* At most this many puzzles and errors. */
static struct outcome read_all_of(const struct text *t, int most)
{
    struct outcome o = {0};
    sudoku_reader *reader = sudoku_reader_new_text(t->bytes, t->length, NULL, NULL);
    sudoku_puzzle read = {0};
    sudoku_read_result result;
    while (most-- && (result = sudoku_reader_next(reader, &read, NULL)) != SUDOKU_READ_END)
        (*(result == SUDOKU_READ_PUZZLE ? &o.puzzles : &o.errors))++;
    sudoku_reader_free(reader);
    return o;
}

static struct outcome read_all(const struct text *t, size_t most, bool fails_at_end)
{
    struct outcome o = {0};
    struct pieces p = {t->bytes, t->length, most, fails_at_end};
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &p, NULL, NULL);
    sudoku_puzzle read = {0};
    sudoku_error error;
    sudoku_read_result result;
    while ((result = sudoku_reader_next(reader, &read, &error)) != SUDOKU_READ_END) {
        assert_non_null(read.format);
        if (result == SUDOKU_READ_PUZZLE) {
            o.puzzles++;
            o.last_line = read.line;
            assert_int_equal(read.givens[0], 5);
        } else {
            if (!o.errors++) strcpy(o.first_error, error.message);
            strcpy(o.last_error, error.message);
        }
        assert_true(o.puzzles + o.errors < 1000000);
    }
    sudoku_reader_free(reader);
    return o;
}

static void lists_of_any_length(void **state)
{
    (void)state;
    struct text t = {0};
    struct rng r = rng_from_seed(test_seed());
    int expected = 0, errors = 0;
    long lines = 0;
    for (int i = 0; i < 5000; i++) {
        switch (rng_below(&r, 40)) {
        case 0: text_repeat(&t, '7', 170000 + (size_t)rng_below(&r, 100000)), errors++; break;
        case 1: text_add(&t, "# "), text_repeat(&t, 'c', (size_t)rng_below(&r, 160000)); break;
        case 2: break;
        default: text_add(&t, puzzle), expected++;
        }
        text_add(&t, rng_below(&r, 3) ? "\n" : "\r\n");
        lines++;
    }
    text_add(&t, puzzle); /* no newline at the end */
    static const size_t most[] = {0, 100, 4096, 65537, 163841};
    for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
        const struct outcome o = read_all(&t, most[i], false);
        assert_int_equal(o.puzzles, expected + 1);
        assert_int_equal(o.errors, errors);
        assert_int_equal(o.last_line, lines + 1);
        assert_string_equal(o.first_error, "the line is longer than 163840 characters");
    }
    printf("%zu bytes, %d puzzles, %d long lines\n", t.length, expected, errors);
    text_free(&t);
}

static void headers_reach_over_comments(void **state)
{
    (void)state;
    struct text t = {0};
    text_add(&t, "rules: x\n");
    for (int i = 0; i < 3000; i++) text_add(&t, "# a comment\n");
    for (int row = 0; row < 9; row++) text_add_bytes(&t, puzzle + 9 * row, 9), text_add(&t, "\n");
    const struct outcome o = read_all(&t, 1000, false);
    assert_int_equal(o.puzzles, 1);
    assert_int_equal(o.errors, 0);
    text_free(&t);
}

static void a_failing_pull_is_an_error(void **state)
{
    (void)state;
    struct text t = {0};
    text_add(&t, puzzle);
    text_add(&t, "\n");
    text_add_bytes(&t, puzzle, 64); /* would be 8x8 if it were all */
    const struct outcome o = read_all(&t, 10, true);
    assert_int_equal(o.puzzles, 1);
    assert_int_equal(o.errors, 1);
    assert_string_equal(o.first_error, "reading failed");
    text_free(&t);
}

static void many_words_end(void **state)
{
    (void)state;
    struct text t = {0};
    text_add(&t, puzzle);
    for (int i = 0; i < 40000; i++) text_add(&t, " x");
    text_add(&t, "\n[[");
    text_repeat(&t, ' ', 150000);
    text_add(&t, "1],[2]]\n\n");
    text_add(&t, puzzle);
    const struct outcome o = read_all(&t, 0, false);
    assert_int_equal(o.errors, 2);
    assert_string_equal(o.first_error, "more than 10100 words after the givens");
    assert_int_equal(o.puzzles, 1);
    text_free(&t);
}

static void a_line_of_ten_megabytes(void **state)
{
    (void)state;
    struct text t = {0};
    text_repeat(&t, '5', 10 << 20);
    text_add(&t, "\n");
    text_add(&t, puzzle);
    const struct outcome o = read_all(&t, 65536, false);
    assert_int_equal(o.errors, 1);
    assert_string_equal(o.first_error, "the line is longer than 163840 characters");
    assert_int_equal(o.puzzles, 1);
    assert_int_equal(o.last_line, 2);
    text_free(&t);
}

static void every_error_passes_over_some_text(void **state)
{
    (void)state;
    struct text t = {0};
    text_add(&t, "||4|\n\n");
    text_repeat(&t, '|', 45);
    const struct outcome o = read_all_of(&t, 10);
    assert_in_range(o.errors, 1, 3);
    text_free(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_error_passes_over_some_text),
        cmocka_unit_test(lists_of_any_length),
        cmocka_unit_test(headers_reach_over_comments),
        cmocka_unit_test(a_failing_pull_is_an_error),
        cmocka_unit_test(many_words_end),
        cmocka_unit_test(a_line_of_ten_megabytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
