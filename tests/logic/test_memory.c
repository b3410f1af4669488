/* SPDX-License-Identifier: MIT */
/* test_memory.c - every allocation may fail, and the way through a puzzle then ends with an error or is the same as ever. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/walk.h"

/* ---- malloc() that fails once ---- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);

static long until_failure = -1; /* -1: never */
static bool failed;

static bool fails(void)
{
    if (until_failure < 0 || until_failure-- > 0) return false;
    return failed = true;
}

void *__wrap_malloc(size_t size) { return fails() ? NULL : __real_malloc(size); }
void *__wrap_calloc(size_t count, size_t size) { return fails() ? NULL : __real_calloc(count, size); }

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

/* False: there was no memory to begin. */
static bool walk(const sudoku_rules *rules, const char *profile, struct path *path)
{
    uint8_t givens[CELLS];
    for (int i = 0; i < CELLS; i++) givens[i] = hard[i] == '.' ? 0 : (uint8_t)(hard[i] - '0');
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

static void short_memory_is_an_error(void **state)
{
    (void)state;
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    for (int p = 0; p < PROFILE_COUNT; p++) {
        struct path whole, cut;
        long tried = 0;
        assert_true(walk(rules, profiles[p].name, &whole));
        assert_int_equal(whole.end, SUDOKU_LOGIC_SOLVED);
        for (long n = 0;; n += 1 + n / 16, tried++) {
            until_failure = n;
            failed = false;
            const bool begun = walk(rules, profiles[p].name, &cut);
            until_failure = -1;
            if (!failed) break;
            if (!begun) continue;
            assert_true(cut.steps <= whole.steps);
            assert_memory_equal(cut.technique, whole.technique,
                                (size_t)cut.steps * sizeof *cut.technique);
            assert_int_equal(cut.end,
                             cut.steps < whole.steps ? SUDOKU_LOGIC_NO_MEMORY : SUDOKU_LOGIC_SOLVED);
        }
        printf("%s: %ld failures\n", profiles[p].name, tried);
        assert_true(tried > 10);
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_an_error)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
