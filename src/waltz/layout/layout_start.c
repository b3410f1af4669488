/* SPDX-License-Identifier: MIT */
/* layout_start.c - initial places of junctions.

   Tutte (1963) draws a graph by putting its outer corners on a convex polygon and every other junction in the middle of its
   neighbours.  A junction in the middle of three points has them all around it: no angle exceeds 180 degrees.  That is
   right for a fork.  An arrow or L must not be surrounded by its lines, so it is put in the middle of its two outermost
   neighbours and of the centre of the face that its large angle opens to; then the angle between these lines stays
   below 180 degrees (Haas and others, 2005, draw pseudo-triangulations like this).  A T is put between its bars alone, and so
   they are in line.  This is a system of linear equations, solved by moving each junction to its place repeatedly.
   Unequal weights give other places.  */
#include "waltz/layout/layout.h"

enum { MOST_SWEEPS = 600 };
static const double SETTLED =
    1e-10; /* stop when no junction moves farther than this; the circle has radius 1 */

static double weight(struct rng *luck) { return luck ? 0.25 + rng_below(luck, 256) / 64.0 : 1; }

/* A point of the circle, clockwise, `turn` from 0 to 1. */
static struct vector on_circle(double turn)
{
    const int quarter = (int)(4 * turn);
    const double t = 4 * turn - quarter;
    const struct vector p = {(1 - t * t) / (1 + t * t), -2 * t / (1 + t * t)};
    switch (quarter & 3) {
    case 0: return p;
    case 1: return (struct vector){p.y, -p.x};
    case 2: return (struct vector){-p.x, -p.y};
    default: return (struct vector){-p.y, p.x};
    }
}

/* The line of a junction that its large angle follows; negative: it has none. */
static int reflex_slot(const waltz_junction *v)
{
    for (int i = 0; i < v->degree; i++)
        if (corner_after(v->type, i) == REFLEX_CORNER) return i;
    return -1;
}

static int reflex_face(const waltz_drawing *d, int junction)
{
    const int slot = reflex_slot(&d->junction[junction]);
    return slot < 0 ? -1 : d->face_of[side_away(d, junction, slot)];
}

struct equation {
    double neighbour[3]; /* weights */
    double centre;
    int face; /* of that centre */
    bool fixed;
};

static struct equation equation_of(const struct layout *l, int junction, struct rng *luck)
{
    struct equation e = {{0}, 0, reflex_face(l->d, junction), false};
    e.fixed = e.face == l->outer;
    const int degree = l->d->junction[junction].degree;
    for (int i = 0; i < degree; i++) e.neighbour[i] = weight(luck);
    if (e.face >= 0) e.centre = weight(luck);
    if (l->d->junction[junction].type == WALTZ_T) e.neighbour[2] = 0;
    if (l->d->junction[junction].type == WALTZ_ARROW) e.neighbour[1] = 0;
    return e;
}

/* A face may pass a junction twice, but its large angle is there only once. */
static void place_outer(struct layout *l)
{
    const int first = l->d->face_start[l->outer], count = l->d->face_start[l->outer + 1] - first;
    for (int i = 0; i < l->junctions; i++) l->at[l->junction[i]] = (struct vector){0, 0};
    for (int i = 0; i < count; i++)
        if (corner_at(l->d, l->d->face_side[first + i]) == REFLEX_CORNER)
            l->at[l->d->face_junction[first + i]] = on_circle((double)i / count);
}

static void place_centres(struct layout *l)
{
    for (int i = 0; i < l->faces; i++) {
        int count;
        const int *face = waltz_face(l->d, l->face[i], &count);
        struct vector sum = {0, 0};
        for (int k = 0; k < count; k++) sum = plus(sum, l->at[face[k]]);
        l->centre[l->face[i]] = times(1.0 / count, sum);
    }
}

static double place(struct layout *l, int junction, const struct equation *e)
{
    if (e->fixed) return 0;
    struct vector sum = {0, 0};
    double weights = 0;
    for (int i = 0; i < l->d->junction[junction].degree; i++) {
        sum = plus(sum, times(e->neighbour[i], l->at[neighbour(l->d, junction, i)]));
        weights += e->neighbour[i];
    }
    if (e->face >= 0) {
        sum = plus(sum, times(e->centre, l->centre[e->face]));
        weights += e->centre;
    }
    const struct vector before = l->at[junction];
    l->at[junction] = times(1 / weights, sum);
    const struct vector moved = minus(l->at[junction], before);
    return dot(moved, moved);
}

void start_layout(struct layout *l, struct rng *luck)
{
    struct equation equations[MOST_LAID_OUT] = {{{0}, 0, 0, false}};
    for (int i = 0; i < l->junctions; i++) equations[i] = equation_of(l, l->junction[i], luck);
    place_outer(l);
    for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
        double most = 0;
        place_centres(l);
        for (int i = 0; i < l->junctions; i++) {
            const double moved = place(l, l->junction[i], &equations[i]);
            if (moved > most) most = moved;
        }
        if (most < SETTLED * SETTLED) break;
    }
}
