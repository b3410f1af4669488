/* SPDX-License-Identifier: MIT */
/* test_repeats.c - errors of one kind are counted, and the first few of each are to be reported. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "common/repeats.h"

static void ten_of_each_kind(void **state)
{
    (void)state;
    static struct repeats r;
    int said = 0;
    for (int i = 0; i < 100; i++) {
        char kind[2] = {(char)('a' + i % 4), '\0'}, sentence[20];
        snprintf(sentence, sizeof sentence, "number %d", i);
        said += repeats_add(&r, kind, sentence);
    }
    assert_int_equal(said, 4 * SAID_OF_A_KIND);
    assert_int_equal(r.count, 4);
    for (int i = 0; i < 4; i++) {
        char sentence[20];
        snprintf(sentence, sizeof sentence, "number %d", i);
        assert_int_equal(r.of[i].times, 25);
        assert_string_equal(r.of[i].sentence, sentence);
    }
}

static void more_kinds_than_room(void **state)
{
    (void)state;
    static struct repeats r;
    int said = 0;
    uint64_t times = 0;
    for (int i = 0; i < 1000; i++) {
        char kind[20];
        snprintf(kind, sizeof kind, "kind %d", i);
        said += repeats_add(&r, kind, "");
    }
    assert_int_equal(r.count, MOST_KINDS);
    assert_int_equal(said, MOST_KINDS - 1 + SAID_OF_A_KIND);
    for (int i = 0; i < r.count; i++) times += r.of[i].times;
    assert_int_equal(times, 1000);
}

/* Names are cut off, and compared as they are kept. */
static void long_names(void **state)
{
    (void)state;
    static struct repeats r;
    char kind[200];
    memset(kind, 'k', sizeof kind);
    kind[sizeof kind - 1] = '\0';
    for (int i = 0; i < 3; i++) repeats_add(&r, kind, kind);
    assert_int_equal(r.count, 1);
    assert_int_equal(r.of[0].times, 3);
    assert_int_equal(strlen(r.of[0].kind), KIND_NAME - 1);
}

static void kinds_of_sentences(void **state)
{
    (void)state;
    static const char *const sentences[][2] = {
        {"80 characters fit no size (8x8 has 64, 9x9 has 81)", " characters fit no size "},
        {"there is no column 'c'; the names are 'a;b'", "there is no column ; the names are "},
        {"there is no step 12 (number of steps: 3)", "there is no step  "},
        {"it is \"so\" and 'so", "it is  and "},
        {"the engine's solution is wrong, as everybody can see at once", "the engine"},
        {"", ""}};
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
        char kind[KIND_NAME];
        kind_of_sentence(sentences[i][0], kind);
        assert_string_equal(kind, sentences[i][1]);
    }
    char kind[KIND_NAME], long_one[200];
    memset(long_one, 'a', sizeof long_one);
    long_one[sizeof long_one - 1] = '\0';
    kind_of_sentence(long_one, kind);
    assert_int_equal(strlen(kind), KIND_NAME - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ten_of_each_kind), cmocka_unit_test(more_kinds_than_room),
        cmocka_unit_test(long_names), cmocka_unit_test(kinds_of_sentences)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
