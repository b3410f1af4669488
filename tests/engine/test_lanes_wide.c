/* SPDX-License-Identifier: MIT */
/* test_lanes_wide.c - the lanes driver with 32 lanes, on machines without AVX-512, too.

   The body is compiled here once more, for 512-bit vectors that the compiler makes out of whatever it has.  */
#define ISA        wide
#define ISA_NAME   "wide"
#define ISA_NEEDS  CPU_ANY
#define LANE_BYTES 64
#pragma GCC diagnostic ignored "-Wpsabi" /* nothing is passed to another file */
#include "engine/lanes_body.h"

#include <stdio.h>
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { PUZZLES = 200, LIMIT = 300 };

static void thirty_two_lanes_count_as_bits_does(void **state)
{
    (void)state;
    static uint8_t givens[PUZZLES * 81];
    static uint64_t found[PUZZLES], expected[PUZZLES];
    struct rng r = rng_from_seed(test_seed());
    for (int set = 0; set < RULE_SETS; set++) {
        struct lanes_plan plan;
        uint8_t solution[81];
        sudoku_rules *rules = NULL;
        do {
            sudoku_rules_free(rules);
            rules = rules_of_set(&rule_sets[set], &r);
        } while (!make_solution(&r, rules, solution));
        const struct house *houses[200];
        assert_true(rules->all_house_count <= 200);
        lanes_plan_make(&plan, rules, houses);
        const int cells = plan.cells;
        for (int i = 0; i < PUZZLES; i++)
            keep_some(&r, cells, solution, cells * (26 + i % 10) / 100, givens + i * cells);

        sudoku_solver *bits = sudoku_solver_new(rules, "bits");
        const sudoku_limits limits = {.solutions = LIMIT};
        assert_true(sudoku_solve_batch(bits, givens, PUZZLES, &limits, expected, NULL, NULL));
        sudoku_solver_free(bits);

        void *memory = malloc(lanes_driver_wide.memory(&plan));
        assert_non_null(memory);
        memset(found, 0, sizeof found);
        struct lanes_job job = {
            .plan = &plan, .count = PUZZLES, .givens = givens, .limit = LIMIT, .found = found};
        lanes_driver_wide.run(memory, &job);
        assert_memory_equal(found, expected, sizeof found);
        printf("%-20s %llu guesses, %llu passes\n", rule_sets[set].name, (unsigned long long)job.guesses,
               (unsigned long long)job.passes);
        free(memory);
        sudoku_rules_free(rules);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(thirty_two_lanes_count_as_bits_does)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
