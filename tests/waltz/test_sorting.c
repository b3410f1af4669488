/* SPDX-License-Identifier: MIT */
/* test_sorting.c - items come in the order of their keys. */
#include <stdbool.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "waltz/drawing/sorting.h"

enum { MOST = 300 };

static void keys_ascend_and_keep_their_items(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(1);
    for (int count = 0; count <= MOST; count++) {
        struct keyed list[MOST];
        double key[MOST];
        bool seen[MOST] = {false};
        for (int i = 0; i < count; i++) {
            key[i] = rng_below(&r, 100) - 50 + 0.5;
            list[i] = (struct keyed){key[i], i};
        }
        sort_by_key(list, (size_t)count);
        for (int i = 0; i < count; i++) {
            assert_true(i == 0 || list[i - 1].key <= list[i].key);
            assert_true(list[i].key == key[list[i].item] && !seen[list[i].item]);
            seen[list[i].item] = true;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_ascend_and_keep_their_items),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
