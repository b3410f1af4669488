/* SPDX-License-Identifier: MIT */
/* test_clue_forms.c - random clues of every kind: what a clue means and what it compiles to agree on random digits, and its statement is read
   back as the same clue.  Each kind must have been seen to hold and not to.  Tests src/clue/kind/, src/clue/clue_set.c and
   src/clue/clue_statement.c, too.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "clue/form_meaning.h"
#include "clue/clue_kinds.h"
#include "clue/clue_statement.h"
#include "support/data.h"

enum { MOST_IN_SET = 3, GRIDS = 40 };

static int between(struct rng *r, int least, int most) { return least + rng_below(r, most - least + 1); }

/* ---- random clues ---- */

static void add_random_cells(struct rng *r, struct stated_clue *s, int n, int count)
{
    for (int added = 0; added < count;) {
        const uint16_t cell = (uint16_t)rng_below(r, n * n);
        bool again = false;
        for (int i = 0; i < s->clue.count; i++) again |= s->cell[i] == cell;
        if (again && !s->clue.kind->may_repeat) continue;
        s->cell[s->clue.count++] = cell;
        added++;
    }
}

static void add_random_line(struct rng *r, struct stated_clue *s, int n)
{
    const int line = between(r, 0, n - 1);
    const bool row = rng_below(r, 2), turned = s->clue.kind->statement == STATES_VIEW && rng_below(r, 2);
    for (int i = 0; i < n; i++) {
        const int place = turned ? n - 1 - i : i;
        s->cell[s->clue.count++] = (uint16_t)(row ? line * n + place : place * n + line);
    }
}

static void add_random_diagonal(struct rng *r, struct stated_clue *s, int n)
{
    int row = between(r, 0, n - 1), column = between(r, 0, n - 1);
    const int down = rng_below(r, 2) ? 1 : -1, right = rng_below(r, 2) ? 1 : -1;
    for (; row >= 0 && row < n && column >= 0 && column < n; row += down, column += right)
        s->cell[s->clue.count++] = (uint16_t)(row * n + column);
}

static void make_random_clue(struct rng *r, struct stated_clue *s, const struct clue_kind *k, int n)
{
    const int most = k->most ? k->most : 5;
    s->clue = (struct clue){.kind = k, .cell = s->cell, .number = s->number};
    switch (k->statement) {
    case STATES_RULE: break;
    case STATES_LINE:
    case STATES_VIEW: add_random_line(r, s, n); break;
    case STATES_DIAGONAL: add_random_diagonal(r, s, n); break;
    case STATES_DIGITS: {
        const int corner = between(r, 0, n - 2) * n + between(r, 0, n - 2), corners[] = {0, 1, n, n + 1};
        for (int i = 0; i < 4; i++) s->cell[s->clue.count++] = (uint16_t)(corner + corners[i]);
        break;
    }
    default: add_random_cells(r, s, n, between(r, k->fewest, k->most ? most : k->fewest + 4)); break;
    }
    s->clue.first_count = s->clue.count;
    if (k->statement == STATES_GROUPS)
        add_random_cells(r, s, n, k == &clue_clone ? s->clue.count : between(r, k->fewest_after, 3));
    if (k->statement == STATES_DIGITS)
        for (int i = between(r, 1, 3); i > 0; i--) s->number[s->clue.number_count++] = between(r, 1, n);
    else if (k->statement != STATES_CELLS && k->statement != STATES_GROUPS &&
             k->statement != STATES_RULE && (!k->number_may_lack || k->usual_number || rng_below(r, 4)))
        s->number[s->clue.number_count++] = between(r, k->least, 2 * n);
}

/* ---- checks ---- */

static void check_statement(const sudoku_clues *clues, int i, const sudoku_rules *rules)
{
    char text[1000], again[1000];
    sudoku_error error;
    sudoku_clue_text(clues, i, text, sizeof text);
    const sudoku_clues *copy = sudoku_clues_new(rules, text, strlen(text), &error);
    if (!copy) fail_msg("%s: %ld: %s", text, error.column, error.message);
    assert_int_equal(sudoku_clues_count(copy), 1);
    sudoku_clue_text(copy, 0, again, sizeof again);
    assert_string_equal(text, again);
    const struct clue *a = &clues->clue[i], *b = &copy->clue[0];
    assert_ptr_equal(a->kind, b->kind);
    assert_int_equal(a->first_count, b->first_count);
    assert_int_equal(a->count, b->count);
    for (int c = 0; c < a->count; c++) assert_int_equal(a->cell[c], b->cell[c]);
    assert_int_equal(a->number_count, b->number_count);
    for (int c = 0; c < a->number_count; c++) assert_int_equal(a->number[c], b->number[c]);
    sudoku_clues_free(copy);
}

static void mix(struct rng *r, int *list, int n)
{
    for (int i = 0; i < n; i++) list[i] = i;
    for (int i = n - 1; i > 0; i--) {
        const int j = between(r, 0, i), kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}

/* Random digits, or all digits in every row and column, as clues about whole lines may take for granted. */
static void fill_grid(struct rng *r, uint8_t *digits, int n, bool latin)
{
    int rows[SUDOKU_MAX_SIZE], columns[SUDOKU_MAX_SIZE], symbols[SUDOKU_MAX_SIZE];
    mix(r, rows, n);
    mix(r, columns, n);
    mix(r, symbols, n);
    for (int cell = 0; cell < n * n; cell++)
        digits[cell] =
            (uint8_t)(latin ? symbols[(rows[cell / n] + columns[cell % n]) % n] + 1 : between(r, 1, n));
}

static bool takes_lines_for_granted(const struct clue_kind *k)
{
    return k->statement == STATES_LINE || k->statement == STATES_VIEW;
}

static void compare(struct rng *r, const sudoku_clues *clues, int n, bool *held, bool *broken)
{
    uint8_t digits[SUDOKU_MAX_CELLS];
    sudoku_error error;
    struct forms *f = forms_new(clues, &error);
    char text[1000];
    if (!f) fail_msg("%s", error.message);
    for (int i = 0; i < GRIDS; i++) {
        fill_grid(r, digits, n, i % 2 || takes_lines_for_granted(clues->clue[0].kind));
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
