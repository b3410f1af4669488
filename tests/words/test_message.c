/* SPDX-License-Identifier: MIT */
/* test_message.c - messages, their rows in each language, and errors that keep them. */
#include <string.h>

#include "support/cmocka_first.h"

#include "words/fail.h"

static const char *in(sudoku_language language, const sudoku_error *e, char text[SUDOKU_TEXT])
{
    return sudoku_error_words(e, language, text, SUDOKU_TEXT);
}

/* ---- rows ---- */

/* The places {1} to {8} in a sentence, as bits. */
static unsigned places_in(const char *sentence)
{
    unsigned places = 0;
    for (const char *at = sentence; (at = strchr(at, '{')); at++)
        if (at[1] >= '1' && at[1] <= '8' && at[2] == '}') places |= 1u << (at[1] - '1');
    return places;
}

static int arguments_of(enum message_code code)
{
    static const int counts[MESSAGES] = {
#define ROW(name, arguments, english) [SAY_##name] = (arguments),
#include "words/message_rows.h"
#undef ROW
    };
    return counts[code];
}

/* Does another language leave out an article of the English sentence? */
static bool needs_article(const char *name) { return strstr(name, "neighbour") != NULL; }

/* Every argument is in every sentence, every sentence in every language, and no code twice. */
static void rows_are_complete(void **state)
{
    (void)state;
    for (int code = 0; code < MESSAGES; code++) {
        const char *name = message_name((enum message_code)code);
        const unsigned places = (1u << arguments_of((enum message_code)code)) - 1;
        assert_string_equal(sudoku_error_code(code), name);
        for (int i = 0; i < code; i++) assert_string_not_equal(name, sudoku_error_code(i));
        for (int language = 0; language < LANGUAGES; language++) {
            const char *sentence = message_template((enum message_code)code, (sudoku_language)language);
            if (!sentence) fail_msg("%s has no sentence in language %d", name, language);
            if (places_in(sentence) != places && (language == SUDOKU_ENGLISH || !needs_article(name)))
                fail_msg("%s: other places in: %s", name, sentence);
            if (*sentence && sentence[strlen(sentence) - 1] == '.')
                fail_msg("a full stop: %s", sentence);
            if (strlen(sentence) > SUDOKU_TEXT - 40) fail_msg("%s is long: %s", name, sentence);
        }
    }
    assert_null(sudoku_error_code(MESSAGES));
    assert_null(sudoku_error_code(-1));
}

static void languages_have_codes(void **state)
{
    (void)state;
    sudoku_language language;
    for (int i = 0; i < LANGUAGES; i++) {
        assert_true(sudoku_language_named(sudoku_language_code(i), &language));
        assert_int_equal(language, i);
    }
    assert_string_equal(sudoku_language_code(SUDOKU_GERMAN), "de");
    assert_null(sudoku_language_code(LANGUAGES));
    assert_null(sudoku_language_code(-1));
    assert_false(sudoku_language_named("fr", &language));
}

/* ---- errors ---- */

static void errors_keep_their_place(void **state)
{
    (void)state;
    sudoku_error e;
    char text[SUDOKU_TEXT];
    assert_false(fail(&e, 3, 7, say(region_size, (char)'B', 8, 9)));
    assert_string_equal(e.message, "region B has 8 cells instead of 9");
    assert_string_equal(e.code, "region_size");
    assert_int_equal(e.line, 3);
    assert_int_equal(e.column, 7);
    assert_string_equal(in(SUDOKU_ENGLISH, &e, text), e.message);
    assert_string_equal(in(SUDOKU_GERMAN, &e, text), "Gebiet B hat 8 statt 9 Zellen");
    assert_false(fail(NULL, 1, 1, say(out_of_memory)));
    assert_true(has_failed_by(&e, SAY_region_size) && !has_failed_by(&e, SAY_out_of_memory));
    fail_as_stopped(&e);
    assert_string_equal(e.message, "");
    assert_null(e.code);
    assert_string_equal(in(SUDOKU_GERMAN, &e, text), "");
    assert_false(sudoku_error_argument(&e, 0, text, sizeof text));
    fail_by_memory(&e);
    assert_string_equal(e.code, "out_of_memory");
}

static void arguments_can_be_asked_for(void **state)
{
    (void)state;
    sudoku_error e;
    char text[SUDOKU_TEXT];
    fail(&e, 0, 0, say(expected_not, say(mark, ")"), quoted("it's {1}", 8)));
    assert_string_equal(e.message, "expected ')', not 'it's {1}'");
    assert_true(sudoku_error_argument(&e, 0, text, sizeof text));
    assert_string_equal(text, "')'");
    assert_true(sudoku_error_argument(&e, 1, text, sizeof text));
    assert_string_equal(text, "'it's {1}'");
    assert_false(sudoku_error_argument(&e, 2, text, sizeof text));
    assert_false(sudoku_error_argument(&e, -1, text, sizeof text));
    assert_string_equal(in(SUDOKU_GERMAN, &e, text),
                        "Hier muss \u201E)\u201C stehen, nicht \u201Eit's {1}\u201C");
}

/* Numbers of all kinds and signs, and braces that are no places. */
static void numbers_are_written(void **state)
{
    (void)state;
    sudoku_error e;
    fail(&e, 0, 0, say(index_outside, (long long)INT64_MIN, -1L, (unsigned char)200));
    assert_string_equal(e.message, "the index -9223372036854775808 is outside -1..200");
    fail(&e, 0, 0, say(expected_set));
    assert_string_equal(e.message, "expected a set, such as 1..3 or {1, 3}");
}

/* A text may be empty, or contain every byte that has a meaning in a stored message. */
static void texts_are_stored_as_they_are(void **state)
{
    (void)state;
    sudoku_error e;
    char bytes[256], text[SUDOKU_TEXT];
    for (int i = 0; i < 100; i++) bytes[i] = (char)(i + 156);
    bytes[100] = '\0';
    fail(&e, 0, 0, say(expected_not, quoted(bytes, 100), quoted("left out", 0)));
    assert_memory_equal(e.message, "expected '", 10);
    assert_memory_equal(e.message + 10, bytes, 100);
    assert_string_equal(e.message + 110, "', not ''");
    assert_true(sudoku_error_argument(&e, 1, text, sizeof text));
    assert_string_equal(text, "''");
}

static void an_error_can_be_part_of_another(void **state)
{
    (void)state;
    sudoku_error e;
    char text[SUDOKU_TEXT];
    fail(&e, 1, 2, say(size_range, 36, 40));
    fail(&e, 3, 4, say(about_key, "size", &e)); /* of itself, too */
    assert_string_equal(e.message, "size: the size must be 1 to 36, not 40");
    assert_string_equal(in(SUDOKU_GERMAN, &e, text),
                        "size: Die Gr\u00F6\u00DFe muss 1 bis 36 sein, nicht 40");
    sudoku_error other;
    fail_for(&other, 5, 6, &e);
    assert_string_equal(other.message, e.message);
    assert_string_equal(other.code, "about_key");
    assert_int_equal(other.line, 5);
    fail_for(&other, 5, 6, NULL);
    assert_string_equal(other.code, "out_of_memory");
}

/* What is too long is cut off, in every language, and what is stored stays readable. */
static void long_messages_are_cut(void **state)
{
    (void)state;
    sudoku_error e;
    char longer[2 * SUDOKU_TEXT], text[SUDOKU_TEXT];
    for (size_t length = 0; length < sizeof longer - 1; length++) {
        memset(longer, 'x', length);
        longer[length] = '\0';
        fail(&e, 0, 0, say(both_notes, say(unknown_name, longer), say(key_range, longer, 1, 2)));
        assert_true(strlen(e.message) < SUDOKU_TEXT && strlen(e.arguments) < SUDOKU_TEXT);
        assert_memory_equal(e.message, "unknown name", 12);
        in(SUDOKU_GERMAN, &e, text);
        assert_memory_equal(text, "Unbekannter Name", 16);
        for (int i = 0; i < 3; i++) sudoku_error_argument(&e, i, text, sizeof text);
    }
    assert_string_equal(sudoku_error_words(&e, SUDOKU_ENGLISH, text, 8), "unknown");
}

static void write_language(struct out *o, sudoku_language language, const void *context)
{
    out_format(o, "%s in %s", (const char *)context, sudoku_language_code((int)language));
}

static void functions_write_each_language(void **state)
{
    (void)state;
    sudoku_error e;
    char text[SUDOKU_TEXT];
    fail(&e, 0, 0, say(expected, written(write_language, "a")));
    assert_string_equal(e.message, "expected a in en");
    assert_string_equal(in(SUDOKU_GERMAN, &e, text), "Hier muss a in de stehen");
}

static void characters_are_shown(void **state)
{
    (void)state;
    static const struct {
        const char *text, *shown;
    } cases[] = {{"q", "'q'"},
                 {"\xC3\xA9t\xC3\xA9", "'\xC3\xA9'"},
                 {"\x07", "'\\x07'"},
                 {"\xFFz", "'\\xff'"},
                 {"\xC3", "'\\xc3'"},
                 {"\xED\xA0\x80", "'\\xed'"},
                 {"\xC2\x85", "'\\xc2'"},
                 {" ", "a blank"},
                 {"\t", "a tab"},
                 {"", "the line's end"},
                 {"\n", "the line's end"},
                 {"\xF0\x9F\x98\x80", "'\xF0\x9F\x98\x80'"},
                 {"\xF8\x88\x80\x80\x80", "'\\xf8'"},
                 {"\xC0\x80", "'\\xc0'"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char sentence[SUDOKU_TEXT];
        struct out o = out_to_buffer(sentence, sizeof sentence);
        out_message(&o, SUDOKU_ENGLISH,
                    say(unexpected, shown_character(cases[i].text, strlen(cases[i].text))));
        assert_string_equal(sentence + strlen("unexpected "), cases[i].shown);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_complete),
        cmocka_unit_test(languages_have_codes),
        cmocka_unit_test(errors_keep_their_place),
        cmocka_unit_test(arguments_can_be_asked_for),
        cmocka_unit_test(numbers_are_written),
        cmocka_unit_test(texts_are_stored_as_they_are),
        cmocka_unit_test(an_error_can_be_part_of_another),
        cmocka_unit_test(long_messages_are_cut),
        cmocka_unit_test(functions_write_each_language),
        cmocka_unit_test(characters_are_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
