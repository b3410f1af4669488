/* SPDX-License-Identifier: MIT */
/* test_model_lexer.c - the words and signs of models, and where they are. */
#include <string.h>

#include "support/cmocka_first.h"

#include "csp/read/model/model_lexer.h"

static void words_and_signs(void **state)
{
    (void)state;
    static const char text[] = "var x : 1..9 # c\n  y1 <= -2; forall";
    static const struct {
        enum token_kind kind;
        long line, column;
    } expected[] = {
        {TOKEN_VAR, 1, 1},        {TOKEN_NAME, 1, 5},    {TOKEN_COLON, 1, 7},   {TOKEN_NUMBER, 1, 9},
        {TOKEN_DOTS, 1, 10},      {TOKEN_NUMBER, 1, 12}, {TOKEN_END, 1, 0},     {TOKEN_NAME, 2, 3},
        {TOKEN_LESS_EQUAL, 2, 6}, {TOKEN_MINUS, 2, 9},   {TOKEN_NUMBER, 2, 10}, {TOKEN_END, 2, 11},
        {TOKEN_FORALL, 2, 13},
    };
    struct lexer l = model_lexer_of(text, strlen(text));
    csp_error error;
    struct token t;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        assert_true(model_next_token(&l, &t, &error));
        assert_int_equal(t.kind, expected[i].kind);
        assert_int_equal(t.place.line, expected[i].line);
        if (expected[i].column) assert_int_equal(t.place.column, expected[i].column);
    }
    while (model_next_token(&l, &t, &error) && t.kind == TOKEN_END) {}
    assert_int_equal(t.kind, TOKEN_LAST);
}

/* Inside brackets the end of a line means nothing. */
static void brackets_span_lines(void **state)
{
    (void)state;
    static const char text[] = "(1\n,\n2)";
    static const enum token_kind expected[] = {TOKEN_OPEN, TOKEN_NUMBER, TOKEN_COMMA, TOKEN_NUMBER,
                                               TOKEN_CLOSE};
    struct lexer l = model_lexer_of(text, strlen(text));
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        struct token t;
        assert_true(model_next_token(&l, &t, NULL));
        assert_int_equal(t.kind, expected[i]);
    }
}

static void other_characters_are_refused_with_their_place(void **state)
{
    (void)state;
    static const char text[] = "\xc3\xa4x\n  $";
    struct lexer l = model_lexer_of(text, strlen(text));
    csp_error error = {.line = 0};
    struct token t;
    assert_true(model_next_token(&l, &t, &error) && model_next_token(&l, &t, &error));
    assert_false(model_next_token(&l, &t, &error));
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_and_signs),
        cmocka_unit_test(brackets_span_lines),
        cmocka_unit_test(other_characters_are_refused_with_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
