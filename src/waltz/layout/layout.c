/* SPDX-License-Identifier: MIT */
/* layout.c - coordinates for a drawing that has none, component by component.

   The outer face of a component is the one that the outline has on its left.  Without an outline, the face with
   the most corners that can stick out is tried first.  For each face, initial places are found and improved; if the result
   is not valid, other weights are tried, from a fixed sequence of random numbers.  */
#include "base/contract.h"
#include "base/memory.h"
#include "waltz/layout/layout.h"
#include "words/fail.h"

enum {
    MOST_TOGETHER = 3000, /* junctions of a drawing */
    TRIES = 6,            /* for each face, and */
    FACES_TRIED = 4,
    REPAIRING = 60000 /* work of a try for each junction */
};

/* Lists the junctions, lines and faces of a component. */
static void list_component(struct layout *l, int component)
{
    const waltz_drawing *d = l->d;
    l->junctions = l->lines = l->faces = 0;
    for (int j = 0; j < d->junctions; j++)
        if (d->junction[j].component == component) l->junction[l->junctions++] = j;
    for (int i = 0; i < d->lines; i++)
        if (d->junction[d->line[i].from].component == component) l->line[l->lines++] = i;
    for (int f = 0; f < d->faces; f++)
        if (d->junction[d->face_junction[d->face_start[f]]].component == component)
            l->face[l->faces++] = f;
}

/* ---- which face is outside ---- */

static int corners_of_kind(const waltz_drawing *d, int face, enum corner_kind kind)
{
    int count = 0;
    for (int i = d->face_start[face]; i < d->face_start[face + 1]; i++)
        count += corner_at(d, d->face_side[i]) == kind;
    return count;
}

/* The face on the left of the outline; negative: the component has no outline. */
static int outline_face(const struct layout *l)
{
    for (int i = 0; i < l->lines; i++) {
        const int outline = l->d->line[l->line[i]].outline;
        if (outline != WALTZ_NO_LABEL) return l->d->face_of[2 * l->line[i] + (outline == WALTZ_IN)];
    }
    return -1;
}

/* How many corners can stick out if this face is outside; 0: it cannot be.  A closed walk of straight lines has
   at least three corners that turn towards its inside.  */
static int merit(const struct layout *l, int outer)
{
    for (int i = 0; i < l->faces; i++)
        if (l->face[i] != outer && corners_of_kind(l->d, l->face[i], CONVEX_CORNER) < 3) return 0;
    const int merit = corners_of_kind(l->d, outer, REFLEX_CORNER);
    return merit < 3 ? 0 : merit;
}

/* The best face after the one with this merit and number; if `after` is negative, the best of all. */
static int next_outer(const struct layout *l, int after)
{
    const int limit = after < 0 ? l->lines : merit(l, after);
    int best = -1, best_merit = 0;
    for (int i = 0; i < l->faces; i++) {
        const int face = l->face[i], its = merit(l, face);
        if (its > best_merit && (its < limit || (its == limit && face > after))) {
            best = face;
            best_merit = its;
        }
    }
    return best;
}

/* ---- attempts ---- */

static bool try_face(struct layout *l, int outer, int most, int *tries)
{
    struct rng luck = rng_from_seed(1);
    l->outer = outer;
    find_parallels(l);
    for (int i = 0; i < most; i++) {
        ++*tries;
        start_layout(l, i ? &luck : NULL);
        improve_layout(l, 0, (long)REPAIRING * l->junctions);
        if (!layout_holds(l)) continue;
        beautify_layout(l);
        turn_upright(l);
        return true;
    }
    return false;
}

static bool lay_out_component(struct layout *l, waltz_error *error)
{
    const waltz_junction *v = &l->d->junction[l->junction[0]];
    if (l->junctions > MOST_LAID_OUT)
        return fail(error, v->text_line, v->text_column,
                    say(part_too_large_to_lay_out, v->name, l->junctions, MOST_LAID_OUT));
    const int given = outline_face(l);
    int tries = 0;
    find_bars(l);
    if (given >= 0) {
        if (merit(l, given) && try_face(l, given, FACES_TRIED * TRIES, &tries)) return true;
    } else {
        int outer = -1;
        for (int i = 0; i < FACES_TRIED && (outer = next_outer(l, outer)) >= 0; i++)
            if (try_face(l, outer, TRIES, &tries)) return true;
    }
    if (!tries)
        return fail(error, v->text_line, v->text_column,
                    say(part_not_straight, v->name,
                        given >= 0 ? say(with_this_outline) : say(whichever_face_is_outside)));
    return fail(error, v->text_line, v->text_column, say(no_place_found, v->name, tries));
}

/* ---- the whole ---- */

/* Puts the component to the right of those before it. */
static void put_beside(struct layout *l, double *right)
{
    static const double GAP = 0.6;
    struct box box = box_of(l->at[l->junction[0]]);
    for (int i = 1; i < l->junctions; i++) box_add(&box, l->at[l->junction[i]]);
    const struct vector by = {*right - box.low.x, -box.low.y};
    for (int i = 0; i < l->junctions; i++) l->at[l->junction[i]] = plus(l->at[l->junction[i]], by);
    *right += box.high.x - box.low.x + GAP;
}

static bool make_layout(struct layout *l)
{
    const size_t junctions = (size_t)l->d->junctions, lines = (size_t)l->d->lines,
                 faces = (size_t)l->d->faces;
    l->junction = new_array(junctions, sizeof *l->junction);
    l->line = new_array(lines, sizeof *l->line);
    l->face = new_array(faces, sizeof *l->face);
    l->at = new_array(junctions, sizeof *l->at);
    l->bar = new_array(junctions, sizeof *l->bar);
    l->centre = new_array(faces, sizeof *l->centre);
    l->class_of = new_array(lines, sizeof *l->class_of);
    l->class_direction = new_array(lines, sizeof *l->class_direction);
    l->junction_rated = new_array(junctions, sizeof *l->junction_rated);
    l->line_rated = new_array(lines, sizeof *l->line_rated);
    l->face_rated = new_array(faces, sizeof *l->face_rated);
    return l->junction && l->line && l->face && l->at && l->bar && l->centre && l->class_of &&
           l->class_direction && l->junction_rated && l->line_rated && l->face_rated;
}

static void free_layout(struct layout *l)
{
    free(l->junction);
    free(l->line);
    free(l->face);
    free(l->at);
    free(l->bar);
    free(l->centre);
    free(l->class_of);
    free(l->class_direction);
    free(l->junction_rated);
    free(l->line_rated);
    free(l->face_rated);
}

static bool lay_out_all(struct layout *l, waltz_error *error)
{
    double right = 0;
    for (int c = 0; c < l->d->components; c++) {
        list_component(l, c);
        if (!lay_out_component(l, error)) return false;
        put_beside(l, &right);
    }
    return true;
}

WALTZ_API bool waltz_layout(waltz_drawing *d, waltz_error *error)
{
    REQUIRE(d, "drawing is NULL");
    if (d->junctions > MOST_TOGETHER)
        return fail(error, 0, 0, say(drawing_too_large_to_lay_out, d->junctions, MOST_TOGETHER));
    struct layout l = {.d = d};
    const bool room = make_layout(&l), good = room && lay_out_all(&l, error);
    for (int j = 0; j < d->junctions && good; j++) {
        d->junction[j].x = l.at[j].x;
        d->junction[j].y = l.at[j].y;
    }
    if (good) d->placed = true;
    free_layout(&l);
    return room ? good : fail_by_memory(error);
}
