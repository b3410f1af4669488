/* SPDX-License-Identifier: MIT */
/* test_memory.c - one block per object, none while solving, and short memory is an error.

   The library's calls of malloc(), calloc() and free() come here (see --wrap in tests/CMakeLists.txt).  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"

void *__real_malloc(size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void __wrap_free(void *block);

static int calls, live, calls_until_failure = -1;

void *__wrap_malloc(size_t size)
{
    calls++;
    if (calls_until_failure == 0) return NULL;
    if (calls_until_failure > 0) calls_until_failure--;
    live++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    calls++;
    if (calls_until_failure == 0) return NULL;
    if (calls_until_failure > 0) calls_until_failure--;
    live++;
    return __real_calloc(count, size);
}

void __wrap_free(void *block)
{
    if (block) live--;
    __real_free(block);
}

static const uint8_t hard[81] = {8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 6, 0, 0, 0, 0, 0, 0, 7, 0,
                                 0, 9, 0, 2, 0, 0, 0, 5, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 4, 5,
                                 7, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 6, 8,
                                 0, 0, 8, 5, 0, 0, 0, 1, 0, 0, 9, 0, 0, 0, 0, 4, 0, 0};

static void a_solver_is_one_block(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = hard};
    uint8_t solution[81];
    uint64_t candidates[81];
    for (int i = 0; sudoku_engine_name(i); i++) {
        calls = 0;
        sudoku_solver *s = sudoku_solver_new(rules, sudoku_engine_name(i));
        assert_int_equal(calls, 1);
        assert_int_equal(sudoku_solve(s, &p, solution), SUDOKU_UNIQUE);
        assert_true(sudoku_verify(&p, solution, NULL));
        if (i == 0) sudoku_true_candidates(s, &p, NULL, candidates);
        /* the constraint engine makes a model of every puzzle */
        if (strncmp(sudoku_engine_name(i), "csp", 3) != 0) assert_int_equal(calls, 1);
        sudoku_solver_free(s);
    }
    sudoku_rules_free(rules);
    assert_int_equal(live, 0);
}

/* Those that need memory while they solve stop without it: no answer is made up, and nothing leaks. */
static void short_memory_stops_the_constraint_engines(void **state)
{
    (void)state;
    static const char *const names[] = {"csp", "csp-binary"};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = hard};
    for (int i = 0; i < 2; i++) {
        sudoku_solver *s = sudoku_solver_new(rules, names[i]);
        const int before = live;
        calls = 0;
        assert_int_equal(sudoku_solve(s, &p, NULL), SUDOKU_UNIQUE);
        const int needed = calls;
        assert_true(needed > 0);
        for (int allowed = 0; allowed < needed; allowed += 1 + needed / 100) {
            calls_until_failure = allowed;
            const sudoku_answer answer = sudoku_solve(s, &p, NULL);
            calls_until_failure = -1;
            assert_int_equal(answer, SUDOKU_STOPPED);
            assert_int_equal(live, before);
        }
        sudoku_solver_free(s);
    }
    sudoku_rules_free(rules);
    assert_int_equal(live, 0);
}

static void reading_a_list_needs_no_more_memory(void **state)
{
    (void)state;
    static char text[82 * 1000];
    for (int i = 0; i < 1000; i++) {
        for (int j = 0; j < 81; j++) text[82 * i + j] = (char)('0' + hard[j]);
        text[82 * i + 81] = '\n';
    }
    sudoku_reader *r = sudoku_reader_new_text(text, sizeof text, NULL, NULL);
    sudoku_puzzle p;
    assert_int_equal(sudoku_reader_next(r, &p, NULL), SUDOKU_READ_PUZZLE);
    calls = 0;
    int puzzles = 1;
    while (sudoku_reader_next(r, &p, NULL) == SUDOKU_READ_PUZZLE) puzzles++;
    assert_int_equal(puzzles, 1000);
    assert_int_equal(calls, 0);
    sudoku_reader_free(r);
    assert_int_equal(live, 0);
}

/* Whichever allocation fails, there is an answer and nothing leaks. */
static void short_memory_is_an_error(void **state)
{
    (void)state;
    static const char text[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 x\n";
    bool done = false;
    for (int allowed = 0; !done; allowed++) {
        assert_true(allowed < 50);
        calls_until_failure = allowed;
        sudoku_error error = {.message = ""};
        sudoku_puzzle p;
        sudoku_reader *r = sudoku_reader_new_text(text, sizeof text - 1, NULL, &error);
        sudoku_solver *s = NULL;
        if (!r) assert_string_equal(error.message, "out of memory");
        if (r && sudoku_reader_next(r, &p, &error) == SUDOKU_READ_PUZZLE) {
            s = sudoku_solver_new(p.rules, NULL);
            done = s != NULL;
        } else if (r) {
            assert_string_equal(error.message, "out of memory");
        }
        calls_until_failure = -1;
        sudoku_solver_free(s);
        sudoku_reader_free(r);
        assert_int_equal(live, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_solver_is_one_block),
        cmocka_unit_test(short_memory_stops_the_constraint_engines),
        cmocka_unit_test(reading_a_list_needs_no_more_memory),
        cmocka_unit_test(short_memory_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
