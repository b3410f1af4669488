/* SPDX-License-Identifier: MIT */
/* test_threads.c - rules shared by threads, each with a solver and a reader of its own.

   Says little by itself; under the thread sanitizer (cmake --preset tsan) it says all.  */
#include <pthread.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

enum { THREADS = 4, ROUNDS = 50 };

static const char list[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    ".45.29....98......1.........1....6.282...1......2.8.....1..52.93..914.....96..... x\n"
    "...3........7..3..2.......8..6..5....916.....3...712.........31.8..4......2...... nrc\n";

struct work {
    const sudoku_rules *shared;
    int solved;
};

static void *solve_all(void *context)
{
    struct work *w = context;
    static const uint8_t empty[81];
    for (int round = 0; round < ROUNDS; round++) {
        sudoku_puzzle p = {0};
        sudoku_reader *reader = sudoku_reader_new_text(list, sizeof list - 1, NULL, NULL);
        while (sudoku_reader_next(reader, &p, NULL) == SUDOKU_READ_PUZZLE) {
            sudoku_solver *solver = sudoku_solver_new(p.rules, NULL);
            w->solved += sudoku_solve(solver, &p, NULL) == SUDOKU_UNIQUE;
            sudoku_solver_free(solver);
        }
        sudoku_reader_free(reader);

        const sudoku_rules *mine = sudoku_rules_keep(w->shared);
        sudoku_solver *solver = sudoku_solver_new(mine, NULL);
        const sudoku_puzzle nothing = {.rules = mine, .givens = empty};
        w->solved += sudoku_solve(solver, &nothing, NULL) == SUDOKU_MANY;
        sudoku_solver_free(solver);
        sudoku_rules_free(mine);
    }
    return NULL;
}

static void threads_share_rules(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9, .rules = "x"}, NULL);
    pthread_t thread[THREADS];
    struct work work[THREADS];
    for (int i = 0; i < THREADS; i++) {
        work[i] = (struct work){.shared = rules};
        assert_int_equal(pthread_create(&thread[i], NULL, solve_all, &work[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(thread[i], NULL);
        assert_int_equal(work[i].solved, 4 * ROUNDS);
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(threads_share_rules)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
