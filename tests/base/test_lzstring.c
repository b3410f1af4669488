/* SPDX-License-Identifier: MIT */
/* test_lzstring.c - texts that the original packs in the same way, random texts there and back, and figures that are wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/lzstring.h"
#include "base/rng.h"

enum { LIMIT = 100000, ROOM = 400000 };

static char packed[ROOM];

static size_t pack(enum lz_alphabet alphabet, const char *text, size_t length)
{
    struct out o = out_to_buffer(packed, sizeof packed);
    assert_true(lz_pack(alphabet, text, length, &o));
    return strlen(packed);
}

static void expect_text(enum lz_alphabet alphabet, const char *figures, const char *text, size_t length)
{
    struct lz_text t;
    assert_int_equal(lz_unpack(alphabet, figures, strlen(figures), LIMIT, &t), LZ_GOOD);
    assert_int_equal(t.length, length);
    assert_memory_equal(t.bytes, text, length + 1);
    free(t.bytes);
}

/* What lz-string 1.5 makes of these texts. */
static void texts_are_packed_as_by_the_original(void **state)
{
    (void)state;
    static const char *const known[][3] = {
        {"", "Q===", "Q"},
        {"a", "IZA=", "IZA"},
        {"aaaaaaaa", "IY0o", "IY0o"},
        {"Sudoku", "MoVwJg9g1iQ=", "MoVwJg9g1iQ"},
        {".................................................................................",
         "HQ18ZXTt6Q==", "HQ18ZXTt6Q"},
        {"{\"size\":9}", "N4IgzglgXgpiBcBOAvkA", "N4IgzglgXgpiBcBOAvkA"},
        {"r\xC3\xA4tsel \xE2\x98\x90", "E4E4LgzgpgNgBIBDIg==", "E4E4LgzgpgNgBIBDIg"},
        {"\xC3\xBF\xC3\xBF", "P/I=", "P-I"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const char *text = known[i][0];
        pack(LZ_BASE64, text, strlen(text));
        assert_string_equal(packed, known[i][1]);
        pack(LZ_URI, text, strlen(text));
        assert_string_equal(packed, known[i][2]);
        expect_text(LZ_BASE64, known[i][1], text, strlen(text));
        expect_text(LZ_URI, known[i][2], text, strlen(text));
    }
}

static size_t random_text(struct rng *r, char *text, size_t room)
{
    static const char *const characters[] = {
        "a", "1", "{\"value\":", "\xC3\xA9", "\xE2\x98\x90", "\xF0\x9F\x98\x80", "\x01", "\xC3\xBF"};
    const size_t wanted = (size_t)rng_below(r, rng_below(r, 10) ? 300 : (int)room - 16);
    const int kinds = 1 + rng_below(r, 8);
    size_t length = 0;
    while (length < wanted) {
        const char *c = characters[rng_below(r, kinds)];
        memcpy(text + length, c, strlen(c));
        length += strlen(c);
        if (!rng_below(r, 4)) text[length++] = (char)rng_below(r, 128); /* zeros, too */
    }
    text[length] = '\0';
    return length;
}

static void every_text_comes_back(void **state)
{
    (void)state;
    const char *seed = getenv("SUDOKU_SEED"), *cases = getenv("SUDOKU_CASES");
    struct rng r = rng_from_seed(seed ? strtoull(seed, NULL, 10) : 1);
    print_message("seed %s\n", seed ? seed : "1");
    static char text[20000];
    for (int i = cases ? atoi(cases) : 1000; i > 0; i--) {
        const enum lz_alphabet alphabet = (enum lz_alphabet)rng_below(&r, 3);
        const size_t length = random_text(&r, text, sizeof text);
        pack(alphabet, text, length);
        expect_text(alphabet, packed, text, length);
    }
}

static void what_follows_is_not_looked_at(void **state)
{
    (void)state;
    struct lz_text t;
    assert_int_equal(lz_unpack(LZ_BASE64, "MoVwJg9g1iQ=&x=1", 16, LIMIT, &t), LZ_GOOD);
    assert_int_equal(t.used, 11);
    free(t.bytes);
    assert_int_equal(lz_unpack(LZ_BASE64, "MoVwJg9g1iQ", 11, LIMIT, &t), LZ_GOOD);
    free(t.bytes);
}

/* Blanks are pluses that a link has lost, but not where the alphabet has no plus. */
static void blanks_are_pluses(void **state)
{
    (void)state;
    char text[40], *plus = NULL;
    size_t length = 0;
    for (int i = 0; !plus && i < 1000; i++) {
        snprintf(text, sizeof text, "{\"a\":%d,\"b\":%d}", i, 7919 * i);
        length = pack(LZ_BASE64, text, strlen(text));
        plus = strchr(packed, '+');
        if (plus && plus + 4 >= packed + length) plus = NULL; /* figures that count must follow */
    }
    assert_non_null(plus);
    *plus = ' ';
    expect_text(LZ_BASE64, packed, text, strlen(text));
    struct lz_text t;
    assert_int_equal(lz_unpack(LZ_URL, packed, length, LIMIT, &t), LZ_CUT_OFF);
    assert_int_equal(t.used, plus - packed);
}

static void bad_figures_are_refused(void **state)
{
    (void)state;
    struct lz_text t = {.bytes = packed};
    assert_int_equal(lz_unpack(LZ_BASE64, "", 0, LIMIT, &t), LZ_CUT_OFF);
    assert_null(t.bytes);
    assert_int_equal(lz_unpack(LZ_BASE64, "MoVwJg9g", 8, LIMIT, &t), LZ_CUT_OFF);
    assert_int_equal(lz_unpack(LZ_BASE64, "MoVw*g9g1iQ=", 12, LIMIT, &t), LZ_CUT_OFF);
    assert_int_equal(lz_unpack(LZ_BASE64, "//////", 6, LIMIT, &t), LZ_DAMAGED);
    assert_int_equal(lz_unpack(LZ_BASE64, "IZ////", 6, LIMIT, &t), LZ_DAMAGED);
}

/* The length of what is unpacked grows with the square of the figures: a hundred thousand of them stand for gigabytes. */
static void nothing_grows_without_bounds(void **state)
{
    (void)state;
    enum { MANY = 1000000 };
    char *text = malloc(MANY);
    assert_non_null(text);
    memset(text, 'a', MANY);
    const size_t length = pack(LZ_BASE64, text, MANY);
    free(text);
    assert_true(length < 6000);
    struct lz_text t;
    assert_int_equal(lz_unpack(LZ_BASE64, packed, length, MANY - 1, &t), LZ_TOO_LONG);
    assert_null(t.bytes);
    assert_int_equal(lz_unpack(LZ_BASE64, packed, length, MANY, &t), LZ_GOOD);
    assert_int_equal(t.length, MANY);
    free(t.bytes);
}

static void single_surrogates_are_replaced(void **state)
{
    (void)state;
    /* the unit D800 and no other: "1", sixteen bits with the lowest first, the end */
    static const char figures[] = "gAbQ";
    struct lz_text t;
    assert_int_equal(lz_unpack(LZ_BASE64, figures, strlen(figures), LIMIT, &t), LZ_GOOD);
    assert_string_equal(t.bytes, "\xEF\xBF\xBD");
    free(t.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_packed_as_by_the_original),
        cmocka_unit_test(every_text_comes_back),
        cmocka_unit_test(what_follows_is_not_looked_at),
        cmocka_unit_test(blanks_are_pluses),
        cmocka_unit_test(bad_figures_are_refused),
        cmocka_unit_test(nothing_grows_without_bounds),
        cmocka_unit_test(single_surrogates_are_replaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
