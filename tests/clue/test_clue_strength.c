/* SPDX-License-Identifier: MIT */
/* test_clue_strength.c - what programs for Sudoku variants have missed: contradictions and digits that the engine `clues` sees without a
   guess.  Counts by brute force, such as those of tests/data/clues.tsv, cannot show that.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/clue_puzzle.h"

static const char empty[] =
    ".................................................................................";

/* Solutions up to two; fails if there was a guess. */
static int without_guesses(const char *statements, const char *givens)
{
    static struct clue_puzzle p;
    const sudoku_limits limits = {.solutions = 2, .nodes = 1};
    sudoku_counters counters = {.room = sizeof counters};
    make_clue_puzzle(&p, 9, statements, givens);
    sudoku_solver *solver = sudoku_solver_new(p.puzzle.rules, "clues");
    const sudoku_answer answer = sudoku_search(solver, &p.puzzle, &limits, NULL, NULL, &counters);
    sudoku_solver_free(solver);
    free_clue_puzzle(&p);
    if (answer == SUDOKU_STOPPED || counters.guesses)
        fail_msg("%s: takes %d guesses", statements, (int)counters.guesses);
    return (int)counters.solutions;
}

/* The shaft lies in a cage, so that its digits differ: at least 1 + 2 + 3. */
static void an_arrow_in_a_cage(void **state)
{
    (void)state;
    assert_int_equal(
        without_guesses("killer: r2c2 r3c4 r4c6; arrow: r1c1 = r2c2 r3c4 r4c6; sum: 5 r1c1", empty), 0);
}

/* Cages that fill a house and have another sum; or all of it but a cell, which leaves no digit. */
static void cages_of_a_house(void **state)
{
    (void)state;
    assert_int_equal(without_guesses("killer: 21 r1c1-r1c5; killer: 25 r1c6-r1c9", empty), 0);
    assert_int_equal(
        without_guesses("killer: 6 r1c1 r1c2 r1c3; killer: 22 r2c1 r2c2 r2c3; killer: 8 r3c1 r3c2",
                        empty),
        0);
    assert_int_equal(
        without_guesses(
            "killer: 12 r1c1 r1c2 r2c1; killer: 13 r1c3 r2c2 r2c3; killer: 11 r3c1 r3c2; even: r3c3",
            empty),
        0);
}

/* Four cells of a row sum to 10 at least. */
static void sums_of_cells_that_differ(void **state)
{
    (void)state;
    assert_int_equal(without_guesses("sum: 9 r1c1 r1c3 r1c5 r1c7", empty), 0);
    assert_int_equal(without_guesses("sum: 31 r1c1 r1c3 r1c5 r1c7", empty), 0);
    assert_int_equal(without_guesses("arrow: r9c9 = r1c1 r1c3 r1c5 r1c7", empty), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_arrow_in_a_cage),
        cmocka_unit_test(cages_of_a_house),
        cmocka_unit_test(sums_of_cells_that_differ),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
