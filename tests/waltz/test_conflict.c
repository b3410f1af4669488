/* SPDX-License-Identifier: MIT */
/* test_conflict.c - drawings that can be labelled but cannot be solids. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/known_drawings.h"

static waltz_drawing *classic(const char *name)
{
    waltz_error e;
    for (int i = 0; waltz_classic_name(i); i++)
        if (strcmp(waltz_classic_name(i), name) == 0) {
            waltz_drawing *d = waltz_classic(i, &e);
            if (!d) fail_msg("%s: %s", name, e.message);
            return d;
        }
    fail_msg("no classic is called %s", name);
    return NULL;
}

/* The labelling against the background. */
static waltz_result conflict_of(const waltz_drawing *d, const waltz_label *labels, waltz_conflict *found)
{
    if (labels) return waltz_find_conflict(d, labels, found);
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    assert_non_null(l);
    assert_int_equal(waltz_next(l), WALTZ_FOUND);
    const waltz_result result = waltz_find_conflict(d, waltz_labels(l), found);
    waltz_labelling_free(l);
    return result;
}

static void check_classic(const char *name, int lines)
{
    waltz_drawing *d = classic(name);
    waltz_conflict found = {.lines = 0};
    assert_true(waltz_set_outline(d, WALTZ_OUTLINE_AUTO, NULL));
    const waltz_result result = conflict_of(d, NULL, &found);
    if (result != (lines ? WALTZ_FOUND : WALTZ_NONE) || found.lines != lines)
        fail_msg("%s: result %d, %d lines", name, result, found.lines);
    waltz_drawing_free(d);
}

static void impossible_classics_conflict(void **state)
{
    (void)state;
    check_classic("penrose", 3);
    check_classic("twisted-pyramid", 3);
}

static void possible_classics_do_not(void **state)
{
    (void)state;
    static const char *const names[] = {"cube",  "l-block",     "stairs",       "u-block",
                                        "arch",  "plus",        "notched-cube", "cube-on-plate",
                                        "tower", "frame",       "t-block",      "truncated-pyramid",
                                        "house", "tetrahedron", "tetrahedron-2"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) check_classic(names[i], 0);
}

static void true_labels_never_conflict(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        waltz_error e;
        waltz_conflict found;
        int lines;
        waltz_drawing *d = waltz_random_scene(&(waltz_scene){.seed = seed}, &e);
        if (!d) fail_msg("seed %d: %s", (int)seed, e.message);
        const waltz_line *line = waltz_lines(d, &lines);
        waltz_label *labels = calloc((size_t)lines, sizeof *labels);
        assert_non_null(labels);
        for (int i = 0; i < lines; i++) labels[i] = (waltz_label)line[i].known;
        if (waltz_find_conflict(d, labels, &found) != WALTZ_NONE) fail_msg("seed %d", (int)seed);
        free(labels);
        waltz_drawing_free(d);
    }
}

/* Inside and outside of a square would be two planes that meet in four edges. */
static void two_faces_meet_in_one_line(void **state)
{
    (void)state;
    waltz_drawing *d = drawing_of("0 0 4 0\n4 0 4 4\n4 4 0 4\n0 4 0 0\n");
    const waltz_label labels[4] = {WALTZ_CONVEX, WALTZ_CONVEX, WALTZ_CONVEX, WALTZ_CONVEX};
    waltz_conflict found;
    assert_int_equal(waltz_find_conflict(d, labels, &found), WALTZ_FOUND);
    assert_int_equal(found.lines, 2);
    waltz_drawing_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(impossible_classics_conflict),
        cmocka_unit_test(possible_classics_do_not),
        cmocka_unit_test(true_labels_never_conflict),
        cmocka_unit_test(two_faces_meet_in_one_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
