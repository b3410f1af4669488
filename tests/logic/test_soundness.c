/* SPDX-License-Identifier: MIT */
/* test_soundness.c - over random puzzles of every rule set and by every profile: no step removes a digit of the solution, and
   the independent checker proves every step.  $SUDOKU_CASES sets the number of puzzles of each rule set and profile.

   Sources: src/logic/step/.  */
#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { ALL_EVERY = 32, MINIMAL_EVERY = 64 };

struct walker {
    sudoku_logic *logic;
    const char *rule_set;
    const uint8_t *givens;
    long steps, given_up; /* by the checker */
    int bad;
};

static void print_puzzle(const struct walker *w)
{
    for (int c = 0; c < w->logic->field->cells; c++) putchar(sudoku_symbol(w->givens[c]));
    putchar('\n');
}

/* Judges a step: true, so that finders continue. */
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
    w->given_up += proof == TOO_LONG;
    if (!lies && (proof == PROVED || proof == TOO_LONG)) return true;
    printf("%s, %s, %s: %s: %s (%d)\n  ", w->rule_set, w->logic->profile->name,
           technique_rows[step->technique].name, lies ? "FALSE" : "true", name[proof], culprit);
    print_puzzle(w);
    w->bad++;
    return true;
}

/* Walks through a puzzle; at one position in the middle all steps that the profile knows are judged, not only the next. */
static void walk(struct walker *w, bool all)
{
    const int middle = 2 * w->logic->at->open / 3;
    for (const sudoku_step *step; w->bad < 5 && (step = logic_next(w->logic));) {
        judge(w, step);
        if (all && w->logic->at->open <= middle) {
            all = false;
            logic_all(w->logic, -1, judge, w);
            step = logic_next(w->logic);
        }
        logic_apply(w->logic, step);
    }
}

/* A puzzle of the rule set, minimal or with up to half of its cells given; false: its random layout or houses have no grid
   that is easy to find.  Minimal puzzles with many houses are among the hardest there are, and take long.  */
static bool make_puzzle(struct rng *r, const sudoku_rules *rules, bool minimal, uint8_t *givens)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    const int n = sudoku_rules_size(rules), least = n * n / 3;
    if (!make_solution(r, rules, solution)) return false;
    dig(r, rules, solution, minimal ? 0 : least + rng_below(r, n * n / 6), 20000, givens);
    return true;
}

static void judge_puzzle(struct walker *total, const struct rule_set *set, const char *profile,
                         struct rng *r, int number)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    sudoku_rules *rules = rules_of_set(set, r);
    sudoku_logic *logic = logic_new(rules, profile, NULL);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    struct walker w = {.logic = logic, .rule_set = set->name, .givens = givens};
    if (make_puzzle(r, rules, number % MINIMAL_EVERY == MINIMAL_EVERY - 1, givens) &&
        logic_start(logic, &puzzle) == SUDOKU_UNIQUE)
        walk(&w, number % ALL_EVERY == 0);
    total->steps += w.steps;
    total->given_up += w.given_up;
    total->bad += w.bad;
    logic_free(logic);
    sudoku_rules_free(rules);
}

static void every_step_is_true_and_proved(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(3);
    struct walker total = {0};
    for (int set = 0; set < RULE_SETS; set++)
        for (int profile = 0; profile < PROFILE_COUNT; profile++)
            for (int i = 0; i < cases; i++)
                judge_puzzle(&total, &rule_sets[set], profiles[profile].name, &r, i);
    printf("%ld steps judged, %ld of them too long to prove\n", total.steps, total.given_up);
    assert_int_equal(total.bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_step_is_true_and_proved)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
