/* SPDX-License-Identifier: MIT */
/* test_memory.c - one block per object, none while solving, and short memory is an error. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/short_memory.h"

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
        allocations = 0;
        sudoku_solver *s = sudoku_solver_new(rules, sudoku_engine_name(i));
        assert_int_equal(allocations, 1);
        assert_int_equal(sudoku_solve(s, &p, solution), SUDOKU_UNIQUE);
        assert_true(sudoku_verify(&p, solution, NULL));
        if (i == 0) sudoku_true_candidates(s, &p, NULL, candidates);
        /* these make a model or a plan of every puzzle */
        const char *name = sudoku_engine_name(i);
        if (strncmp(name, "csp", 3) != 0 && strcmp(name, "clues") != 0) assert_int_equal(allocations, 1);
        sudoku_solver_free(s);
    }
    sudoku_rules_free(rules);
    assert_int_equal(live_blocks, 0);
}

/* Those that need memory while they solve stop without it: no answer is made up, and nothing leaks. */
static void short_memory_stops_the_engines_that_need_it(void **state)
{
    (void)state;
    static const char *const names[] = {"csp", "csp-binary", "clues"};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = hard};
    for (int i = 0; i < 3; i++) {
        sudoku_solver *s = sudoku_solver_new(rules, names[i]);
        const int before = live_blocks;
        allocations = 0;
        assert_int_equal(sudoku_solve(s, &p, NULL), SUDOKU_UNIQUE);
        const int needed = allocations;
        assert_true(needed > 0);
        assert_false(sudoku_solver_no_memory(s));
        for (int allowed = 0; allowed < needed; allowed += 1 + needed / 100)
            for (int on = 0; on < 2; on++) {
                make_memory_short(allowed, on);
                const sudoku_answer answer = sudoku_solve(s, &p, NULL);
                end_shortage();
                assert_int_equal(answer, SUDOKU_STOPPED);
                assert_true(sudoku_solver_no_memory(s));
                assert_int_equal(live_blocks, before);
            }
        sudoku_solver_free(s);
    }
    sudoku_rules_free(rules);
    assert_int_equal(live_blocks, 0);
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
    sudoku_puzzle p = {0};
    assert_int_equal(sudoku_reader_next(r, &p, NULL), SUDOKU_READ_PUZZLE);
    allocations = 0;
    int puzzles = 1;
    while (sudoku_reader_next(r, &p, NULL) == SUDOKU_READ_PUZZLE) puzzles++;
    assert_int_equal(puzzles, 1000);
    assert_int_equal(allocations, 0);
    sudoku_reader_free(r);
    assert_int_equal(live_blocks, 0);
}

/* Reads a puzzle and makes a solver; true: all of it was done. */
static bool read_and_make_solver(const char *text)
{
    sudoku_error error = {.message = ""};
    sudoku_puzzle p = {0};
    sudoku_reader *r = sudoku_reader_new_text(text, strlen(text), NULL, &error);
    sudoku_solver *s = NULL;
    if (r && sudoku_reader_next(r, &p, &error) == SUDOKU_READ_PUZZLE)
        s = sudoku_solver_new(p.rules, NULL);
    else assert_string_equal(error.message, "out of memory");
    const bool done = s != NULL;
    sudoku_solver_free(s);
    sudoku_reader_free(r);
    return done;
}

/* Whichever allocation fails, there is an answer and nothing leaks. */
static void read_with_short_memory(const char *text)
{
    for (int on = 0; on < 2; on++) {
        bool failed = true;
        for (int allowed = 0; failed; allowed++) {
            assert_true(allowed < 50);
            make_memory_short(allowed, on);
            const bool done = read_and_make_solver(text);
            end_shortage();
            failed = failures > 0;
            if (!failed) assert_true(done);
            assert_int_equal(live_blocks, 0);
        }
    }
}

static void short_memory_is_an_error(void **state)
{
    (void)state;
    read_with_short_memory(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 x\n");
}

/* An object with many keys, lists, escapes and houses, which is larger than the buffer. */
static void short_memory_is_an_error_in_json(void **state)
{
    (void)state;
    enum { LARGE = 600000 };
    static char text[LARGE + 1000];
    strcpy(text,
           "{\"size\":4,\"givens\":[[1,0,3,0],[0,4,0,2],[2,0,0,3],[0,3,2,0]],\"rules\":[\"\\u0078\"],"
           "\"houses\":[[\"r1c1\",\"r2c2\"]],\"answer\":1,\"count\":1,\"complete\":1,\"saturated\":1,"
           "\"seconds\":1,\"nodes\":1,\"guesses\":1,\"candidates\":1,\"hint\":1,\"title\":\"");
    memset(text + strlen(text), 'x', LARGE);
    strcat(text, "\"}");
    read_with_short_memory(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_solver_is_one_block),
        cmocka_unit_test(short_memory_stops_the_engines_that_need_it),
        cmocka_unit_test(reading_a_list_needs_no_more_memory),
        cmocka_unit_test(short_memory_is_an_error),
        cmocka_unit_test(short_memory_is_an_error_in_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
