/* SPDX-License-Identifier: MIT */
/* nesting.c - see nesting.h

   A sweep from left to right over the boxes around the components meets those that may enclose a component before it,
   so that a page of thousands of drawings side by side costs little more than sorting them.  */
#include "waltz/nesting.h"

#include "csp/memory.h"
#include "waltz/drawing.h"

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

/* ---- boxes around components ---- */

struct box {
    double left, right, bottom, top;
    int junction; /* one of the component; -1: none so far */
};

static void bound_components(const waltz_drawing *d, struct box *box)
{
    for (int c = 0; c < d->components; c++) box[c].junction = -1;
    for (int j = 0; j < d->junctions; j++) {
        const waltz_junction *v = &d->junction[j];
        struct box *b = &box[v->component];
        if (b->junction < 0) *b = (struct box){v->x, v->x, v->y, v->y, j};
        if (v->x < b->left) b->left = v->x;
        if (v->x > b->right) b->right = v->x;
        if (v->y < b->bottom) b->bottom = v->y;
        if (v->y > b->top) b->top = v->y;
    }
}

static bool box_within(const struct box *a, const struct box *b)
{
    return a->left >= b->left && a->right <= b->right && a->bottom >= b->bottom && a->top <= b->top;
}

static void swap_boxes(struct box *a, struct box *b)
{
    const struct box kept = *a;
    *a = *b;
    *b = kept;
}

static void sift(struct box *box, int root, int count)
{
    for (int child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && box[child + 1].left > box[child].left) child++;
        if (box[root].left >= box[child].left) return;
        swap_boxes(&box[root], &box[child]);
    }
}

/* By their left sides: a heap sort. */
static void sort_boxes(struct box *box, int count)
{
    for (int i = count / 2 - 1; i >= 0; i--) sift(box, i, count);
    for (int i = count - 1; i > 0; i--) {
        swap_boxes(&box[0], &box[i]);
        sift(box, 0, i);
    }
}

/* ---- the sweep ---- */

struct sweep {
    const waltz_drawing *d;
    struct box *box;                                     /* sorted */
    int *open, opened;                                   /* boxes that the sweep is within */
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
    for (int f = outer; f >= 0; f = s->next_face[f])
        if (face_area(s->d, f) < face_area(s->d, outer)) outer = f;
    return outer;
}

/* Remembers the smallest inner face of a component that encloses the point, if smaller than those before. */
static void look_into(const struct sweep *s, int component, struct vector point, int *inside)
{
    for (int f = s->first_face[component]; f >= 0; f = s->next_face[f]) {
        const double area = face_area(s->d, f);
        if (area > 0 && encloses(s->d, f, point) && (*inside < 0 || area < face_area(s->d, *inside)))
            *inside = f;
    }
}

static void sweep(struct sweep *s, int *inside)
{
    const waltz_drawing *d = s->d;
    for (int i = 0; i < d->components; i++) {
        const struct box *here = &s->box[i];
        const int component = d->junction[here->junction].component;
        int kept = 0;
        inside[component] = -1;
        for (int k = 0; k < s->opened; k++) {
            const struct box *other = &s->box[s->open[k]];
            if (other->right < here->left) continue;
            s->open[kept++] = s->open[k];
            if (box_within(here, other))
                look_into(s, d->junction[other->junction].component, position(d, here->junction),
                          &inside[component]);
        }
        s->open[kept++] = i;
        s->opened = kept;
    }
}

bool find_nesting(const waltz_drawing *d, int *outer, int *inside)
{
    const size_t components = (size_t)d->components;
    struct sweep s = {.d = d,
                      .box = new_array(components, sizeof *s.box),
                      .open = new_array(components, sizeof *s.open),
                      .first_face = new_array(components, sizeof *s.first_face),
                      .next_face = new_array((size_t)d->faces, sizeof *s.next_face)};
    const bool good = s.box && s.open && s.first_face && s.next_face;
    if (good) {
        list_faces(&s);
        bound_components(d, s.box);
        sort_boxes(s.box, d->components);
        for (int c = 0; c < d->components; c++) outer[c] = outer_face(&s, c);
        sweep(&s, inside);
    }
    free(s.box);
    free(s.open);
    free(s.first_face);
    free(s.next_face);
    return good;
}
