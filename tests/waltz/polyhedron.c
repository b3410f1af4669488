/* SPDX-License-Identifier: MIT */
/* polyhedron.c - see polyhedron.h */
#include "waltz/polyhedron.h"

#include "waltz/drawing/angles.h"

struct space {
    double x, y, z;
};

/* A corner, and the three planes that meet there. */
struct vertex {
    struct space at;
    int plane[3];
};

struct body {
    struct space normal[MOST_PLANES]; /* a plane is the points with normal * point = 1 */
    int planes;
    struct vertex vertex[MOST_VERTICES];
    int vertices;
};

static double product(struct space a, struct space b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

static struct space across(struct space a, struct space b)
{
    return (struct space){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static struct space random_direction(struct rng *r)
{
    for (;;) {
        struct space v;
        v.x = rng_below(r, 2000001) / 1e6 - 1;
        v.y = rng_below(r, 2000001) / 1e6 - 1;
        v.z = rng_below(r, 2000001) / 1e6 - 1;
        const double square = product(v, v);
        if (square > 1 || square < 1e-3 || v.z * v.z < 1e-6)
            continue; /* the last would be seen edge on */
        const double scale = 1 / square_root(square);
        return (struct space){v.x * scale, v.y * scale, v.z * scale};
    }
}

/* Where three planes meet, by Cramer's rule; false: nowhere near. */
static bool meet(const struct body *b, int i, int j, int k, struct space *at)
{
    const struct space jk = across(b->normal[j], b->normal[k]), ki = across(b->normal[k], b->normal[i]);
    const struct space ij = across(b->normal[i], b->normal[j]);
    const double volume = product(b->normal[i], jk);
    if (volume * volume < 1e-8) return false;
    *at = (struct space){(jk.x + ki.x + ij.x) / volume, (jk.y + ki.y + ij.y) / volume,
                         (jk.z + ki.z + ij.z) / volume};
    return true;
}

static bool is_inside(const struct body *b, const struct vertex *v)
{
    for (int p = 0; p < b->planes; p++)
        if (p != v->plane[0] && p != v->plane[1] && p != v->plane[2] && product(b->normal[p], v->at) > 1)
            return false;
    return true;
}

static bool find_vertices(struct body *b)
{
    for (int i = 0; i < b->planes; i++)
        for (int j = i + 1; j < b->planes; j++)
            for (int k = j + 1; k < b->planes; k++) {
                struct vertex v = {.plane = {i, j, k}};
                if (!meet(b, i, j, k, &v.at) || !is_inside(b, &v)) continue;
                if (b->vertices == MOST_VERTICES || product(v.at, v.at) > 9) return false;
                b->vertex[b->vertices++] = v;
            }
    return true;
}

/* The planes that two vertices share. */
static int shared_planes(const struct vertex *a, const struct vertex *b, int *plane)
{
    int count = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            if (a->plane[i] == b->plane[k]) plane[count++] = a->plane[i];
    return count;
}

/* As seen from a: the visible one of two faces is on the right of an arrow. */
static waltz_label outline_label(const struct body *b, const struct vertex *from,
                                 const struct vertex *to, int visible)
{
    const struct vector way = {to->at.x - from->at.x, to->at.y - from->at.y};
    for (int i = 0; i < b->vertices; i++) { /* any other vertex of the visible face shows its side */
        const struct vertex *v = &b->vertex[i];
        if (v == from || v == to) continue;
        if (v->plane[0] != visible && v->plane[1] != visible && v->plane[2] != visible) continue;
        return cross(way, (struct vector){v->at.x - from->at.x, v->at.y - from->at.y}) < 0 ? WALTZ_OUT
                                                                                           : WALTZ_IN;
    }
    return WALTZ_OUT;
}

/* The number of a vertex among those that are seen, which it joins. */
static int number_of(struct polyhedron *p, const struct body *b, int vertex, int *number)
{
    if (number[vertex] < 0) {
        p->x[p->seen] = b->vertex[vertex].at.x;
        p->y[p->seen] = b->vertex[vertex].at.y;
        number[vertex] = p->seen++;
    }
    return number[vertex];
}

static int find_edges(struct polyhedron *p, const struct body *b)
{
    int edges = 0, number[MOST_VERTICES];
    for (int i = 0; i < b->vertices; i++) number[i] = -1;
    for (int i = 0; i < b->vertices; i++)
        for (int k = i + 1; k < b->vertices; k++) {
            int plane[3];
            if (shared_planes(&b->vertex[i], &b->vertex[k], plane) != 2) continue;
            edges++;
            const bool first = b->normal[plane[0]].z > 0, second = b->normal[plane[1]].z > 0;
            if ((!first && !second) || p->edges == MOST_EDGES) continue;
            const int from = number_of(p, b, i, number), to = number_of(p, b, k, number);
            const waltz_label label = first && second ? WALTZ_CONVEX
                                                      : outline_label(b, &b->vertex[i], &b->vertex[k],
                                                                      first ? plane[0] : plane[1]);
            p->edge[p->edges++] = (struct seen_edge){from, to, label};
        }
    return edges;
}

bool make_polyhedron(struct polyhedron *p, int planes, struct rng *r)
{
    struct body b = {.planes = planes};
    *p = (struct polyhedron){.seen = 0};
    for (int i = 0; i < planes; i++) b.normal[i] = random_direction(r);
    if (!find_vertices(&b) || b.vertices < 4) return false;
    return 2 * find_edges(p, &b) == 3 * b.vertices; /* closed, and three edges at each corner */
}
