/* SPDX-License-Identifier: MIT */
/* test_hidden_lines.c - an independent computation of hidden lines.

   It finds the intervals of a line of sight that are within each cube: no cells are walked, no edges are cut.  */
#include "waltz/scenes.h"

#include "waltz/drawing/angles.h"
#include "waltz/make/scene.h"

/* ---- lines of sight ---- */

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exactly_what_is_seen_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
