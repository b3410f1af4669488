/* SPDX-License-Identifier: MIT */
/* test_catalogue.c - the catalogue, derived from filled octants.

   Cut space into eight octants around a corner, fill some, and look from an empty one: the six half axes are the lines that
   may be seen.  There are four octants around a half axis.  One of them filled: a convex edge; three: a concave one; two
   side by side: no edge; two opposite each other: no solid.  A line is seen if the octants between it and the eye are empty.  If
   both of its faces are turned to the eye, it is convex or concave; if one is, it is an arrow with that face on its right.

   Octants are numbered by the signs of their coordinates: bit k is set if coordinate k is positive.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "waltz.h"
#include "waltz/drawing/angles.h"

enum { X, Y, Z, AXES, OCTANTS = 8 };

/* Towards the eye, before signs; any direction between the axes would do. */
static const double towards_eye[AXES] = {1, 0.63, 0.83};

struct seen_line {
    struct vector away;
    int label;
};
struct seen {
    struct seen_line line[6];
    int lines;
};

static int bit(int octant, int axis) { return octant >> axis & 1; }
static double sign(int is_positive) { return is_positive ? 1 : -1; }

/* On the screen, for an eye in the given octant: the plane that the line of sight is normal to. */
static struct vector on_screen(const double at[AXES], int eye)
{
    double v[AXES];
    for (int k = 0; k < AXES; k++) v[k] = sign(bit(eye, k)) * towards_eye[k];
    const double right[AXES] = {-v[Y], v[X], 0}; /* upwards times v */
    const double up[AXES] = {v[Y] * right[Z] - v[Z] * right[Y], v[Z] * right[X] - v[X] * right[Z],
                             v[X] * right[Y] - v[Y] * right[X]};
    struct vector s = {0, 0};
    for (int k = 0; k < AXES; k++) {
        s.x += at[k] * right[k];
        s.y += at[k] * up[k];
    }
    return s;
}

/* The octant on the given side of a half axis: a and b are the signs along the two other axes. */
static int octant_at(int axis, int positive, int a, int b)
{
    return positive << axis | a << (axis + 1) % AXES | b << (axis + 2) % AXES;
}

/* A face of an edge is a quarter plane between a filled and an empty octant: it lies along one of the other axes, in the
   direction `along`, and is normal to the last.  */
static bool face_seen(unsigned filled, int eye, int axis, int positive, int other, int along)
{
    const int normal = 3 - axis - other;
    const int there = positive << axis | along << other;
    const bool above = filled >> (there | 1 << normal) & 1, below = filled >> there & 1;
    return above != below && bit(eye, normal) == below;
}

static void look_at_line(unsigned filled, int eye, int axis, int positive, struct seen *s)
{
    int count = 0, faces = 0;
    double at[AXES] = {0}, inside[AXES] = {0};
    for (int a = 0; a < 2; a++)
        for (int b = 0; b < 2; b++) count += (int)(filled >> octant_at(axis, positive, a, b) & 1);
    /* between the line and the eye: the octant beside the line, and the eye's own, which is empty */
    const int first = (eye & ~(1 << axis)) | positive << axis;
    if (count % 2 == 0 || filled >> first & 1) return;
    for (int other = 0; other < AXES; other++)
        for (int along = 0; along < 2 && other != axis; along++)
            if (face_seen(filled, eye, axis, positive, other, along)) {
                faces++;
                inside[other] = sign(along);
            }
    if (!faces) return;
    at[axis] = sign(positive);
    struct seen_line *l = &s->line[s->lines++];
    l->away = on_screen(at, eye);
    if (faces == 2) l->label = count == 1 ? WALTZ_CONVEX : WALTZ_CONCAVE;
    else l->label = cross(l->away, on_screen(inside, eye)) < 0 ? WALTZ_OUT : WALTZ_IN;
}

static bool is_solid(unsigned filled)
{
    for (int axis = 0; axis < AXES; axis++)
        for (int positive = 0; positive < 2; positive++)
            for (int a = 0; a < 2; a++) {
                const bool here = filled >> octant_at(axis, positive, a, 0) & 1;
                const bool across = filled >> octant_at(axis, positive, !a, 1) & 1;
                const bool left = filled >> octant_at(axis, positive, a, 1) & 1;
                const bool right = filled >> octant_at(axis, positive, !a, 0) & 1;
                if (here && across && !left && !right) return false;
            }
    return true;
}

/* What is seen of a corner, counter-clockwise. */
static struct seen look(unsigned filled, int eye)
{
    struct seen s = {.lines = 0};
    for (int axis = 0; axis < AXES; axis++)
        for (int positive = 0; positive < 2; positive++) look_at_line(filled, eye, axis, positive, &s);
    for (int i = 1; i < s.lines; i++)
        for (int k = i; k > 1 && turns_before(s.line[0].away, s.line[k].away, s.line[k - 1].away); k--) {
            const struct seen_line kept = s.line[k];
            s.line[k] = s.line[k - 1];
            s.line[k - 1] = kept;
        }
    return s;
}

static bool opposite(struct vector a, struct vector b)
{
    const double side = cross(a, b);
    return dot(a, b) < 0 && side < 1e-9 && side > -1e-9;
}

/* Marks the corner as derived; it must be in the catalogue. */
static void mark(bool derived[WALTZ_TYPES][20], waltz_type type, const struct seen *s, int first)
{
    int count;
    const waltz_corner *corner = waltz_catalogue(type, true, &count);
    for (int c = 0; c < count; c++) {
        bool same = true;
        for (int i = 0; i < s->lines; i++)
            same &= (int)corner[c].label[i] == s->line[(first + i) % s->lines].label;
        if (!same) continue;
        derived[type][c] = true;
        return;
    }
    fail_msg("a %s is seen that the catalogue does not have: %d %d %d", waltz_type_name(type),
             s->line[first].label, s->line[(first + 1) % s->lines].label,
             s->line[(first + 2) % s->lines].label);
}

static void derive(const struct seen *s, bool derived[WALTZ_TYPES][20])
{
    struct vector away[3];
    int first, in_line = -1;
    for (int i = 0; i < s->lines; i++) away[i] = s->line[i].away;
    for (int i = 0; i < s->lines && s->lines == 3; i++)
        if (opposite(away[i], away[(i + 1) % 3])) in_line = i;
    const waltz_type type = type_of(away, s->lines, in_line, &first);
    for (int turn = 0; turn < (type == WALTZ_FORK ? 3 : 1); turn++)
        mark(derived, type, s, (first + turn) % s->lines);
}

static int filled_count(unsigned filled)
{
    int count = 0;
    for (; filled; filled &= filled - 1) count++;
    return count;
}

/* Two ends of a twisted chain: lines in line if the faces are at right angles.  Otherwise the bar has a bend at the corner,
   to one side or the other, and the T is an arrow or a fork.  */
static void bend(const struct seen *s, int bar, bool derived[WALTZ_TYPES][20])
{
    mark(derived, WALTZ_ARROW, s, (bar + 1) % 3); /* bar, stem, bar: counter-clockwise */
    for (int turn = 0; turn < 3; turn++) mark(derived, WALTZ_FORK, s, turn);
}

static void octants_give_the_catalogue(void **state)
{
    (void)state;
    bool derived[WALTZ_TYPES][20] = {{false}};
    for (unsigned filled = 0; filled < 1u << OCTANTS; filled++) {
        const int count = filled_count(filled);
        if (!is_solid(filled) || count % 2 == 0) continue;
        for (int eye = 0; eye < OCTANTS; eye++) {
            if (filled >> eye & 1) continue;
            const struct seen s = look(filled, eye);
            if (s.lines >= 2) derive(&s, derived);
        }
    }
    int corners = 0;
    for (int type = 0; type < WALTZ_TYPES; type++) {
        int usual, all;
        waltz_catalogue((waltz_type)type, false, &usual);
        const waltz_corner *corner = waltz_catalogue((waltz_type)type, true, &all);
        for (int c = 0; c < all; c++) {
            assert_int_equal(corner[c].extended, c >= usual);
            if (type != WALTZ_T) assert_int_equal(derived[type][c], !corner[c].extended);
            else assert_false(derived[type][c]);
        }
        corners += usual;
    }
    assert_int_equal(corners, 18);
}

static void chains_of_four_give_the_extended_catalogue(void **state)
{
    (void)state;
    bool derived[WALTZ_TYPES][20] = {{false}};
    int views = 0;
    for (unsigned filled = 0; filled < 1u << OCTANTS; filled++) {
        if (!is_solid(filled) || filled_count(filled) != 4) continue;
        for (int eye = 0; eye < OCTANTS; eye++) {
            if (filled >> eye & 1) continue;
            const struct seen s = look(filled, eye);
            if (s.lines != 3) continue; /* flat, a straight edge, or more lines than the catalogue has */
            int bar = -1;
            for (int i = 0; i < 3; i++)
                if (opposite(s.line[i].away, s.line[(i + 1) % 3].away)) bar = i;
            assert_true(bar >= 0);
            derive(&s, derived);
            bend(&s, bar, derived);
            views++;
        }
    }
    assert_true(views > 0);
    for (int type = 0; type < WALTZ_TYPES; type++) {
        int all;
        const waltz_corner *corner = waltz_catalogue((waltz_type)type, true, &all);
        for (int c = 0; c < all; c++)
            if (corner[c].extended) assert_true(derived[type][c]);
    }
}

/* An edge that passes behind another: the one in front is an arrow with its face on the right, away from the stem. */
static void a_t_is_an_edge_behind_another(void **state)
{
    (void)state;
    int count;
    const waltz_corner *corner = waltz_catalogue(WALTZ_T, false, &count);
    unsigned stems = 0;
    assert_int_equal(count, WALTZ_LABELS);
    for (int c = 0; c < count; c++) {
        assert_int_equal(corner[c].label[0], WALTZ_IN);
        assert_int_equal(corner[c].label[1], WALTZ_OUT);
        stems |= 1u << corner[c].label[2];
    }
    assert_int_equal(stems, 15);
}

static void numbers_are_those_of_the_document(void **state)
{
    (void)state;
    static const int first[WALTZ_TYPES] = {
        [WALTZ_L] = 0, [WALTZ_FORK] = 10, [WALTZ_T] = 20, [WALTZ_ARROW] = 30};
    bool used[100] = {false};
    for (int type = 0; type < WALTZ_TYPES; type++) {
        int usual, all;
        waltz_catalogue((waltz_type)type, false, &usual);
        const waltz_corner *corner = waltz_catalogue((waltz_type)type, true, &all);
        for (int c = 0; c < all; c++) {
            if (c < usual) assert_int_equal(corner[c].number, first[type] + c);
            assert_false(used[corner[c].number]);
            used[corner[c].number] = true;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(octants_give_the_catalogue),
        cmocka_unit_test(chains_of_four_give_the_extended_catalogue),
        cmocka_unit_test(a_t_is_an_edge_behind_another),
        cmocka_unit_test(numbers_are_those_of_the_document),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
