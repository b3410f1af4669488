/* SPDX-License-Identifier: MIT */
/* test_cell_table.c - cells of the plane: entries are found again, and walks along segments miss no cell. */
#include "support/cmocka_first.h"

#include "base/rng.h"
#include "waltz/net/cell_table.h"

enum { ITEMS = 2000 };

static void entries_are_found_again(void **state)
{
    (void)state;
    struct cell_table t;
    struct rng r = rng_from_seed(1);
    struct cell cell[ITEMS];
    assert_true(cell_table_open(&t, (struct vector){-5, -5}, 0.5, 1)); /* so that it must grow */
    for (int i = 0; i < ITEMS; i++) {
        cell[i] = (struct cell){rng_below(&r, 40) - 20, (int64_t)(rng_below(&r, 40) - 20) * (1 << 30)};
        assert_true(cell_table_add(&t, cell[i], i));
    }
    for (int i = 0; i < ITEMS; i++) {
        bool found = false;
        for (int e = cell_first(&t, cell[i]); e; e = t.entry[e - 1].next) {
            const struct cell c = cell[t.entry[e - 1].item];
            assert_true(c.column == cell[i].column && c.row == cell[i].row);
            found |= t.entry[e - 1].item == i;
        }
        assert_true(found);
    }
    assert_int_equal(cell_first(&t, (struct cell){100, 100}), 0);
    cell_table_close(&t);
}

static void a_walk_passes_every_cell_of_its_segment(void **state)
{
    (void)state;
    struct cell_table t;
    struct rng r = rng_from_seed(2);
    assert_true(cell_table_open(&t, (struct vector){0, 0}, 1, 10));
    for (int i = 0; i < 200; i++) {
        const struct vector a = {rng_below(&r, 1000) / 50.0, rng_below(&r, 1000) / 50.0},
                            b = {rng_below(&r, 1000) / 50.0, rng_below(&r, 1000) / 50.0};
        bool seen[24][24] = {{false}};
        struct cell_walk walk = cell_walk_along(&t, a, b, 0.01);
        for (struct cell c; cell_walk_next(&walk, &c);) {
            if (c.column < 0 || c.row < 0 || c.column >= 24 || c.row >= 24) continue;
            assert_false(seen[c.column][c.row]); /* each once */
            seen[c.column][c.row] = true;
        }
        for (int k = 0; k <= 100; k++) {
            const struct cell c = cell_at(&t, plus(a, times(k / 100.0, minus(b, a))));
            assert_true(seen[c.column][c.row]);
        }
    }
    cell_table_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_are_found_again),
        cmocka_unit_test(a_walk_passes_every_cell_of_its_segment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
