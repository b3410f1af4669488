/* SPDX-License-Identifier: MIT */
/* test_segments.c - drawings from segments, exact and drawn by hand.

   Sources: src/waltz/net/.  */
#include <math.h> /* NAN alone */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "support/data.h"
#include "waltz/drawing/angles.h"

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

/* The place of segment i is line i + 1, column 3. */
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
    waltz_error e = {.message = ""};
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
/* The same with a low block: both T junctions are close to corners, 2.8 and 2.6 hundredths of the size
   away.  */
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
        waltz_drawing_free(d);
    }
    free(p.segment);
    free(shaken.segment);
    return good;
}

/* The least that must be read of 300.  Of 6000, with other seeds than those that the factors in joining.c were
   chosen with, all of the first four were read but for 1 cube at 1 % and 18 of the third at 2 %.  The last has T
   junctions so close to corners that a shaking hand draws them there: 4950 were read at 1 %, 424 at 2 %.  */
static const struct {
    int at_one, at_two;
} least[COUNT(shapes)] = {{299, 299}, {299, 299}, {299, 296}, {299, 299}, {200, 0}};

static void hands_may_shake(void **state)
{
    (void)state;
    enum { CASES = 300 };
    const uint64_t seed = test_seed();
    for (size_t i = 0; i < COUNT(shapes); i++) {
        const int one = count_read(i, 0.01, CASES, seed), two = count_read(i, 0.02, CASES, seed);
        printf("%s: %d at 1 %%, %d at 2 %%, of %d\n", shapes[i].name, one, two, CASES);
        assert_true(one >= least[i].at_one && two >= least[i].at_two);
    }
}

/* ---- exact data ---- */

static const struct {
    const char *about, *text;
    double tolerance;
    const char *expected;
} pages[] = {
    {"a triangle", "0 0 1 0  1 0 0 1  0 1 0 0", 0, "3/3/1 L3 Y0 W0 T0"},
    {"a segment without length", "0 0 1 0  5 5 5 5  1 0 0 1  0 1 0 0", 0, "3/3/1 L3 Y0 W0 T0"},
    {"the same three times", "0 0 1 0  1 0 0 0  1 0 0 1  0 1 0 0  0 0 1 0", 0, "3/3/1 L3 Y0 W0 T0"},
    {"two stems at a line", "0 0 4 0  4 0 4 3  4 3 0 3  0 3 0 0  2 0 2 3", 0, "6/7/1 L4 Y0 W0 T2"},
    {"a line in two parts with a stem", "0 0 2 0  2 0 4 0  4 0 4 3  4 3 0 3  0 3 0 0  2 0 2 3", 0,
     "6/7/1 L4 Y0 W0 T2"},
    {"points on a side", "0 0 1 0  1 0 2 0  2 0 3 0  3 0 4 0  4 0 4 4  4 4 0 4  0 4 0 3  0 3 0 0", 0,
     "4/4/1 L4 Y0 W0 T0"},
    {"segments that overlap", "0 0 3 0  1 0 4 0  2 0 3.5 0  4 0 4 4  4 4 0 4  0 4 0 0", 0,
     "4/4/1 L4 Y0 W0 T0"},
    {"one within another", "0 0 4 0  1 0 3 0  4 0 4 4  4 4 0 4  0 4 0 0", 0, "4/4/1 L4 Y0 W0 T0"},
    {"a flat corner", "0 0 100 0  100 0 50 2  50 2 0 0", 0, "3/3/1 L3 Y0 W0 T0"},
    {"a short side", "0 0 1000 0  1000 0 1000 1  1000 1 0 1  0 1 0 0", 0, "4/4/1 L4 Y0 W0 T0"},
    {"far from the origin",
     "999999000 -999999000 999999001 -999999000  999999001 -999999000 999999000 -999998999"
     "  999999000 -999998999 999999000 -999999000",
     0, "3/3/1 L3 Y0 W0 T0"},
    {"two objects", "0 0 1 0  1 0 0 1  0 1 0 0  5 0 6 0  6 0 5 1  5 1 5 0", 0, "6/6/2 L6 Y0 W0 T0"},
    {"a frame", "0 0 9 0  9 0 9 9  9 9 0 9  0 9 0 0  3 3 6 3  6 3 6 6  6 6 3 6  3 6 3 3", 0,
     "8/8/2 L8 Y0 W0 T0"},
    {"a tolerance", "0 0 1 0.05  1.05 0 0 1  0.05 0.95 0 0", 0.1, "3/3/1 L3 Y0 W0 T0"},
    {"the least tolerance", "0 0 1 0  1 0 0 1  0 1 0 0", 1e-300, "3/3/1 L3 Y0 W0 T0"},
    {"stems too long and too short", "0 0 4 0  4 0 4 3  4 3 0 3  0 3 0 0  2 -0.1 2 2.95", 0.2,
     "6/7/1 L4 Y0 W0 T2"},
};

static void exact_pages_are_read(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(pages); i++)
        expect(pages[i].text, pages[i].tolerance, pages[i].expected);
}

/* A square whose sides are drawn in pieces, from the middle of one on. */
static void chains_become_lines(void **state)
{
    (void)state;
    enum { PIECES = 5000 };
    static const double corner[5][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}};
    struct page p = {NULL, 0, 0};
    char found[80];
    for (int i = 2 * PIECES + PIECES / 2, k = 0; k < 4 * PIECES; k++, i++) {
        const double *from = corner[i / PIECES % 4], *to = corner[i / PIECES % 4 + 1];
        const double begin = (double)(i % PIECES) / PIECES, end = (double)(i % PIECES + 1) / PIECES;
        add(&p,
            (waltz_segment){from[0] + begin * (to[0] - from[0]), from[1] + begin * (to[1] - from[1]),
                            from[0] + end * (to[0] - from[0]), from[1] + end * (to[1] - from[1]), 0, 0});
    }
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, NULL);
    assert_non_null(d);
    describe(d, found, sizeof found);
    assert_string_equal(found, "4/4/1 L4 Y0 W0 T0");
    waltz_drawing_free(d);
    free(p.segment);
}

/* Names, places, neighbours and segments of the cube; its junctions first occur in this order. */
static void junctions_are_named_as_they_occur(void **state)
{
    (void)state;
    static const double at[7][2] = {{0, 2}, {-2, 1}, {-2, -1}, {0, -2}, {2, -1}, {2, 1}, {0, 0}};
    struct page p = page_of(cube);
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, NULL);
    assert_non_null(d);
    int junctions, lines;
    const waltz_junction *j = waltz_junctions(d, &junctions);
    const waltz_line *line = waltz_lines(d, &lines);
    assert_true(waltz_is_placed(d));
    assert_int_equal(junctions, 7);
    for (int i = 0; i < junctions; i++) {
        assert_int_equal(atoi(j[i].name), i);
        assert_true(j[i].x == at[i][0] && j[i].y == at[i][1]);
        assert_int_equal(j[i].text_column, 3);
    }
    assert_int_equal(j[6].text_line, 7);
    assert_int_equal(j[1].type, WALTZ_ARROW);
    assert_int_equal(line[j[1].line[1]].to, 6); /* its shaft */
    for (int i = 0; i < lines; i++) {
        const waltz_segment *s = &p.segment[line[i].segment];
        const double *from = at[line[i].from], *to = at[line[i].to];
        assert_true((s->x1 == from[0] && s->y1 == from[1] && s->x2 == to[0] && s->y2 == to[1]) ||
                    (s->x1 == to[0] && s->y1 == to[1] && s->x2 == from[0] && s->y2 == from[1]));
    }
    waltz_drawing_free(d);
    free(p.segment);
}

/* All T junctions of a line drawn by hand lie on one straight line. */
static void bars_are_in_line(void **state)
{
    (void)state;
    struct page p =
        page_of("0 0 8 0  8 0 8 3  8 3 0 3  0 3 0 0  2 0.1 2 3.05  4 -0.1 4 2.9  6 0.1 6 3.1");
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, NULL);
    assert_non_null(d);
    int junctions, bars = 0;
    const waltz_junction *j = waltz_junctions(d, &junctions);
    for (int i = 0; i < junctions; i++) {
        if (j[i].type != WALTZ_T) continue;
        bars++;
        assert_true(j[i].y < 1 ? j[i].y * j[i].y < 1e-20 : (j[i].y - 3) * (j[i].y - 3) < 1e-20);
    }
    assert_int_equal(bars, 6);
    waltz_drawing_free(d);
    free(p.segment);
}

/* ---- segments that are not a drawing ---- */

static const struct {
    const char *text;
    double tolerance;
    long line, column;
    const char *message;
} bad[] = {
    {"", 0, 0, 0, "no segment has a length"},
    {"1 1 1 1", 0, 0, 0, "no segment has a length"},
    {"0 0 1 0", -1, 0, 0, "the tolerance must be a number from 0 to 1000000000"},
    {"0 0 1 0", NAN, 0, 0, "the tolerance must be a number from 0 to 1000000000"},
    {"0 0 1 0  0 0 0 1000000001", 0, 2, 3,
     "the coordinates of a segment must be numbers up to 1000000000"},
    {"0 0 1 0  0 nan 0 1", 0, 2, 3, "the coordinates of a segment must be numbers up to 1000000000"},
    {"0 0 1 0  0 0 -inf 1", 0, 2, 3, "the coordinates of a segment must be numbers up to 1000000000"},
    {"0 0 1 0  1 0 0 1  0 1 0 0  1 0 2.125 -0.5", 0, 4, 3,
     "no other line meets the one that ends at (2.125, -0.5)"},
    {"0 0 1 0  1 0 0 1  0 1 0 0  1 0 2 0  2 0 2 1  2 1 1 0", 0, 1, 3,
     "more than three lines meet at (1, 0): a junction has two or three"},
    {"0 0 2 2  2 2 2 0  2 0 0 2  0 2 0 0", 0, 3, 3,
     "two lines cross at (1, 1): a junction of four lines is not supported"},
    {"0 0 1 0  1 0 0 1  0 1 0 0", 1.1, 1, 3,
     "both ends of a segment merge at (0.3333, 0.3333): it is shorter than the tolerance, or "
     "other "
     "ends bridge it"},
    {"0 0 4 0  4 0 2 0.01  2 0.01 0 0", 0, 3, 3,
     "two lines that begin at (0, 0) end at the same junction"},
};

static void what_is_no_drawing_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(bad); i++) {
        struct page p = page_of(bad[i].text);
        waltz_error e = {.line = -1, .column = -1};
        waltz_drawing *d = waltz_from_segments(p.segment, p.count, bad[i].tolerance, &e);
        if (d || strcmp(e.message, bad[i].message) || e.line != bad[i].line || e.column != bad[i].column)
            fail_msg("%ld:%ld: %s of: %s", e.line, e.column, d ? "a drawing" : e.message, bad[i].text);
        assert_null(waltz_from_segments(p.segment, p.count, bad[i].tolerance, NULL));
        free(p.segment);
    }
}

/* A polygon with so many sides that it is a circle. */
static void a_round_line_is_refused(void **state)
{
    (void)state;
    struct page p = {NULL, 0, 0};
    waltz_error e = {.message = ""};
    const struct vector turn = {0.99998, 0.0063245}; /* about a thousandth of the way round */
    struct vector at = {1, 0};
    for (int i = 0; i < 993; i++) {
        const struct vector to = {at.x * turn.x - at.y * turn.y, at.x * turn.y + at.y * turn.x};
        add(&p, (waltz_segment){at.x, at.y, to.x, to.y, 7, 1});
        at = to;
    }
    add(&p, (waltz_segment){at.x, at.y, 1, 0, 8, 1});
    assert_null(waltz_from_segments(p.segment, p.count, 0, &e));
    assert_string_equal(e.message,
                        "the line that begins at (1, 0) is curved: only straight lines are supported");
    assert_int_equal(e.line, 7);
    free(p.segment);
}

/* ---- large and hostile ---- */

/* Rays from one point, a comb of long lines, segments that all cross, that all lie on each other, or
   whose ends fill two spots: any answer will do, but it must come soon.  */
static waltz_segment hostile(int kind, int i, int count, struct rng *r)
{
    const double share = (double)i / count;
    switch (kind) {
    case 0: return (waltz_segment){0, 0, 1 - share, share, 0, 0};
    case 1: return (waltz_segment){share, 0, share + 1, 1, 0, 0};
    case 2: return (waltz_segment){share, 0, 1 - share, 1, 0, 0};
    case 3: return (waltz_segment){-1 - share, 0, 1 + share, 0, 0, 0};
    case 4: return (waltz_segment){any(r) * 1e-3, any(r) * 1e-3, 1 + any(r) * 1e-3, any(r) * 1e-3, 0, 0};
    case 5: return (waltz_segment){any(r), any(r), any(r), any(r), 0, 0};
    default: return (waltz_segment){any(r) * 1e9, any(r) * 1e9, any(r) * 1e-9, any(r) * 1e-9, 0, 0};
    }
}

static void hostile_pages_get_an_answer(void **state)
{
    (void)state;
    enum { KINDS = 7, SEGMENTS = 3000 };
    struct rng r = rng_from_seed(test_seed());
    for (int kind = 0; kind < KINDS; kind++) {
        struct page p = {NULL, 0, 0};
        waltz_error e = {.message = ""};
        for (int i = 0; i < SEGMENTS; i++) add(&p, hostile(kind, i, SEGMENTS, &r));
        assert_null(waltz_from_segments(p.segment, p.count, 0, &e));
        assert_true(strlen(e.message) > 10);
        assert_null(waltz_from_segments(p.segment, p.count, 0.01, &e));
        free(p.segment);
    }
}

/* Copies of a page in rows and columns, as far apart as `step`. */
static struct page copies(const struct page *p, int columns, int rows, double step, double shaken,
                          struct rng *r)
{
    struct page all = {NULL, 0, 0};
    for (int i = 0; i < columns * rows; i++)
        for (size_t k = 0; k < p->count; k++) {
            waltz_segment s = p->segment[k];
            s.x1 += i % columns * step;
            s.x2 += i % columns * step;
            s.y1 += i / columns * step;
            s.y2 += i / columns * step;
            shake(&s.x1, &s.y1, shaken, r);
            shake(&s.x2, &s.y2, shaken, r);
            add(&all, s);
        }
    return all;
}

/* 1,332 blocks on plates. */
static void large_pages_are_read(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct page p = page_of(block_on_plate);
    for (int shaken = 0; shaken < 2; shaken++) {
        struct page all = copies(&p, 37, 36, 5, 0.01 * shaken, &r);
        waltz_error e = {.message = ""};
        char found[80];
        waltz_drawing *d = waltz_from_segments(all.segment, all.count, 0, &e);
        if (!d) fail_msg("%s", e.message);
        describe(d, found, sizeof found);
        assert_string_equal(found, "19980/26640/1332 L6660 Y2664 W7992 T2664");
        waltz_drawing_free(d);
        free(all.segment);
    }
    free(p.segment);
}

static bool stop_after(void *context)
{
    int *const asked = context;
    return --*asked < 0;
}

/* Wherever reading is stopped, there is no drawing and no problem; in the end there is one. */
static void reading_can_be_stopped(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    struct page p = page_of(block_on_plate), all = copies(&p, 20, 20, 5, 0, &r);
    waltz_drawing *d = NULL;
    int times = 0;
    for (; !d; times++) {
        int left = times;
        waltz_error e = {.message = "?"};
        d = waltz_from_page(all.segment, all.count,
                            &(waltz_page){.stop = stop_after, .stop_context = &left}, &e);
        if (!d) assert_string_equal(e.message, "");
    }
    assert_in_range(times, 10, 1000);
    waltz_drawing_free(d);
    free(all.segment);
    free(p.segment);
}

/* The drawing of the OPS5 benchmark, which is made of 12 parts. */
static void the_ops5_page_is_read(void **state)
{
    (void)state;
    FILE *file = open_data("drawings/ops5-waltz12.lines");
    if (!file) return;
    struct page p = {NULL, 0, 0};
    char line[256];
    while (fgets(line, sizeof line, file)) {
        waltz_segment s = {0, 0, 0, 0, 0, 0};
        if (sscanf(line, "%lf %lf %lf %lf", &s.x1, &s.y1, &s.x2, &s.y2) == 4) add(&p, s);
    }
    fclose(file);
    assert_int_equal(p.count, 984);
    int junctions;
    waltz_error e = {.message = ""};
    waltz_drawing *d = waltz_from_segments(p.segment, p.count, 0, &e);
    if (!d) fail_msg("%s", e.message);
    waltz_junctions(d, &junctions);
    assert_int_equal(junctions, 564);
    waltz_drawing_free(d);
    free(p.segment);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_are_read),
        cmocka_unit_test(hands_may_shake),
        cmocka_unit_test(exact_pages_are_read),
        cmocka_unit_test(chains_become_lines),
        cmocka_unit_test(junctions_are_named_as_they_occur),
        cmocka_unit_test(bars_are_in_line),
        cmocka_unit_test(what_is_no_drawing_is_refused),
        cmocka_unit_test(a_round_line_is_refused),
        cmocka_unit_test(hostile_pages_get_an_answer),
        cmocka_unit_test(large_pages_are_read),
        cmocka_unit_test(reading_can_be_stopped),
        cmocka_unit_test(the_ops5_page_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
