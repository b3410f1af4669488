/* SPDX-License-Identifier: MIT */
/* layout_parallel.c - which lines should be parallel.

   Most solids that people draw have right angles.  Around a face of such a solid the edges alternate between two
   directions, so that each is parallel to the next but one.  A T shows that another face interrupts this one.  A face with an odd
   number of edges, or lines at a junction that would have to be parallel, show that the solid is of another kind.  */
#include "waltz/layout/layout.h"

static int class_root(const struct layout *l, int line)
{
    while (l->class_of[line] != line) line = l->class_of[line];
    return line;
}

static void join(struct layout *l, int one, int other)
{
    const int a = class_root(l, one), b = class_root(l, other);
    if (a < b) l->class_of[b] = a;
    else l->class_of[a] = b;
}

/* Does a face continue at a corner with another edge of the same face?  Not where an edge disappears behind another.  If
   `careful`, not at corners that stick into the face either: something may lie in front of it.  */
static bool same_face(const waltz_drawing *d, int side, bool careful)
{
    if (careful && corner_at(d, side) == REFLEX_CORNER) return false;
    return d->junction[side_start(d, side)].type != WALTZ_T;
}

/* The side with which the edge after this one begins: the bars of a T are one edge. */
static int next_edge(const waltz_drawing *d, int side)
{
    do side = side_next(d, side);
    while (corner_at(d, side) == FLAT_CORNER);
    return side;
}

/* False: the face has an odd number of edges. */
static bool join_around(struct layout *l, int face, bool careful)
{
    const waltz_drawing *d = l->d;
    int first = d->face_side[d->face_start[face]], edges = 0,
        left = d->face_start[face + 1] - d->face_start[face];
    bool whole = true;
    while (corner_at(d, first) == FLAT_CORNER && left--) first = side_next(d, first);
    if (corner_at(d, first) == FLAT_CORNER) return true;
    int side = first;
    do {
        edges++;
        if (!same_face(d, side, careful)) whole = false;
        side = next_edge(d, side);
    } while (side != first);
    if (whole && edges % 2) return false;
    do {
        const int second = next_edge(d, side), third = next_edge(d, second);
        if (edges > 3 && same_face(d, second, careful) && same_face(d, third, careful))
            join(l, side >> 1, third >> 1);
        side = second;
    } while (side != first);
    return true;
}

static bool contradicts(const struct layout *l, int junction)
{
    const waltz_junction *v = &l->d->junction[junction];
    for (int i = 0; i < v->degree; i++) {
        const int next = (i + 1) % v->degree;
        if (corner_after(v->type, i) != FLAT_CORNER &&
            l->class_of[v->line[i]] == l->class_of[v->line[next]])
            return true;
    }
    return false;
}

static bool join_all(struct layout *l, bool careful)
{
    const waltz_drawing *d = l->d;
    bool good = true;
    for (int i = 0; i < l->lines; i++) l->class_of[l->line[i]] = l->line[i];
    for (int i = 0; i < l->junctions; i++) {
        const waltz_junction *v = &d->junction[l->junction[i]];
        if (v->type == WALTZ_T) join(l, v->line[0], v->line[1]);
    }
    for (int i = 0; i < l->faces; i++)
        if (l->face[i] != l->outer && !join_around(l, l->face[i], careful)) good = false;
    for (int i = 0; i < l->lines; i++) l->class_of[l->line[i]] = class_root(l, l->line[i]);
    for (int i = 0; i < l->junctions; i++) good = good && !contradicts(l, l->junction[i]);
    return good;
}

void find_parallels(struct layout *l)
{
    if (join_all(l, false) || join_all(l, true)) return;
    for (int i = 0; i < l->lines; i++) l->class_of[l->line[i]] = -1;
}

void take_directions(struct layout *l)
{
    for (int i = 0; i < l->lines; i++) l->class_direction[l->line[i]] = (struct vector){0, 0};
    for (int i = 0; i < l->lines; i++) {
        const int line = l->line[i], class = l->class_of[line];
        if (class < 0) continue;
        const struct vector v = minus(l->at[l->d->line[line].to], l->at[l->d->line[line].from]);
        const double length = length_of(v);
        if (!(length > 0)) continue;
        const struct vector twice = {(v.x * v.x - v.y * v.y) / length, 2 * v.x * v.y / length};
        l->class_direction[class] = plus(l->class_direction[class], twice);
    }
    for (int i = 0; i < l->lines; i++) {
        struct vector *direction = &l->class_direction[l->line[i]];
        const double length = length_of(*direction);
        if (length > 0) *direction = times(1 / length, *direction);
    }
}

/* ---- classes that look as if they were one ---- */

/* Do lines of two classes meet at a corner? */
static bool classes_meet(const struct layout *l, int one, int other)
{
    for (int i = 0; i < l->junctions; i++) {
        const waltz_junction *v = &l->d->junction[l->junction[i]];
        for (int k = 0; k < v->degree; k++) {
            const int a = l->class_of[v->line[k]], b = l->class_of[v->line[(k + 1) % v->degree]];
            if ((a == one && b == other) || (a == other && b == one)) return true;
        }
    }
    return false;
}

/* The two classes whose directions are nearest. */
static bool nearest_classes(const struct layout *l, int *one, int *other)
{
    double nearest = 0.34; /* the cosine of twice 35 degrees */
    bool found = false;
    for (int i = 0; i < l->lines; i++)
        for (int k = 0; k < i; k++) {
            const int a = l->line[k], b = l->line[i];
            if (l->class_of[a] != a || l->class_of[b] != b) continue;
            const double near = dot(l->class_direction[a], l->class_direction[b]);
            if (near <= nearest || classes_meet(l, a, b)) continue;
            nearest = near;
            *one = a;
            *other = b;
            found = true;
        }
    return found;
}

bool join_near_classes(struct layout *l)
{
    int one, other;
    bool joined = false;
    take_directions(l);
    for (; nearest_classes(l, &one, &other); joined = true) {
        for (int i = 0; i < l->lines; i++)
            if (l->class_of[l->line[i]] == other) l->class_of[l->line[i]] = one;
        take_directions(l);
    }
    return joined;
}

/* ---- which way is up ---- */

/* The direction of a class: half of the angle that is kept. */
static struct vector half(struct vector twice)
{
    const double x = square_root((1 + twice.x) / 2), y = square_root((1 - twice.x) / 2);
    return (struct vector){x, twice.y < 0 ? -y : y};
}

/* Seen from above, the upright edge of a fork goes down, and the shaft of an arrow that is upright goes up.  Positive if
   most do, given which way is up; the lines of a class are the upright ones.  */
static int uprightness(const struct layout *l, int class, struct vector up)
{
    int score = 0;
    for (int i = 0; i < l->junctions; i++) {
        const int j = l->junction[i];
        const waltz_junction *v = &l->d->junction[j];
        for (int k = 0; k < v->degree; k++) {
            if (l->class_of[v->line[k]] != class) continue;
            const bool rises = dot(up, minus(l->at[neighbour(l->d, j, k)], l->at[j])) > 0;
            if (v->type == WALTZ_FORK) score += rises ? -1 : 1;
            if (v->type == WALTZ_ARROW && k == 1) score += rises ? 1 : -1;
        }
    }
    return score;
}

/* Without classes, the longest line of the outline should be at the bottom.  The walk around it is clockwise. */
static struct vector up_from_base(const struct layout *l)
{
    const waltz_drawing *d = l->d;
    struct vector base = {-1, 0};
    double longest = 0;
    for (int i = d->face_start[l->outer]; i < d->face_start[l->outer + 1]; i++) {
        const int side = d->face_side[i];
        const struct vector v = minus(l->at[side_end(d, side)], l->at[side_start(d, side)]);
        const double length = length_of(v);
        if (length <= longest) continue;
        longest = length;
        base = times(1 / length, v);
    }
    return (struct vector){base.y, -base.x};
}

static struct vector find_up(const struct layout *l)
{
    struct vector best = {0, 1};
    int best_score = -1;
    for (int i = 0; i < l->lines; i++) {
        const int class = l->line[i];
        if (l->class_of[class] != class) continue;
        struct vector up = half(l->class_direction[class]);
        for (int turned = 0; turned < 2; turned++, up = times(-1, up)) {
            const int score = uprightness(l, class, up);
            if (score <= best_score) continue;
            best_score = score;
            best = up;
        }
    }
    return best_score < 0 ? up_from_base(l) : best;
}

void turn_upright(struct layout *l)
{
    take_directions(l);
    const struct vector up = find_up(l);
    for (int i = 0; i < l->junctions; i++) {
        struct vector *p = &l->at[l->junction[i]];
        *p = (struct vector){cross(*p, up), dot(*p, up)};
    }
    take_shares(l);
    settle_bars(l);
}
