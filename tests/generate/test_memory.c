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

/* ---- equivalent and minimal puzzles ---- */

static const uint8_t four[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

/* True: no allocation failed. */
static bool change_some(const sudoku_puzzle *p, int allowed, bool on)
{
    const int before = live_blocks;
    sudoku_error error = {.message = ""};
    make_memory_short(allowed, on);
    sudoku_equivalent *e = sudoku_equivalent_new(p, &error);
    const bool done = e && sudoku_equivalent_turn(e, SUDOKU_TURN_90, &error) &&
                      sudoku_equivalent_shuffle(e, 1, 0, &error);
    end_shortage();
    assert_string_equal(error.message, done ? "" : "out of memory");
    if (e) assert_int_equal(sudoku_equivalent_puzzle(e)->givens[0] != 0, true);
    sudoku_equivalent_free(e);
    assert_int_equal(live_blocks, before);
    return !failures;
}

static bool count_minimal(void *context, const uint8_t *givens, int clues)
{
    (void)givens;
    *(int *)context += clues > 0;
    return true;
}

static bool minimize_some(const sudoku_puzzle *p, int allowed, bool on)
{
    const int before = live_blocks;
    const sudoku_minimizing order = {.puzzle = p, .count = 700};
    int found = 0;
    make_memory_short(allowed, on);
    const sudoku_minimized result = sudoku_minimize(&order, count_minimal, &found);
    end_shortage();
    assert_int_equal(result == SUDOKU_MINIMIZED_NO_MEMORY, failures > 0);
    assert_int_equal(live_blocks, before);
    return !failures;
}

static void short_memory_changes_nothing(void **state)
{
    (void)state;
    const uint16_t pair[2] = {0, 5};
    const sudoku_cells house = {pair, 2};
    sudoku_rules *rules = sudoku_rules_new(
        &(sudoku_shape){.size = 4, .rules = "falling", .houses = &house, .house_count = 1}, NULL);
    const sudoku_puzzle p = {.rules = rules, .givens = four};
    sudoku_rules *bare = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    const sudoku_puzzle q = {.rules = bare, .givens = four};
    for (int on = 0; on < 2; on++) {
        int changes = 0, minimal = 0;
        while (!change_some(&p, changes, on)) assert_true(++changes < 100);
        while (!minimize_some(&q, minimal, on)) assert_true(++minimal < 100);
        assert_true(changes >= 5 && minimal >= 4);
    }
    sudoku_rules_free(rules);
    sudoku_rules_free(bare);
    assert_int_equal(live_blocks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_an_error),
                                       cmocka_unit_test(short_memory_changes_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
