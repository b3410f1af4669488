/* SPDX-License-Identifier: MIT */
/* test_strokes.c - drawings as segments, and as drawn by hand: what is read back is what was meant. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "waltz.h"

struct shape {
    int junctions, lines, faces, type[WALTZ_TYPES];
    uint64_t labellings;
};

static struct shape shape_of(const waltz_drawing *d)
{
    struct shape s = {.faces = waltz_face_count(d)};
    waltz_number n;
    const waltz_junction *j = waltz_junctions(d, &s.junctions);
    waltz_lines(d, &s.lines);
    for (int i = 0; i < s.junctions; i++) s.type[j[i].type]++;
    waltz_labelling *l = waltz_labelling_new(d, NULL);
    assert_non_null(l);
    waltz_count(l, 0, &n);
    s.labellings = n.exact;
    waltz_labelling_free(l);
    return s;
}

static bool same(const struct shape *a, const struct shape *b) { return memcmp(a, b, sizeof *a) == 0; }

/* Reads a drawing back from its segments; false: something else came out. */
static bool reads_back(const waltz_drawing *d, double noise, uint64_t seed, char *why)
{
    const struct shape meant = shape_of(d);
    waltz_segment *segment = calloc((size_t)meant.lines, sizeof *segment);
    waltz_error e = {.message = ""};
    assert_non_null(segment);
    const int count = waltz_segments(d, segment);
    if (noise > 0) waltz_shake(segment, count, noise, seed);
    waltz_drawing *again = waltz_from_segments(segment, (size_t)count, 0, &e);
    free(segment);
    strcpy(why, again ? "another drawing" : e.message);
    if (!again) return false;
    const struct shape read = shape_of(again);
    waltz_drawing_free(again);
    return same(&meant, &read);
}

static waltz_drawing *classic(int i)
{
    waltz_error e;
    waltz_drawing *d = waltz_classic(i, &e);
    if (!d) fail_msg("%s: %s", waltz_classic_name(i), e.message);
    return d;
}

static void segments_read_back(void **state)
{
    (void)state;
    char why[WALTZ_TEXT];
    for (int i = 0; waltz_classic_name(i); i++) {
        waltz_drawing *d = classic(i);
        if (!reads_back(d, 0, 0, why)) fail_msg("%s: %s", waltz_classic_name(i), why);
        waltz_drawing_free(d);
    }
}

/* Every classic in fifty versions, off by up to `noise`; returns the share that is misread. */
static double misread(double noise)
{
    enum { VERSIONS = 50 };
    int wrong = 0, all = 0;
    char why[WALTZ_TEXT];
    for (int i = 0; waltz_classic_name(i); i++) {
        waltz_drawing *d = classic(i);
        for (uint64_t seed = 1; seed <= VERSIONS; seed++) {
            all++;
            if (reads_back(d, noise, seed, why)) continue;
            wrong++;
            print_message("noise %g, %s, seed %d: %s\n", noise, waltz_classic_name(i), (int)seed, why);
        }
        waltz_drawing_free(d);
    }
    print_message("noise %g: %d of %d misread\n", noise, wrong, all);
    return (double)wrong / all;
}

/* Occasionally a slip of the hand really draws something else. */
static void hand_drawn_classics_are_read_as_meant(void **state)
{
    (void)state;
    assert_true(misread(0.01) <= 0.002);
    assert_true(misread(0.02) <= 0.01);
}

static void the_same_seed_slips_the_same_way(void **state)
{
    (void)state;
    waltz_segment a[2] = {{.x1 = 0, .y1 = 0, .x2 = 4, .y2 = 0}, {.x1 = 4, .y1 = 0, .x2 = 4, .y2 = 2}};
    waltz_segment b[2];
    memcpy(b, a, sizeof a);
    waltz_shake(a, 2, 0.05, 7);
    waltz_shake(b, 2, 0.05, 7);
    assert_memory_equal(a, b, sizeof a);
    for (int i = 0; i < 2; i++) /* within a twentieth of the width */
        assert_true(a[i].x2 > 3.8 && a[i].x2 < 4.2 && a[i].y2 > 2 * i - 0.2 && a[i].y2 < 2 * i + 0.2);
    assert_true(a[0].x2 != 4);
    waltz_shake(b, 0, 0.05, 7);
}

static void next_to_nothing_is_no_drawing(void **state)
{
    (void)state;
    const double tiny[] = {5e-324, 1e-200};
    for (int i = 0; i < 2; i++) {
        const double a = tiny[i];
        const waltz_segment triangle[3] = {{.x2 = a}, {.x1 = a, .y2 = a}, {.y1 = a}};
        waltz_error e;
        assert_null(waltz_from_segments(triangle, 3, 0, &e));
        assert_string_equal(e.message, "the drawing is too small to be read");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(segments_read_back),
        cmocka_unit_test(hand_drawn_classics_are_read_as_meant),
        cmocka_unit_test(next_to_nothing_is_no_drawing),
        cmocka_unit_test(the_same_seed_slips_the_same_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
