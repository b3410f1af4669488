/* SPDX-License-Identifier: MIT */
/* test_soundness.c - over random puzzles of every rule set and by every profile: no step removes a digit of the solution, and
   the independent checker proves every step.  $SUDOKU_CASES sets the number of puzzles of each rule set and profile.  */
#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "logic/proof.h"
#include "logic/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

struct walker {
    sudoku_logic *logic;
    const char *rule_set;
    const uint8_t *givens;
    long steps;
    int bad;
};

static void print_puzzle(const struct walker *w)
{
    for (int c = 0; c < w->logic->field->cells; c++) putchar(sudoku_symbol(w->givens[c]));
    putchar('\n');
}

/* Judges a step: true, so that finders go on. */
static bool judge(void *context, const sudoku_step *step)
{
    static const char *const name[] = {"proved", "does not follow", "rests on a falsehood",
                                       "removes what is gone", "gave up"};
    struct walker *w = context;
    const uint8_t *solution = w->logic->solution;
    int culprit = 0;
    if (step->technique == TECHNIQUE_brute_force) return true; /* a guess, and declared as one */
    const proof_result proof = prove_step(w->logic->at, w->logic->finder.unique, step, &culprit);
    bool lies = false;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role == SUDOKU_PLACED && solution[p->cell] != p->digit) lies = true;
        if (p->role == SUDOKU_REMOVED && solution[p->cell] == p->digit) lies = true;
    }
    w->steps++;
    if (!lies && (proof == PROVED || proof == TOO_LONG)) return true;
    printf("%s, %s, %s: %s: %s (%d)\n  ", w->rule_set, w->logic->profile->name,
           technique_rows[step->technique].name, lies ? "FALSE" : "true", name[proof], culprit);
    print_puzzle(w);
    w->bad++;
    return true;
}

/* Walks through a puzzle; at every third position all steps that the profile knows are judged, not only the next. */
static void walk(struct walker *w, bool all)
{
    int position = 0;
    for (const sudoku_step *step; w->bad < 5 && (step = logic_next(w->logic)); position++) {
        judge(w, step);
        if (all && position % 3 == 0) logic_all(w->logic, -1, judge, w);
        step = logic_next(w->logic);
        logic_apply(w->logic, step);
    }
}

static void every_step_is_true_and_proved(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(6);
    long steps = 0;
    int bad = 0;
    for (int set = 0; set < RULE_SETS; set++)
        for (int profile = 0; profile < PROFILE_COUNT; profile++)
            for (int i = 0; i < cases; i++) {
                sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
                sudoku_logic *logic = logic_new(rules, profiles[profile].name, NULL);
                uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
                if (make_solution(&r, rules, solution)) {
                    dig(&r, rules, solution, 0, 20000, givens);
                    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
                    struct walker w = {logic, rule_sets[set].name, givens, 0, 0};
                    if (logic_start(logic, &puzzle) == SUDOKU_UNIQUE) walk(&w, i % 2);
                    steps += w.steps;
                    bad += w.bad;
                }
                logic_free(logic);
                sudoku_rules_free(rules);
            }
    printf("%ld steps judged\n", steps);
    assert_int_equal(bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_step_is_true_and_proved)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
