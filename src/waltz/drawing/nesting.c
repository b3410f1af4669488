/* SPDX-License-Identifier: MIT */
/* nesting.c - see nesting.h

   A sweep from left to right over the boxes around the components meets those that may enclose a component before it,
   so that a page of thousands of drawings side by side costs little more than sorting them.  */
#include "waltz/drawing/nesting.h"

#include "base/memory.h"
#include "waltz/drawing/drawing.h"
#include "waltz/drawing/sorting.h"

double face_area(const waltz_drawing *d, int face)
{
    const int *side = d->face_side + d->face_start[face];
    const int count = d->face_start[face + 1] - d->face_start[face];
    const struct vector origin = position(d, side_start(d, side[0]));
    double area = 0;
    for (int i = 0; i < count; i++)
        area += cross(minus(position(d, side_start(d, side[i])), origin),
                      minus(position(d, side_end(d, side[i])), origin));
    return area;
}

/* Is the point within the walk of a face?  Counts the sides that a ray to the right crosses. */
static bool encloses(const waltz_drawing *d, int face, struct vector point)
{
    bool inside = false;
    for (int i = d->face_start[face]; i < d->face_start[face + 1]; i++) {
        const struct vector a = position(d, side_start(d, d->face_side[i]));
        const struct vector b = position(d, side_end(d, d->face_side[i]));
        if ((a.y > point.y) == (b.y > point.y)) continue;
        if (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
    }
    return inside;
}

/* ---- components ---- */

struct component {
    struct box box;
    int junction; /* one of its own; -1: none so far */
};

static void bound_components(const waltz_drawing *d, struct component *component)
{
    for (int c = 0; c < d->components; c++) component[c].junction = -1;
    for (int j = 0; j < d->junctions; j++) {
        struct component *c = &component[d->junction[j].component];
        if (c->junction < 0) *c = (struct component){box_of(position(d, j)), j};
        box_add(&c->box, position(d, j));
    }
}

static bool box_within(const struct box *a, const struct box *b)
{
    return a->low.x >= b->low.x && a->high.x <= b->high.x && a->low.y >= b->low.y &&
           a->high.y <= b->high.y;
}

/* ---- the sweep ---- */

struct sweep {
    const waltz_drawing *d;
    struct component *component;
    struct keyed *sorted;                                /* components by their left sides */
    int *open, opened;                                   /* components whose boxes the sweep is in */
    int *first_face /* of each component */, *next_face; /* of the same component; -1: no other */
};

static void list_faces(struct sweep *s)
{
    const waltz_drawing *d = s->d;
    for (int c = 0; c < d->components; c++) s->first_face[c] = -1;
    for (int f = d->faces - 1; f >= 0; f--) {
        const int c = d->junction[d->face_junction[d->face_start[f]]].component;
        s->next_face[f] = s->first_face[c];
        s->first_face[c] = f;
    }
}

/* The outer face is the one that is walked clockwise: the one of the smallest area, which is negative. */
static int outer_face(const struct sweep *s, int component)
{
    int outer = s->first_face[component];
    double least = face_area(s->d, outer);
    for (int f = s->next_face[outer]; f >= 0; f = s->next_face[f]) {
        const double area = face_area(s->d, f);
        if (area >= least) continue;
        outer = f;
        least = area;
    }
    return outer;
}

/* Remembers the smallest inner face of a component that encloses the point, if smaller than those before. */
static void look_into(const struct sweep *s, int component, struct vector point, int *inside)
{
    double least = *inside < 0 ? 0 : face_area(s->d, *inside);
    for (int f = s->first_face[component]; f >= 0; f = s->next_face[f]) {
        const double area = face_area(s->d, f);
        if (!(area > 0) || !encloses(s->d, f, point) || (*inside >= 0 && area >= least)) continue;
        *inside = f;
        least = area;
    }
}

static void sweep(struct sweep *s, int *inside)
{
    for (int i = 0; i < s->d->components; i++) {
        const int here = s->sorted[i].item;
        const struct component *c = &s->component[here];
        int kept = 0;
        inside[here] = -1;
        for (int k = 0; k < s->opened; k++) {
            const int other = s->open[k];
            const struct box *around = &s->component[other].box;
            if (around->high.x < c->box.low.x) continue;
            s->open[kept++] = other;
            if (box_within(&c->box, around))
                look_into(s, other, position(s->d, c->junction), &inside[here]);
        }
        s->open[kept++] = here;
        s->opened = kept;
    }
}

static void sort_components(struct sweep *s)
{
    for (int c = 0; c < s->d->components; c++)
        s->sorted[c] = (struct keyed){s->component[c].box.low.x, c};
    sort_by_key(s->sorted, (size_t)s->d->components);
}

bool find_nesting(const waltz_drawing *d, int *outer, int *inside)
{
    const size_t components = (size_t)d->components;
    struct sweep s = {.d = d,
                      .component = new_array(components, sizeof *s.component),
                      .sorted = new_array(components, sizeof *s.sorted),
                      .open = new_array(components, sizeof *s.open),
                      .first_face = new_array(components, sizeof *s.first_face),
                      .next_face = new_array((size_t)d->faces, sizeof *s.next_face)};
    const bool good = s.component && s.sorted && s.open && s.first_face && s.next_face;
    if (good) {
        list_faces(&s);
        bound_components(d, s.component);
        sort_components(&s);
        for (int c = 0; c < d->components; c++) outer[c] = outer_face(&s, c);
        sweep(&s, inside);
    }
    free(s.component);
    free(s.sorted);
    free(s.open);
    free(s.first_face);
    free(s.next_face);
    return good;
}
