/* SPDX-License-Identifier: MIT */
/* test_memory.c - every allocation may fail, and the way through a puzzle then ends with an error or is the same as ever. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "support/cmocka_first.h"

#include "logic/path/walk.h"
#include "support/short_memory.h"

/* ---- walks ---- */

enum { CELLS = 81, MOST_STEPS = 400 };

/* Needs chains, sets and more by all profiles. */
static const char hard[] =
    ".7.946...13........8....7.5....375..8..25..7.2..6....8.....3.2.........6.4..8....";

struct path {
    int steps;
    short technique[MOST_STEPS];
    sudoku_logic_end_kind end;
};

static void read_givens(uint8_t givens[CELLS])
{
    for (int i = 0; i < CELLS; i++) givens[i] = hard[i] == '.' ? 0 : (uint8_t)(hard[i] - '0');
}

/* False: there was no memory to begin. */
static bool walk(const sudoku_rules *rules, const char *profile, struct path *path)
{
    uint8_t givens[CELLS];
    read_givens(givens);
    sudoku_logic *l = logic_new(rules, profile, NULL);
    path->steps = 0;
    if (!l) return false;
    logic_start(l, &(sudoku_puzzle){.rules = rules, .givens = givens});
    for (const sudoku_step *s; (s = logic_next(l)) && path->steps < MOST_STEPS; logic_apply(l, s))
        path->technique[path->steps++] = (short)s->technique;
    path->end = l->end;
    logic_free(l);
    return true;
}

/* Walks with the first `allowed` allocations; true: none failed.  What was found is the beginning of the whole way. */
static bool walk_short(const sudoku_rules *rules, const char *profile, const struct path *whole,
                       int allowed, bool on)
{
    struct path cut;
    const int before = live_blocks;
    make_memory_short(allowed, on);
    const bool begun = walk(rules, profile, &cut);
    end_shortage();
    assert_int_equal(live_blocks, before);
    if (!begun) return false;
    assert_true(cut.steps <= whole->steps);
    assert_memory_equal(cut.technique, whole->technique, (size_t)cut.steps * sizeof *cut.technique);
    assert_int_equal(cut.end, cut.steps < whole->steps ? SUDOKU_LOGIC_NO_MEMORY : SUDOKU_LOGIC_SOLVED);
    return !failures;
}

static void short_memory_is_an_error(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    for (int p = 0; p < PROFILE_COUNT; p++)
        for (int on = 0; on < 2; on++) {
            struct path whole;
            int tried = 0;
            assert_true(walk(rules, profiles[p].name, &whole));
            assert_int_equal(whole.end, SUDOKU_LOGIC_SOLVED);
            for (int n = 0; !walk_short(rules, profiles[p].name, &whole, n, on); n += 1 + n / 16)
                tried++;
            printf("%s: %d failures\n", profiles[p].name, tried);
            assert_true(tried > 10);
        }
    sudoku_rules_free(rules);
}

/* ---- chains ---- */

/* At the first step that is a chain, for which the lists of nodes are made.  `steps` is how many come before it. */
static sudoku_logic *before_the_first_chain(const sudoku_rules *rules, const sudoku_puzzle *puzzle,
                                            int steps)
{
    sudoku_logic *l = logic_new(rules, "se121", NULL);
    assert_non_null(l);
    assert_int_equal(logic_start(l, puzzle), SUDOKU_UNIQUE);
    for (int i = 0; i < steps; i++) logic_apply(l, logic_next(l));
    return l;
}

static int steps_before_the_first_chain(const sudoku_rules *rules, const sudoku_puzzle *puzzle)
{
    sudoku_logic *l = before_the_first_chain(rules, puzzle, 0);
    int steps = 0;
    for (const sudoku_step *s; (s = logic_next(l)) && !s->node_count; logic_apply(l, s)) steps++;
    assert_int_not_equal(l->at->open, 0);
    logic_free(l);
    return steps;
}

/* It would go on for ever to note a node that does not fit. */
static void a_chain_without_memory_is_given_up(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    uint8_t givens[CELLS];
    read_givens(givens);
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    const int steps = steps_before_the_first_chain(rules, &puzzle);
    for (int on = 0; on < 2; on++) {
        bool failed = true;
        for (int allowed = 0; failed; allowed++) {
            sudoku_logic *l = before_the_first_chain(rules, &puzzle, steps);
            make_memory_short(allowed, on);
            const sudoku_step *step = logic_next(l);
            end_shortage();
            failed = failures > 0;
            if (!step) assert_int_equal(l->end, SUDOKU_LOGIC_NO_MEMORY);
            if (!failed) assert_non_null(step);
            logic_free(l);
        }
    }
    sudoku_rules_free(rules);
    assert_int_equal(live_blocks, 0);
}

int main(void)
{
    enum { SECONDS = 300 }; /* of work; what never ends shall end */
    setrlimit(RLIMIT_CPU, &(struct rlimit){SECONDS, SECONDS});
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_memory_is_an_error),
        cmocka_unit_test(a_chain_without_memory_is_given_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
