/* SPDX-License-Identifier: MIT */
/* test_polycube.c - edges and corners of solids of unit cubes. */
#include "support/cmocka_first.h"

#include "waltz/make/polycube.h"

static void some_corners_are_not_allowed(void **state)
{
    (void)state;
    static const struct {
        struct cube cube[7];
        int cubes;
        bool usual, extended;
    } solids[] = {
        {{{{5, 5, 5}}}, 1, true, true},
        {{{{5, 5, 5}}, {{6, 5, 5}}, {{5, 5, 6}}}, 3, true, true},
        {{{{5, 5, 5}}, {{6, 6, 5}}}, 2, false, false},                           /* touch in an edge */
        {{{{5, 5, 5}}, {{6, 6, 6}}}, 2, false, false},                           /* in a corner */
        {{{{5, 5, 5}}, {{6, 5, 5}}, {{6, 6, 5}}, {{6, 6, 6}}}, 4, false, true},  /* a twisted chain */
        {{{{6, 5, 5}}, {{5, 5, 5}}, {{5, 6, 5}}, {{5, 5, 6}}}, 4, false, false}, /* six edges */
        {{{{5, 5, 5}}, {{6, 5, 5}}, {{5, 6, 5}}, {{6, 6, 5}}, {{5, 5, 6}}}, 5, true, true},
        {{{{0, 0, 0}}, {{1, 0, 0}}, {{0, 1, 0}}, {{1, 1, 0}}, {{0, 0, 1}}, {{1, 0, 1}}, {{0, 1, 1}}},
         7,
         true,
         true},
    };
    for (size_t i = 0; i < sizeof solids / sizeof *solids; i++) {
        struct polycube p = {.cubes = 0};
        bool usual = true, extended = true;
        for (int k = 0; k < solids[i].cubes; k++) cube_add(&p, solids[i].cube[k], 1);
        for (int k = 0; k < solids[i].cubes; k++) {
            usual = usual && cube_corners_allowed(&p, p.cube[k], false);
            extended = extended && cube_corners_allowed(&p, p.cube[k], true);
        }
        if (usual != solids[i].usual || extended != solids[i].extended) fail_msg("solid %zu", i);
    }
}

/* A bar as long as the box, and a plate with a hole. */
static void edges_go_on_as_far_as_they_are_straight(void **state)
{
    (void)state;
    static struct cube_edge edges[MOST_CUBE_EDGES];
    struct polycube bar = {.cubes = 0}, frame = {.cubes = 0};
    for (int i = 0; i < CUBE_BOX; i++) cube_add(&bar, (struct cube){{i, 0, CUBE_BOX - 1}}, 1);
    assert_int_equal(cube_edges(&bar, edges), 12);
    int longest = 0;
    for (int i = 0; i < 12; i++) longest += edges[i].length == CUBE_BOX && edges[i].axis == 0;
    assert_int_equal(longest, 4);
    for (int i = 0; i < 9; i++)
        if (i != 4) cube_add(&frame, (struct cube){{i % 3, i / 3, 7}}, 1);
    assert_int_equal(cube_edges(&frame, edges), 24);
    int concave = 0; /* where the walls of the hole meet */
    for (int i = 0; i < 24; i++) concave += !edge_is_convex(&edges[i]);
    assert_int_equal(concave, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(some_corners_are_not_allowed),
        cmocka_unit_test(edges_go_on_as_far_as_they_are_straight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
