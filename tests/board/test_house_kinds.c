/* SPDX-License-Identifier: MIT */
/* test_house_kinds.c - the table of house kinds is complete, and every kind has houses that can be named, ranked and drawn. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "board/extras.h"
#include "board/house_kinds.h"
#include "board/naming.h"
#include "sudoku.h"

/* Is the text there, and does it have the number exactly once, if it has one at all? */
static void check_name(const char *text, bool must)
{
    if (must) assert_non_null(text);
    if (!text) return;
    assert_true(strlen(text) > 2);
    const char *number = strchr(text, '#');
    if (number) assert_null(strchr(number + 1, '#'));
}

static void every_row_is_complete(void **state)
{
    (void)state;
    for (int k = 0; k < HOUSE_KIND_COUNT; k++) {
        const struct house_kind *kind = &house_kinds[k];
        assert_non_null(kind->name);
        assert_non_null(kind->letters);
        assert_true(kind->lettered == !*kind->letters);
        for (int l = 0; l < HOUSE_LANGUAGES; l++) {
            const struct house_words *words = &kind->words[l];
            check_name(words->name, true);
            check_name(words->after, false);
            assert_non_null(words->in);
            assert_in_range(words->in[0], 'a', 'z'); /* the first letter becomes a capital */
            const char *several[] = {words->several, words->several_after};
            for (int i = 0; i < 2; i++) {
                if (!several[i]) continue;
                assert_non_null(strchr(words->name, '#'));
                assert_true(several[i][strlen(several[i]) - 1] == ' ');
            }
        }
    }
}

/* Boxes come first in every program, lines have a rank by themselves, and the others come after these. */
static void every_kind_has_a_rank(void **state)
{
    (void)state;
    for (int k = 0; k < HOUSE_KIND_COUNT; k++)
        for (int r = 0; r < RANKINGS; r++) {
            const struct house_kind *kind = &house_kinds[k];
            if (kind->classic || (kind->divides && r == HODOKU))
                assert_int_equal(kind->rank[r].family, 0);
            else assert_true(kind->rank[r].family > 2);
        }
}

/* Different kinds may share letters only if their numbers differ. */
static void short_names_are_unique(const sudoku_rules *rules)
{
    char name[2][SUDOKU_TEXT], words[2][SUDOKU_TEXT];
    for (int a = 0; a < rules->all_house_count; a++)
        for (int b = 0; b < a; b++) {
            const int house[2] = {a, b};
            for (int i = 0; i < 2; i++) {
                struct out o = out_to_buffer(name[i], SUDOKU_TEXT),
                           w = out_to_buffer(words[i], SUDOKU_TEXT);
                out_short_house(&o, rules, house[i]);
                out_house(&w, rules, house[i]);
            }
            assert_string_not_equal(name[0], name[1]);
            assert_string_not_equal(words[0], words[1]);
        }
}

/* Every kind comes from some rule set; all rules together make rules, and their houses are distinct in name. */
static void every_kind_is_made_by_a_rule(void **state)
{
    (void)state;
    bool seen[HOUSE_KIND_COUNT] = {false};
    static const uint16_t pair[] = {0, 10};
    const sudoku_cells house = {pair, 2};
    uint8_t regions[81];
    for (int c = 0; c < 81; c++) regions[c] = (uint8_t)((c / 9 * 2 + c % 9) % 9);
    for (int i = -1; sudoku_rule_name(i) || i < 0; i++) {
        const sudoku_shape boxes = {.size = 9, .rules = sudoku_rule_name(i)},
                           layout = {.size = 9, .regions = regions, .houses = &house, .house_count = 1};
        sudoku_rules *rules = sudoku_rules_new(i < 0 ? &layout : &boxes, NULL);
        assert_non_null(rules);
        for (int h = 0; h < rules->all_house_count; h++) seen[rules->house[h].kind] = true;
        short_names_are_unique(rules);
        sudoku_rules_free(rules);
    }
    for (int k = 0; k < HOUSE_KIND_COUNT; k++) {
        if (!seen[k]) fail_msg("no rule makes houses of kind %d (%s)", k, house_kinds[k].name);
    }
    char all[SUDOKU_TEXT] = "";
    for (int i = 0; sudoku_rule_name(i); i++) strcat(strcat(all, sudoku_rule_name(i)), " ");
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = all}, NULL);
    assert_non_null(rules);
    short_names_are_unique(rules);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_is_complete),
        cmocka_unit_test(every_kind_has_a_rank),
        cmocka_unit_test(every_kind_is_made_by_a_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
