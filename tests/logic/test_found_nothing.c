/* SPDX-License-Identifier: MIT */
/* test_found_nothing.c - searches that pass over what is old (finder.h) find what those find that look everywhere: at every
   position on the way through puzzles of every rule set, by every profile.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/path/walk.h"
#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

/* One that has never looked at anything. */
static const sudoku_step *forgetful_next(sudoku_logic *l)
{
    memset(l->found_nothing_at, 0, sizeof l->found_nothing_at);
    for (int i = 0; i < SCRATCH_SLOTS; i++) {
        free(l->finder.scratch[i].memory);
        l->finder.scratch[i] = (struct scratch){0};
    }
    return logic_next(l);
}

static bool same_steps(const sudoku_step *a, const sudoku_step *b)
{
    if (!a || !b) return a == b;
    if (a->technique != b->technique || a->part_count != b->part_count) return false;
    for (int i = 0; i < a->part_count; i++)
        if (a->parts[i].role != b->parts[i].role || a->parts[i].cell != b->parts[i].cell ||
            a->parts[i].digit != b->parts[i].digit)
            return false;
    return true;
}

/* Returns the number of steps that are not singles. */
static int compare_walks(const sudoku_puzzle *puzzle, const char *profile)
{
    sudoku_logic *l = logic_new(puzzle->rules, profile, NULL),
                 *forgetful = logic_new(puzzle->rules, profile, NULL);
    int harder = 0;
    logic_start(forgetful, puzzle);
    if (logic_start(l, puzzle) == SUDOKU_UNIQUE)
        for (bool more = true; more;) {
            const sudoku_step *step = logic_next(l), *all = forgetful_next(forgetful);
            if (!same_steps(step, all))
                fail_msg("%s: %s, but %s was overlooked", profile,
                         step ? technique_rows[step->technique].name : "nothing",
                         all ? technique_rows[all->technique].name : "nothing");
            more = step;
            if (!more) break;
            harder += step->technique > TECHNIQUE_hidden_single;
            logic_apply(l, step);
            logic_apply(forgetful, step);
        }
    logic_free(l);
    logic_free(forgetful);
    return harder;
}

static void what_is_old_has_nothing(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    const int cases = test_cases(1);
    int harder = 0;
    for (int set = 0; set < RULE_SETS; set++)
        for (int i = 0; i < cases; i++) {
            uint8_t solution[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
            sudoku_rules *rules = rules_of_set(&rule_sets[set], &r);
            const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
            if (sudoku_rules_size(rules) <= 9 && make_solution(&r, rules, solution)) {
                dig(&r, rules, solution, sudoku_rules_size(rules) * sudoku_rules_size(rules) / 4, 20000,
                    givens);
                for (int p = 0; p < PROFILE_COUNT; p++)
                    harder += compare_walks(&puzzle, profiles[p].name);
            }
            sudoku_rules_free(rules);
        }
    printf("%d steps that are not singles\n", harder);
    assert_true(harder > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_old_has_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
