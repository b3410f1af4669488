/* SPDX-License-Identifier: MIT */
/* layout_energy.c - how bad the places of junctions are.

   The energy is a sum over junctions, lines and faces, so that a move changes few of its terms.  Wrong angles and lines
   that cross cost so much that removing one is worth any ugliness.  Small angles, short lines and corners near
   other lines cost more the worse they are; lines that should be parallel and are not cost a little.  The mean
   length of a line is about 1.

   Lines of different faces cannot meet unless those of one face do, so only lines of the same face are compared.  */
#include "waltz/layout/layout.h"

static const double WRONG_ANGLE = 400, CROSSING = 400;
static const double ANGLES = 0.05, SMALLEST_SINE = 0.03;
static const double SHORT_LINES = 0.15, LONG_LINES = 0.06;
static const double NEAR = 0.16, NEARNESS = 0.05; /* NEAR is the square of a distance */

enum corner_kind corner_after(waltz_type type, int i)
{
    switch (type) {
    case WALTZ_L: return i == 1 ? REFLEX_CORNER : CONVEX_CORNER;
    case WALTZ_FORK: return CONVEX_CORNER;
    case WALTZ_ARROW: return i == 2 ? REFLEX_CORNER : CONVEX_CORNER;
    case WALTZ_T: return i == 0 ? FLAT_CORNER : CONVEX_CORNER;
    }
    return CONVEX_CORNER;
}

enum corner_kind corner_at(const waltz_drawing *d, int side)
{
    const int junction = side_start(d, side);
    return corner_after(d->junction[junction].type, slot_of(d, junction, side >> 1));
}

static struct vector away(const struct layout *l, int junction, int i)
{
    return minus(l->at[neighbour(l->d, junction, i)], l->at[junction]);
}

/* The sine of the angle after a junction's i-th line, with a sign such that it is above 0 if the angle is of its kind. */
static double fitting_sine(const struct layout *l, int junction, int i)
{
    const waltz_junction *v = &l->d->junction[junction];
    const struct vector a = away(l, junction, i), b = away(l, junction, (i + 1) % v->degree);
    const double lengths = length_of(a) * length_of(b);
    if (!(lengths > 0)) return -1;
    const double sine = cross(a, b) / lengths;
    return corner_after(v->type, i) == REFLEX_CORNER ? -sine : sine;
}

double junction_energy(struct layout *l, int junction)
{
    const waltz_junction *v = &l->d->junction[junction];
    double energy = 0;
    for (int i = 0; i < v->degree; i++) {
        if (corner_after(v->type, i) == FLAT_CORNER) continue;
        const double sine = fitting_sine(l, junction, i);
        if (sine >= SMALLEST_SINE) energy += ANGLES / (sine * sine);
        else energy += ANGLES / (SMALLEST_SINE * SMALLEST_SINE) + WRONG_ANGLE * (SMALLEST_SINE - sine);
        if (sine <= 0) energy += WRONG_ANGLE;
    }
    l->work += v->degree;
    return energy;
}

double line_energy(struct layout *l, int line)
{
    const struct vector v = minus(l->at[l->d->line[line].to], l->at[l->d->line[line].from]);
    const double square = dot(v, v) + 1e-9;
    double energy = SHORT_LINES / square + LONG_LINES * square;
    if (l->class_of[line] >= 0) {
        const struct vector twice = {(v.x * v.x - v.y * v.y) / square, 2 * v.x * v.y / square};
        energy += l->pull * (1 - dot(twice, l->class_direction[l->class_of[line]]));
    }
    l->work++;
    return energy;
}

/* ---- faces ---- */

static double square_of_distance(struct vector point, struct vector a, struct vector b)
{
    const struct vector along = minus(b, a), from = minus(point, a);
    const double square = dot(along, along);
    double share = square > 0 ? dot(from, along) / square : 0;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    const struct vector off = minus(from, times(share, along));
    return dot(off, off);
}

/* Is c on the other side of the line through a and b than e?  On the line counts as both. */
static bool parts(struct vector a, struct vector b, struct vector c, struct vector e)
{
    const struct vector along = minus(b, a);
    const double one = cross(along, minus(c, a)), other = cross(along, minus(e, a));
    return (one >= 0 && other <= 0) || (one <= 0 && other >= 0);
}

/* Do two lines without a common end touch? */
static bool lines_touch(const struct layout *l, int one, int other)
{
    const waltz_line *p = &l->d->line[one], *q = &l->d->line[other];
    if (p->from == q->from || p->from == q->to || p->to == q->from || p->to == q->to) return false;
    return parts(l->at[p->from], l->at[p->to], l->at[q->from], l->at[q->to]) &&
           parts(l->at[q->from], l->at[q->to], l->at[p->from], l->at[p->to]);
}

/* The cost of a corner near a line that does not end there. */
static double nearness(const struct layout *l, int junction, int line)
{
    const waltz_line *p = &l->d->line[line];
    if (p->from == junction || p->to == junction) return 0;
    const double square = square_of_distance(l->at[junction], l->at[p->from], l->at[p->to]);
    return square < NEAR ? NEARNESS * (NEAR / (square + 1e-6) - 1) : 0;
}

double face_energy(struct layout *l, int face)
{
    const int *side = l->d->face_side + l->d->face_start[face];
    const int count = l->d->face_start[face + 1] - l->d->face_start[face];
    double energy = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++) {
            energy += nearness(l, side_start(l->d, side[i]), side[k] >> 1);
            energy += nearness(l, side_start(l->d, side[k]), side[i] >> 1);
            if (lines_touch(l, side[i] >> 1, side[k] >> 1)) energy += CROSSING;
        }
    l->work += (long)count * count / 2;
    return energy;
}

/* ---- is it valid? ---- */

static bool bars_in_line(const struct layout *l, int junction)
{
    const struct vector a = away(l, junction, 0), b = away(l, junction, 1);
    const double side = cross(a, b), along = dot(a, b);
    return along < 0 && (side < 0 ? -side : side) <= -1e-9 * along;
}

static bool angles_hold(const struct layout *l, int junction)
{
    const waltz_junction *v = &l->d->junction[junction];
    if (v->type == WALTZ_T && !bars_in_line(l, junction)) return false;
    for (int i = 0; i < v->degree; i++)
        if (corner_after(v->type, i) != FLAT_CORNER && fitting_sine(l, junction, i) < 1e-4) return false;
    return true;
}

/* Is the outer face outside?  Its walk is clockwise then. */
static bool outer_is_outside(const struct layout *l)
{
    int count;
    const int *face = waltz_face(l->d, l->outer, &count);
    double area = 0;
    for (int i = 0; i < count; i++) area += cross(l->at[face[i]], l->at[face[(i + 1) % count]]);
    return area < 0;
}

bool layout_holds(struct layout *l)
{
    for (int i = 0; i < l->junctions; i++)
        if (!angles_hold(l, l->junction[i])) return false;
    l->work += (long)l->lines * l->lines / 4;
    for (int i = 0; i < l->lines; i++)
        for (int k = 0; k < i; k++)
            if (lines_touch(l, l->line[i], l->line[k])) return false;
    return outer_is_outside(l);
}
