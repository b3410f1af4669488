/* SPDX-License-Identifier: MIT */
/* test_trail.c - changes are taken back level by level, however many there are. */
#include "support/cmocka_first.h"

#include "csp/domain/trail.h"

enum { BLOCKS = 100, LEVELS = 50 };

static void levels_restore_what_they_changed(void **state)
{
    (void)state;
    struct trail t;
    uint64_t block[BLOCKS] = {0}, expected[LEVELS][BLOCKS];
    assert_true(trail_start(&t, 1, 1, 1)); /* so that it must grow */
    for (int level = 0; level < LEVELS; level++) {
        memcpy(expected[level], block, sizeof block);
        const uint64_t stamp = t.stamp;
        assert_true(trail_push(&t));
        assert_true(t.stamp != stamp);
        for (int i = 0; i < BLOCKS; i += 1 + level % 3) {
            trail_save(&t, &block[i]);
            block[i] = (uint64_t)level * BLOCKS + (uint64_t)i + 1;
            trail_save(&t, &block[i]); /* twice is no harm */
            block[i]++;
        }
    }
    for (int level = LEVELS - 1; level >= 0; level--) {
        trail_pop(&t);
        assert_memory_equal(block, expected[level], sizeof block);
    }
    assert_int_equal(t.depth, 0);
    assert_false(t.short_of_memory);
    trail_end(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_restore_what_they_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
