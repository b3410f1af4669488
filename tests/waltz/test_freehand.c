/* SPDX-License-Identifier: MIT */
/* test_freehand.c - strokes of many points, as pens and sketching programs leave them, are read as the lines they are meant to be. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "waltz.h"

struct page {
    waltz_segment *segment;
    size_t count, room;
};

static void add(struct page *p, waltz_segment segment)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 64;
        p->segment = realloc(p->segment, p->room * sizeof *p->segment);
        assert_non_null(p->segment);
    }
    segment.text_line = (long)p->count + 1;
    p->segment[p->count++] = segment;
}

/* From -1 to 1. */
static double any(struct rng *r) { return rng_below(r, 2000001) / 1e6 - 1; }

/* A line of this many points: bent like a bow, and each point off by up to `jitter`. */
static void draw(struct page *p, const waltz_segment *line, int points, double bow, double jitter,
                 struct rng *r)
{
    const double dx = line->x2 - line->x1, dy = line->y2 - line->y1;
    double x = line->x1, y = line->y1;
    for (int i = 1; i <= points; i++) {
        const double t = (double)i / points, aside = 4 * bow * t * (1 - t);
        const double shake = i < points ? jitter : 0;
        const double nx = line->x1 + t * dx - aside * dy + shake * any(r);
        const double ny = line->y1 + t * dy + aside * dx + shake * any(r);
        add(p, (waltz_segment){.x1 = x, .y1 = y, .x2 = nx, .y2 = ny});
        x = nx;
        y = ny;
    }
}

static void describe(const waltz_drawing *d, char *text, size_t room)
{
    int junctions, lines, of_type[WALTZ_TYPES] = {0};
    const waltz_junction *j = waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    for (int i = 0; i < junctions; i++) of_type[j[i].type]++;
    snprintf(text, room, "%d/%d L%d Y%d W%d T%d", junctions, lines, of_type[WALTZ_L],
             of_type[WALTZ_FORK], of_type[WALTZ_ARROW], of_type[WALTZ_T]);
}

static double size_of(const waltz_segment *s, int count)
{
    double low = 1e9, high = -1e9;
    for (int i = 0; i < count; i++) {
        low = s[i].x1 < low ? s[i].x1 : low;
        high = s[i].x1 > high ? s[i].x1 : high;
    }
    return high - low;
}

/* Is a drawing read as meant if each line is drawn `passes` times, by hand? */
static bool reads_back(const waltz_drawing *d, int passes, double noise, uint64_t seed)
{
    struct rng r = rng_from_seed(seed);
    struct page p = {NULL, 0, 0};
    char meant[80], read[80] = "";
    int lines;
    waltz_error e = {.message = ""};
    describe(d, meant, sizeof meant);
    waltz_lines(d, &lines);
    waltz_segment *whole = calloc((size_t)lines, sizeof *whole);
    waltz_segment *shaken = calloc((size_t)lines, sizeof *shaken);
    assert_true(whole && shaken);
    const int count = waltz_segments(d, whole);
    const double size = size_of(whole, count);
    waltz_segment *passed = calloc((size_t)(passes * lines), sizeof *passed);
    assert_non_null(passed);
    for (int k = 0; k < passes; k++) {
        memcpy(shaken, whole, (size_t)count * sizeof *whole);
        waltz_shake(shaken, count, noise, seed + 1000u * (unsigned)k);
        for (int i = 0; i < count; i++) passed[passes * i + k] = shaken[i];
    }
    for (int i = 0; i < passes * count; i++)
        draw(&p, &passed[i], 9 + (int)rng_below(&r, 30), 0.01 * any(&r), 0.002 * size, &r);
    waltz_drawing *again = waltz_from_segments(p.segment, p.count, 0, &e);
    if (again) describe(again, read, sizeof read);
    const bool good = again && strcmp(read, meant) == 0;
    if (!good) print_message("%s instead of %s, seed %d\n", again ? read : e.message, meant, (int)seed);
    waltz_drawing_free(again);
    free(whole);
    free(shaken);
    free(passed);
    free(p.segment);
    return good;
}

/* Returns how many of all classics in ten versions are misread, and how many there were. */
static int misread(int passes, double noise, int *all)
{
    const uint64_t seed = test_seed();
    int wrong = 0;
    *all = 0;
    for (int i = 0; waltz_classic_name(i); i++) {
        waltz_error e;
        waltz_drawing *d = waltz_classic(i, &e);
        assert_non_null(d);
        for (uint64_t k = 0; k < 10; k++, ++*all) {
            if (reads_back(d, passes, noise, seed + k)) continue;
            print_message("misread: %s\n", waltz_classic_name(i));
            wrong++;
        }
        waltz_drawing_free(d);
    }
    print_message("%d passes, noise %g: %d of %d misread\n", passes, noise, wrong, *all);
    return wrong;
}

static void strokes_of_a_pen_are_lines(void **state)
{
    (void)state;
    int all;
    assert_true(50 * misread(1, 0.005, &all) <= all);
    assert_true(20 * misread(1, 0.01, &all) <= all);
}

static void strokes_drawn_twice_are_one(void **state)
{
    (void)state;
    int all;
    assert_true(20 * misread(2, 0.005, &all) <= all);
}

/* The outline of a cube in one stroke, which begins in the middle of a side, and the rest in another two. */
static void a_stroke_turns_corners(void **state)
{
    (void)state;
    static const double outline[][2] = {{-2, 0}, {-2, 1}, {0, 2},   {2, 1},
                                        {2, -1}, {0, -2}, {-2, -1}, {-2, 0}};
    struct rng r = rng_from_seed(test_seed());
    struct page p = {NULL, 0, 0};
    char found[80];
    waltz_error e = {.message = ""};
    for (size_t i = 0; i + 1 < sizeof outline / sizeof *outline; i++)
        draw(&p,
             &(waltz_segment){.x1 = outline[i][0],
                              .y1 = outline[i][1],
                              .x2 = outline[i + 1][0],
                              .y2 = outline[i + 1][1]},
             15, 0.01, 0.01, &r);
    draw(&p, &(waltz_segment){.x1 = -1.97, .y1 = 0.99, .x2 = 0.02, .y2 = 0}, 12, 0.01, 0.01, &r);
    draw(&p, &(waltz_segment){.x1 = 0.02, .y1 = 0, .x2 = 1.99, .y2 = 1.03}, 12, 0.01, 0.01, &r);
    draw(&p, &(waltz_segment){.x1 = 0.01, .y1 = 0.02, .x2 = 0, .y2 = -1.96}, 12, -0.01, 0.01, &r);
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, &e);
    if (!d) fail_msg("%s", e.message);
    describe(d, found, sizeof found);
    assert_string_equal(found, "7/9 L3 Y1 W3 T0");
    waltz_drawing_free(d);
    free(p.segment);
}

/* Corners of a program stay as they are: other lines end there, or they are too far from any shorter way. */
static void corners_of_programs_stay(void **state)
{
    (void)state;
    enum { STEPS = 40, DEPTH = 30 };
    struct page p = {NULL, 0, 0};
    char found[80];
    waltz_error e = {.message = ""};
    for (int away = 0; away <= DEPTH; away += DEPTH) /* the front and the back of stairs */
        for (int i = 0; i < 2 * STEPS; i++) {
            const int x = i / 2 + away, y = (i + 1) / 2 - away;
            add(&p, (waltz_segment){.x1 = x, .y1 = y, .x2 = x + i % 2, .y2 = y + (i + 1) % 2});
        }
    for (int i = 0; i <= 2 * STEPS; i++) {
        const int x = i / 2, y = (i + 1) / 2;
        add(&p, (waltz_segment){.x1 = x, .y1 = y, .x2 = x + DEPTH, .y2 = y - DEPTH});
    }
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, &e);
    if (!d) fail_msg("%s", e.message);
    describe(d, found, sizeof found);
    assert_string_equal(found, "162/241 L4 Y79 W79 T0");
    waltz_drawing_free(d);
    p.count = 0;
    static const double star[][2] = {{0, 3},   {1, 1},  {3, 0},  {1, -1}, {0, -3},
                                     {-1, -1}, {-3, 0}, {-1, 1}, {0, 3}};
    for (size_t i = 0; i + 1 < sizeof star / sizeof *star; i++)
        add(&p, (waltz_segment){star[i][0], star[i][1], star[i + 1][0], star[i + 1][1], 1, 1});
    d = waltz_from_segments(p.segment, p.count, 0, &e);
    assert_non_null(d);
    describe(d, found, sizeof found);
    assert_string_equal(found, "8/8 L8 Y0 W0 T0");
    waltz_drawing_free(d);
    free(p.segment);
}

static void curves_are_refused(void **state)
{
    (void)state;
    struct page p = {NULL, 0, 0};
    waltz_error e = {.message = ""};
    struct rng r = rng_from_seed(test_seed());
    draw(&p, &(waltz_segment){.x1 = 0, .y1 = 0, .x2 = 4, .y2 = 0}, 30, 0.3, 0.005, &r);
    draw(&p, &(waltz_segment){.x1 = 4, .y1 = 0, .x2 = 0, .y2 = 0}, 30, 0, 0.005, &r);
    assert_null(waltz_from_segments(p.segment, p.count, 0, &e));
    assert_string_equal(e.message,
                        "the line that begins at (0, 0) is curved: only straight lines are supported");
    assert_int_equal(e.line, 1);
    free(p.segment);
}

/* Spirals and zigzags of many points: any answer will do, but it must come soon.  */
static void hostile_strokes_get_an_answer(void **state)
{
    (void)state;
    enum { POINTS = 20000 };
    for (int kind = 0; kind < 3; kind++) {
        struct page p = {NULL, 0, 0};
        double x = 0, y = 0, dx = 1, dy = 0;
        for (int i = 0; i < POINTS; i++) {
            const double growth = kind == 1 ? 1 : 1.0 + i / 1000.0;
            if (kind == 2) dy = i % 2 ? i : -i;
            else {
                const double turned = dx * 0.999 - dy * 0.0447;
                dy = dx * 0.0447 + dy * 0.999;
                dx = turned;
            }
            add(&p, (waltz_segment){.x1 = x, .y1 = y, .x2 = x + growth * dx, .y2 = y + growth * dy});
            x += growth * dx;
            y += growth * dy;
        }
        waltz_error e = {.message = ""};
        waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, &e);
        assert_true(d || strlen(e.message) > 10);
        waltz_drawing_free(d);
        free(p.segment);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strokes_of_a_pen_are_lines), cmocka_unit_test(strokes_drawn_twice_are_one),
        cmocka_unit_test(a_stroke_turns_corners),     cmocka_unit_test(corners_of_programs_stay),
        cmocka_unit_test(curves_are_refused),         cmocka_unit_test(hostile_strokes_get_an_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
