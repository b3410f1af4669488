/* SPDX-License-Identifier: MIT */
/* test_memory.c - short memory is an error, whichever allocation of an order it hits. */
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "sudoku_logic.h"
#include "support/short_memory.h"

static bool count_made(void *context, const sudoku_made *m)
{
    (void)m;
    ++*(int *)context;
    return true;
}

/* Makes puzzles with the first `allowed` allocations; true: none failed. */
static bool make_some(const sudoku_order *o, int allowed, bool on)
{
    int made = 0;
    sudoku_error error;
    const int before = live_blocks;
    make_memory_short(allowed, on);
    const bool done = sudoku_generate(o, count_made, &made, &error);
    end_shortage();
    assert_string_equal(error.message, done ? "" : "out of memory");
    assert_true(done ? made == (int)o->count : made < (int)o->count);
    assert_int_equal(live_blocks, before);
    if (!failures) assert_true(done);
    return !failures;
}

static void expect_error(sudoku_order o, uint64_t count)
{
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    o.room = sizeof o;
    o.rules = rules;
    o.count = count;
    for (int on = 0; on < 2; on++) {
        int allowed = 0;
        while (!make_some(&o, allowed, on)) assert_true((allowed += 1 + allowed / 8) < 5000);
        assert_true(allowed > 5);
    }
    sudoku_rules_free(rules);
    assert_int_equal(live_blocks, 0);
}

static void short_memory_is_an_error(void **state)
{
    (void)state;
    const sudoku_difficulty easy = {.profile = "se121", .most = 15};
    const sudoku_difficulty harder = {.profile = "se121", .least = 30, .most = 45};
    expect_error((sudoku_order){.seed = 0}, 70);
    expect_error((sudoku_order){.difficulty = &easy}, 1);
    expect_error((sudoku_order){.difficulty = &harder, .seed = 2}, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_an_error)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
