/* SPDX-License-Identifier: MIT */
/* test_position.c - three views of the candidates stay in step, whatever is placed and removed.

   Sources: src/logic/position/field.c.  */
#include "support/cmocka_first.h"

#include "base/rng.h"
#include "logic/position/position.h"
#include "support/data.h"

enum { N = 9, CELLS = N * N };

static void compare_views(const struct position *at)
{
    const struct field *f = at->field;
    int open = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        open += !at->digit[cell];
        if (at->digit[cell]) assert_true(at->candidates[cell] == 0);
        for (int digit = 1; digit <= N; digit++)
            assert_int_equal(cells_have(cells_with(at, digit), cell), has_candidate(at, cell, digit));
    }
    assert_int_equal(at->open, open);
    for (int house = 0; house < f->houses; house++) {
        bitset lone = 0;
        for (int digit = 1; digit <= N; digit++) {
            const bitset places = places_of(at, house, digit);
            for (int i = 0; i < N; i++)
                assert_int_equal(places >> i & 1, has_candidate(at, house_cell(f, house, i), digit));
            if (is_single(places)) lone |= bit(digit - 1);
        }
        assert_true(lone_digits(at, house) == lone);
        for (int i = 0; i < N; i++)
            assert_int_equal(open_places(at, house) >> i & 1, !at->digit[house_cell(f, house, i)]);
    }
}

static void placing_removes_from_all_that_see_it(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = N, .rules = "x nrc"}, NULL);
    struct field *field = field_new(rules);
    struct position *at = position_new(field);
    for (int game = 0; game < 20; game++) {
        position_start(at, &(sudoku_puzzle){.rules = rules, .givens = (uint8_t[CELLS]){0}});
        for (int move = 0; move < 60; move++) {
            const int cell = rng_below(&r, CELLS), digit = 1 + rng_below(&r, N);
            const uint64_t clock = at->clock;
            const bool there = has_candidate(at, cell, digit);
            if (there && move % 4 == 0) {
                position_place(at, cell, digit);
                for_each_cell(peer, &field->peers[cell]) assert_false(has_candidate(at, peer, digit));
                assert_int_equal(at->digit[cell], digit);
            } else {
                position_remove(at, cell, digit);
                assert_false(has_candidate(at, cell, digit));
                assert_int_equal(at->clock > clock, there);
            }
            compare_views(at);
        }
    }
    position_free(at);
    field_free(field);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(placing_removes_from_all_that_see_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
