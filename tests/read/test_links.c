/* SPDX-License-Identifier: MIT */
/* test_links.c - links of every kind, with what may be before, behind and within them: the puzzle is the same, or it is refused.

   What a link of each kind says is in tests/data/good-inputs.txt and bad-inputs.txt, and in tests/show/test_links.c.

   Sources: src/read/link/.  */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/lzstring.h"
#include "base/rng.h"
#include "read/link/page_sum.h"
#include "sudoku.h"
#include "support/data.h"
#include "support/text.h"

#define GIVENS "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static const char *const formats[] = {"fpuzzles", "sudokupad", "iss", "sudokuwiki", "link"};
enum { FORMATS = sizeof formats / sizeof *formats };

/* The link of a format to the puzzle above, without a line end. */
static char *link_of(const char *format)
{
    struct text t = {0};
    sudoku_puzzle p = {0};
    sudoku_reader *reader = sudoku_reader_new_text(GIVENS, strlen(GIVENS), NULL, NULL);
    assert_int_equal(sudoku_reader_next(reader, &p, NULL), SUDOKU_READ_PUZZLE);
    const sudoku_sheet sheet = {.puzzle = &p};
    const sudoku_style style = {
        .room = sizeof style, .format = format, .base = "https://sudoku.example/play"};
    assert_true(sudoku_print(&sheet, &style, (sudoku_sink){text_sink, &t}));
    sudoku_reader_free(reader);
    t.bytes[--t.length] = '\0';
    return t.bytes;
}

/* How many puzzles a text has; each must be the one above, with the format.  Errors are counted apart. */
static int count_puzzles(const char *text, size_t length, const char *format, int *errors)
{
    sudoku_puzzle p = {0};
    sudoku_error error;
    int count = 0;
    char *exact = malloc(length + 1); /* its end is where a sanitizer sees it */
    memcpy(exact, text, length);
    sudoku_reader *reader = sudoku_reader_new_text(exact, length, NULL, NULL);
    *errors = 0;
    for (;;) {
        const sudoku_read_result result = sudoku_reader_next(reader, &p, &error);
        if (result == SUDOKU_READ_END) break;
        if (result == SUDOKU_READ_ERROR) {
            assert_true(error.message[0]);
            ++*errors;
            continue;
        }
        for (int cell = 0; cell < 81; cell++)
            if ((p.givens[cell] ? '0' + p.givens[cell] : '.') != GIVENS[cell])
                fail_msg("another puzzle: %.*s", (int)length, text);
        if (format) assert_string_equal(p.format, format);
        count++;
    }
    sudoku_reader_free(reader);
    free(exact);
    return count;
}

static void expect_one(const char *text, const char *format)
{
    int errors;
    if (count_puzzles(text, strlen(text), format, &errors) != 1 || errors)
        fail_msg("not read:\n%s", text);
}

static char *joined(const char *before, const char *link, const char *behind)
{
    struct text t = {0};
    text_add(&t, before);
    text_add(&t, link);
    text_add(&t, behind);
    return t.bytes;
}

static void links_stand_in_other_text(void **state)
{
    (void)state;
    static const char *const around[][2] = {
        {"", ""},
        {"  ", " \r\n"},
        {"<", ">"},
        {"\"", "\""},
        {"'", "'"},
        {"(", ")"},
        {"`", "`"},
        {"try this: ", ""},
        {"Today's puzzle: ", " - have fun!"},
        {"> ", ""},
        {"- ", ""},
        {"1. ", ""},
        {"[today's puzzle](", ")"},
        {"See [this](", ") and solve it."},
        {"[url=", "]today's puzzle[/url]"},
        {"[url]", "[/url]"},
        {"My puzzle is at ", "."},
        {"(", "), she said"},
        {"", "&utm_source=mail"},
        {"", "#there"},
        {"", "&x=1#there"},
        {"\xEF\xBB\xBF", ""},
        {"Link;", ";12"},
    };
    for (int f = 0; f < FORMATS; f++) {
        char *link = link_of(formats[f]);
        for (size_t i = 0; i < sizeof around / sizeof *around; i++) {
            char *text = joined(around[i][0], link, around[i][1]);
            expect_one(text, formats[f]);
            free(text);
        }
        free(link);
    }
}

/* Without "https://", with "http://", with and without "www.", in capitals. */
static void sites_may_be_written_in_many_ways(void **state)
{
    (void)state;
    for (int f = 0; f < FORMATS - 1; f++) {
        char *link = link_of(formats[f]);
        const char *site = strstr(link, "://") + 3;
        if (!strncmp(site, "www.", 4)) site += 4;
        static const char *const before[] = {"",         "www.",        "http://", "http://www.",
                                             "https://", "HTTPS://WWW."};
        for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
            char *text = joined(before[i], site, "");
            expect_one(text, formats[f]);
            free(text);
        }
        free(link);
    }
}

static char *escaped(const char *link, const char *kept)
{
    struct text t = {0};
    for (; *link; link++) {
        char code[4];
        snprintf(code, sizeof code,
                 isalnum((unsigned char)*link) || strchr(kept, *link) ? "%c" : "%%%02X",
                 (unsigned char)*link);
        text_add(&t, code);
    }
    return t.bytes;
}

static void escapes_are_decoded(void **state)
{
    (void)state;
    for (int f = 0; f < FORMATS; f++) {
        char *link = link_of(formats[f]), *all = escaped(link, "-._~");
        expect_one(all, formats[f]);
        char *within = joined("https://l.example.com/l.php?u=", all, "&h=AT0");
        expect_one(within, formats[f]);
        free(within);
        free(all);
        char *values = escaped(link, ":/?=#&%-._~"); /* as browsers show it */
        expect_one(values, formats[f]);
        free(values);
        free(link);
    }
}

/* Mail programs break lines at some width, and quote them. */
static void broken_lines_are_joined(void **state)
{
    (void)state;
    for (int f = 0; f < FORMATS; f++) {
        char *link = link_of(formats[f]);
        const size_t length = strlen(link);
        for (size_t width = 60; width < length; width += 13)
            for (int quoted = 0; quoted < 2; quoted++) {
                struct text t = {0};
                for (size_t at = 0; at < length; at += width) {
                    if (quoted) text_add(&t, "> ");
                    text_add_bytes(&t, link + at, at + width < length ? width : length - at);
                    text_add(&t, "\n");
                }
                expect_one(t.bytes, formats[f]);
                text_free(&t);
            }
        free(link);
    }
}

static void lists_of_links_are_lists(void **state)
{
    (void)state;
    struct text t = {0};
    int errors;
    for (int i = 0; i < 4 * FORMATS; i++) {
        char *link = link_of(formats[i % FORMATS]);
        text_add(&t, link);
        text_add(&t, i % 3 ? "\n" : "\r\n\n");
        if (i == 7) text_add(&t, "https://sudokupad.app/abcdefghij\n" GIVENS "\n");
        free(link);
    }
    assert_int_equal(count_puzzles(t.bytes, t.length, NULL, &errors), 4 * FORMATS + 1);
    assert_int_equal(errors, 1);
    text_free(&t);
}

/* Half a link is an error, wherever it ends, and never another puzzle. */
static void half_links_are_refused(void **state)
{
    (void)state;
    for (int f = 0; f < FORMATS; f++) {
        if (!strcmp(formats[f], "iss")) continue; /* it has no end: fewer givens are a puzzle */
        char *link = link_of(formats[f]);
        const size_t length = strlen(link);
        int errors, whole = 0;
        for (size_t end = 1; end < length; end++) whole += count_puzzles(link, end, formats[f], &errors);
        assert_true(whole <= 3); /* the figures at the end may be of nothing */
        free(link);
    }
}

/* Nothing crashes, whatever happened to a link on its way. */
static void damaged_links_do_no_harm(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    for (int i = test_cases(3000); i > 0; i--) {
        char *link = link_of(formats[rng_below(&r, FORMATS)]);
        size_t length = strlen(link);
        for (int k = 1 + rng_below(&r, 4); k; k--) {
            const size_t at = (size_t)rng_below(&r, (int)length);
            switch (rng_below(&r, 3)) {
            case 0: link[at] = (char)(1 + rng_below(&r, 255)); break;
            case 1:
                memmove(link + at, link + at + 1, length - at);
                length--;
                break;
            default: link[at] = link[rng_below(&r, (int)length)];
            }
        }
        char *exact = malloc(length);
        memcpy(exact, link, length);
        sudoku_puzzle p = {0};
        sudoku_error error;
        sudoku_reader *reader = sudoku_reader_new_text(exact, length, NULL, NULL);
        while (sudoku_reader_next(reader, &p, &error) != SUDOKU_READ_END) continue;
        sudoku_reader_free(reader);
        free(exact);
        free(link);
    }
}

static char *packed(const char *json)
{
    static char text[1 << 16];
    struct out o = out_to_buffer(text, sizeof text);
    assert_true(lz_pack(LZ_BASE64, json, strlen(json), &o));
    return joined("https://www.f-puzzles.com/?load=", text, "");
}

static void expect_error(const char *text, const char *sentence)
{
    sudoku_puzzle p = {0};
    sudoku_error error = {.message = ""};
    sudoku_reader *reader = sudoku_reader_new_text(text, strlen(text), NULL, NULL);
    assert_int_equal(sudoku_reader_next(reader, &p, &error), SUDOKU_READ_ERROR);
    assert_string_equal(error.message, sentence);
    sudoku_reader_free(reader);
}

/* A link of some kilobytes may stand for gigabytes. */
static void bombs_are_refused(void **state)
{
    (void)state;
    enum { MANY = 3 << 20 };
    char *text = malloc(MANY + 1);
    memset(text, ' ', MANY);
    text[MANY] = '\0';
    char *link = packed(text);
    assert_true(strlen(link) < 20000);
    expect_error(link, "the link of f-puzzles unpacks to more than 1048576 characters");
    free(link);
    memset(text, '[', 1000);
    text[1000] = '\0';
    link = packed(text);
    sudoku_puzzle p = {0};
    sudoku_reader *reader = sudoku_reader_new_text(link, strlen(link), NULL, NULL);
    assert_int_equal(sudoku_reader_next(reader, &p, NULL), SUDOKU_READ_ERROR);
    sudoku_reader_free(reader);
    free(link);
    free(text);
}

/* FNV-1a of [["p","1"],["size","9"]] in base 36, by a program that shares nothing with ours. */
static void sums_of_page_links_are_as_stated(void **state)
{
    struct page_sum sum;
    char text[PAGE_SUM_ROOM];
    (void)state;
    page_sum_begin(&sum);
    page_sum_pair(&sum, "p");
    page_sum_byte(&sum, '1');
    page_sum_end(&sum);
    page_sum_pair(&sum, "size");
    page_sum_byte(&sum, '9');
    page_sum_end(&sum);
    assert_string_equal(page_sum_text(&sum, text), "lnr4oq");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_of_page_links_are_as_stated),
        cmocka_unit_test(links_stand_in_other_text),
        cmocka_unit_test(sites_may_be_written_in_many_ways),
        cmocka_unit_test(escapes_are_decoded),
        cmocka_unit_test(broken_lines_are_joined),
        cmocka_unit_test(lists_of_links_are_lists),
        cmocka_unit_test(half_links_are_refused),
        cmocka_unit_test(damaged_links_do_no_harm),
        cmocka_unit_test(bombs_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
