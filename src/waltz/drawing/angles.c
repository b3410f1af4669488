/* SPDX-License-Identifier: MIT */
/* angles.c - see angles.h */
#include "waltz/drawing/angles.h"

/* Newton's method from above: the values fall until they reach the root. */
double square_root(double number)
{
    if (!(number > 0)) return 0;
    double root, next = number > 1 ? number : 1;
    do {
        root = next;
        next = (root + number / root) / 2;
    } while (next < root);
    return root;
}

double length_of(struct vector v)
{
    /* scaled, because squares of large numbers would overflow */
    const double x = v.x < 0 ? -v.x : v.x, y = v.y < 0 ? -v.y : v.y, most = x > y ? x : y;
    return most > 0 ? most * square_root((x / most) * (x / most) + (y / most) * (y / most)) : 0;
}

/* 0: the direction of a; then, counter-clockwise, 1: its left, 2: opposite, 3: its right. */
static int quarter(struct vector a, struct vector b)
{
    const double side = cross(a, b);
    if (side > 0) return 1;
    if (side < 0) return 3;
    return dot(a, b) >= 0 ? 0 : 2;
}

bool turns_before(struct vector a, struct vector b, struct vector c)
{
    const int of_b = quarter(a, b), of_c = quarter(a, c);
    return of_b != of_c ? of_b < of_c : cross(b, c) > 0;
}

waltz_type type_of(const struct vector *away, int degree, int in_line, int *first)
{
    *first = 0;
    if (degree == 2) {
        if (cross(away[0], away[1]) < 0) *first = 1;
        return WALTZ_L;
    }
    if (in_line >= 0) {
        *first = in_line;
        return WALTZ_T;
    }
    /* the angle of more than 180 degrees follows the counter-clockwise barb of an arrow */
    for (int i = 0; i < 3; i++)
        if (cross(away[i], away[(i + 1) % 3]) < 0) {
            *first = (i + 1) % 3;
            return WALTZ_ARROW;
        }
    return WALTZ_FORK;
}

/* Within about six degrees. */
static bool roughly_opposite(struct vector a, struct vector b)
{
    const double side = cross(a, b), along = dot(a, b);
    return along < 0 && (side < 0 ? -side : side) <= 0.1 * -along;
}

bool angles_fit(waltz_type type, const struct vector *away)
{
    switch (type) {
    case WALTZ_L: return cross(away[0], away[1]) > 0;
    case WALTZ_FORK:
        return cross(away[0], away[1]) > 0 && cross(away[1], away[2]) > 0 && cross(away[2], away[0]) > 0;
    case WALTZ_ARROW:
        return cross(away[0], away[1]) > 0 && cross(away[1], away[2]) > 0 && cross(away[0], away[2]) > 0;
    case WALTZ_T:
        return roughly_opposite(away[0], away[1]) && cross(away[1], away[2]) > 0 &&
               cross(away[2], away[0]) > 0;
    }
    return false;
}
