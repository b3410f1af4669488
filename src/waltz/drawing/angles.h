/* SPDX-License-Identifier: MIT */
/* angles.h - vectors, and the type of a junction from the angles between its lines.

   Angles are compared by products of vectors: no function of libm is needed, and every machine gets the
   same result.  */
#ifndef WALTZ_ANGLES_H
#define WALTZ_ANGLES_H

#include "waltz.h"

struct vector {
    double x, y;
};

static inline struct vector minus(struct vector a, struct vector b)
{
    return (struct vector){a.x - b.x, a.y - b.y};
}
static inline struct vector plus(struct vector a, struct vector b)
{
    return (struct vector){a.x + b.x, a.y + b.y};
}
static inline struct vector times(double factor, struct vector a)
{
    return (struct vector){factor * a.x, factor * a.y};
}
static inline double dot(struct vector a, struct vector b) { return a.x * b.x + a.y * b.y; }
/* Above 0: b points to the left of a. */
static inline double cross(struct vector a, struct vector b) { return a.x * b.y - a.y * b.x; }

/* A box around points. */
struct box {
    struct vector low, high;
};
static inline struct box box_of(struct vector point) { return (struct box){point, point}; }
static inline void box_add(struct box *b, struct vector point)
{
    if (point.x < b->low.x) b->low.x = point.x;
    if (point.y < b->low.y) b->low.y = point.y;
    if (point.x > b->high.x) b->high.x = point.x;
    if (point.y > b->high.y) b->high.y = point.y;
}

/* The square root of a number that is not negative. */
double square_root(double);
double length_of(struct vector);

/* Does the direction b come before c, counter-clockwise from a on?  Directions equal to a come first. */
bool turns_before(struct vector a, struct vector b, struct vector c);

/* The type of a junction whose lines go in these directions, listed counter-clockwise, and which of them is the
   first of the type's lines; the others follow.  `in_line` says that line i and the next go in opposite
   directions; negative: no two do.  `degree` is 2 (not in line) or 3.  */
waltz_type type_of(const struct vector *away, int degree, int in_line, int *first);

/* Do these directions, in the order of the type's lines, form a junction of this type?  The bars of a T need only be
   roughly in line.  */
bool angles_fit(waltz_type, const struct vector *away);

#endif
