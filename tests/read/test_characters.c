/* SPDX-License-Identifier: MIT */
/* test_characters.c - copied text in the characters that the readers know, however it arrives. */
#include <string.h>

#include "support/cmocka_first.h"

#include "base/utf8.h"
#include "read/characters.h"
#include "sudoku.h"
#include "support/data.h"
#include "support/text.h"

static void signs_become_what_they_stand_for(void **state)
{
    (void)state;
    static const struct {
        const char *copied, *simple;
    } cases[] = {
        {"5\xc2\xa0"
         "3",
         "5 3"},                                              /* no-break space */
        {"\xef\xbc\x95\xef\xbc\x93\xef\xbc\x8e", "53."},      /* full width */
        {"5\xef\xb8\x8f\xe2\x83\xa3\xe2\xac\x9c", "5."},      /* keycap, large square */
        {"\xc2\xb7\xe2\x80\xa2\xe2\x96\xa1", "..."},          /* dots and boxes */
        {"\xd9\xa1\xd9\xa9\xe0\xa5\xac\xe2\x91\xa2", "1963"}, /* Arabic, Devanagari, in a circle */
        {"\xf0\x9d\x9f\x8f\xf0\x9d\x9f\xb5", "19"},           /* bold */
        {"5\xe2\x80\x8b\xe2\x80\x8d\xef\xbb\xbf", "5"},       /* zero width */
        {"\xe2\x80\x94\xe2\x88\x92\xe2\x80\x9c\xe2\x80\x99", "--\"'"}, /* dashes, quotation marks */
        {"a\rb\r\nc", "a\nb\r\nc"},
        {"5\xa0"
         "3\xb7\x96",
         "5 3.-"},                                                      /* Windows-1252 */
        {"\xe2\x94\x82 5 \xe2\x94\x82", "\xe2\x94\x82 5 \xe2\x94\x82"}, /* drawings stay */
        {"\xc3\xa4\xe4", "\xc3\xa4\xe4"},                               /* letters stay */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[40];
        size_t waiting, length = strlen(cases[i].copied);
        memcpy(text, cases[i].copied, length);
        length = simplify_characters(text, length, '\n', true, &waiting);
        assert_int_equal(waiting, 0);
        if (length != strlen(cases[i].simple) || memcmp(text, cases[i].simple, length))
            fail_msg("case %zu: \"%.*s\" instead of \"%s\"", i, (int)length, text, cases[i].simple);
    }
}

/* One puzzle, pulled `most` bytes at a time. */
static void check_puzzle(const char *bytes, size_t length, size_t most)
{
    struct pieces p = {bytes, length, most, false};
    sudoku_reader *reader = sudoku_reader_new(pull_pieces, &p, NULL, NULL);
    sudoku_puzzle puzzle = {.room = 0};
    sudoku_error error;
    if (sudoku_reader_next(reader, &puzzle, &error) != SUDOKU_READ_PUZZLE)
        fail_msg("%zu bytes at a time: %ld:%ld: %s", most, error.line, error.column, error.message);
    assert_int_equal(sudoku_rules_size(puzzle.rules), 9);
    assert_int_equal(puzzle.givens[0], 5);
    assert_int_equal(puzzle.givens[80], 9);
    assert_int_equal(sudoku_reader_next(reader, &puzzle, &error), SUDOKU_READ_END);
    sudoku_reader_free(reader);
}

/* The grid in which 5 is first and 9 last; `full`: in full-width characters. */
static void put_grid(struct text *t, bool full, const char *line_end)
{
    static const char grid[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (int i = 0; i < 81; i++) {
        if (full) {
            const char wide[] = {'\xef', '\xbc', (char)(0x80 + grid[i] - 0x20), '\0'};
            text_add(t, wide);
        } else {
            const char narrow[] = {grid[i], '\0'};
            text_add(t, narrow);
        }
        if (i % 9 == 8) text_add(t, line_end);
    }
}

static void add_unit(struct text *t, int32_t code, bool big_endian)
{
    const char high = (char)(code >> 8), low = (char)code;
    text_add_bytes(t, big_endian ? (char[]){high, low} : (char[]){low, high}, 2);
}

/* As UTF-16, with a byte-order mark or without. */
static struct text in_utf_16(const struct text *t, bool big_endian, bool mark)
{
    struct text wide = {0};
    if (mark) add_unit(&wide, 0xFEFF, big_endian);
    for (size_t at = 0; at < t->length;) {
        int32_t code;
        at += (size_t)utf8_decode(t->bytes + at, t->length - at, &code);
        add_unit(&wide, code, big_endian);
    }
    return wide;
}

static void pieces_of_any_length(void **state)
{
    (void)state;
    for (int full = 0; full < 2; full++)
        for (size_t most = 1; most < 300; most = most < 8 ? most + 1 : 2 * most) {
            struct text t = {0};
            put_grid(&t, full, most % 2 ? "\r" : "\r\n");
            check_puzzle(t.bytes, t.length, most);
            for (int kind = 0; kind < 4; kind++) {
                struct text wide = in_utf_16(&t, kind & 1, kind < 2);
                if (!full || kind < 2) check_puzzle(wide.bytes, wide.length, most);
                text_free(&wide);
            }
            text_free(&t);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signs_become_what_they_stand_for),
        cmocka_unit_test(pieces_of_any_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
