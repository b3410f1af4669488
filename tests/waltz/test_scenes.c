/* SPDX-License-Identifier: MIT */
/* test_scenes.c - random scenes against the catalogue, and against another way to look at the same cubes.

   That other way asks of a line through the scene in which stretches it is within which cube: no cells are walked, no edges
   are cut.  WALTZ_SCENES=1000 tests that many scenes.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "waltz.h"
#include "waltz/angles.h"
#include "waltz/scene.h"

static uint64_t scenes_to_test(void)
{
    const char *wanted = getenv("WALTZ_SCENES");
    return wanted ? strtoull(wanted, NULL, 10) : 300;
}

static waltz_drawing *random_scene(const waltz_scene *wanted)
{
    waltz_error e = {{0}, 0, 0};
    waltz_drawing *d = waltz_random_scene(wanted, &e);
    if (!d)
        fail_msg("seed %llu, %d cubes: %s", (unsigned long long)wanted->seed, wanted->cubes, e.message);
    return d;
}

/* ---- the catalogue ---- */

/* The corner of the catalogue that a junction truly shows; NULL: none. */
static const waltz_corner *true_corner(const waltz_drawing *d, int junction)
{
    int count, corners;
    const waltz_line *line = waltz_lines(d, &count);
    const waltz_junction *j = &waltz_junctions(d, &count)[junction];
    const waltz_corner *corner = waltz_catalogue(j->type, true, &corners);
    for (int c = 0; c < corners; c++) {
        int same = 0;
        for (int i = 0; i < j->degree; i++) {
            const waltz_label known = (waltz_label)line[j->line[i]].known;
            same += waltz_seen_from(d, junction, j->line[i], known) == corner[c].label[i];
        }
        if (same == j->degree) return &corner[c];
    }
    return NULL;
}

/* Returns how many of the corners are extended ones. */
static int check_labels(const waltz_drawing *d, const waltz_scene *wanted)
{
    int lines, junctions, outline = 0, extended = 0;
    const waltz_line *line = waltz_lines(d, &lines);
    const waltz_junction *junction = waltz_junctions(d, &junctions);
    for (int i = 0; i < lines; i++) {
        assert_in_range(line[i].known, 0, WALTZ_LABELS - 1);
        if (line[i].outline == WALTZ_NO_LABEL) continue;
        outline++;
        if (line[i].outline != line[i].known)
            fail_msg("seed %llu: line %d of the outline", (unsigned long long)wanted->seed, i);
    }
    assert_true(outline >= 6);
    for (int j = 0; j < junctions; j++) {
        const waltz_corner *corner = true_corner(d, j);
        if (!corner)
            fail_msg("seed %llu, %d cubes: junction %s is in no catalogue",
                     (unsigned long long)wanted->seed, wanted->cubes, junction[j].name);
        extended += corner->extended;
    }
    return extended;
}

static void true_labels_are_in_the_catalogue(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < scenes_to_test(); seed++) {
        const waltz_scene wanted = {.seed = seed};
        waltz_drawing *d = random_scene(&wanted);
        assert_true(waltz_is_placed(d));
        assert_int_equal(check_labels(d, &wanted), 0);
        waltz_drawing_free(d);
    }
}

static void large_scenes_are_in_the_catalogue(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 10; seed++)
        for (int cubes = 1; cubes <= 100; cubes += 33) {
            const waltz_scene wanted = {.seed = seed, .cubes = cubes};
            waltz_drawing *d = random_scene(&wanted);
            assert_int_equal(check_labels(d, &wanted), 0);
            waltz_drawing_free(d);
        }
}

/* About one scene in five has a corner of the extended catalogue. */
static void extended_scenes_are_in_the_extended_catalogue(void **state)
{
    (void)state;
    uint64_t with = 0;
    const uint64_t scenes = scenes_to_test();
    for (uint64_t seed = 0; seed < scenes; seed++) {
        const waltz_scene wanted = {.seed = seed, .extended = true};
        waltz_drawing *d = random_scene(&wanted);
        with += check_labels(d, &wanted) > 0;
        waltz_drawing_free(d);
    }
    if (with < scenes / 10 || with > scenes / 3)
        fail_msg("%llu of %llu scenes have an extended corner", (unsigned long long)with,
                 (unsigned long long)scenes);
}

/* ---- another way to look at it ---- */

struct point {
    double at[3];
};

static struct point moved(struct point p, double by, struct point along)
{
    for (int i = 0; i < 3; i++) p.at[i] += by * along.at[i];
    return p;
}
static double inner(struct point a, struct point b)
{
    return a.at[0] * b.at[0] + a.at[1] * b.at[1] + a.at[2] * b.at[2];
}

/* The axes of the image, and the direction to the viewer. */
struct eye {
    const struct polycube *solid;
    struct point right, up, toward;
};

static struct point of_length_one(struct point p)
{
    return moved((struct point){{0}}, 1 / square_root(inner(p, p)), p);
}

static struct eye eye_of(const struct scene *scene)
{
    const double x = scene->view.toward[0], y = scene->view.toward[1], z = scene->view.toward[2];
    return (struct eye){.solid = &scene->solid,
                        .right = of_length_one((struct point){{-y, x, 0}}),
                        .up = of_length_one((struct point){{-z * x, -z * y, x * x + y * y}}),
                        .toward = of_length_one((struct point){{x, y, z}})};
}

static struct vector image(const struct eye *e, struct point p)
{
    return (struct vector){inner(p, e->right), inner(p, e->up)};
}

/* The stretch of the line of sight through p that is within a cube. */
static bool stretch(const struct eye *e, struct point p, const struct cube *c, double *from, double *to)
{
    *from = -1e9;
    *to = 1e9;
    for (int i = 0; i < 3; i++) {
        double enters = (c->at[i] - p.at[i]) / e->toward.at[i];
        double leaves = (c->at[i] + 1 - p.at[i]) / e->toward.at[i];
        if (enters > leaves) {
            const double kept = enters;
            enters = leaves;
            leaves = kept;
        }
        if (enters > *from) *from = enters;
        if (leaves < *to) *to = leaves;
    }
    return *to - *from > 1e-9;
}

/* How far in front of p the line of sight through it first meets a cube; very low: nowhere. */
static double first_met(const struct eye *e, struct point p)
{
    double first = -1e9, from, to;
    for (int i = 0; i < e->solid->cubes; i++)
        if (stretch(e, p, &e->solid->cube[i], &from, &to) && to > first) first = to;
    return first;
}

/* A unit of the grid that is an edge: an odd number of the four cells around it is filled. */
struct unit {
    struct point start;
    int axis, filled;
};

static int filled_around(const struct polycube *p, const int start[3], int axis)
{
    int filled = 0;
    for (int i = 0; i < p->cubes; i++) {
        const int *at = p->cube[i].at;
        bool touches = true;
        for (int k = 0; k < 3; k++)
            if (k == axis ? at[k] != start[k] : at[k] != start[k] && at[k] != start[k] - 1)
                touches = false;
        filled += touches;
    }
    return filled;
}

static int find_units(const struct polycube *p, struct unit *units)
{
    int count = 0;
    for (int x = 0; x <= CUBE_BOX; x++)
        for (int y = 0; y <= CUBE_BOX; y++)
            for (int z = 0; z <= CUBE_BOX; z++)
                for (int axis = 0; axis < 3; axis++) {
                    const int start[3] = {x, y, z}, filled = filled_around(p, start, axis);
                    if (filled % 2) units[count++] = (struct unit){{{x, y, z}}, axis, filled};
                }
    return count;
}

static struct point on_unit(const struct unit *u, double part)
{
    struct point p = u->start;
    p.at[u->axis] += part;
    return p;
}

/* Where the image of a line is nearest to q: 0 to 1, and how near that is. */
static double nearest(struct vector a, struct vector b, struct vector q, double *distance)
{
    const struct vector along = minus(b, a);
    double part = dot(minus(q, a), along) / dot(along, along);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    *distance = length_of(minus(q, plus(a, times(part, along))));
    return part;
}

/* Its label, seen along the image direction `along`: a side of the edge where the next surface is far behind
   belongs to something else.  */
static waltz_label label_there(const struct eye *e, struct point p, int filled, struct vector along)
{
    const double step = 2e-5 / length_of(along);
    struct point sides[2]; /* left, right */
    for (int i = 0; i < 2; i++) {
        const double by = i ? -step : step;
        sides[i] = moved(moved(p, -along.y * by, e->right), along.x * by, e->up);
    }
    const bool left = first_met(e, sides[0]) > -5e-4, right = first_met(e, sides[1]) > -5e-4;
    assert_true(left || right);
    if (left && right) return filled == 1 ? WALTZ_CONVEX : WALTZ_CONCAVE;
    return right ? WALTZ_OUT : WALTZ_IN;
}

struct look {
    struct eye eye;
    struct unit units[3 * 12 * 100];
    int count;
    const waltz_drawing *d;
    uint64_t seed;
};

/* Is the point q of a line in the image of an edge that is seen there, and is its label right? */
static void check_drawn(const struct look *l, const waltz_line *line, struct vector q,
                        struct vector along)
{
    for (int i = 0; i < l->count; i++) {
        const struct unit *u = &l->units[i];
        const struct vector a = image(&l->eye, on_unit(u, 0)), b = image(&l->eye, on_unit(u, 1));
        const double slant = cross(along, minus(b, a));
        double distance;
        const double part = nearest(a, b, q, &distance);
        if (distance > 1e-6 || slant > 1e-6 || slant < -1e-6) continue;
        const struct point p = on_unit(u, part);
        if (first_met(&l->eye, p) > 1e-6) continue;
        if ((int)label_there(&l->eye, p, u->filled, along) != line->known)
            fail_msg("seed %llu: a wrong label at %g %g", (unsigned long long)l->seed, q.x, q.y);
        return;
    }
    fail_msg("seed %llu: a line at %g %g, but no edge", (unsigned long long)l->seed, q.x, q.y);
}

static const double parts[] = {0.137, 0.411, 0.523, 0.871};
enum { PARTS = sizeof parts / sizeof *parts };

static void what_is_drawn_is_seen(const struct look *l)
{
    int lines, junctions;
    const waltz_line *line = waltz_lines(l->d, &lines);
    const waltz_junction *j = waltz_junctions(l->d, &junctions);
    for (int i = 0; i < lines; i++) {
        const struct vector a = {j[line[i].from].x, j[line[i].from].y};
        const struct vector along = minus((struct vector){j[line[i].to].x, j[line[i].to].y}, a);
        for (int k = 0; k < PARTS; k++) check_drawn(l, &line[i], plus(a, times(parts[k], along)), along);
    }
}

static bool is_drawn(const struct look *l, struct vector q)
{
    int lines, junctions;
    const waltz_line *line = waltz_lines(l->d, &lines);
    const waltz_junction *j = waltz_junctions(l->d, &junctions);
    for (int i = 0; i < lines; i++) {
        const waltz_junction *a = &j[line[i].from], *b = &j[line[i].to];
        double distance;
        nearest((struct vector){a->x, a->y}, (struct vector){b->x, b->y}, q, &distance);
        if (distance < 1e-6) return true;
    }
    return false;
}

static void what_is_seen_is_drawn(const struct look *l)
{
    for (int i = 0; i < l->count; i++)
        for (int k = 0; k < PARTS; k++) {
            const struct point p = on_unit(&l->units[i], parts[k]);
            if (first_met(&l->eye, p) > 1e-6) continue;
            const struct vector q = image(&l->eye, p);
            if (!is_drawn(l, q))
                fail_msg("seed %llu: an edge is seen at %g %g, but not drawn",
                         (unsigned long long)l->seed, q.x, q.y);
        }
}

static void exactly_what_is_seen_is_drawn(void **state)
{
    (void)state;
    static struct look l;
    const uint64_t scenes = scenes_to_test();
    for (uint64_t seed = 0; seed < scenes; seed++) {
        const waltz_scene wanted = {.seed = seed, .extended = seed % 2, .cubes = seed % 50 ? 0 : 25};
        struct scene scene = {.seen = {0}};
        waltz_error e;
        assert_true(choose_scene(&wanted, &scene, &e));
        free(scene.seen.line);
        waltz_drawing *d = random_scene(&wanted);
        l.eye = eye_of(&scene);
        l.count = find_units(&scene.solid, l.units);
        l.d = d;
        l.seed = seed;
        what_is_drawn_is_seen(&l);
        what_is_seen_is_drawn(&l);
        waltz_drawing_free(d);
    }
}

/* ---- seeds and solids ---- */

static bool same_drawing(const waltz_drawing *a, const waltz_drawing *b)
{
    int junctions, lines, other_junctions, other_lines;
    const waltz_junction *j = waltz_junctions(a, &junctions), *k = waltz_junctions(b, &other_junctions);
    const waltz_line *l = waltz_lines(a, &lines), *m = waltz_lines(b, &other_lines);
    if (junctions != other_junctions || lines != other_lines) return false;
    for (int i = 0; i < junctions; i++)
        if (j[i].x != k[i].x || j[i].y != k[i].y || j[i].type != k[i].type) return false;
    for (int i = 0; i < lines; i++)
        if (l[i].from != m[i].from || l[i].to != m[i].to || l[i].known != m[i].known) return false;
    return true;
}

static void a_seed_is_a_scene(void **state)
{
    (void)state;
    int changes = 0;
    waltz_drawing *last = NULL;
    for (uint64_t seed = 100; seed < 130; seed++) {
        const waltz_scene wanted = {.seed = seed};
        waltz_drawing *a = random_scene(&wanted), *b = random_scene(&wanted);
        assert_true(same_drawing(a, b));
        if (last) changes += !same_drawing(last, a);
        waltz_drawing_free(last);
        waltz_drawing_free(b);
        last = a;
    }
    waltz_drawing_free(last);
    assert_int_equal(changes, 29);
}

/* So that a change of what a seed means is noticed. */
static void a_scene_stays_what_it_is(void **state)
{
    (void)state;
    const waltz_scene wanted = {.seed = 1};
    struct scene scene = {.seen = {0}};
    assert_true(choose_scene(&wanted, &scene, NULL));
    char text[200];
    int length = snprintf(text, sizeof text, "%d %d %d:", scene.view.toward[0], scene.view.toward[1],
                          scene.view.toward[2]);
    for (int i = 0; i < scene.solid.cubes; i++)
        length +=
            snprintf(text + length, sizeof text - (size_t)length, " %d.%d.%d", scene.solid.cube[i].at[0],
                     scene.solid.cube[i].at[1], scene.solid.cube[i].at[2]);
    free(scene.seen.line);
    assert_string_equal(text, "91 63 68: 8.8.8 7.8.8 8.9.8 8.7.8 9.7.8 9.6.8 7.7.8");
}

static void senseless_wishes_are_refused(void **state)
{
    (void)state;
    for (int cubes = -1; cubes <= 101; cubes += 102) {
        const waltz_scene wanted = {.cubes = cubes};
        waltz_error e = {{0}, 0, 0};
        assert_null(waltz_random_scene(&wanted, &e));
        assert_string_equal(e.message, "a scene is made of 1 to 100 cubes");
    }
}

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(true_labels_are_in_the_catalogue),
        cmocka_unit_test(large_scenes_are_in_the_catalogue),
        cmocka_unit_test(extended_scenes_are_in_the_extended_catalogue),
        cmocka_unit_test(exactly_what_is_seen_is_drawn),
        cmocka_unit_test(a_seed_is_a_scene),
        cmocka_unit_test(a_scene_stays_what_it_is),
        cmocka_unit_test(senseless_wishes_are_refused),
        cmocka_unit_test(some_corners_are_not_allowed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
