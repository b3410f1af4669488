/* SPDX-License-Identifier: MIT */
/* test_segments.c - drawings from segments, exact and drawn by hand. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "waltz/angles.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Segments as text: four numbers each; where a segment begins is its place. */
struct page {
    waltz_segment *segment;
    size_t count, room;
};

static void add(struct page *p, waltz_segment segment)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 16;
        p->segment = realloc(p->segment, p->room * sizeof *p->segment);
        assert_non_null(p->segment);
    }
    p->segment[p->count++] = segment;
}

/* Segment i is said to stand in line i + 1, column 3. */
static struct page page_of(const char *text)
{
    struct page p = {NULL, 0, 0};
    for (char *end = NULL;; text = end) {
        double number[4];
        for (int i = 0; i < 4; i++, text = end) {
            number[i] = strtod(text, &end);
            if (end == text) return p;
        }
        add(&p, (waltz_segment){number[0], number[1], number[2], number[3], (long)p.count + 1, 3});
    }
}

/* The drawing in few words: junctions, lines, components, then the letters of the types in a row. */
static void describe(const waltz_drawing *d, char *text, size_t room)
{
    int junctions, lines, of_type[WALTZ_TYPES] = {0};
    const waltz_junction *j = waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    for (int i = 0; i < junctions; i++) of_type[j[i].type]++;
    snprintf(text, room, "%d/%d/%d L%d Y%d W%d T%d", junctions, lines, waltz_component_count(d),
             of_type[WALTZ_L], of_type[WALTZ_FORK], of_type[WALTZ_ARROW], of_type[WALTZ_T]);
}

static void expect(const char *text, double tolerance, const char *expected)
{
    struct page p = page_of(text);
    waltz_error e = {{0}, 0, 0};
    char found[80];
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, tolerance, &e);
    if (!d) fail_msg("%ld:%ld: %s in: %s", e.line, e.column, e.message, text);
    describe(d, found, sizeof found);
    if (strcmp(found, expected)) fail_msg("%s instead of %s of: %s", found, expected, text);
    waltz_drawing_free(d);
    free(p.segment);
}

/* ---- shapes ---- */

static const char cube[] = "0 2 -2 1  -2 1 -2 -1  -2 -1 0 -2  0 -2 2 -1  2 -1 2 1  2 1 0 2"
                           "  0 0 -2 1  0 0 2 1  0 0 0 -2";
static const char l_block[] =
    "0 1.636727 -0.533038 1.150478  0 1.636727 0.846092 1.330390  0.846092 -0.306337 -0.219984 -1.278836"
    "  0.846092 -0.306337 0.846092 1.330390  0.846092 1.330390 0.313054 0.844141"
    "  -0.533038 0.332114 -1.066075 -0.154135  -0.533038 0.332114 0.313054 0.025777"
    "  -0.533038 0.332114 -0.533038 1.150478  -0.533038 1.150478 0.313054 0.844141"
    "  0.313054 0.025777 -0.219984 -0.460472  0.313054 0.025777 0.313054 0.844141"
    "  -1.066075 -0.972499 -0.219984 -1.278836  -1.066075 -0.972499 -1.066075 -0.154135"
    "  -1.066075 -0.154135 -0.219984 -0.460472  -0.219984 -1.278836 -0.219984 -0.460472";
/* A high block on a plate, whose edges end behind the block: at the middle of two segments. */
static const char block_on_plate[] =
    "-1.599113 -0.640385 -0.219984 0.617697  1.159145 0.398682 2.538275 -0.100648"
    "  2.538275 -0.100648 2.538275 -0.919011  2.538275 -0.919011 0.939162 -2.377760"
    "  0.939162 -2.377760 -1.599113 -1.458748  -1.599113 -1.458748 -1.599113 -0.640385"
    "  -1.599113 -0.640385 0.939162 -1.559396  2.538275 -0.100648 0.939162 -1.559396"
    "  0.939162 -2.377760 0.939162 -1.559396"
    "  0.313054 1.444141 -0.219984 0.957891  0.313054 1.444141 1.159145 1.137804"
    "  -0.219984 0.957891 0.626108 0.651554  1.159145 1.137804 0.626108 0.651554"
    "  -0.219984 0.957891 -0.219984 -0.460472  1.159145 1.137804 1.159145 -0.280560"
    "  0.626108 0.651554 0.626108 -0.766809"
    "  -0.219984 -0.460472 0.626108 -0.766809  0.626108 -0.766809 1.159145 -0.280560";
/* The same with a low block: both T junctions are close to corners, 2.8 and 2.6 hundredths of the size away. */
static const char cube_on_plate[] =
    "0 0.818364 -1.599113 -0.640385  0 0.818364 0.203877 0.744547  1.159145 0.398682 2.538275 -0.100648"
    "  2.538275 -0.919011 0.939162 -2.377760  2.538275 -0.919011 2.538275 -0.100648"
    "  2.538275 -0.100648 0.939162 -1.559396  0.313054 0.844141 -0.219984 0.357891"
    "  0.313054 0.844141 1.159145 0.537804  1.159145 -0.280560 0.626108 -0.766809"
    "  1.159145 -0.280560 1.159145 0.537804  1.159145 0.537804 0.626108 0.051554"
    "  -0.219984 -0.460472 0.626108 -0.766809  -0.219984 -0.460472 -0.219984 0.357891"
    "  -0.219984 0.357891 0.626108 0.051554  0.626108 -0.766809 0.626108 0.051554"
    "  -1.599113 -1.458748 0.939162 -2.377760  -1.599113 -1.458748 -1.599113 -0.640385"
    "  -1.599113 -0.640385 0.939162 -1.559396  0.939162 -2.377760 0.939162 -1.559396";
static const char penrose[] =
    "4.041452 3 -4.041452 3  4.041452 3 4.618802 2  -4.041452 3 -4.618802 2  -4.041452 3 -0.577350 -3"
    "  -4.618802 2 -0.577350 -5  4.618802 2 -2.309401 2  4.618802 2 0.577350 -5"
    "  -2.309401 2 0 -2  -0.577350 -3 1.732051 1  2.886751 1 -1.732051 1"
    "  -0.577350 -5 0.577350 -5  -0.577350 -5 2.886751 1";

static const struct {
    const char *name, *text, *expected;
} shapes[] = {{"cube", cube, "7/9/1 L3 Y1 W3 T0"},
              {"L-block", l_block, "11/15/1 L3 Y3 W5 T0"},
              {"block on plate", block_on_plate, "15/20/1 L5 Y2 W6 T2"},
              {"Penrose triangle", penrose, "12/15/1 L6 Y0 W3 T3"},
              {"cube on plate", cube_on_plate, "16/21/1 L6 Y2 W6 T2"}};

static void shapes_are_read(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(shapes); i++) expect(shapes[i].text, 0, shapes[i].expected);
}

/* ---- drawn by hand ---- */

/* From -1 to 1. */
static double any(struct rng *r) { return rng_below(r, 2000001) / 1e6 - 1; }

/* Moves a point by up to `most` in any direction. */
static void shake(double *x, double *y, double most, struct rng *r)
{
    double dx, dy;
    do {
        dx = any(r);
        dy = any(r);
    } while (dx * dx + dy * dy > 1);
    *x += most * dx;
    *y += most * dy;
}

static void widen(double *low, double *high, double number)
{
    if (number < *low) *low = number;
    if (number > *high) *high = number;
}

/* The longer side of the box around all. */
static double size_of(const struct page *p)
{
    struct vector low = {1e9, 1e9}, high = {-1e9, -1e9};
    for (size_t i = 0; i < p->count; i++) {
        const waltz_segment *s = &p->segment[i];
        widen(&low.x, &high.x, s->x1);
        widen(&low.x, &high.x, s->x2);
        widen(&low.y, &high.y, s->y1);
        widen(&low.y, &high.y, s->y2);
    }
    return high.x - low.x > high.y - low.y ? high.x - low.x : high.y - low.y;
}

/* How many shaken versions of a shape are read as the shape. */
static int count_read(size_t shape, double share, int cases, uint64_t seed)
{
    struct page p = page_of(shapes[shape].text), shaken = page_of(shapes[shape].text);
    const double most = share * size_of(&p);
    int good = 0;
    for (int i = 0; i < cases; i++) {
        struct rng r = rng_from_seed(seed + (uint64_t)i);
        char found[80] = "";
        for (size_t k = 0; k < p.count; k++) {
            shaken.segment[k] = p.segment[k];
            shake(&shaken.segment[k].x1, &shaken.segment[k].y1, most, &r);
            shake(&shaken.segment[k].x2, &shaken.segment[k].y2, most, &r);
        }
        waltz_drawing *d = waltz_from_segments(shaken.segment, p.count, 0, NULL);
        if (d) describe(d, found, sizeof found);
        good += strcmp(found, shapes[shape].expected) == 0;
        if (getenv("VERBOSE") && strcmp(found, shapes[shape].expected)) printf("%d: %s\n", i, found);
        waltz_drawing_free(d);
    }
    free(p.segment);
    free(shaken.segment);
    return good;
}

static void hands_may_shake(void **state)
{
    (void)state;
    const uint64_t seed = test_seed();
    const int cases = test_cases(300);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        const int one = count_read(i, 0.01, cases, seed), two = count_read(i, 0.02, cases, seed);
        printf("%s: %d at 1 %%, %d at 2 %%, of %d\n", shapes[i].name, one, two, cases);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_are_read),
        cmocka_unit_test(hands_may_shake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
