/* SPDX-License-Identifier: MIT */
/* faces.c - see faces.h

   The order of the lines around each junction decides the faces (drawing.h), and their number decides whether the
   drawing fits into a plane: for each component, junctions - lines + faces is 2 in a plane, and less by 2 for each
   handle that the surface would need (Euler).  A junction listed clockwise, the most common mistake, adds handles, and
   reversing it removes them: that is how the culprit is found.  */
#include "waltz/drawing/faces.h"

#include "base/memory.h"
#include "waltz/drawing/drawing.h"
#include "words/fail.h"

/* ---- components ---- */

static void spread(waltz_drawing *d, int start, int component, int *waiting)
{
    int count = 0;
    waiting[count++] = start;
    d->junction[start].component = component;
    while (count) {
        const int j = waiting[--count];
        for (int i = 0; i < d->junction[j].degree; i++) {
            const int other = neighbour(d, j, i);
            if (d->junction[other].component >= 0) continue;
            d->junction[other].component = component;
            waiting[count++] = other;
        }
    }
}

static bool find_components(waltz_drawing *d)
{
    int *waiting = new_array((size_t)d->junctions, sizeof *waiting);
    if (!waiting) return false;
    for (int j = 0; j < d->junctions; j++) d->junction[j].component = -1;
    for (int j = 0; j < d->junctions; j++)
        if (d->junction[j].component < 0) spread(d, j, d->components++, waiting);
    free(waiting);
    return true;
}

/* ---- faces ---- */

/* Walks every face; all arrays but `face_of` may be NULL.  Returns the number of faces. */
static int walk_faces(const waltz_drawing *d, int *face_of, int *start, int *sides)
{
    int faces = 0, count = 0;
    for (int side = 0; side < 2 * d->lines; side++) face_of[side] = -1;
    for (int first = 0; first < 2 * d->lines; first++) {
        if (face_of[first] >= 0) continue;
        if (start) start[faces] = count;
        for (int side = first; face_of[side] < 0; side = side_next(d, side)) {
            face_of[side] = faces;
            if (sides) sides[count] = side;
            count++;
        }
        faces++;
    }
    if (start) start[faces] = count;
    return faces;
}

/* How far each component is from fitting into a plane: 2 for each handle. */
static void count_defects(const waltz_drawing *d, const int *face_start, const int *face_side,
                          int *defect)
{
    for (int c = 0; c < d->components; c++) defect[c] = 2;
    for (int j = 0; j < d->junctions; j++) defect[d->junction[j].component]--;
    for (int i = 0; i < d->lines; i++) defect[d->junction[d->line[i].from].component]++;
    for (int f = 0; f < d->faces; f++)
        defect[d->junction[side_start(d, face_side[face_start[f]])].component]--;
}

/* ---- errors in a drawing that does not fit ---- */

static void turn_round(waltz_junction *j)
{
    const int kept = j->line[0];
    j->line[0] = j->line[2];
    j->line[2] = kept;
}

/* The one junction of a component that makes it fit when its lines are listed the other way round; -1: none does.
   Tries each junction, so large components are not searched.  */
static int find_culprit(waltz_drawing *d, int component, int defect, int *face_of)
{
    enum { MOST_TRIED = 2000 };
    const int before = walk_faces(d, face_of, NULL, NULL);
    if (d->junctions > MOST_TRIED) return -1;
    for (int j = d->junctions - 1; j >= 0; j--) {
        waltz_junction *v = &d->junction[j];
        if (v->component != component || v->degree < 3) continue;
        turn_round(v);
        const int now = walk_faces(d, face_of, NULL, NULL);
        turn_round(v);
        if (now - before == defect) return j;
    }
    return -1;
}

static bool refuse(waltz_drawing *d, int component, int defect, waltz_error *error)
{
    const int culprit = find_culprit(d, component, defect, d->face_of);
    if (culprit >= 0) {
        const waltz_junction *v = &d->junction[culprit];
        return fail(error, v->text_line, v->text_column, say(lines_listed_clockwise, v->name));
    }
    int first = 0;
    while (d->junction[first].component != component) first++;
    const waltz_junction *v = &d->junction[first];
    return fail(error, v->text_line, v->text_column, say(drawing_not_planar, v->name));
}

bool find_faces(waltz_drawing *d, waltz_error *error)
{
    const size_t sides = 2 * (size_t)d->lines;
    d->face_of = new_array(sides, sizeof *d->face_of);
    d->face_side = new_array(sides, sizeof *d->face_side);
    d->face_junction = new_array(sides, sizeof *d->face_junction);
    d->face_start = new_array(sides + 1, sizeof *d->face_start);
    if (!d->face_of || !d->face_side || !d->face_junction || !d->face_start || !find_components(d))
        return fail_by_memory(error);
    d->faces = walk_faces(d, d->face_of, d->face_start, d->face_side);
    for (size_t i = 0; i < sides; i++) d->face_junction[i] = side_start(d, d->face_side[i]);

    int *defect = new_array((size_t)d->components, sizeof *defect);
    if (!defect) return fail_by_memory(error);
    count_defects(d, d->face_start, d->face_side, defect);
    bool good = true;
    for (int c = 0; c < d->components && good; c++)
        if (defect[c]) good = refuse(d, c, defect[c], error);
    free(defect);
    return good;
}
