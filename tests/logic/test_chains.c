/* SPDX-License-Identifier: MIT */
/* test_chains.c - chains, almost locked sets and nets under every rule set: in random positions no step removes a digit of
   the solution, and the independent checker proves every step.  $SUDOKU_CASES sets the number of positions of each rule
   set.

   Sources: src/logic/chains/, src/logic/sets/als_chains.c, src/logic/sets/death_blossom.c.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { STEPS = 30 /* judged of one technique in one position */, WORK = 300000 };

static const char *const techniques[] = {
    "remote-pair",
    "x-chain",
    "xy-chain",
    "continuous-nice-loop",
    "discontinuous-nice-loop",
    "aic",
    "grouped-continuous-nice-loop",
    "grouped-discontinuous-nice-loop",
    "grouped-aic",
    "als-xz",
    "als-xy-wing",
    "als-chain",
    "death-blossom",
    "forcing-chain-contradiction",
    "forcing-chain-verity",
    "forcing-net-contradiction",
    "forcing-net-verity",
    "kraken-fish-1",
    "kraken-fish-2",
};
enum { KINDS = sizeof techniques / sizeof *techniques };

struct judge {
    sudoku_logic *logic;
    const uint8_t *solution;
    const char *rule_set;
    int left;
    long steps[KINDS];
    int kind, bad;
};

static bool judge(void *context, const sudoku_step *step)
{
    struct judge *j = context;
    int culprit = 0;
    const proof_result proof = prove_step(j->logic->at, false, step, &culprit);
    bool lies = false;
    for (int i = 0; i < step->part_count; i++) {
        const sudoku_part *p = &step->parts[i];
        if (p->role == SUDOKU_PLACED && j->solution[p->cell] != p->digit) lies = true;
        if (p->role == SUDOKU_REMOVED && j->solution[p->cell] == p->digit) lies = true;
    }
    j->steps[j->kind]++;
    if (lies || (proof != PROVED && proof != TOO_LONG)) {
        printf("%s, %s: %s, proof %d (%d)\n", j->rule_set, techniques[j->kind], lies ? "FALSE" : "true",
               (int)proof, culprit);
        j->bad++;
    }
    return --j->left > 0;
}

/* A puzzle, and more and more digits of its solution until half of the cells are filled. */
static void set_up(struct rng *r, sudoku_logic *l, const uint8_t *solution)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    const sudoku_rules *rules = l->field->rules;
    keep_some(r, rules->cells, solution, rules->cells * (40 + (int)rng_below(r, 25)) / 100, givens);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    logic_start(l, &puzzle);
}

static void every_step_is_true_and_proved(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1);
    static struct judge j;
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < cases; i++) {
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            uint8_t solution[SUDOKU_MAX_CELLS];
            j.logic = logic_new(rules, "hodoku", NULL);
            j.solution = solution;
            j.rule_set = rule_sets[set].name;
            j.logic->work = WORK;
            j.logic->finder.allow = (set + i) % 2 ? ALLOW_OVERLAP | ALLOW_SETS_IN_CHAINS : 0;
            if (make_solution(&r, rules, solution)) {
                set_up(&r, j.logic, solution);
                /* In larger grids there is no end of kraken fish. */
                const int kinds = rules->n < 9 ? KINDS : KINDS - 2;
                for (j.kind = 0; j.kind < kinds; j.kind++) {
                    j.left = STEPS;
                    logic_all(j.logic, technique_named(techniques[j.kind]), judge, &j);
                }
            }
            logic_free(j.logic);
            sudoku_rules_free(rules);
        }
    for (int k = 0; k < KINDS; k++) printf("%ld %s, ", j.steps[k], techniques[k]);
    printf("judged\n");
    assert_int_equal(j.bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_step_is_true_and_proved)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
