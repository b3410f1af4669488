/* SPDX-License-Identifier: MIT */
/* conflict.c - drawings with a labelling that no solid looks like.

   The edge between two faces, convex or concave, lies in both of their planes: on the line in which the planes meet.  So all
   edges between the same two faces are in line.  And if three faces meet each other in edges, their three planes meet
   in a point (or the three lines are parallel), so the lines of the three edges pass through a common point.  The side
   edges of a truncated pyramid do, if it is one; the inner edges of the Penrose triangle do not.

   Faces are those of the drawing; a face that other components lie in has their outlines as holes.  Lines drawn
   by hand miss the point a little: a conflict is one that no small move of the lines' ends resolves.

   The full test is a linear program (Sugihara 1986); this is its simplest part.  */
#include "base/contract.h"
#include "base/memory.h"
#include "waltz/drawing/drawing.h"
#include "waltz/drawing/nesting.h"

/* How far an end may be off, as a fraction of the size of the lines compared. */
static const double off = 0.01;

/* An edge as seen from one of its two faces. */
struct meeting {
    int other; /* face */
    int line;
};

struct solid {
    const waltz_drawing *d;
    int *region;             /* of each face: faces with the same region are one */
    struct meeting *meeting; /* of each region, sorted by the other face */
    int *start;              /* meeting[start[r]] to meeting[start[r + 1] - 1] are of region r */
};

/* ---- faces and their edges ---- */

static bool join_regions(struct solid *s)
{
    const waltz_drawing *d = s->d;
    int *outer = new_array((size_t)d->components, sizeof *outer);
    int *inside = new_array((size_t)d->components, sizeof *inside);
    const bool good = outer && inside && find_nesting(d, outer, inside);
    for (int f = 0; f < d->faces; f++) s->region[f] = f;
    /* the background is the outer face of the first component that is not inside another */
    int around = -1;
    for (int c = 0; c < d->components && good; c++) {
        if (inside[c] < 0 && around < 0) around = outer[c];
        s->region[outer[c]] = inside[c] < 0 ? around : inside[c];
    }
    free(outer);
    free(inside);
    return good;
}

static int region_of(const struct solid *s, int side) { return s->region[s->d->face_of[side]]; }

static bool is_edge(waltz_label label) { return label == WALTZ_CONVEX || label == WALTZ_CONCAVE; }

/* Edges are distributed twice, by one face and then by the other, so that each list comes out sorted. */
static bool list_meetings(struct solid *s, const waltz_label *labels)
{
    const waltz_drawing *d = s->d;
    const size_t sides = 2 * (size_t)d->lines;
    int *sorted = new_array(sides, sizeof *sorted), *next = new_array((size_t)d->faces, sizeof *next);
    const bool good = sorted && next;
    if (good) {
        for (int side = 0; side < (int)sides; side++)
            if (is_edge(labels[side >> 1])) s->start[region_of(s, side) + 1]++;
        for (int r = 0; r < d->faces; r++) s->start[r + 1] += s->start[r];
        memcpy(next, s->start, (size_t)d->faces * sizeof *next);
        for (int side = 0; side < (int)sides; side++)
            if (is_edge(labels[side >> 1])) sorted[next[region_of(s, side)]++] = side;
        memcpy(next, s->start, (size_t)d->faces * sizeof *next);
        for (int i = 0; i < s->start[d->faces]; i++) {
            const int side = sorted[i];
            s->meeting[next[region_of(s, side ^ 1)]++] = (struct meeting){region_of(s, side), side >> 1};
        }
    }
    free(sorted);
    free(next);
    return good;
}

/* ---- geometry ---- */

static double size_of(double x) { return x < 0 ? -x : x; }

/* The ends of up to three lines, relative to their centre, in units of their total size. */
struct tips {
    struct vector at[6];
    int count;
};

static struct tips tips_of(const waltz_drawing *d, const int *line, int lines)
{
    struct tips e = {.count = 2 * lines};
    struct box box = box_of(position(d, d->line[line[0]].from));
    for (int i = 0; i < e.count; i++) {
        const waltz_line *l = &d->line[line[i / 2]];
        e.at[i] = position(d, i % 2 ? l->to : l->from);
        box_add(&box, e.at[i]);
    }
    const double size = length_of(minus(box.high, box.low));
    const struct vector middle = times(0.5, plus(box.low, box.high));
    for (int i = 0; i < e.count; i++) e.at[i] = times(size > 0 ? 1 / size : 0, minus(e.at[i], middle));
    return e;
}

/* 0: the three lines pass through a common point or are parallel.  The determinant of the lines as triples of numbers; it
   is linear in each coordinate of each end.  */
static double miss(const struct tips *e)
{
    double line[3][3];
    for (int i = 0; i < 3; i++) {
        const struct vector p = e->at[2 * i], q = e->at[2 * i + 1];
        line[i][0] = p.y - q.y;
        line[i][1] = q.x - p.x;
        line[i][2] = cross(p, q);
    }
    return line[0][0] * (line[1][1] * line[2][2] - line[1][2] * line[2][1]) -
           line[0][1] * (line[1][0] * line[2][2] - line[1][2] * line[2][0]) +
           line[0][2] * (line[1][0] * line[2][1] - line[1][1] * line[2][0]);
}

/* How much the determinant changes, at most, if each end moves by `off`. */
static double slack(const struct tips *e)
{
    const double now = miss(e);
    double sum = 0;
    for (int i = 0; i < e->count; i++) {
        struct tips right = *e, up = *e;
        right.at[i].x += 1;
        up.at[i].y += 1;
        sum += length_of((struct vector){miss(&right) - now, miss(&up) - now});
    }
    return off * sum;
}

/* Do both ends of the shorter line lie on the longer one? */
static bool in_line(const waltz_drawing *d, int a, int b)
{
    const struct tips e = tips_of(d, (int[]){a, b}, 2);
    const bool first = length_of(minus(e.at[1], e.at[0])) > length_of(minus(e.at[3], e.at[2]));
    const struct vector p = e.at[first ? 0 : 2], q = e.at[first ? 1 : 3];
    for (int i = 0; i < 2; i++) {
        const struct vector x = e.at[(first ? 2 : 0) + i];
        const double changes = length_of(minus(q, p)) + length_of(minus(q, x)) + length_of(minus(p, x));
        if (size_of(cross(minus(q, p), minus(x, p))) > off * changes) return false;
    }
    return true;
}

static bool meet_in_a_point(const waltz_drawing *d, const int *line)
{
    const struct tips e = tips_of(d, line, 3);
    return size_of(miss(&e)) <= slack(&e);
}

/* ---- the search ---- */

/* The edge between two regions, or -1. */
static int edge_between(const struct solid *s, int r, int other)
{
    int low = s->start[r], high = s->start[r + 1];
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (s->meeting[middle].other < other) low = middle + 1;
        else high = middle;
    }
    return low < s->start[r + 1] && s->meeting[low].other == other ? s->meeting[low].line : -1;
}

static bool conflict_of_two(const struct solid *s, waltz_conflict *found)
{
    for (int r = 0; r < s->d->faces; r++)
        for (int i = s->start[r]; i < s->start[r + 1]; i++) {
            const struct meeting *m = &s->meeting[i];
            if (m->other == r) {
                *found = (waltz_conflict){1, {m->line}};
                return true;
            }
            if (i > s->start[r] && m[-1].other == m->other && !in_line(s->d, m[-1].line, m->line)) {
                *found = (waltz_conflict){2, {m[-1].line, m->line}};
                return true;
            }
        }
    return false;
}

/* Faces with few edges first: the background may have thousands. */
static bool comes_before(const struct solid *s, int a, int b)
{
    const int of_a = s->start[a + 1] - s->start[a], of_b = s->start[b + 1] - s->start[b];
    return of_a != of_b ? of_a < of_b : a < b;
}

/* Is this the first edge of face r with the same other face? */
static bool first_of_its_face(const struct solid *s, int r, int i)
{
    return i == s->start[r] || s->meeting[i - 1].other != s->meeting[i].other;
}

/* A face after b that meets both a and b in edges without a common point with the edge of a and b.  Walks the edges of a,
   which has fewer.  */
static bool conflict_with(const struct solid *s, int a, int b, int line, waltz_conflict *found)
{
    for (int i = s->start[a]; i < s->start[a + 1]; i++) {
        const int c = s->meeting[i].other;
        if (!first_of_its_face(s, a, i) || !comes_before(s, b, c)) continue;
        const int third = edge_between(s, b, c);
        if (third < 0) continue;
        const waltz_conflict conflict = {3, {line, third, s->meeting[i].line}};
        if (meet_in_a_point(s->d, conflict.line)) continue;
        *found = conflict;
        return true;
    }
    return false;
}

/* One edge for each pair of faces is enough, because the others are in line with it. */
static bool conflict_of_three(const struct solid *s, waltz_conflict *found)
{
    for (int a = 0; a < s->d->faces; a++)
        for (int i = s->start[a]; i < s->start[a + 1]; i++)
            if (first_of_its_face(s, a, i) && comes_before(s, a, s->meeting[i].other) &&
                conflict_with(s, a, s->meeting[i].other, s->meeting[i].line, found))
                return true;
    return false;
}

WALTZ_API waltz_result waltz_find_conflict(const waltz_drawing *d, const waltz_label *labels,
                                           waltz_conflict *conflict)
{
    REQUIRE(d && labels && conflict, "drawing, labels or conflict is NULL");
    REQUIRE(d->placed, "conflicts of a drawing without coordinates");
    struct solid s = {.d = d,
                      .region = new_array((size_t)d->faces, sizeof *s.region),
                      .meeting = new_array(2 * (size_t)d->lines, sizeof *s.meeting),
                      .start = new_array((size_t)d->faces + 1, sizeof *s.start)};
    waltz_result result = WALTZ_NO_MEMORY;
    if (s.region && s.meeting && s.start && join_regions(&s) && list_meetings(&s, labels))
        result =
            conflict_of_two(&s, conflict) || conflict_of_three(&s, conflict) ? WALTZ_FOUND : WALTZ_NONE;
    free(s.region);
    free(s.meeting);
    free(s.start);
    return result;
}
