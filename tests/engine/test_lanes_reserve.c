/* SPDX-License-Identifier: MIT */
/* test_lanes_reserve.c - the lanes driver with hardly any blocks beyond its reserve.

   Then nearly every guess has to wait for its turn, which the usual driver never sees.  The body is
   compiled here once more, with eight lanes and one common block.  */
#define ISA                 tight
#define ISA_NAME            "tight"
#define ISA_NEEDS           CPU_ANY
#define LANE_BYTES          16
#define LANES_COMMON_BLOCKS 1
#include "engine/lanes_body.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { PUZZLES = 200, LIMIT = 300, SECONDS = 30, PASSES_PER_NODE = 12 };

static void waiting_lanes_come_to_their_end(void **state)
{
    (void)state;
    static uint8_t givens[PUZZLES * 81];
    static uint64_t found[PUZZLES], expected[PUZZLES];
    struct rng r = rng_from_seed(test_seed());
    alarm(SECONDS); /* what waits for ever would otherwise do so */
    for (int set = 0; set < RULE_SETS; set++) {
        struct lanes_plan plan;
        uint8_t solution[81];
        sudoku_rules *rules = NULL;
        do {
            sudoku_rules_free(rules);
            rules = rules_of_set(&rule_sets[set], &r);
        } while (!make_solution(&r, rules, solution));
        lanes_plan_make(&plan, rules);
        const int cells = plan.cells;
        for (int i = 0; i < PUZZLES; i++)
            keep_some(&r, cells, solution, cells * (26 + i % 10) / 100, givens + i * cells);

        sudoku_solver *bits = sudoku_solver_new(rules, "bits");
        const sudoku_limits limits = {.solutions = LIMIT};
        assert_true(sudoku_solve_batch(bits, givens, PUZZLES, &limits, expected, NULL, NULL));
        sudoku_solver_free(bits);

        void *memory = malloc(lanes_driver_tight.memory(&plan));
        assert_non_null(memory);
        memset(found, 0, sizeof found);
        struct lanes_job job = {
            .plan = &plan, .count = PUZZLES, .givens = givens, .limit = LIMIT, .found = found};
        lanes_driver_tight.run(memory, &job);
        assert_memory_equal(found, expected, sizeof found);
        printf("%-20s %llu guesses, %llu passes\n", rule_sets[set].name, (unsigned long long)job.guesses,
               (unsigned long long)job.passes);
        /* a lane that has waited must go on as soon as it may */
        assert_true(job.passes < PASSES_PER_NODE * (2 * job.guesses + PUZZLES));
        free(memory);
        sudoku_rules_free(rules);
    }
    alarm(0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(waiting_lanes_come_to_their_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
