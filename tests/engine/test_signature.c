/* SPDX-License-Identifier: MIT */
/* test_signature.c - how much each engine searches, so that a change of search is never an accident.

   Guesses over puzzles made from a fixed seed, against tests/data/signature.txt.  All are unique, so the
   number does not depend on which lane finds what first.  SUDOKU_SIGNATURE=1 prints the new file.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/maker.h"
#include "support/rule_sets.h"

enum { PUZZLES = 40, SETS = 5, MAX_LINE = 200 };

/* "engine set guesses", one line each */
static void expect_line(FILE *file, const char *engine, const char *set, unsigned long long guesses)
{
    char line[MAX_LINE], expected[MAX_LINE] = "";
    snprintf(line, sizeof line, "%s %s %llu\n", engine, set, guesses);
    if (getenv("SUDOKU_SIGNATURE")) fputs(line, stdout);
    else if (!fgets(expected, sizeof expected, file) || strcmp(line, expected))
        fail_msg("the search has changed: %sinstead of %s", line, expected);
}

static void searches_are_what_they_were(void **state)
{
    (void)state;
    static uint8_t givens[SETS][PUZZLES][81];
    sudoku_rules *rules[SETS];
    struct rng r = rng_from_seed(1);
    FILE *file = fopen("tests/data/signature.txt", "r");
    assert_non_null(file);
    for (int set = 0; set < SETS; set++) {
        uint8_t solution[81];
        rules[set] = rules_of_set(&rule_sets[set], &r);
        for (int i = 0; i < PUZZLES; i++) {
            assert_true(make_solution(&r, rules[set], solution));
            dig(&r, rules[set], solution, 22, 0, givens[set][i]);
        }
    }
    for (int e = 0; sudoku_engine_name(e); e++) {
        const char *engine = sudoku_engine_name(e);
        if (!strcmp(engine, "plain")) continue; /* never changes, and takes too long */
        for (int set = 0; set < SETS; set++) {
            sudoku_solver *solver = sudoku_solver_new(rules[set], engine);
            unsigned long long guesses = 0;
            for (int i = 0; i < PUZZLES; i++) {
                const sudoku_puzzle p = {.rules = rules[set], .givens = givens[set][i]};
                sudoku_counters counters = {0};
                assert_int_equal(
                    sudoku_search(solver, &p, &(sudoku_limits){.solutions = 2}, NULL, NULL, &counters),
                    SUDOKU_UNIQUE);
                guesses += counters.guesses;
            }
            expect_line(file, engine, rule_sets[set].name, guesses);
            sudoku_solver_free(solver);
        }
    }
    for (int set = 0; set < SETS; set++) sudoku_rules_free(rules[set]);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(searches_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
