/* SPDX-License-Identifier: MIT */
/* test_room.c - lists grow, and keep what they hold. */
#include <stdlib.h>

#include "support/cmocka_first.h"

#include "logic/position/room.h"

static void items_survive_growth(void **state)
{
    (void)state;
    int *list = NULL, room = 0;
    for (int i = 0; i < 1000; i++) {
        assert_true(make_room((void **)&list, i + 1, &room, sizeof *list));
        assert_true(room > i);
        list[i] = i;
    }
    for (int i = 0; i < 1000; i++) assert_int_equal(list[i], i);
    free(list);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_survive_growth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
