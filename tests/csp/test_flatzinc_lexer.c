/* SPDX-License-Identifier: MIT */
/* test_flatzinc_lexer.c - the words and signs of FlatZinc, and where they are. */
#include <string.h>

#include "support/cmocka_first.h"

#include "csp/read/flatzinc/flatzinc_lexer.h"

static void words_and_signs(void **state)
{
    (void)state;
    static const char text[] = "var -12..7: x_1 :: true % c\n[\"s\", 1.5e3]; 0x1F";
    static const int expected[] = {FZN_NAME,   FZN_INT,  FZN_DOTS, FZN_INT,    ':',    FZN_NAME,
                                   FZN_COLONS, FZN_BOOL, '[',      FZN_STRING, ',',    FZN_FLOAT,
                                   ']',        ';',      FZN_INT,  FZN_END,    FZN_END};
    struct fzn_lexer l = fzn_lexer_of(text, strlen(text));
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        const struct fzn_token t = fzn_next_token(&l);
        assert_int_equal(t.kind, expected[i]);
        if (i == 1) assert_int_equal(t.number, -12);
        if (i == 7) assert_int_equal(t.number, 1);
        if (i == 14) assert_int_equal(t.number, 31);
    }
}

static void places_are_found_on_demand(void **state)
{
    (void)state;
    static const char text[] = "a;\n\n  % \xc3\xa4\n \xc3\xa4";
    struct fzn_lexer l = fzn_lexer_of(text, strlen(text));
    struct fzn_token t;
    long line, column;
    fzn_next_token(&l);
    fzn_next_token(&l);
    t = fzn_next_token(&l);
    assert_int_equal(t.kind, FZN_BAD);
    assert_int_not_equal(t.wrong, 0);
    fzn_place(&l, t.at, &line, &column);
    assert_int_equal(line, 4);
    assert_int_equal(column, 2);
}

static void names_end_where_they_should(void **state)
{
    (void)state;
    static const char text[] = "ab_9-c";
    const struct fzn_lexer l = fzn_lexer_of(text, strlen(text));
    assert_int_equal(fzn_name_length(&l, text), 4);
    assert_int_equal(fzn_name_length(&l, text + 4), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_and_signs),
        cmocka_unit_test(places_are_found_on_demand),
        cmocka_unit_test(names_end_where_they_should),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
