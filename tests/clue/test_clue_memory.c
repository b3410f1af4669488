/* SPDX-License-Identifier: MIT */
/* test_clue_memory.c - clues of every form with short memory: statements are not read in part, engines stop, and nothing leaks. */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/short_memory.h"

static const char text[] =
    "killer: 13 r1c1-r1c3; renban: r2c1 r2c2 r3c2; thermo: r4c1-r4c3; equal-sum: "
    "r5c1 r5c2 = r6c5 r6c6; sandwich: row 6 5;"
    "relation: \"a + b != 9\" r3c4-r3c6; pattern: \"[1-3].*\" r4c4-r4c6; "
    "circles: r1c5 r1c6 r3c5; odd: r6c1; or: (killer: 5 r5c3 r5c4) (not: (sum: 5 r5c3 r4c1 r6c2)); not: "
    "(anti-king)";

/* Up to 100 of them. */
static uint64_t count_solutions(const sudoku_clues *clues, const sudoku_rules *rules)
{
    static const uint8_t empty[36] = {0};
    const sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = empty, .clues = clues};
    const sudoku_limits limits = {.solutions = 100};
    sudoku_counters counters = {.room = sizeof counters};
    sudoku_solver *s = sudoku_solver_new(rules, NULL);
    assert_non_null(s);
    sudoku_search(s, &p, &limits, NULL, NULL, &counters);
    sudoku_solver_free(s);
    return counters.solutions;
}

static void reading_needs_all_memory(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 6}, NULL);
    const int before = live_blocks;
    allocations = 0;
    sudoku_error error;
    const sudoku_clues *clues = sudoku_clues_new(rules, text, strlen(text), &error);
    if (!clues) fail_msg("%ld: %s", error.column, error.message);
    const int needed = allocations;
    const uint64_t solutions = count_solutions(clues, rules);
    sudoku_clues_free(clues);
    int spared = 0;
    for (int allowed = 0; allowed < needed; allowed++)
        for (int on = 0; on < 2; on++) {
            make_memory_short(allowed, on);
            clues = sudoku_clues_new(rules, text, strlen(text), &error);
            end_shortage();
            if (clues) { /* the constraint engine can do without some of its memory, but the table of a relation is whole */
                assert_int_equal(count_solutions(clues, rules), solutions);
                sudoku_clues_free(clues);
                spared++;
            } else {
                assert_string_equal(error.message, "out of memory");
            }
            assert_int_equal(live_blocks, before);
        }
    printf("%d of %d allocations can be spared\n", spared / 2, needed);
    assert_true(spared <= needed / 4);
    sudoku_rules_free(rules);
}

static void solving_needs_all_memory(void **state)
{
    (void)state;
    static const uint8_t empty[36] = {0};
    static const char *const engines[] = {"clues", "csp"};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 6}, NULL);
    const sudoku_clues *clues = sudoku_clues_new(rules, text, strlen(text), NULL);
    const sudoku_puzzle p = {.room = sizeof p, .rules = rules, .givens = empty, .clues = clues};
    const sudoku_limits one = {.solutions = 1};
    sudoku_counters counters = {.room = sizeof counters};
    for (int e = 0; e < 2; e++) {
        sudoku_solver *s = sudoku_solver_new(rules, engines[e]);
        const int before = live_blocks;
        allocations = 0;
        sudoku_search(s, &p, &one, NULL, NULL, &counters);
        assert_int_equal(counters.solutions, 1);
        const int needed = allocations;
        for (int allowed = 0; allowed < needed; allowed += 1 + needed / 60)
            for (int on = 0; on < 2; on++) {
                make_memory_short(allowed, on);
                const sudoku_answer answer = sudoku_search(s, &p, &one, NULL, NULL, &counters);
                end_shortage();
                assert_int_equal(answer, SUDOKU_STOPPED);
                assert_true(sudoku_solver_no_memory(s) || counters.solutions == 1);
                assert_int_equal(live_blocks, before);
            }
        sudoku_solver_free(s);
    }
    sudoku_clues_free(clues);
    sudoku_rules_free(rules);
    assert_int_equal(live_blocks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reading_needs_all_memory),
        cmocka_unit_test(solving_needs_all_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
