/* SPDX-License-Identifier: MIT */
/* test_als_links.c - which almost locked sets have restricted commons, against the definition: all pairs of sets, all their cells.
   And the list is made once for a position. */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "logic/path/walk.h"
#include "logic/sets/als.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* Only one of the sets can hold the digit: every cell of the one that has it sees every such cell of the other, and is none of them. */
static bool is_restricted(const struct position *at, const struct als *a, const struct als *b, int digit)
{
    if (!als_has(a, digit) || !als_has(b, digit)) return false;
    for_each_cell(c, &a->all)
        for_each_cell(e, &b->all)
            if (has_candidate(at, c, digit) && has_candidate(at, e, digit) && !sees(at->field, c, e))
                return false;
    return true;
}

/* The next entry of the list, or that there is none, is what the pair of sets calls for. */
static void judge_pair(const struct als_list *l, const struct position *at, int i, int j, int *next)
{
    const struct als *a = &l->als[i], *b = &l->als[j];
    int first = 0, last = 0;
    for (int d = 1; d <= at->field->n; d++)
        if (is_restricted(at, a, b, d)) {
            if (first) last = d;
            else first = d;
        }
    if (!first || (!l->overlap && cells_meet(&a->all, &b->all))) return;
    assert_true(*next < l->commons);
    const struct restricted *r = &l->common[(*next)++];
    assert_int_equal(r->a, i);
    assert_int_equal(r->b, j);
    assert_int_equal(r->digit[0], first);
    assert_int_equal(r->digit[1], last);
}

static int judge_list(struct finder *f, bool overlap, bool both)
{
    int next = 0;
    const struct als_list *l = als_of(f, overlap, both);
    assert_non_null(l);
    for (int i = 0; i < l->count; i++) {
        assert_int_equal(l->first_common[i], next);
        assert_int_equal(l->als[i].size, cells_count(&l->als[i].all));
        for (int j = both ? 0 : i + 1; j < l->count; j++)
            if (j != i) judge_pair(l, f->at, i, j, &next);
    }
    assert_int_equal(l->first_common[l->count], next);
    assert_int_equal(l->commons, next);
    return next;
}

/* One candidate of the position that is not the solution's goes, or false. */
static bool remove_one(sudoku_logic *l, struct rng *r)
{
    const int count = l->field->cells, start = rng_below(r, count);
    for (int i = 0; i < count; i++) {
        const int cell = (start + i) % count;
        const bitset wrong = l->at->candidates[cell] & ~bit(l->solution[cell] - 1);
        if (!wrong) continue;
        position_remove(l->at, cell, lowest(wrong) + 1);
        return true;
    }
    return false;
}

static int judge_puzzle(const sudoku_puzzle *puzzle, struct rng *r)
{
    enum { REMOVALS = 40, EVERY = 10 };
    sudoku_logic *l = logic_new(puzzle->rules, "hodoku", NULL);
    int links = 0;
    assert_non_null(l);
    if (logic_start(l, puzzle) == SUDOKU_UNIQUE)
        for (int i = 0; i < REMOVALS && remove_one(l, r); i++) {
            l->finder.work = UINT64_MAX;
            if (i % EVERY == 0)
                for (int how = 0; how < 4; how++) links += judge_list(&l->finder, how & 1, how & 2);
        }
    logic_free(l);
    return links;
}

static void links_are_as_defined(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int links = 0;
    for (int i = 0; i < test_cases(1); i++)
        for (int set = 0; set < RULE_SETS; set++) {
            uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
            const int size = sudoku_rules_size(rules);
            if (size <= 9 && make_solution(&r, rules, solution)) {
                dig(&r, rules, solution, size * size / 3, 20000, givens);
                links += judge_puzzle(&puzzle, &r);
            }
            sudoku_rules_free(rules);
        }
    printf("%d links\n", links);
    assert_true(links > 0);
}

static void a_position_has_one_list(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    assert_true(make_solution(&r, rules, solution));
    dig(&r, rules, solution, 30, 20000, givens);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    assert_int_equal(logic_start(l, &puzzle), SUDOKU_UNIQUE);
    l->finder.work = UINT64_MAX;
    als_of(&l->finder, false, false);
    const uint64_t left = l->finder.work;
    als_of(&l->finder, false, false);
    assert_true(l->finder.work == left); /* nothing was searched */
    als_of(&l->finder, true, false);
    assert_true(l->finder.work < left);
    assert_true(remove_one(l, &r));
    const uint64_t before = l->finder.work;
    als_of(&l->finder, true, false);
    assert_true(l->finder.work < before);
    logic_free(l);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(links_are_as_defined),
                                       cmocka_unit_test(a_position_has_one_list)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
