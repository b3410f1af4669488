/* SPDX-License-Identifier: MIT */
/* test_walk.c - a list of all steps has each step once, and omits nothing that follows. */
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/step/step_list.h"
#include "logic/path/walk.h"

enum { N = 9, LONGEST = 4000 };

static bool keep_step(void *context, const sudoku_step *step)
{
    assert_true(list_add(context, step));
    return true;
}

static const char *line_of(const sudoku_rules *rules, const struct step_list *l, int i, char *text)
{
    return sudoku_step_text(rules, &l->step[i].it, text, LONGEST);
}

static int repeats(const sudoku_rules *rules, const struct step_list *l)
{
    char first[LONGEST], second[LONGEST];
    int count = 0;
    for (int i = 0; i < l->count; i++) {
        bool repeated = false;
        line_of(rules, l, i, first);
        for (int k = 0; k < i && !repeated; k++)
            repeated = l->step[k].it.technique == l->step[i].it.technique &&
                       !strcmp(first, line_of(rules, l, k, second));
        count += repeated;
    }
    return count;
}

static bool has_equal(const struct step_list *l, const sudoku_step *step)
{
    for (int i = 0; i < l->count; i++)
        if (l->step[i].it.technique == step->technique && same_conclusions(&l->step[i].it, step))
            return true;
    return false;
}

/* What the finders say in a position, and what the list makes of it; the lines that it saves. */
static int compare_lists(sudoku_logic *l, const sudoku_rules *rules)
{
    struct step_list all = {0}, told = {0};
    logic_all(l, -1, keep_step, &all);
    sudoku_logic_all(l, -1, keep_step, &told);
    assert_int_equal(repeats(rules, &told), 0);
    for (int i = 0; i < all.count; i++) assert_true(has_equal(&told, &all.step[i].it));
    const int saved = all.count - told.count;
    assert_true(saved >= repeats(rules, &all));
    list_free(&all);
    list_free(&told);
    return saved;
}

static sudoku_logic *begin(const sudoku_rules *rules, int profile, const char *line)
{
    uint8_t givens[N * N] = {0};
    for (int i = 0; line[i]; i++) givens[i] = (uint8_t)(line[i] == '.' ? 0 : line[i] - '0');
    sudoku_logic *l = logic_new(rules, profiles[profile].name, NULL);
    assert_non_null(l);
    logic_start(l, &(sudoku_puzzle){.rules = rules, .givens = givens});
    return l;
}

static void each_step_is_told_once(void **state)
{
    static const char puzzle[] =
        ".........512.6..8.3..8.4..........5......2..112....43..9..1.34..3.7..1.968..9...5";
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    for (int p = 0; p < PROFILE_COUNT; p++) {
        sudoku_logic *l = begin(rules, p, puzzle);
        int saved = compare_lists(l, rules);
        const sudoku_step *step;
        for (int i = 0; i < 8 && (step = logic_next(l)); i++) {
            logic_apply(l, step);
            saved += compare_lists(l, rules);
        }
        assert_true(saved > 0); /* or the puzzle is none to test this with */
        logic_free(l);
    }
    sudoku_rules_free(rules);
}

static bool count_to_three(void *context, const sudoku_step *step)
{
    (void)step;
    return ++*(int *)context < 3;
}

static void the_list_can_be_stopped(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *l = begin(rules, 0, ".4..3...1...5.9..7.53..4...3.....65......21.4");
    int count = 0;
    sudoku_logic_all(l, -1, count_to_three, &count);
    assert_int_equal(count, 3);
    logic_free(l);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_step_is_told_once),
        cmocka_unit_test(the_list_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
