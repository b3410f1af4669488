/* SPDX-License-Identifier: MIT */
/* test_source.c - long texts however they arrive: long lines, many comments, odd pulls, failing pulls. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "sudoku.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct text {
    char *bytes;
    size_t length, room;
};

static void add(struct text *t, const char *bytes, size_t count)
{
    if (t->length + count > t->room) {
        t->room = 2 * (t->length + count);
        t->bytes = realloc(t->bytes, t->room);
        assert_non_null(t->bytes);
    }
    memcpy(t->bytes + t->length, bytes, count);
    t->length += count;
}

static void add_text(struct text *t, const char *text) { add(t, text, strlen(text)); }

static void add_many(struct text *t, char c, size_t count)
{
    while (count--) add(t, &c, 1);
}

struct pieces {
    const char *text;
    size_t left;
    int most; /* bytes in a piece; 0: all there is */
    struct rng rng;
    bool fails_at_end;
};

static size_t pull(void *context, char *buffer, size_t room)
{
    struct pieces *p = context;
    if (!p->left) return p->fails_at_end ? SIZE_MAX : 0;
    size_t count = p->most ? 1 + (size_t)rng_below(&p->rng, p->most) : p->left;
    if (count > p->left) count = p->left;
    if (count > room) count = room;
    memcpy(buffer, p->text, count);
    p->text += count;
    p->left -= count;
    return count;
}

struct outcome {
    int puzzles, errors;
    long last_line;
    char first_error[SUDOKU_TEXT], last_error[SUDOKU_TEXT];
};

static struct outcome read_all(const struct text *t, int most, bool fails_at_end)
{
    struct outcome o = {0};
    struct pieces p = {t->bytes, t->length, most, rng_from_seed(1), fails_at_end};
    sudoku_reader *reader = sudoku_reader_new(pull, &p, NULL, NULL);
    sudoku_puzzle read;
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
        case 0: add_many(&t, '7', 170000 + (size_t)rng_below(&r, 100000)), errors++; break;
        case 1: add_text(&t, "# "), add_many(&t, 'c', (size_t)rng_below(&r, 160000)); break;
        case 2: break;
        default: add_text(&t, puzzle), expected++;
        }
        add_text(&t, rng_below(&r, 3) ? "\n" : "\r\n");
        lines++;
    }
    add_text(&t, puzzle); /* no newline at the end */
    static const int most[] = {0, 100, 4096, 65537, 163841};
    for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
        const struct outcome o = read_all(&t, most[i], false);
        assert_int_equal(o.puzzles, expected + 1);
        assert_int_equal(o.errors, errors);
        assert_int_equal(o.last_line, lines + 1);
        assert_string_equal(o.first_error, "the line is longer than 163840 characters");
    }
    printf("%zu bytes, %d puzzles, %d long lines\n", t.length, expected, errors);
    free(t.bytes);
}

static void headers_reach_over_comments(void **state)
{
    (void)state;
    struct text t = {0};
    add_text(&t, "rules: x\n");
    for (int i = 0; i < 3000; i++) add_text(&t, "# a comment\n");
    for (int row = 0; row < 9; row++) add(&t, puzzle + 9 * row, 9), add_text(&t, "\n");
    const struct outcome o = read_all(&t, 1000, false);
    assert_int_equal(o.puzzles, 1);
    assert_int_equal(o.errors, 0);
    free(t.bytes);
}

static void a_failing_pull_is_an_error(void **state)
{
    (void)state;
    struct text t = {0};
    add_text(&t, puzzle);
    add_text(&t, "\n");
    add(&t, puzzle, 64); /* would be 8x8 if it were all */
    const struct outcome o = read_all(&t, 10, true);
    assert_int_equal(o.puzzles, 1);
    assert_int_equal(o.errors, 1);
    assert_string_equal(o.first_error, "reading failed");
    free(t.bytes);
}

static void many_words_end(void **state)
{
    (void)state;
    struct text t = {0};
    add_text(&t, puzzle);
    for (int i = 0; i < 40000; i++) add_text(&t, " x");
    add_text(&t, "\n[[");
    add_many(&t, ' ', 150000);
    add_text(&t, "1],[2]]\n\n");
    add_text(&t, puzzle);
    const struct outcome o = read_all(&t, 0, false);
    assert_int_equal(o.errors, 2);
    assert_string_equal(o.first_error, "more than 1000 words behind the givens");
    assert_int_equal(o.puzzles, 1);
    free(t.bytes);
}

static void a_line_of_ten_megabytes(void **state)
{
    (void)state;
    struct text t = {0};
    add_many(&t, '5', 10 << 20);
    add_text(&t, "\n");
    add_text(&t, puzzle);
    const struct outcome o = read_all(&t, 65536, false);
    assert_int_equal(o.errors, 1);
    assert_string_equal(o.first_error, "the line is longer than 163840 characters");
    assert_int_equal(o.puzzles, 1);
    assert_int_equal(o.last_line, 2);
    free(t.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_of_any_length),        cmocka_unit_test(headers_reach_over_comments),
        cmocka_unit_test(a_failing_pull_is_an_error), cmocka_unit_test(many_words_end),
        cmocka_unit_test(a_line_of_ten_megabytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
