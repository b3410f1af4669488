/* SPDX-License-Identifier: MIT */
/* test_finder_template.c - the template of a finder: what it reports can be proved, and removes what the definition says. */
#include "support/cmocka_first.h"

#include "logic/path/walk.h"
#include "logic/proof/proof.h"

void find_template(struct finder *, int argument);

enum { N = 9 };

struct judge {
    const struct position *at;
    int steps;
};

static bool judge_step(void *context, const sudoku_step *step)
{
    struct judge *j = context;
    assert_int_equal(prove_step(j->at, false, step, NULL), PROVED);
    for_each_part(p, step, SUDOKU_REMOVED) {
        assert_true(sees(j->at->field, p->cell, 0) && sees(j->at->field, p->cell, 1));
        assert_true(p->digit == 1 || p->digit == 2);
    }
    j->steps++;
    return true;
}

/* The first two cells of row 1 keep 1 and 2 only. */
static void it_finds_a_pair_in_its_row_and_box(void **state)
{
    (void)state;
    uint8_t none[N * N] = {0};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    assert_non_null(l);
    position_start(l->at, &(sudoku_puzzle){.rules = rules, .givens = none});
    for (int digit = 3; digit <= N; digit++)
        for (int cell = 0; cell < 2; cell++) position_remove(l->at, cell, digit);
    struct judge judge = {.at = l->at};
    struct finder *f = &l->finder;
    f->step = &l->draft;
    f->take = judge_step;
    f->context = &judge;
    find_template(f, 0);
    assert_int_equal(judge.steps, 2);
    logic_free(l);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(it_finds_a_pair_in_its_row_and_box)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
