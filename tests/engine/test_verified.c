/* SPDX-License-Identifier: MIT */
/* test_verified.c - debug builds verify every solution: an engine that gives a wrong one stops the program.

   The solver gets its engine from the table by engine_named(), and that call comes here (see --wrap in tests/CMakeLists.txt): the
   engine is the usual one, with a lie added to its answers.

   Sources: src/base/contract.c.  */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/cmocka_first.h"

#include "engine/engine.h"
#include "engine/solver.h"

enum { PUZZLES = 3, CELLS = 16 };

const struct engine *__real_engine_named(const char *name, int size);
const struct engine *__wrap_engine_named(const char *name, int size);

static const uint8_t givens[CELLS] = {1, 0, 3, 0, 0, 4, 0, 2, 2, 0, 0, 3, 0, 3, 2, 0};

static bool lies;
static const struct engine *honest;

static void lie(uint8_t *solution)
{
    if (lies) solution[CELLS - 1] = (uint8_t)(solution[CELLS - 1] % 4 + 1);
}

/* The search of the honest engine ends here, that of the liar goes on to the caller. */
static bool pass_on(void *context, const uint8_t *digits)
{
    uint8_t changed[CELLS];
    memcpy(changed, digits, sizeof changed);
    lie(changed);
    return record_solution(context, changed);
}

static void run(void *memory, struct search *s)
{
    struct search inner = {.puzzle = s->puzzle, .limits = s->limits, .found = pass_on, .context = s};
    honest->run(memory, &inner);
}

static void run_batch(void *memory, struct batch *b)
{
    honest->run_batch(memory, b);
    lie(b->solutions + (PUZZLES - 1) * CELLS);
}

const struct engine *__wrap_engine_named(const char *name, int size)
{
    static struct engine liar;
    honest = __real_engine_named(name, size);
    if (!honest) return NULL;
    liar = *honest;
    liar.run = run;
    liar.run_batch = honest->run_batch ? run_batch : NULL;
    return &liar;
}

/* Does the program go on when it solves by that engine? */
static bool goes_on(const char *engine, bool in_batches)
{
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        uint8_t batch[PUZZLES * CELLS], solutions[PUZZLES * CELLS];
        sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
        sudoku_solver *s = solver_new(rules, engine);
        const sudoku_puzzle p = {.rules = rules, .givens = givens};
        signal(SIGABRT, SIG_DFL); /* cmocka's own would report it */
        for (int i = 0; i < PUZZLES; i++) memcpy(batch + i * CELLS, givens, CELLS);
        if (in_batches) solver_solve_batch(s, batch, PUZZLES, NULL, NULL, solutions, NULL);
        else solver_solve(s, &p, solutions);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) || (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void a_wrong_solution_stops_the_program(void **state)
{
    (void)state;
    for (int i = 0; engine_at(i); i++)
        for (int in_batches = 0; in_batches < 2; in_batches++) {
            lies = false;
            assert_true(goes_on(engine_at(i)->name, in_batches));
            lies = true;
            assert_false(goes_on(engine_at(i)->name, in_batches));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_wrong_solution_stops_the_program)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
