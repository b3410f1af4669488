/* SPDX-License-Identifier: MIT */
/* test_few_clues.c - puzzles with fewer clues than digging reaches, judged by another engine. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

enum { CELLS = 81 };

struct result {
    const sudoku_order *order;
    int made, missed, clues, reports, reported;
    uint64_t tries;
    uint8_t givens[CELLS];
};

static sudoku_rules *rules_for(int size, const char *words)
{
    const sudoku_shape shape = {.size = size, .rules = words};
    sudoku_rules *rules = sudoku_rules_new(&shape, NULL);
    assert_non_null(rules);
    return rules;
}

/* One solution, that one; and without any clue several. */
static void check_puzzle(const sudoku_order *o, const sudoku_made *m)
{
    const int cells = sudoku_rules_size(o->rules) * sudoku_rules_size(o->rules);
    uint8_t givens[CELLS], solution[CELLS];
    const sudoku_puzzle p = {.rules = o->rules, .givens = givens};
    sudoku_solver *bits = sudoku_solver_new(o->rules, "bits");
    int clues = 0;
    memcpy(givens, m->givens, (size_t)cells);
    assert_int_equal(sudoku_solve(bits, &p, solution), SUDOKU_UNIQUE);
    assert_memory_equal(solution, m->solution, (size_t)cells);
    for (int i = 0; i < cells; i++) {
        if (o->start && o->start[i]) assert_int_equal(solution[i], o->start[i]);
        if (!givens[i]) continue;
        if (o->pattern) assert_true(o->pattern[i]);
        clues++;
        givens[i] = 0;
        assert_int_equal(sudoku_solve(bits, &p, NULL), SUDOKU_MANY);
        givens[i] = m->givens[i];
    }
    assert_int_equal(clues, m->clues);
    assert_in_range(clues, o->least_clues, o->most_clues);
    sudoku_solver_free(bits);
}

static bool take(void *context, const sudoku_made *m)
{
    struct result *r = context;
    r->clues = m->clues;
    r->tries = m->tries;
    if (m->givens) {
        check_puzzle(r->order, m);
        memcpy(r->givens, m->givens,
               (size_t)(sudoku_rules_size(r->order->rules) * sudoku_rules_size(r->order->rules)));
        r->made++;
    } else r->missed++;
    return true;
}

static void hear(void *context, const sudoku_made *best)
{
    struct result *r = context;
    int clues = 0;
    for (int i = 0; i < CELLS; i++) clues += best->givens[i] != 0;
    assert_int_equal(clues, best->clues);
    r->reports++;
    r->reported = best->clues;
}

static struct result make(sudoku_order o)
{
    struct result r = {.order = &o};
    o.room = sizeof o;
    o.progress_context = &r;
    assert_true(sudoku_generate(&o, take, &r, NULL));
    r.order = NULL;
    return r;
}

static void small_grids(void **state)
{
    (void)state;
    static const struct {
        int size, clues;
    } grids[] = {{4, 4}, {6, 8}, {8, 15}};
    for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
        sudoku_rules *rules = rules_for(grids[i].size, NULL);
        const struct result r = make((sudoku_order){
            .rules = rules, .seed = i, .count = 5, .minimal = true, .most_clues = grids[i].clues});
        assert_int_equal(r.made, 5);
        sudoku_rules_free(rules);
    }
}

static void all_rules(void **state)
{
    (void)state;
    static const struct {
        const char *words;
        int clues;
    } rules_of[] = {{"classic", 20}, {"x", 14}, {"nrc", 13}, {"x nrc", 10}};
    for (size_t i = 0; i < sizeof rules_of / sizeof *rules_of; i++) {
        sudoku_rules *rules = rules_for(9, rules_of[i].words);
        const struct result r = make((sudoku_order){
            .rules = rules, .seed = 7, .most_clues = rules_of[i].clues, .progress = hear});
        assert_int_equal(r.made, 1);
        assert_int_equal(r.reported, rules_of[i].clues);
        sudoku_rules_free(rules);
    }
}

/* Whatever instruction set the processor has, and whichever puzzles come before. */
static void always_the_same(void **state)
{
    (void)state;
    const char *best = sudoku_isa();
    sudoku_rules *rules = rules_for(9, "nrc");
    const sudoku_order o = {.rules = rules, .seed = 3, .first = 1, .most_clues = 13};
    sudoku_order two = o;
    two.first = 0;
    two.count = 2;
    const struct result expected = make(two);
    for (int i = 0; sudoku_isa_name(i); i++) {
        if (!sudoku_choose_isa(sudoku_isa_name(i))) continue;
        const struct result r = make(o);
        assert_memory_equal(r.givens, expected.givens, CELLS);
        assert_int_equal(r.tries, expected.tries);
    }
    assert_true(sudoku_choose_isa(best));
    sudoku_rules_free(rules);
}

static void exact_pattern_and_start(void **state)
{
    (void)state;
    uint8_t pattern[CELLS], start[CELLS] = {0};
    sudoku_rules *rules = rules_for(9, NULL);
    for (int i = 0; i < CELLS; i++) pattern[i] = i % 9 < 8;
    for (int i = 0; i < 9; i++) start[i] = (uint8_t)(9 - i);
    const struct result r = make((sudoku_order){.rules = rules,
                                                .seed = 5,
                                                .minimal = true,
                                                .least_clues = 20,
                                                .most_clues = 20,
                                                .pattern = pattern,
                                                .start = start});
    assert_int_equal(r.made, 1);
    sudoku_rules_free(rules);
}

static bool enough(void *context)
{
    int *asked = context;
    return ++*asked > 2000;
}

/* After this many tries, or when it is told to; and then it reports how far it came. */
static void stops(void **state)
{
    (void)state;
    sudoku_rules *rules = rules_for(9, NULL);
    const struct result r = make(
        (sudoku_order){.rules = rules, .seed = 1, .most_clues = 17, .tries = 100, .progress = hear});
    assert_int_equal(r.missed, 1);
    assert_int_equal(r.tries, 100);
    assert_in_range(r.clues, 18, 21);
    assert_true(r.reports > 1 && r.reported == r.clues);
    int asked = 0;
    sudoku_error error;
    struct result none = {0};
    const sudoku_order o = {
        .room = sizeof o, .rules = rules, .most_clues = 17, .stop = enough, .stop_context = &asked};
    assert_false(sudoku_generate(&o, take, &none, &error));
    assert_string_equal(error.message, "");
    assert_int_equal(none.made + none.missed, 0);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_grids),     cmocka_unit_test(all_rules),
        cmocka_unit_test(always_the_same), cmocka_unit_test(exact_pattern_and_start),
        cmocka_unit_test(stops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
