/* SPDX-License-Identifier: MIT */
/* test_clue_forms.c - random clues of every kind: what a clue means and what it compiles to agree on random digits, and its statement is read
   back as the same clue.  Each kind must have been seen to hold and not to.  Tests src/clue/kind/, src/clue/clue_set.c,
   src/clue/clue_statement.c, src/clue/whole_clue.c, src/clue/form_choices.c and src/clue/form_walks.c, too.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "clue/form_meaning.h"
#include "clue/clue_kinds.h"
#include "clue/random_clue.h"
#include "support/data.h"

enum { MOST_IN_SET = 3, GRIDS = 40 };

static int between(struct rng *r, int least, int most) { return least + rng_below(r, most - least + 1); }

/* ---- checks ---- */

static void check_same(const struct clue *a, const struct clue *b)
{
    assert_ptr_equal(a->kind, b->kind);
    assert_int_equal(a->first_count, b->first_count);
    assert_int_equal(a->count, b->count);
    for (int c = 0; c < a->count; c++) assert_int_equal(a->cell[c], b->cell[c]);
    assert_int_equal(a->number_count, b->number_count);
    for (int c = 0; c < a->number_count; c++) assert_int_equal(a->number[c], b->number[c]);
    assert_int_equal(a->part_count, b->part_count);
    for (int p = 0; p < a->part_count; p++) check_same(&a->part[p], &b->part[p]);
}

static void check_statement(const sudoku_clues *clues, int i, const sudoku_rules *rules)
{
    char text[8000], again[8000];
    sudoku_error error;
    sudoku_clue_text(clues, i, text, sizeof text);
    const sudoku_clues *copy = sudoku_clues_new(rules, text, strlen(text), &error);
    if (!copy) fail_msg("%s: %ld: %s", text, error.column, error.message);
    assert_int_equal(sudoku_clues_count(copy), 1);
    sudoku_clue_text(copy, 0, again, sizeof again);
    assert_string_equal(text, again);
    check_same(&clues->clue[i], &copy->clue[0]);
    sudoku_clues_free(copy);
}

static void compare(struct rng *r, const sudoku_clues *clues, int n, bool *held, bool *broken)
{
    uint8_t digits[SUDOKU_MAX_CELLS];
    sudoku_error error;
    struct forms *f = forms_new(clues, NULL, &error);
    char text[8000];
    if (!f) fail_msg("%s", error.message);
    for (int i = 0; i < GRIDS; i++) {
        fill_random_grid(r, digits, n, i % 2);
        const bool means = clues_hold(clues, digits, NULL), says = forms_accept(f, digits);
        if (means != says)
            fail_msg("%s: means %d, says %d", sudoku_clue_text(clues, 0, text, sizeof text), means,
                     says);
        *(means ? held : broken) = true;
        /* what is empty is never wrong */
        const int cell = between(r, 0, n * n - 1);
        digits[cell] = 0;
        if (means) assert_true(clues_hold(clues, digits, NULL));
    }
    forms_free(f);
}

static void meaning_and_forms_agree(void **state)
{
    static const int sizes[] = {4, 4, 6, 9};
    static struct stated_clue stated[MOST_IN_SET];
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(60);
    const struct clue_kind *k;
    (void)state;
    for (int i = 0; (k = clue_kind_at(i)); i++) {
        bool held = false, broken = false;
        for (int c = 0; c < cases || (!(held && broken) && c < 200 * cases); c++) {
            const int n = sizes[rng_below(&r, 4)];
            sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
            struct clue list[MOST_IN_SET];
            int count = 0;
            make_random_clue(&r, &stated[count], k, n);
            list[count++] = stated[0].clue;
            if (k->statement == STATES_RULE ||
                k->reaches_out) { /* the rules about all marks, and cells called min side by side */
                const struct clue_kind *const marks[] = {&clue_white, &clue_black, &clue_x, &clue_min,
                                                         &clue_max};
                make_random_clue(&r, &stated[1], marks[rng_below(&r, 5)], n);
                if (rng_below(&r, 2)) list[count++] = stated[1].clue;
            }
            const sudoku_clues *clues = clues_new(rules, list, count, NULL);
            if (clues) { /* else the sum is out of range, or the like */
                check_statement(clues, 0, rules);
                compare(&r, clues, n, &held, &broken);
            }
            sudoku_clues_free(clues);
            sudoku_rules_free(rules);
        }
        if (!held || !broken) fail_msg("%s was never seen to %s", k->name, held ? "fail" : "hold");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(meaning_and_forms_agree)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
