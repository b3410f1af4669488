/* SPDX-License-Identifier: MIT */
/* test_layout.c - coordinates for drawings without any, checked independently of the library's code.

   Sources: src/waltz/layout/.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/known_drawings.h"
#include "support/text.h"

/* ---- independent checks of a placed drawing ---- */

struct point {
    double x, y;
};

static double root(double square)
{
    double r = square > 1 ? square : 1;
    for (int i = 0; i < 100; i++) r = (r + square / r) / 2;
    return r;
}

static struct point point_of(const waltz_junction *v) { return (struct point){v->x, v->y}; }

static struct point direction(struct point from, struct point to)
{
    const double x = to.x - from.x, y = to.y - from.y, length = root(x * x + y * y);
    return (struct point){x / length, y / length};
}

/* Where a direction is on the way round, counter-clockwise: 0 to 4, not evenly. */
static double heading(struct point p) { return p.y >= 0 ? 1 - p.x : 3 + p.x; }

/* The counter-clockwise turn from a to b, in the same uneven measure of b as seen from a: 2 is half a turn. */
static double turn(struct point a, struct point b)
{
    return heading((struct point){a.x * b.x + a.y * b.y, a.x * b.y - a.y * b.x});
}

static bool is_listed_type(const waltz_junction *all, const waltz_line *lines, int j)
{
    const waltz_junction *v = &all[j];
    struct point away[3];
    double gap[3];
    for (int i = 0; i < v->degree; i++) {
        const waltz_line *l = &lines[v->line[i]];
        away[i] = direction(point_of(v), point_of(&all[l->from == j ? l->to : l->from]));
    }
    for (int i = 0; i < v->degree; i++) gap[i] = turn(away[i], away[(i + 1) % v->degree]);
    /* counter-clockwise: the second is met before the third */
    if (v->degree == 3 && !(turn(away[0], away[1]) < turn(away[0], away[2]))) return false;
    const double least = 1e-5;
    for (int i = 0; i < v->degree; i++)
        if (gap[i] < least || gap[i] > 4 - least) return false;
    int flat = 0, large = 0;
    for (int i = 0; i < v->degree; i++) {
        const bool in_line = gap[i] > 2 - 1e-8 && gap[i] < 2 + 1e-8;
        flat += in_line;
        large += !in_line && gap[i] > 2;
        if (!in_line && gap[i] > 2 - least && gap[i] < 2 + least) return false;
    }
    switch (v->type) {
    case WALTZ_L: return !flat && gap[0] < 2;
    case WALTZ_FORK: return !flat && !large;
    case WALTZ_ARROW: return !flat && gap[2] > 2;
    case WALTZ_T: return flat == 1 && !large && gap[0] > 1.9 && gap[0] < 2.1;
    }
    return false;
}

static double distance(struct point p, struct point a, struct point b)
{
    const double x = b.x - a.x, y = b.y - a.y;
    double t = ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const double dx = p.x - a.x - t * x, dy = p.y - a.y - t * y;
    return root(dx * dx + dy * dy);
}

/* Solves a + s (b - a) = c + t (e - c). */
static bool cross_each_other(struct point a, struct point b, struct point c, struct point e)
{
    const double ux = b.x - a.x, uy = b.y - a.y, vx = e.x - c.x, vy = e.y - c.y;
    const double det = ux * vy - uy * vx;
    if (det == 0) return false; /* the distances of their ends tell */
    const double s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / det;
    const double t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / det;
    return s >= 0 && s <= 1 && t >= 0 && t <= 1;
}

static bool apart(const waltz_junction *all, const waltz_line *k, const waltz_line *l)
{
    if (k->from == l->from || k->from == l->to || k->to == l->from || k->to == l->to) return true;
    const struct point a = point_of(&all[k->from]), b = point_of(&all[k->to]);
    const struct point c = point_of(&all[l->from]), e = point_of(&all[l->to]);
    const double least = 1e-4;
    return !cross_each_other(a, b, c, e) && distance(a, c, e) > least && distance(b, c, e) > least &&
           distance(c, a, b) > least && distance(e, a, b) > least;
}

static void assert_shows_the_list(const waltz_drawing *d, const char *name)
{
    int junctions, lines;
    const waltz_junction *v = waltz_junctions(d, &junctions);
    const waltz_line *l = waltz_lines(d, &lines);
    assert_true(waltz_is_placed(d));
    for (int j = 0; j < junctions; j++)
        if (!is_listed_type(v, l, j))
            fail_msg("%s: junction %s is no %s", name, v[j].name, waltz_type_name(v[j].type));
    for (int i = 0; i < lines; i++)
        for (int k = 0; k < i; k++)
            if (!apart(v, &l[i], &l[k]))
                fail_msg("%s: the lines %s-%s and %s-%s touch", name, v[l[i].from].name, v[l[i].to].name,
                         v[l[k].from].name, v[l[k].to].name);
}

static void lay_out(waltz_drawing *d, const char *name)
{
    waltz_error e = {.message = ""};
    if (!waltz_layout(d, &e)) fail_msg("%s: %s", name, e.message);
    assert_shows_the_list(d, name);
}

/* ---- drawings ---- */

static void known_drawings_are_laid_out(void **state)
{
    (void)state;
    for (int i = 0; i < known_drawing_count; i++) {
        waltz_drawing *d = drawing_of(known_drawings[i].text);
        assert_false(waltz_is_placed(d));
        lay_out(d, known_drawings[i].name);
        waltz_drawing_free(d);
    }
}

/* The outline that is then found by looking is the one that was given. */
static void the_outline_is_outside(void **state)
{
    (void)state;
    for (int i = 0; i < known_drawing_count; i++) {
        if (!known_drawings[i].outline) continue;
        waltz_drawing *d = known_with_outline(&known_drawings[i]);
        int given[64], lines;
        const waltz_line *l = waltz_lines(d, &lines);
        assert_true(lines <= 64);
        for (int k = 0; k < lines; k++) given[k] = l[k].outline;
        lay_out(d, known_drawings[i].name);
        assert_true(waltz_set_outline(d, WALTZ_OUTLINE_AUTO, NULL));
        for (int k = 0; k < lines; k++)
            if (l[k].outline != given[k]) fail_msg("%s: line %d", known_drawings[i].name, k);
        waltz_drawing_free(d);
    }
}

static void classics_are_laid_out_anew(void **state)
{
    (void)state;
    for (int i = 0; waltz_classic_name(i); i++) {
        waltz_drawing *d = waltz_classic(i, NULL);
        lay_out(d, waltz_classic_name(i));
        waltz_drawing_free(d);
    }
}

static void scenes_are_laid_out_anew(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        char name[32];
        snprintf(name, sizeof name, "seed %d", (int)seed);
        waltz_drawing *d = waltz_random_scene(&(waltz_scene){.seed = seed, .cubes = 4}, NULL);
        if (!d) continue;
        lay_out(d, name);
        waltz_drawing_free(d);
    }
}

static void the_same_drawing_gets_the_same_places(void **state)
{
    (void)state;
    waltz_drawing *one = drawing_of(known_drawing("penrose")->text);
    waltz_drawing *other = drawing_of(known_drawing("penrose")->text);
    lay_out(one, "one");
    lay_out(other, "other");
    lay_out(other, "other, again");
    int count;
    const waltz_junction *a = waltz_junctions(one, &count), *b = waltz_junctions(other, &count);
    for (int j = 0; j < count; j++) assert_true(a[j].x == b[j].x && a[j].y == b[j].y);
    waltz_drawing_free(one);
    waltz_drawing_free(other);
}

static void components_stand_side_by_side(void **state)
{
    (void)state;
    struct text t = {0};
    text_add(&t, known_drawing("cube")->text);
    text_add(&t, " ");
    text_add(&t, known_drawing("frustum")->text);
    text_add(&t, " ");
    text_add(&t, known_drawing("penrose")->text);
    waltz_drawing *d = drawing_of(t.bytes);
    assert_int_equal(waltz_component_count(d), 3);
    lay_out(d, "three");
    int count;
    const waltz_junction *v = waltz_junctions(d, &count);
    for (int j = 0; j < count; j++)
        for (int k = 0; k < count; k++)
            if (v[j].component < v[k].component) assert_true(v[j].x < v[k].x);
    waltz_drawing_free(d);
    text_free(&t);
}

/* ---- what has no layout ---- */

static void assert_refused(const char *text, const char *part)
{
    waltz_drawing *d = drawing_of(text);
    waltz_error e = {.message = ""};
    assert_false(waltz_layout(d, &e));
    if (!strstr(e.message, part)) fail_msg("\"%s\" instead of \"%s\"", e.message, part);
    assert_false(waltz_is_placed(d));
    assert_false(waltz_layout(d, NULL));
    waltz_drawing_free(d);
}

static void what_cannot_be_drawn_is_refused(void **state)
{
    (void)state;
    /* two corners turn left, two turn right: no closed walk of straight lines does */
    assert_refused("a:L(d,b) b:L(a,c) c:L(d,b) d:L(a,c)", "cannot be drawn with straight lines");

    struct text t = {0};
    enum { MANY = 301 };
    for (int i = 0; i < MANY; i++) {
        char junction[40];
        snprintf(junction, sizeof junction, "%d:L(%d,%d) ", i, (i + MANY - 1) % MANY, (i + 1) % MANY);
        text_add(&t, junction);
    }
    assert_refused(t.bytes, "301 junctions: coordinates can be found for at most 300");
    text_free(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_drawings_are_laid_out),
        cmocka_unit_test(the_outline_is_outside),
        cmocka_unit_test(classics_are_laid_out_anew),
        cmocka_unit_test(scenes_are_laid_out_anew),
        cmocka_unit_test(the_same_drawing_gets_the_same_places),
        cmocka_unit_test(components_stand_side_by_side),
        cmocka_unit_test(what_cannot_be_drawn_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
