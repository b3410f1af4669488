/* SPDX-License-Identifier: MIT */
/* test_pen.c - cubes and blocks drawn by an imaginary hand: lines that are bent like a bow or an S, or waver, with pens that
   shake, strokes that turn corners, and ends that miss.  Up to the slip that docs/WALTZ.md promises, all are read as meant.  */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "waltz.h"

enum { MOST = 2000, DRAWINGS = 200 };
static const double promised = 0.006; /* of the size */
static const double pi = 3.14159265358979;

struct point {
    double x, y;
};

/* The way in which a hand draws; amounts in the units of the drawing. */
struct hand {
    double bow, second, third; /* amplitudes of half a wave, a whole one, and one and a half */
    double shake;              /* of each point */
    double miss;               /* of a whole stroke */
    double step;               /* between points */
    double unit;               /* of the coordinates */
    bool varies;               /* amplitudes differ from line to line */
};

struct page {
    waltz_segment segment[MOST];
    size_t count;
};

/* From -1 to 1. */
static double any(struct rng *r) { return rng_below(r, 2000001) / 1e6 - 1; }

static double between(struct rng *r, double low, double high)
{
    return low + (high - low) * (any(r) + 1) / 2;
}

/* Corners 0 to 5 around a block, and 6 in the middle.  Every second one is a cube, whose sides are parallel to the line between
   opposite corners.  */
static void make_block(struct point *corner, struct rng *r)
{
    struct point edge[3];
    const bool cube = rng_below(r, 2);
    for (int i = 0; i < 3; i++) {
        const double angle = (90 + 120 * i + (cube ? 0 : 20 * any(r))) * pi / 180;
        const double length = cube ? 150 : between(r, 80, 200);
        edge[i] = (struct point){length * cos(angle), length * sin(angle)};
    }
    corner[6] = (struct point){0, 0};
    for (int i = 0; i < 3; i++) {
        const struct point a = edge[i], b = edge[(i + 1) % 3];
        corner[2 * i] = a;
        corner[2 * i + 1] = (struct point){a.x + b.x, a.y + b.y};
    }
}

static double size_of(const struct point *corner)
{
    struct point low = corner[0], high = corner[0];
    for (int i = 0; i < 7; i++) {
        low = (struct point){fmin(low.x, corner[i].x), fmin(low.y, corner[i].y)};
        high = (struct point){fmax(high.x, corner[i].x), fmax(high.y, corner[i].y)};
    }
    return fmax(high.x - low.x, high.y - low.y);
}

/* No point is farther from where it is meant to be than `slip`. */
static struct hand make_hand(double slip, struct rng *r)
{
    struct hand h = {.step = between(r, 3, 8), .varies = rng_below(r, 2)};
    double *const part[] = {&h.bow, &h.second, &h.third, &h.shake, &h.miss};
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += *part[i] = rng_below(r, 2) ? between(r, 0.1, 1) : 0;
    for (int i = 0; i < 5; i++) *part[i] *= sum > 0 ? slip / sum : 0;
    h.second /= 2; /* short waves are low */
    h.third /= 3;
    if (h.shake > 0.3 * h.step) h.shake = 0.3 * h.step; /* a pen does not turn back at each point */
    return h;
}

/* Adds a stroke through corners; `start` is how far along its first line it begins, and a closed one ends. */
static void draw(struct page *p, const struct point *corner, const char *way, double start,
                 const struct hand *h, struct rng *r)
{
    const size_t lines = strlen(way) - 1;
    const struct point miss = {0.7 * h->miss * any(r), 0.7 * h->miss * any(r)};
    struct point last = {0, 0};
    bool begun = false;
    for (size_t k = 0; k <= lines; k++) {
        if (k == lines && start == 0) break;
        const struct point a = corner[way[k % lines] - '0'], b = corner[way[k % lines + 1] - '0'];
        const double length = hypot(b.x - a.x, b.y - a.y);
        const struct point aside = {-(b.y - a.y) / length, (b.x - a.x) / length};
        const double scale = h->varies ? any(r) : rng_below(r, 2) ? 1 : -1;
        const int steps = (int)(length / h->step);
        const int from = k ? 1 : (int)(start * steps), to = k == lines ? (int)(start * steps) : steps;
        for (int i = from; i <= to; i++) {
            const double t = (double)i / steps;
            const double off = scale * (h->bow * sin(pi * t) + h->second * sin(2 * pi * t) +
                                        h->third * sin(3 * pi * t));
            const bool is_end = i == 0 || i == steps;
            const double shake = is_end ? 0 : 0.7 * h->shake;
            const struct point here = {a.x + t * (b.x - a.x) + off * aside.x + miss.x + shake * any(r),
                                       a.y + t * (b.y - a.y) + off * aside.y + miss.y + shake * any(r)};
            const struct point written = {h->unit * round(here.x / h->unit),
                                          h->unit * round(here.y / h->unit)};
            if (begun && p->count < MOST)
                p->segment[p->count++] =
                    (waltz_segment){.x1 = last.x, .y1 = last.y, .x2 = written.x, .y2 = written.y};
            last = written;
            begun = true;
        }
    }
}

static void draw_block(struct page *p, const struct point *corner, const struct hand *h, struct rng *r)
{
    static const char *const nine[] = {"01", "12", "23", "34", "45", "50", "60", "62", "64"};
    static const char *const three[] = {"0123450", "062", "64"};
    static const char *const four[] = {"0123", "3450", "06", "264"};
    const int style = (int)rng_below(r, 4);
    const char *const *way = style == 0 ? nine : style == 1 ? four : three;
    const int ways = style == 0 ? 9 : style == 1 ? 4 : 3;
    p->count = 0;
    for (int i = 0; i < ways; i++)
        draw(p, corner, way[i], style == 3 && i == 0 ? between(r, 0.3, 0.7) : 0, h, r);
}

struct score {
    int right, refused, wrong;
};

static struct score read_blocks(double slip, double unit, uint64_t seed)
{
    struct score score = {0, 0, 0};
    struct page *p = calloc(1, sizeof *p);
    assert_non_null(p);
    for (uint64_t i = 0; i < DRAWINGS; i++) {
        struct rng r = rng_from_seed(seed + i);
        struct point corner[7];
        int of_type[WALTZ_TYPES] = {0}, junctions = 0;
        waltz_error e = {.message = ""};
        make_block(corner, &r);
        struct hand h = make_hand(slip * size_of(corner), &r);
        h.unit = unit;
        draw_block(p, corner, &h, &r);
        waltz_drawing *d = waltz_from_segments(p->segment, p->count, 0, &e);
        const waltz_junction *j = d ? waltz_junctions(d, &junctions) : NULL;
        for (int k = 0; k < junctions; k++) of_type[j[k].type]++;
        if (!d) score.refused++;
        else if (junctions == 7 && of_type[WALTZ_L] == 3 && of_type[WALTZ_ARROW] == 3) score.right++;
        else score.wrong++;
        if (slip <= promised && (!d || junctions != 7))
            print_message(
                "slip %g, seed %d: %d junctions (%d T) %s; bow %g %g %g shake %g miss %g unit %g\n",
                slip, (int)(seed + i), junctions, of_type[WALTZ_T], e.message, h.bow, h.second, h.third,
                h.shake, h.miss, h.unit);
        waltz_drawing_free(d);
    }
    free(p);
    return score;
}

static void blocks_are_read_as_meant(void **state)
{
    (void)state;
    static const double slips[] = {0, 0.0003, 0.001, 0.003, 0.006, 0.01, 0.015, 0.02, 0.03};
    const uint64_t seed = test_seed();
    for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
        const struct score s = read_blocks(slips[i], 0.01, seed);
        print_message("slip %g: %d right, %d refused, %d wrong\n", slips[i], s.right, s.refused,
                      s.wrong);
        if (slips[i] <= promised) assert_int_equal(s.right, DRAWINGS);
        /* beyond the promise a corner that is not judged again costs most: 145 right at 3 % instead of 180 or more */
        assert_true(s.right >= DRAWINGS * 85 / 100);
    }
}

/* Whole numbers, as pixels of a screen, leave less to measure the pen by. */
static void most_blocks_of_pixels_are_read_as_meant(void **state)
{
    (void)state;
    const struct score s = read_blocks(0.003, 1, test_seed());
    print_message("pixels: %d right, %d refused, %d wrong\n", s.right, s.refused, s.wrong);
    assert_true(s.right >= DRAWINGS * 98 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(blocks_are_read_as_meant),
                                       cmocka_unit_test(most_blocks_of_pixels_are_read_as_meant)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
