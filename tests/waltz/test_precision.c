/* SPDX-License-Identifier: MIT */
/* test_precision.c - drawings with exact or rounded coordinates: a slight bend is a corner if the digits show it.

   The oracle is the solid: corners, lines and labels are known before a single coordinate is written.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/data.h"
#include "waltz/polyhedron.h"

/* Segments as text, with numbers in a form of printf(). */
struct page {
    char *text;
    size_t length, room;
};

static void write_segment(struct page *p, const char *form, double x1, double y1, double x2, double y2)
{
    const double number[4] = {x1, y1, x2, y2};
    if (p->room < p->length + 200) {
        p->room = 2 * p->room + 1000;
        p->text = realloc(p->text, p->room);
        assert_non_null(p->text);
    }
    for (int i = 0; i < 4; i++) {
        p->length += (size_t)snprintf(p->text + p->length, 40, form, number[i]);
        p->text[p->length++] = i < 3 ? ' ' : '\n';
    }
    p->text[p->length] = '\0';
}

static int junction_at(const waltz_drawing *d, double x, double y)
{
    int count, best = -1;
    double least = 1e300;
    const waltz_junction *j = waltz_junctions(d, &count);
    for (int i = 0; i < count; i++) {
        const double square = (j[i].x - x) * (j[i].x - x) + (j[i].y - y) * (j[i].y - y);
        if (square < least) {
            least = square;
            best = i;
        }
    }
    return best;
}

enum reading { RIGHT, SAID, REFUSED, WRONG };

/* Does the drawing have these junctions and lines, and are the true labels a labelling? */
static bool is_true(const waltz_drawing *d, const struct polyhedron *p, double size)
{
    int junctions, lines;
    waltz_label label[MOST_EDGES];
    waltz_junctions(d, &junctions);
    waltz_lines(d, &lines);
    if (junctions != p->seen || lines != p->edges) return false;
    for (int i = 0; i < p->edges; i++) {
        const struct seen_edge *e = &p->edge[i];
        const int from = junction_at(d, size * p->x[e->from], size * p->y[e->from]);
        const int to = junction_at(d, size * p->x[e->to], size * p->y[e->to]);
        const int line = from == to ? -1 : waltz_find_line(d, from, to);
        if (line < 0) return false;
        label[line] = waltz_seen_from(d, from, line, e->label);
    }
    return waltz_check(d, label, false) < 0;
}

static enum reading read_polyhedron(const struct polyhedron *p, const char *form, double size,
                                    double tolerance)
{
    struct page page = {NULL, 0, 0};
    waltz_error error;
    int count;
    for (int i = 0; i < p->edges; i++) {
        const struct seen_edge *e = &p->edge[i];
        write_segment(&page, form, size * p->x[e->from], size * p->y[e->from], size * p->x[e->to],
                      size * p->y[e->to]);
    }
    waltz_drawing *d = waltz_read(page.text, page.length, tolerance, &error);
    const bool right = d && is_true(d, p, size);
    if (d) waltz_remarks(d, &count, NULL);
    const enum reading reading = !d ? REFUSED : right ? RIGHT : count ? SAID : WRONG;
    if (reading == WRONG) print_message("%s, size %g:\n%s", form, size, page.text);
    waltz_drawing_free(d);
    free(page.text);
    return reading;
}

/* The fewest of 100 that must be right; the others must be reported or rejected.  With few digits, separate lines can be
   drawn exactly on each other, which cannot be detected: so a few may be wrong.  */
static const struct {
    const char *form;
    double size;
    int right, wrong;
} forms[] = {{"%.17g", 1, 100, 0}, {"%.17g", 1e6, 100, 0}, {"%.15f", 1, 100, 0}, {"%.9f", 1, 100, 0},
             {"%.6f", 1, 95, 0},   {"%g", 1, 95, 0},       {"%g", 300, 95, 0},   {"%.3f", 300, 95, 0},
             {"%.4f", 1, 90, 0},   {"%.2f", 100, 85, 1},   {"%.3f", 1, 60, 2},   {"%.2f", 1, 10, 5}};

static void polyhedra_are_read_right_or_with_a_word(void **state)
{
    (void)state;
    enum { CASES = 100 };
    struct rng r = rng_from_seed(test_seed());
    for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
        int count[4] = {0};
        for (int done = 0; done < CASES;) {
            struct polyhedron p;
            if (!make_polyhedron(&p, 5 + (int)rng_below(&r, MOST_PLANES - 4), &r)) continue;
            count[read_polyhedron(&p, forms[f].form, forms[f].size, 0)]++;
            done++;
        }
        print_message("%s, size %g: %d right, %d said, %d refused, %d wrong\n", forms[f].form,
                      forms[f].size, count[RIGHT], count[SAID], count[REFUSED], count[WRONG]);
        assert_true(count[RIGHT] >= forms[f].right);
        assert_true(count[WRONG] <= forms[f].wrong);
    }
}

/* A given tolerance is used as it is: a larger bend is a corner, whatever the digits. */
static void a_given_tolerance_decides(void **state)
{
    (void)state;
    static const struct {
        double off, tolerance;
        int junctions;
    } cases[] = {{0.01, 0, 3}, {0.01, 0.001, 4}, {0.01, 0.02, 3},
                 {0.05, 0, 4}, {0.05, 0.1, 3},   {0.05, 1e-9, 4}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct page page = {NULL, 0, 0};
        waltz_error e;
        int junctions, count, all;
        write_segment(&page, "%.2f", 0, 0, 5, cases[i].off);
        write_segment(&page, "%.2f", 5, cases[i].off, 10, 0);
        write_segment(&page, "%.2f", 10, 0, 5, 7.25);
        write_segment(&page, "%.2f", 5, 7.25, 0, 0);
        waltz_drawing *d = waltz_read(page.text, page.length, cases[i].tolerance, &e);
        assert_non_null(d);
        waltz_junctions(d, &junctions);
        const waltz_error *remark = waltz_remarks(d, &count, &all);
        if (junctions != cases[i].junctions) fail_msg("case %d: %d junctions", (int)i, junctions);
        assert_int_equal(count, junctions == 3);
        assert_int_equal(all, count);
        if (count) {
            char expected[100];
            snprintf(expected, sizeof expected,
                     "treated as straight: the line that bends slightly at (5, %g)", cases[i].off);
            assert_string_equal(remark->message, expected);
            assert_int_equal(remark->line, 1);
        }
        waltz_drawing_free(d);
        free(page.text);
    }
}

/* Scenes of cubes with a segment for each line, so that the bars of a T meet where they were rounded to. */
static void bars_in_parts_are_read_back(void **state)
{
    (void)state;
    enum { SCENES = 60 };
    static const char *const form[] = {"%.17g", "%.6f", "%.4f", "%.3f", "%g"};
    int said = 0;
    for (uint64_t seed = 1; seed <= SCENES; seed++)
        for (size_t f = 0; f < sizeof form / sizeof *form; f++) {
            struct page page = {NULL, 0, 0};
            waltz_error e = {.message = ""};
            int lines, junctions, found, also;
            waltz_drawing *d = waltz_random_scene(&(waltz_scene){.seed = seed}, &e);
            assert_non_null(d);
            const waltz_junction *j = waltz_junctions(d, &junctions);
            const waltz_line *l = waltz_lines(d, &lines);
            for (int i = 0; i < lines; i++)
                write_segment(&page, form[f], j[l[i].from].x, j[l[i].from].y, j[l[i].to].x,
                              j[l[i].to].y);
            waltz_drawing *again = waltz_read(page.text, page.length, 0, &e);
            if (!again) fail_msg("seed %d, %s: %s", (int)seed, form[f], e.message);
            const waltz_junction *k = waltz_junctions(again, &found);
            waltz_lines(again, &also);
            int types[2][WALTZ_TYPES] = {{0}}, remarks;
            for (int i = 0; i < junctions; i++) types[0][j[i].type]++;
            for (int i = 0; i < found; i++) types[1][k[i].type]++;
            waltz_remarks(again, &remarks, NULL);
            said += remarks > 0;
            if (found != junctions || also != lines || memcmp(types[0], types[1], sizeof types[0]))
                fail_msg("seed %d, %s: %d and %d instead of %d and %d", (int)seed, form[f], found, also,
                         junctions, lines);
            waltz_drawing_free(d);
            waltz_drawing_free(again);
            free(page.text);
        }
    print_message("%d drawings with a remark\n", said);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(polyhedra_are_read_right_or_with_a_word),
        cmocka_unit_test(a_given_tolerance_decides),
        cmocka_unit_test(bars_in_parts_are_read_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
